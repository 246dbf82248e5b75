/** Replayed playoffs: the bracket by the new seeds, every game with the scores of its weeks. */
import { openMatchupIds } from '../../domain/matchup-ids.ts'
import type { Matchup, MatchupSide, PlayoffGame, Season, SeasonSettings } from '../../domain/season.ts'
import { nameWeeks } from '../../domain/week-names.ts'
import { drawByRules } from '../../verdict/bracket/draw-by-rules.ts'
import { playDrawing } from '../../verdict/bracket/drawing.ts'
import { bracketRulesOf, winnerOf } from '../../verdict/bracket/playoff-rounds.ts'
import { winsGame } from '../../verdict/tie-rule.ts'
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
  const rankOf = (teamId: number | null) => seeds.indexOf(teamId ?? 0)
  const matchups: Matchup[] = []
  const nextId = openMatchupIds(rescored.matchups)

  const sideOf = (teamId: number, weeks: readonly number[]): MatchupSide => {
    const pointsByWeek = weeks.flatMap((week) => {
      const points = scoreOver(teamId, [week])
      return points === null ? [] : [{ week, points }]
    })
    return { teamId, points: scoreOver(teamId, weeks), adjustment: 0, homeBonus: 0, pointsByWeek }
  }

  function play(first: number, second: number, { kind, round }: PlayoffGame): Matchup {
    const weeks = plan.rounds[round - 1] ?? []
    const matchupPeriod = plan.regularPeriods + round
    const real = findReal(rescored, first, second, weeks)
    if (real) return { ...real, matchupPeriod, kind }
    const [home, away] = [sideOf(first, weeks), sideOf(second, weeks)]
    const isFirst = winsGame((home.points ?? 0) - (away.points ?? 0), rankOf(first) < rankOf(second))
    const winner = isFirst ? 'home' : 'away'
    return { id: nextId(), matchupPeriod, weeks: [...weeks], kind, status: 'final', home, away, winner }
  }

  const { places } = playDrawing(drawByRules(seeds, bracketRulesOf({ settings }), plan.rounds.length), {
    rankOf,
    winnerOf: (game) => {
      const { first, second } = game
      if (first.teamId === null || second === null || second.teamId === null) return null
      const matchup = play(first.teamId, second.teamId, game)
      matchups.push(matchup)
      return winnerOf(matchup, first) ?? (rankOf(first.teamId) < rankOf(second.teamId) ? 'first' : 'second')
    },
  })
  const unknown = matchups
    .filter(({ kind }) => kind === 'winners-bracket')
    .flatMap(({ home, away, weeks }) =>
      [home, away].flatMap((side) => (side?.points === null ? { ...side, weeks } : [])),
    )
  if (unknown[0]) return { matchups: [], places: null, note: describeUnknown(season, unknown[0]) }
  return {
    matchups,
    places: fillBySeed(
      places.map((slot) => slot?.teamId ?? null),
      seeds,
    ),
    note: null,
  }
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

function describeUnknown(season: Season, { teamId, weeks }: { teamId: number; weeks: readonly number[] }): string {
  const name = season.teams.find(({ id }) => id === teamId)?.name ?? 'a team'
  return `${name}’s score in ${nameWeeks(weeks)} is missing, so we can’t name a champion.`
}
