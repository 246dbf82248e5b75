import { areDrafteesKnown, hasDraftedRosters } from '../analytics/managers/drafted-lineup.ts'
import { hasManager } from '../analytics/managers/has-manager.ts'
import { lineupEfficiency } from '../analytics/managers/lineup-efficiency.ts'
import {
  type ManagerParts,
  type ManagerResult,
  type PartKey,
  reportManagers,
  tellsDraftFromMoves,
} from '../analytics/managers/manager-report.ts'
import { partsOfPeriod } from '../analytics/period-score.ts'
import { leagueIdOf, teamRefOf } from '../analytics/public-ids.ts'
import { factsOf } from '../analytics/season-facts.ts'
import { computeStandings } from '../analytics/standings.ts'
import { whyNoGames } from '../analytics/why-no-games.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import { compareFigures, roundFigure } from '../domain/points.ts'
import type { Season } from '../domain/season.ts'
import { listRegularPeriods } from '../verdict/regular-periods.ts'
import type { Handler } from './handler.ts'

export const handleManagers: Handler<'managers'> = ({ season }) => {
  const reason = whyNoGames(season)
  const all = reason === null ? reportManagers(season) : []
  const reports = all.filter(({ teamId }) => hasManager(season, teamId))
  return {
    leagueId: leagueIdOf(season),
    season: season.season,
    unavailable: reason,
    throughWeek: listRegularPeriods(season).at(-1)?.weeks.at(-1) ?? null,
    tellsDraftFromMoves: reports.length > 0 && tellsDraftFromMoves(season),
    leagueEfficiency: roundFigure(lineupEfficiency(season)),
    ...noteParts(season, reports),
    teams: reports.map((report) => describeReport(season, report, reports)),
  }
}

/** Why parts are missing, or equal for all teams. */
function noteParts(season: Season, reports: readonly ManagerResult[]) {
  const notes = [
    ...(season.settings.isBestBall
      ? ['Best ball sets lineups automatically, so lineups count 0 for every team and there’s no efficiency.']
      : []),
    ...(areDrafteesKnown(season) && !hasDraftedRosters(season)
      ? ['This draft filled only part of each roster, so draft and moves are combined.']
      : []),
  ]
  return reports.length > 0 && notes.length > 0 ? { notes } : {}
}

type Row = ResponseOf<'managers'>['teams'][number]

function describeReport(season: Season, report: ManagerResult, all: readonly ManagerResult[]): Row {
  const { teamId, games, wins, average, parts, luck, expectedWins, efficiency, weeks } = report
  const knownParts = listKnownParts(season, all)
  return {
    team: teamRefOf(season, teamId),
    ownerNames: factsOf(season).teams.get(teamId)?.ownerNames ?? [],
    luckFreeRank: 1 + all.filter((other) => compareFigures(other.expectedWins, expectedWins) > 0).length,
    recordRank:
      computeStandings(season).teams.find(({ team }) => team.id === teamId)?.regularSeason.rank ??
      all.indexOf(report) + 1,
    games,
    wins,
    average,
    parts: describeParts(parts, knownParts),
    luck: roundFigure(luck),
    expectedWins: roundFigure(expectedWins),
    efficiency: roundFigure(efficiency),
    weeks: weeks.map((week) => ({
      week: week.period.weeks.at(-1) ?? 1,
      weeks: [...week.period.weeks],
      score: week.score,
      points: describeParts(week.points, knownParts),
      wins: describeParts(week.wins, knownParts),
    })),
  }
}

/** Parts that the league's reports separate; the same for all teams, because they are columns. */
function listKnownParts(season: Season, all: readonly ManagerResult[]): ReadonlySet<PartKey> {
  const periods = listRegularPeriods(season)
  const hasLineups = periods.some((period) =>
    [...partsOfPeriod(season, period).values()].some((parts) => parts !== null),
  )
  const roster: PartKey[] = !hasLineups ? [] : tellsDraftFromMoves(season) ? ['draft', 'moves'] : ['roster']
  const isUnknown = all.some(({ weeks }) =>
    weeks.some(({ points, wins }) => points.unknown !== 0 || wins.unknown !== 0),
  )
  return new Set<PartKey>([
    ...roster,
    ...(hasLineups ? (['lineup', 'adjustment'] as const) : []),
    ...(isUnknown || !hasLineups ? (['unknown'] as const) : []),
  ])
}

function describeParts(parts: ManagerParts, knownParts: ReadonlySet<PartKey>): Row['parts'] {
  const figure = (key: PartKey) => (knownParts.has(key) ? roundFigure(parts[key]) : null)
  return {
    draft: figure('draft'),
    moves: figure('moves'),
    roster: figure('roster'),
    lineup: figure('lineup'),
    adjustment: figure('adjustment'),
    unknown: figure('unknown'),
  }
}
