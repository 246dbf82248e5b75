import type { Sentence } from '../../contract/responses/weekly.ts'
import type { WeekFacts } from '../facts/week-facts.ts'
import type { Wording } from '../wording/pick.ts'

export interface FoundStory {
  /** 0 to 100: the heaviest story of a week leads. */
  weight: number
  /** Its subject, such as `game 12`: of two stories with the same subject, the lighter one is left out. */
  subjects: readonly string[]
  /** A headline and two to four sentences. Adds subjects that game stories must not repeat to `used`. */
  write: (wording: Wording, used: Set<string>) => { headline: Sentence; sentences: Sentence[] }
}

/** A kind of front-page story. To add one, add a file in this folder and its name to `index.ts`. */
export interface StoryKind {
  /** Kebab-case. */
  key: string
  find: (facts: WeekFacts) => FoundStory[]
}
