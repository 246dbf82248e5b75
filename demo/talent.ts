import { nflWeeks } from './nfl-schedule.ts'
import { nflTeams } from './nfl-teams.ts'
import type { ProPlayer } from './player-pool.ts'
import type { Random } from './random.ts'

/** A player's contribution to his team's offense. Shares are relative within a team: only their ratio counts. */
export interface Talent {
  /** Share of the team's passes that go his way. */
  targets: number
  /** Share of the team's carries. */
  carries: number
  /** QB: passing against the average; K: accuracy; D/ST: strength. 1 is average. */
  quality: number
  /** QB only: rushing yards a game. */
  scrambling: number
}

export interface TalentSeason {
  /** His expected talent before the season; the draft and the first projections use it. */
  expected: Talent
  /** His real talent. */
  actual: Talent
  /** Multiplier by week (index 0 is week 1): hot and cold months around 1. */
  form: number[]
}

/** How an NFL team plays, against an average of 1. */
export interface TeamStyle {
  expected: { passing: number; rushing: number }
  actual: { passing: number; rushing: number }
}

/** Typical shares by depth; a star's luck multiplies them. */
const targetShares: Record<string, readonly number[]> = {
  RB: [0.125, 0.07, 0.03],
  WR: [0.25, 0.175, 0.115, 0.055, 0.025],
  TE: [0.14, 0.045],
}
const carryShares: readonly number[] = [0.62, 0.27, 0.11]
/** How far a season deviates from the expectation, by depth: backups who take over are unpredictable. */
const surprise = [0.17, 0.34, 0.45, 0.5, 0.5]
/** No offense gives one player more than this. */
const mostTargets: Record<string, number> = { RB: 0.2, WR: 0.36, TE: 0.24 }
const mostCarries = 0.82

/**
 * Talent, expectation and form of every player for one season. A player's base talent is constant, the rest is the
 * season's.
 */
export function castTalents(
  random: Random,
  lifelong: Random,
  pool: readonly ProPlayer[],
): { talents: Map<number, TalentSeason>; styles: Map<number, TeamStyle> } {
  const talents = new Map<number, TalentSeason>()
  for (const player of pool) {
    const gift = bornWith(lifelong.fork(String(player.id)), player)
    const luck = random.fork(String(player.id))
    const expected = vary(luck, player, gift, 0.08)
    const actual = vary(luck, player, expected, surprise[player.depth - 1] ?? 0.5)
    talents.set(player.id, { expected, actual, form: formOfSeason(luck) })
  }
  const styles = new Map<number, TeamStyle>()
  for (const { proTeamId } of nflTeams) {
    const luck = random.fork(`team ${proTeamId}`)
    const expected = { passing: luck.factor(0.07), rushing: luck.factor(0.08) }
    const actual = { passing: expected.passing * luck.factor(0.06), rushing: expected.rushing * luck.factor(0.07) }
    styles.set(proTeamId, { expected, actual })
  }
  return { talents, styles }
}

/** A mix of expectation and truth: by mid-season projections are mostly true. */
export function talentAsSeen({ expected, actual }: TalentSeason, week: number): Talent {
  const seen = (0.85 * (week - 1)) / (week + 2)
  return {
    targets: mix(expected.targets, actual.targets, seen),
    carries: mix(expected.carries, actual.carries, seen),
    quality: mix(expected.quality, actual.quality, seen),
    scrambling: mix(expected.scrambling, actual.scrambling, seen),
  }
}

/** Linear interpolation: `share` (0 to 1) of the way to the second value. */
export function mix(one: number, other: number, share: number): number {
  return one + (other - one) * share
}

function bornWith(random: Random, { position, depth }: ProPlayer): Talent {
  const nothing = { targets: 0, carries: 0, quality: 1, scrambling: 0 }
  switch (position) {
    case 'QB':
      return {
        ...nothing,
        quality: (depth === 1 ? 1 : 0.78) * random.factor(depth === 1 ? 0.1 : 0.07),
        scrambling: 4 + 38 * random.next() ** 2.2,
      }
    case 'RB':
      return {
        ...nothing,
        carries: (carryShares[depth - 1] ?? 0.05) * random.factor(0.18),
        targets: (targetShares.RB?.[depth - 1] ?? 0.02) * random.factor(0.3),
      }
    case 'WR':
      return { ...nothing, targets: (targetShares.WR?.[depth - 1] ?? 0.02) * random.factor(0.19) }
    case 'TE':
      return { ...nothing, targets: (targetShares.TE?.[depth - 1] ?? 0.02) * random.factor(0.28) }
    case 'K':
      return { ...nothing, quality: random.factor(0.06) }
    case 'D/ST':
      return { ...nothing, quality: random.factor(0.16) }
  }
}

function vary(random: Random, { position }: ProPlayer, talent: Talent, deviation: number): Talent {
  const role = random.factor(deviation)
  return {
    targets: saturate(talent.targets * role * random.factor(deviation / 3), mostTargets[position] ?? 1),
    carries: saturate(talent.carries * role * random.factor(deviation / 3), mostCarries),
    quality: talent.quality * random.factor(deviation / 3),
    scrambling: talent.scrambling * random.factor(deviation / 2),
  }
}

/** Small values stay as they are, large ones approach the limit. */
function saturate(value: number, limit: number): number {
  return value / (1 + (value / limit) ** 4) ** 0.25
}

/** Form returns to the mean: a hot month is likelier than a single hot week. */
function formOfSeason(random: Random): number[] {
  let form = random.normal(0, 0.1)
  return Array.from({ length: nflWeeks }, () => {
    form = 0.8 * form + random.normal(0, 0.065)
    return Math.exp(form)
  })
}
