/** Replayed playoffs: the bracket by the new seeds, every game with the scores of its weeks. */
import type { Matchup, MatchupSide, Season, SeasonSettings } from '../../domain/season.ts'
import { nameWeeks } from '../../domain/week-names.ts'
import { type Contest, listOpen, listPlaces, openContests, playRound } from '../../verdict/bracket/contests.ts'
import { bracketRulesOf } from '../../verdict/bracket/playoff-rounds.ts'
import type { PlayoffPlan } from './plan-playoff-weeks.ts'
import { scoresOfWeeks } from './week-scores.ts'

export interface PlayedPlayoffs {
  matchups: Matchup[]
  /** Team ids, champion first; null if a game cannot be decided, or without a bracket. */
  places: readonly number[] | null
  /** The reason why there are no ranks. */
  note: string | null
}

interface PlayoffInput {
  /** The original and the rescored season. */
  season: Season
  rescored: Season
  /** Team ids, the first seed first. */
  seeds: readonly number[]
  plan: PlayoffPlan
  settings: SeasonSettings
}

/**
 * A game that took place keeps its sides, and its winner if the scores are tied. Another game uses the two teams' scores of its weeks; the
 * higher seed wins a tie.
 */
export function playPlayoffs({ season, rescored, seeds, plan, settings }: PlayoffInput): PlayedPlayoffs {
  if (plan.rounds.length === 0)
    return { matchups: [], places: null, note: 'Without playoffs there is no champion, only standings.' }
  const scoreOver = scoresOfWeeks(rescored)
  const rules = bracketRulesOf({ settings })
  const seedOf = new Map(seeds.map((teamId, index) => [teamId, index + 1]))
  const matchups: Matchup[] = []
  let unknown: { teamId: number; weeks: readonly number[] } | null = null
  let contests: Contest<number>[] = openContests(seeds, rules)

  const sideOf = (teamId: number, weeks: readonly number[]): MatchupSide => {
    const points = scoreOver(teamId, weeks)
    const pointsByWeek = weeks.flatMap((week) => {
      const own = scoreOver(teamId, [week])
      return own === null ? [] : [{ week, points: own }]
    })
    return { teamId, points, adjustment: 0, homeBonus: 0, pointsByWeek }
  }

  function play(first: number, second: number, kind: Matchup['kind'], round: number): Matchup {
    const weeks = plan.rounds[round] ?? []
    const real = findReal(rescored, first, second, weeks)
    const id = real?.id ?? 100_000 + matchups.length
    const matchupPeriod = plan.regularPeriods + 1 + round
    if (real) return { ...real, matchupPeriod, kind }
    const home = sideOf(first, weeks)
    const away = sideOf(second, weeks)
    const isFirst = (seedOf.get(first) ?? 0) < (seedOf.get(second) ?? 0)
    const margin = (home.points ?? 0) - (away.points ?? 0)
    const winner = margin > 0 || (margin === 0 && isFirst) ? 'home' : 'away'
    if (kind === 'winners-bracket') {
      const lacking = [home, away].find(({ points }) => points === null)
      unknown ??= lacking ? { teamId: lacking.teamId, weeks } : null
    }
    return { id, matchupPeriod, weeks: [...weeks], kind, status: 'final', home, away, winner }
  }

  for (const round of plan.rounds.keys()) {
    const played = new Map<number, Matchup>()
    for (const { kind, entries } of listOpen(contests, rules.consolation)) {
      for (let index = 0; index < entries.length; index += 2) {
        const first = entries[index] ?? null
        const second = entries[index + 1] ?? null
        if (first === null || second === null) continue
        const matchup = play(first, second, kind, round)
        matchups.push(matchup)
        played.set(first, matchup)
      }
    }
    contests = playRound(contests, {
      firstWins: (first, second) => hasWon(played.get(first), first, second, seedOf),
      consolation: rules.consolation,
      isLast: round === plan.rounds.length - 1,
      sortBySeed: rules.reseed ? (teamIds) => seeds.filter((teamId) => teamIds.includes(teamId)) : null,
    })
  }
  if (unknown) return { matchups: [], places: null, note: describeUnknown(season, unknown) }
  return { matchups, places: fillBySeed(listPlaces(contests, rules.consolation), seeds), note: null }
}

/** Ranks that no game decides go to the remaining teams in seed order. */
function fillBySeed(places: readonly (number | null)[], seeds: readonly number[]): number[] {
  const left = seeds.filter((teamId) => !places.includes(teamId))
  return seeds.flatMap((_, index) => places[index] ?? left.shift() ?? [])
}

/** The game of two teams over exactly these weeks, if it took place after the regular season. */
function findReal({ matchups }: Season, first: number, second: number, weeks: readonly number[]) {
  return matchups.find(
    ({ kind, status, home, away, weeks: played }) =>
      kind !== 'regular' &&
      status === 'final' &&
      played.join() === weeks.join() &&
      ((home.teamId === first && away?.teamId === second) || (home.teamId === second && away?.teamId === first)),
  )
}

function hasWon(
  matchup: Matchup | undefined,
  first: number,
  second: number,
  seedOf: ReadonlyMap<number, number>,
): boolean {
  const isBetterSeed = (seedOf.get(first) ?? 0) < (seedOf.get(second) ?? 0)
  if (!matchup?.winner || matchup.winner === 'tie') return isBetterSeed
  return (matchup.winner === 'home') === (matchup.home.teamId === first)
}

function describeUnknown(season: Season, { teamId, weeks }: { teamId: number; weeks: readonly number[] }): string {
  const name = season.teams.find(({ id }) => id === teamId)?.name ?? 'a team'
  return `${name}’s score in ${nameWeeks(weeks)} is missing, so we can’t name a champion.`
}
