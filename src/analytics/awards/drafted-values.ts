import type { Season } from '../../domain/season.ts'
import { gradePicks } from '../draft-analysis.ts'
import type { Candidate } from './choose-winner.ts'
import { noteMissingLineups } from './missing-lineups.ts'
import { formatDifference } from './wording.ts'

export interface DraftedValue extends Candidate {
  overallPick: number
  /** Null in an auction. */
  round: number | null
  /** Auction price; null outside auctions. */
  bidDollars: number | null
  /** True: of the first round; in an auction of the most expensive tier. */
  isEarly: boolean
  /** True: of the second half of the rounds; in an auction no dearer than half of the purchases. */
  isLate: boolean
  totalPoints: number
  /** Which weeks of the player are known, as text: ', in weeks he was rostered'; empty for all. */
  coverage: string
}

/** The picks as candidates by value over expectation, keepers left out. */
export function listDraftedValues(season: Season): DraftedValue[] {
  const picks = gradePicks(season)
  const coverage = `, in weeks he was rostered${noteMissingLineups(season)}`
  const levelsOf = (draft: number) =>
    Math.max(0, ...picks.filter(({ pick }) => pick.draft === draft).map(({ level }) => level))
  const levels = new Map(season.drafts.map(({ number, rounds = 0 }) => [number, Math.max(rounds, levelsOf(number))]))
  const bids = picks.flatMap(({ pick }) => pick.bidDollars ?? []).sort((a, b) => a - b)
  // Where half of all cost the same as the dearest, nobody was cheap.
  const middle = bids[Math.ceil(bids.length / 2) - 1] ?? 0
  const cheap = middle < (bids.at(-1) ?? 0) ? middle : Number.NEGATIVE_INFINITY
  return picks.map(({ team, player, pick, playerSeason, totalPoints, valueOverExpectation, level }) => ({
    teamId: team.id,
    player: player.number,
    value: valueOverExpectation,
    overallPick: pick.overallPick,
    round: pick.round,
    bidDollars: pick.bidDollars,
    isEarly: level === 1,
    isLate: pick.bidDollars === null ? isLateLevel(level, levels.get(pick.draft) ?? 0) : pick.bidDollars <= cheap,
    totalPoints,
    coverage: playerSeason.isTotalPartial ? coverage : '',
  }))
}

const isLateLevel = (level: number, levels: number) => levels > 1 && level > levels / 2

/** '+84.2 points vs. expectation, round 5 (pick 52)' */
export function describeDraftedValue({ value, ...pick }: DraftedValue): string {
  return `${formatDifference(value)} points vs. expectation, ${describeDraftPlace(pick)}`
}

/** 'round 5 (pick 52)', in an auction '$23', with a note if weeks are missing. */
export function describeDraftPlace({ round, overallPick, bidDollars, coverage }: Omit<DraftedValue, 'value'>): string {
  const where =
    bidDollars !== null
      ? `a $${bidDollars} purchase`
      : round !== null
        ? `round ${round} (pick ${overallPick})`
        : 'the auction'
  return `${where}${coverage}`
}
