import type { Sentence } from '../../contract/responses/weekly.ts'
import type { EditionGame } from '../facts/games.ts'
import type { WeekFacts } from '../facts/week-facts.ts'
import type { Wording } from '../wording/pick.ts'

/** A possible sentence about a game. */
export interface GameReason {
  /** Its subject, such as `player 12`: an edition covers each subject once. */
  subjects: readonly string[]
  /** 0 to 100: how well it explains the game. */
  weight: number
  write: (wording: Wording) => Sentence
}

/** Null if it does not apply. To add one, write a function in this folder and add its name to `index.ts`. */
export type FindNote = (game: EditionGame, facts: WeekFacts) => GameReason | null
