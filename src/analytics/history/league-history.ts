import { type LeagueRef, nameSeason } from '../../domain/identity.ts'
import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import { subtractPoints } from '../../domain/points.ts'
import type { Season, Team } from '../../domain/season.ts'
import { oldestFirst } from '../../domain/season-order.ts'
import type { Tally } from '../../domain/tally.ts'
import type { SeasonPaths } from '../../domain/week-paths.ts'
import { teamRefOf } from '../public-ids.ts'
import { factsOf } from '../season-facts.ts'
import { findManagers, type Manager, type ManagerAliases } from './manager-seasons.ts'
import { type GameKind, listSeasonGames, type SeasonGame } from './season-games.ts'

/** A season that could not be read, with the reason. */
export interface MissingSeason {
  season: number
  /** One sentence. */
  reason: string
  /** The league that has it; absent if none of the known seasons names it. */
  league?: LeagueRef
}

/** All known seasons of a league and the managers of its teams. */
export interface LeagueHistory {
  /** Ascending; each year once. */
  seasons: readonly HistorySeason[]
  /** Ascending. Every year between the first and the last season is either known or missing. */
  missing: readonly MissingSeason[]
  /** By key. */
  managers: ReadonlyMap<string, Manager>
  /** Final games in order of play. */
  games: readonly HistoryGame[]
  /** Each manager's games in order of play, by key. */
  gamesOf: (key: string) => readonly ManagerGame[]
  /** The manager's key of an owner key, after aliases. */
  resolveKey: (ownerKey: string) => string
}

export interface HistorySeason {
  season: Season
  /** Incremented at each gap of missing seasons before this one. */
  stretch: number
  known: SeasonKnowledge
  /** False: no game is final, so it does not count as a season. */
  isPlayed: boolean
  /** How the chances of games moved, by week; of weeks that were watched. */
  paths: SeasonPaths
  /** The manager of a team; null for a team without an owner. */
  managerOf: (teamId: number) => string | null
}

/** How much is known of a season: 'whole' includes lineups, 'scores' the games, 'league' teams and ranks. */
type SeasonKnowledge = 'league' | 'scores' | 'whole'

export interface HistoryGame extends SeasonGame {
  season: HistorySeason
}

/** A game from one manager's perspective. */
export interface ManagerGame {
  game: HistoryGame
  kind: GameKind
  teamId: number
  opponentTeamId: number
  /** Null: a team without an owner. The own key if a manager ran both teams. */
  opponentKey: string | null
  points: number
  opponentPoints: number
  /** Own points minus opponent's points. */
  margin: number
  result: 'win' | 'loss' | 'tie'
}

interface HistoryInput {
  /** Of one league, in any order. */
  seasons: readonly Season[]
  aliases?: ManagerAliases
  /** Seasons that are known to exist but could not be read. */
  missing?: readonly MissingSeason[]
  /** By `nameSeason`. */
  paths?: Readonly<Record<string, SeasonPaths>>
}

/** The seasons of a league in order, with their managers and games. */
export function openHistory({ seasons: all, aliases = {}, missing = [], paths = {} }: HistoryInput): LeagueHistory {
  const inOrder = chooseSeasons(all)
  const { managers, managerOf, resolveKey } = findManagers(inOrder, aliases)
  const seasons = divideIntoStretches(inOrder, managerOf).map((entry) => ({
    ...entry,
    paths: paths[nameSeason(entry.season)] ?? new Map(),
  }))
  const games = seasons.flatMap((season) => listSeasonGames(season.season).map((game) => ({ ...game, season })))
  const byManager = groupByManager(games)
  return {
    seasons,
    missing: listMissing(inOrder, missing),
    managers,
    games,
    gamesOf: (key) => byManager.get(key) ?? [],
    resolveKey,
  }
}

/** If a year exists twice (from a host and from a file), the more complete season is used. */
function chooseSeasons(all: readonly Season[]): Season[] {
  const order: readonly SeasonKnowledge[] = ['league', 'scores', 'whole']
  const byYear = Map.groupBy(all, ({ season }) => season)
  const best = [...byYear.values()].flatMap(
    (same) => same.toSorted((a, b) => order.indexOf(knowledgeOf(b)) - order.indexOf(knowledgeOf(a)))[0] ?? [],
  )
  return oldestFirst(best)
}

const knowledgeOf = memoizeBySeason((season: Season): SeasonKnowledge => {
  if (season.lineups.length > 0) return 'whole'
  return listSeasonGames(season).length > 0 ? 'scores' : 'league'
})

function divideIntoStretches(
  seasons: readonly Season[],
  managerOf: (team: Team) => string | null,
): Omit<HistorySeason, 'paths'>[] {
  let stretch = 0
  return seasons.map((season, index) => {
    const before = seasons[index - 1]
    const isBlind = before && hadUnknownGames(before, managerOf)
    if (before && (before.season + 1 < season.season || isBlind)) stretch++
    const { teams } = factsOf(season)
    const keyOf = (teamId: number) => {
      const team = teams.get(teamId)
      return team ? managerOf(team) : null
    }
    return { season, stretch, known: knowledgeOf(season), isPlayed: season.status.isPlayed, managerOf: keyOf }
  })
}

/** Games were played, but their pairings or managers are unknown. */
function hadUnknownGames(season: Season, managerOf: (team: Team) => string | null): boolean {
  const { status, hasOpponents } = season
  const hadGames = status.phase === 'complete' && hasOpponents && status.isPlayed
  return hadGames && (knowledgeOf(season) === 'league' || season.teams.every((team) => managerOf(team) === null))
}

function listMissing(seasons: readonly Season[], missing: readonly MissingSeason[]): MissingSeason[] {
  const known = new Set(seasons.map(({ season }) => season))
  const unread = new Map(missing.map((one) => [one.season, one]))
  const first = seasons[0]?.season ?? 0
  const last = seasons.at(-1)?.season ?? -1
  for (let year = first; year <= last; year++) {
    if (!unread.has(year)) unread.set(year, { season: year, reason: 'Not imported yet.' })
  }
  return oldestFirst([...unread.values()].filter(({ season }) => !known.has(season)))
}

function groupByManager(games: readonly HistoryGame[]): ReadonlyMap<string, readonly ManagerGame[]> {
  const byManager = new Map<string, ManagerGame[]>()
  for (const game of games) {
    for (const at of ['home', 'away'] as const) {
      const own = viewOf(game, at)
      const key = game.season.managerOf(own.teamId)
      if (key === null) continue
      const list = byManager.get(key)
      if (list) list.push(own)
      else byManager.set(key, [own])
    }
  }
  return byManager
}

/** The week in which a game ends. */
export const lastWeekOf = ({ matchup }: HistoryGame): number => matchup.weeks.at(-1) ?? 0

/** A game from the perspective of one side's manager. */
export function viewOf(game: HistoryGame, at: 'home' | 'away'): ManagerGame {
  const [own, opponent] = at === 'home' ? [game.home, game.away] : [game.away, game.home]
  const points = own.points ?? 0
  const opponentPoints = opponent.points ?? 0
  return {
    game,
    kind: game.kind,
    teamId: own.teamId,
    opponentTeamId: opponent.teamId,
    opponentKey: game.season.managerOf(opponent.teamId),
    points,
    opponentPoints,
    margin: subtractPoints(points, opponentPoints),
    result: game.winner === 'tie' ? 'tie' : game.winner === at ? 'win' : 'loss',
  }
}

/** The manager of a team, or the team itself if it has no owner. */
export function managerOfTeam(
  { managers }: LeagueHistory,
  { season, managerOf }: HistorySeason,
  teamId: number,
): { key: string | null; name: string } {
  const key = managerOf(teamId)
  const manager = key === null ? undefined : managers.get(key)
  return { key, name: manager?.name ?? teamRefOf(season, teamId).name }
}

export function managerName({ managers }: LeagueHistory, key: string): string {
  return managers.get(key)?.name ?? key
}

/** Season and first week of a game. */
export function momentOf({ season, matchup }: Pick<HistoryGame, 'season' | 'matchup'>): {
  season: number
  week: number
} {
  return { season: season.season.season, week: matchup.weeks[0] ?? 1 }
}

/** Wins, losses and ties of a manager's games. */
export function tallyOf(games: readonly ManagerGame[]): Tally {
  const count = (wanted: ManagerGame['result']) => games.filter(({ result }) => result === wanted).length
  return { wins: count('win'), losses: count('loss'), ties: count('tie') }
}
