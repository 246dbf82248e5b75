/** A season with scores and ranks only, from the files of a league's book. */

import type {
  HostMatchup,
  HostSeason,
  HostStatus,
  ImportWarning,
  LeagueSettings,
  MatchupKind,
} from '../../domain/host-season.ts'
import type { LeagueRef } from '../../domain/identity.ts'
import { unknownSeason, unknownSettings, unknownTeam } from '../../domain/unknown-season.ts'
import { formatWeeks } from '../shared/warnings.ts'
import type { GameRow } from './history-rows.ts'

/** The manager of a name in a file. */
export interface FileManager {
  /** As in `Team.ownerKeys`. */
  key: string
  name: string
  /** True: no other season of the league has this name. */
  isNew: boolean
  /** True: the source does not name him, and `name` is his team's; absent otherwise. */
  isNameless?: true
}

export interface FileGame extends Omit<GameRow, 'home' | 'away'> {
  home: FileManager
  away: FileManager
}

export interface FileSeason {
  season: number
  games: readonly FileGame[]
  ranks: readonly { manager: FileManager; rank: number }[]
  /** Its source files, the one with games first. */
  fileNames: readonly string[]
}

export interface LeagueOfFile {
  league: LeagueRef
  /** The league's number in public ids. */
  leagueNumber: number
  leagueName: string
}

type Period = LeagueSettings['matchupPeriods'][number]

export function buildSeason(file: FileSeason, { league, leagueNumber, leagueName }: LeagueOfFile): HostSeason {
  const { season, games, ranks } = file
  const managers = listManagers(file)
  const idOf = new Map(managers.map(({ key }, index) => [key, index + 1]))
  const teamId = (manager: FileManager) => idOf.get(manager.key) ?? 0
  const periods = listPeriods(games)
  const firstBeyond = findFirstBeyond(games)
  const regular = periods.filter(({ weeks }) => (weeks[0] ?? 0) < firstBeyond)
  const matchups = listMatchups(games, periods, teamId)
  const rankOf = new Map(ranks.map(({ manager, rank }) => [manager.key, rank]))
  return {
    ...unknownSeason,
    host: league.host,
    leagueId: league.leagueId,
    leagueNumber,
    season,
    name: leagueName,
    settings: {
      ...unknownSettings,
      regularSeasonMatchups: regular.length,
      matchupPeriods: periods,
      playoffTeamCount: teamsInBracket(matchups).size,
      hasUnknownTieRule: true,
    },
    status: statusOf(periods, regular),
    teams: managers.map((manager) => ({
      ...unknownTeam,
      id: teamId(manager),
      name: manager.name,
      abbreviation: abbreviate(manager.name),
      ownerNames: [manager.name],
      ownerKeys: [manager.key],
      // The league's own word, which goes before its games.
      ...(rankOf.has(manager.key) ? { rankByCommissioner: rankOf.get(manager.key) } : {}),
    })),
    matchups,
    players: [],
    lineups: [],
    drafts: [],
    warnings: [describeUnknown(file, periods)],
  }
}

/** In the order of the files. */
export function listManagers({ games, ranks }: FileSeason): FileManager[] {
  const all = [...games.flatMap(({ home, away }) => [home, away]), ...ranks.map(({ manager }) => manager)]
  const byKey = new Map<string, FileManager>()
  for (const manager of all) if (!byKey.has(manager.key)) byKey.set(manager.key, manager)
  return [...byKey.values()]
}

/** The first week after the regular season; infinite if unknown. */
export function findFirstBeyond(games: readonly Pick<GameRow, 'weeks' | 'kind'>[]): number {
  return Math.min(...games.flatMap(({ kind, weeks }) => (kind === 'regular' ? [] : (weeks[0] ?? []))))
}

/** From week 1 to the last one. A week without games has its own period, so that period numbers equal weeks where possible. */
function listPeriods(games: readonly FileGame[]): Period[] {
  const roundAt = new Map(games.map(({ weeks }) => [weeks[0] ?? 0, weeks]))
  const finalWeek = Math.max(0, ...games.flatMap(({ weeks }) => weeks))
  const periods: Period[] = []
  for (let week = 1; week <= finalWeek; ) {
    const weeks = [...(roundAt.get(week) ?? [week])]
    periods.push({ matchupPeriod: periods.length + 1, weeks })
    week += weeks.length
  }
  return periods
}

function listMatchups(
  games: readonly FileGame[],
  periods: readonly Period[],
  teamId: (manager: FileManager) => number,
): HostMatchup[] {
  const periodOf = new Map(periods.map(({ matchupPeriod, weeks }) => [weeks[0], matchupPeriod]))
  const inBracket = new Set(games.flatMap(({ kind, home, away }) => (kind === 'playoff' ? [home.key, away.key] : [])))
  const kindOf = ({ kind, home, away }: FileGame): MatchupKind => {
    if (kind === 'regular') return 'regular'
    if (kind === 'playoff') return 'winners-bracket'
    return inBracket.has(home.key) && inBracket.has(away.key) ? 'winners-consolation' : 'losers-consolation'
  }
  const side = (manager: FileManager, points: number, weeks: readonly number[]) => ({
    teamId: teamId(manager),
    points,
    adjustment: 0,
    homeBonus: 0,
    // The file lacks the weekly scores of a longer round.
    pointsByWeek: weeks.length === 1 ? weeks.map((week) => ({ week, points })) : [],
  })
  return games.map((game, index) => {
    const { weeks, home, away, homePoints, awayPoints } = game
    return {
      id: index + 1,
      matchupPeriod: periodOf.get(weeks[0]) ?? 0,
      weeks: [...weeks],
      kind: kindOf(game),
      home: side(home, homePoints, weeks),
      away: side(away, awayPoints, weeks),
      winner: homePoints === awayPoints ? 'tie' : homePoints > awayPoints ? 'home' : 'away',
    }
  })
}

function teamsInBracket(matchups: readonly HostMatchup[]): ReadonlySet<number> {
  return new Set(
    matchups
      .filter(({ kind }) => kind === 'winners-bracket')
      .flatMap(({ home, away }) => [home.teamId, ...(away ? [away.teamId] : [])]),
  )
}

function statusOf(periods: readonly Period[], regular: readonly Period[]): HostStatus {
  const weeks = periods.flatMap((period) => period.weeks)
  const finalWeek = weeks.at(-1) ?? 0
  return {
    phase: 'complete',
    isDrafted: true,
    currentWeek: finalWeek,
    scoredWeeks: weeks,
    closedPeriods: periods.map(({ matchupPeriod }) => matchupPeriod),
    firstWeek: 1,
    finalWeek,
    regularSeasonFinalWeek: regular.at(-1)?.weeks.at(-1) ?? 0,
  }
}

export function abbreviate(name: string): string {
  const letters = name.normalize('NFC').match(/[\p{L}\p{N}]/gu) ?? []
  return letters.slice(0, 4).join('').toUpperCase()
}

/** One sentence for readers. */
function describeUnknown({ games, ranks, fileNames }: FileSeason, periods: readonly Period[]): ImportWarning {
  const known = games.length > 0 ? 'scores' : 'final ranks'
  const hasBracket = games.some(({ kind }) => kind === 'playoff')
  const played = new Set(games.flatMap(({ weeks }) => weeks))
  const silent = periods.flatMap(({ weeks }) => weeks).filter((week) => !played.has(week))
  const unknown = [
    games.length === 0 ? 'games' : null,
    silent.length > 0 ? `games of ${formatWeeks(silent)}` : null,
    hasBracket || games.length === 0 ? null : 'playoffs',
    ranks.length > 0 ? null : hasBracket ? 'final ranks beyond the playoffs' : 'final ranks',
    'team names',
    'lineups',
    'players',
    'draft picks',
  ].filter((text) => text !== null)
  return {
    message: `This season’s ${known} come from the league’s own file. There are no ${unknown.join(', ')}, or moves, and teams are named after their managers.`,
    source: fileNames.join(', '),
    week: null,
    detail: null,
  }
}
