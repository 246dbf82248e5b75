/** Messages between a page and its rule lab's worker. Both are of the same build. */
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

export type LabRequest =
  /** Seasons are sent once, before they are played. */
  | { kind: 'load'; lab: LabResponse }
  | { kind: 'play'; id: number; season: number; rules: LabRules }
  | { kind: 'compare'; id: number; seasons: readonly number[]; proposals: readonly LabRules[] }

export type LabReply =
  | { kind: 'played'; id: number; comparison: SeasonComparison }
  /** Follows 'played': awards take longer than the table. */
  | { kind: 'details'; id: number; details: LabDetails }
  | { kind: 'compared'; id: number; seasons: ComparedSeason[] }
  | { kind: 'failed'; id: number; message: string }
