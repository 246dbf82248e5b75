import type { Sentence } from '../../contract/responses/weekly.ts'
import type { Game } from '../facts/games.ts'
import type { WeekFacts } from '../facts/week-facts.ts'
import type { Wording } from '../wording/pick.ts'

/** Something worth a sentence about a game. */
export interface GameNote {
  /** What it is about, such as `player 12`: nothing is written of the same twice in an edition. */
  subjects: readonly string[]
  /** 0 to 100: how much it says about the game. */
  weight: number
  write: (wording: Wording) => Sentence
}

/** Null where there is nothing of the kind. A new one is a function in a file of this folder and its name in `index.ts`. */
export type FindNote = (game: Game, facts: WeekFacts) => GameNote | null
