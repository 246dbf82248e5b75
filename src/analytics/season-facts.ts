/** Indexes of a season that several measures need, computed once: teams and players, games, lineups and weeks. */

import { memoizeBySeason } from '../domain/memoize-by-season.ts'
import type {
  Lineup,
  LineupEntry,
  Matchup,
  MatchupSide,
  Player,
  PlayerWeek,
  Season,
  SeasonPick,
  Team,
} from '../domain/season.ts'
import { isStartingSlot, type LineupSlot } from '../domain/vocabulary.ts'
import { listPicks } from '../verdict/drafts.ts'
import { isDecided, isGameOf } from '../verdict/results.ts'
import { setAutomatically } from './automatic-lineups.ts'

export interface SeasonFacts {
  /** By the host's team id. */
  teams: ReadonlyMap<number, Team>
  /** By `Player.number`. */
  players: ReadonlyMap<number, Player>
  /** Picks of known players by known teams, in all drafts, by number. */
  picks: readonly KnownPick[]
  /** By `Player.number`. */
  pickOf: ReadonlyMap<number, KnownPick>
  /** A team's matchups without byes, in order of play, also those against a team that left the league. */
  gamesOf: (teamId: number) => readonly Game[]
  /** A team's game in a week; undefined in a bye. */
  gameIn: (teamId: number, week: number) => Game | undefined
  /** A team's lineup of a week, in best ball the counted one; undefined without a known roster. */
  lineupIn: (teamId: number, week: number) => Lineup | undefined
  /** Weeks with a known lineup of the team, ascending. */
  lineupWeeksOf: (teamId: number) => readonly number[]
  playerWeek: (player: number, week: number) => PlayerWeek | undefined
  /** The teams and slots of a player, ascending by week. */
  stintsOf: (player: number) => readonly Stint[]
  stintIn: (player: number, week: number) => Stint | undefined
  isFinalWeek: (week: number) => boolean
  /** The week that the season is in, until its scores are final. */
  isRunningWeek: (week: number) => boolean
  /** Weeks 1 to the running one, at most the final week; empty before the season. */
  weeksSoFar: readonly number[]
}

export interface KnownPick {
  pick: SeasonPick
  player: Player
  team: Team
}

/** A matchup from one team's perspective. */
export interface Game {
  matchup: Matchup
  teamId: number
  opponentId: number
  own: MatchupSide
  opponent: MatchupSide
  /** Null until the game is final. */
  result: 'win' | 'loss' | 'tie' | null
  isPlayoff: boolean
}

/** A player's week on a fantasy team's roster. */
export interface Stint {
  week: number
  teamId: number
  slot: LineupSlot
  isStarter: boolean
}

export const factsOf = memoizeBySeason((season: Season): SeasonFacts => {
  const teams = new Map(season.teams.map((team) => [team.id, team]))
  const players = new Map(season.players.map((player) => [player.number, player]))
  const picks = knownPicks(season, teams, players)
  const games = gamesByTeam(season, teams)
  const gamesByWeek = new Map(
    [...games.values()].flat().flatMap((game) => game.matchup.weeks.map((week) => [weekKey(game.teamId, week), game])),
  )
  const playerWeeks = new Map(
    season.players.flatMap((player) => player.weeks.map((week) => [weekKey(player.number, week.week), week])),
  )
  const toCounted = (lineup: Lineup): Lineup => {
    const { week, teamId } = lineup
    const known = withKnownPlayers(lineup, players)
    if (!season.settings.isBestBall) return known
    const own = gamesByWeek.get(weekKey(teamId, week))?.own
    return setAutomatically(known, {
      lineupSlots: season.settings.lineupSlots,
      players,
      pointsOf: (player) => playerWeeks.get(weekKey(player, week))?.points ?? 0,
      score: own?.pointsByWeek.find((points) => points.week === week)?.points ?? null,
    })
  }
  const lineups = new Map(
    season.lineups
      .filter(({ teamId }) => teams.has(teamId))
      .map((lineup) => [weekKey(lineup.teamId, lineup.week), toCounted(lineup)]),
  )
  const stints = stintsByPlayer(lineups.values())
  const stintsByWeek = new Map(
    [...stints].flatMap(([player, list]) => list.map((stint) => [weekKey(player, stint.week), stint])),
  )
  const lineupWeeks = lineupWeeksByTeam(lineups.values())
  const final = new Set(season.status.finalWeeks)

  return {
    teams,
    players,
    picks,
    pickOf: new Map([...picks].reverse().map((known) => [known.player.number, known])),
    gamesOf: (teamId) => games.get(teamId) ?? [],
    gameIn: (teamId, week) => gamesByWeek.get(weekKey(teamId, week)),
    lineupIn: (teamId, week) => lineups.get(weekKey(teamId, week)),
    lineupWeeksOf: (teamId) => lineupWeeks.get(teamId) ?? [],
    playerWeek: (player, week) => playerWeeks.get(weekKey(player, week)),
    stintsOf: (player) => stints.get(player) ?? [],
    stintIn: (player, week) => stintsByWeek.get(weekKey(player, week)),
    isFinalWeek: (week) => final.has(week),
    isRunningWeek: (week) => week === season.status.runningWeek && !final.has(week),
    weeksSoFar: weeksSoFar(season),
  }
})

/** A numeric key for a team or player in a week; weeks stay below 100. */
function weekKey(number: number, week: number): number {
  return number * 100 + week
}

function weeksSoFar({ status }: Season): number[] {
  const hasBegun = status.phase === 'in-season' || status.phase === 'complete'
  const begun = hasBegun ? Math.max(status.currentWeek, ...status.finalWeeks) : 0
  return Array.from({ length: Math.max(0, Math.min(begun, status.finalWeek)) }, (_, index) => index + 1)
}

function knownPicks(season: Season, teams: Map<number, Team>, players: Map<number, Player>): KnownPick[] {
  return listPicks(season)
    .flatMap((pick) => {
      const player = players.get(pick.player)
      const team = teams.get(pick.teamId)
      return player && team ? [{ pick, player, team }] : []
    })
    .sort((a, b) => a.pick.number - b.pick.number)
}

function gamesByTeam({ matchups }: Season, teams: Map<number, Team>): Map<number, Game[]> {
  const games = new Map<number, Game[]>([...teams.keys()].map((teamId) => [teamId, []]))
  const inOrder = [...matchups].sort((a, b) => a.matchupPeriod - b.matchupPeriod || a.id - b.id)
  for (const matchup of inOrder) {
    if (!isGameOf(matchup, teams)) continue
    const { home, away } = matchup
    games.get(home.teamId)?.push(toGame(matchup, 'home', home, away))
    games.get(away.teamId)?.push(toGame(matchup, 'away', away, home))
  }
  return games
}

function toGame(matchup: Matchup, at: 'home' | 'away', own: MatchupSide, opponent: MatchupSide): Game {
  const { winner } = matchup
  return {
    matchup,
    teamId: own.teamId,
    opponentId: opponent.teamId,
    own,
    opponent,
    result: !isDecided(matchup) ? null : winner === 'tie' ? 'tie' : winner === at ? 'win' : 'loss',
    isPlayoff: matchup.kind !== 'regular',
  }
}

function withKnownPlayers(lineup: Lineup, players: Map<number, Player>): Lineup {
  const isKnown = ({ player }: LineupEntry) => players.has(player)
  return lineup.entries.every(isKnown) ? lineup : { ...lineup, entries: lineup.entries.filter(isKnown) }
}

function stintsByPlayer(lineups: Iterable<Lineup>): Map<number, Stint[]> {
  const stints = new Map<number, Stint[]>()
  for (const { week, teamId, entries } of lineups) {
    for (const { player, slot } of entries) {
      const list = stints.get(player)
      const stint = { week, teamId, slot, isStarter: isStartingSlot(slot) }
      if (list) list.push(stint)
      else stints.set(player, [stint])
    }
  }
  for (const list of stints.values()) list.sort((a, b) => a.week - b.week)
  return stints
}

function lineupWeeksByTeam(lineups: Iterable<Lineup>): Map<number, number[]> {
  const weeks = new Map<number, number[]>()
  for (const { teamId, week } of lineups) weeks.set(teamId, [...(weeks.get(teamId) ?? []), week])
  for (const list of weeks.values()) list.sort((a, b) => a - b)
  return weeks
}
