import type { Sentence } from '../../contract/responses/weekly.ts'
import type { WeekFacts } from '../facts/week-facts.ts'
import type { Wording } from '../wording/pick.ts'

export interface FoundStory {
  /** 0 to 100: the heaviest of a week is its lead. */
  weight: number
  /** What it is about, such as `game 12`: of two stories about the same, the lighter one is left out. */
  subjects: readonly string[]
  /** A headline and two to four sentences. What the game stories shall not repeat is added to `used`. */
  write: (wording: Wording, used: Set<string>) => { headline: Sentence; sentences: Sentence[] }
}

/** A kind of story of the front page. A new one is a file in this folder and its name in `index.ts`. */
export interface StoryKind {
  /** Kebab-case. */
  key: string
  find: (facts: WeekFacts) => FoundStory[]
}
