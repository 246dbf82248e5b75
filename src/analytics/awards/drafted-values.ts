/** The awards for picks of the draft, by what they scored. */
import type { Season } from '../../domain/season.ts'
import { gradePicks } from '../draft-analysis.ts'
import type { Award } from './award.ts'
import { type Candidate, chooseWinner } from './choose-winner.ts'
import { noteMissingLineups } from './missing-lineups.ts'
import { formatDifference, writeAwardPoints } from './wording.ts'

export const draftBoom: Award = {
  key: 'draft-boom',
  title: 'Draft Boom of the Year',
  icon: 'bolt',
  description: 'The pick that scored the most above its position’s average in its round.',
  inAuctions: { description: 'The purchase that scored the most above its position’s average at its price.' },
  pick: (season) =>
    chooseWinner(
      season,
      listDraftedValues(season).filter(({ value }) => value > 0),
      'highest',
      describeDraftedValue,
    ),
}

export const draftBust: Award = {
  key: 'draft-bust',
  title: 'Biggest Draft Bust',
  icon: 'bomb',
  isShame: true,
  description: 'The pick that scored the most below its position’s average in its round.',
  inAuctions: { description: 'The purchase that scored the most below its position’s average at its price.' },
  pick: (season) =>
    chooseWinner(
      season,
      listDraftedValues(season).filter(({ value }) => value < 0),
      'lowest',
      describeDraftedValue,
    ),
}

export const lateRoundWinner: Award = {
  key: 'late-round-winner',
  title: 'Late Round Lottery Winner',
  icon: 'ticket',
  description: 'The most points by a player picked in the second half of the draft’s rounds.',
  inAuctions: {
    title: 'Bargain of the Auction',
    description: 'The most points by a player of the cheaper half of all purchases.',
  },
  pick: (season) => {
    const picks = listDraftedValues(season)
    return chooseWinner(
      season,
      picks
        .filter(({ isLate, totalPoints }) => isLate && totalPoints > 0)
        .map((pick) => ({ ...pick, value: pick.totalPoints })),
      'highest',
      ({ value, ...pick }) => `${writeAwardPoints(value)} points from ${describeDraftPlace(pick)}`,
    )
  },
}

export const firstRoundFailure: Award = {
  key: 'first-round-failure',
  title: 'First Round Failure',
  icon: 'trending-down',
  isShame: true,
  description: 'The first-round pick that scored the most below its position’s average.',
  inAuctions: {
    title: 'Most Expensive Failure',
    description:
      'The purchase among the most expensive that scored the most below its position’s average at that price.',
  },
  pick: (season) =>
    chooseWinner(
      season,
      listDraftedValues(season).filter(({ isEarly, value }) => isEarly && value < 0),
      'lowest',
      describeDraftedValue,
    ),
}

interface DraftedValue extends Candidate {
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
function listDraftedValues(season: Season): DraftedValue[] {
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
function describeDraftedValue({ value, ...pick }: DraftedValue): string {
  return `${formatDifference(value)} points vs. expectation, ${describeDraftPlace(pick)}`
}

/** 'round 5 (pick 52)', in an auction '$23', with a note if weeks are missing. */
function describeDraftPlace({ round, overallPick, bidDollars, coverage }: Omit<DraftedValue, 'value'>): string {
  const where =
    bidDollars !== null
      ? `a $${bidDollars} purchase`
      : round !== null
        ? `round ${round} (pick ${overallPick})`
        : 'the auction'
  return `${where}${coverage}`
}
