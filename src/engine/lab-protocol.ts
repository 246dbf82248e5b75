/** What passes between a page and its rule lab's worker. Both are of the same build. */
import type {
  AwardChange,
  AwardHolder,
  Flip,
  PlayerChange,
  SeasonComparison,
  TeamChange,
} from '../analytics/lab/compare-season.ts'
import type { LabRules } from '../analytics/lab/lab-rules.ts'
import type { Fairness } from '../analytics/lab/season-fairness.ts'
import type { ResponseOf } from '../contract/responses/index.ts'

export type { AwardChange, AwardHolder, Fairness, Flip, LabRules, PlayerChange, SeasonComparison, TeamChange }
export type LabResponse = ResponseOf<'lab'>

export interface LabDetails {
  awards: AwardChange[]
  players: PlayerChange[]
}

/** A season as it was, and by each proposal. */
export interface ComparedSeason {
  season: number
  actual: Fairness
  /** A proposal whose rules need what is not known of this season is null. */
  proposals: (Fairness | null)[]
}

/** What the worker exposes to its page by comlink. */
export interface LabApi {
  /** Seasons are sent once, before they are played. */
  load(lab: LabResponse): void
  play(season: number, rules: LabRules): SeasonComparison
  /** Awards take longer than the table. */
  findDetails(season: number, rules: LabRules): LabDetails
  compare(seasons: readonly number[], proposals: readonly LabRules[]): ComparedSeason[]
}
