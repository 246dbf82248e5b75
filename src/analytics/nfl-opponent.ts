import { memoizeBySeason } from '../domain/memoize-by-season.ts'
import { type GamesState, gameMinutes, gamesStateAt } from '../domain/nfl-clock.ts'
import type { NflGame, Player, Season } from '../domain/season.ts'
import { factsOf } from './season-facts.ts'

/**
 * The NFL team of a player in a week; null if unknown. He may have been traded or cut since, so it is the team of that week. In a week
 * without a game it is the team before and after, if they agree. From the running week on it is his current team.
 */
export function nflTeamIn(season: Season, player: Player, week: number): string | null {
  const { status } = season
  const played = factsOf(season).playerWeek(player.number, week)?.nflTeam
  if (played) return played
  if (status.phase !== 'complete' && week >= status.currentWeek) return player.nflTeam
  const before = player.weeks.findLast((entry) => entry.week < week && entry.nflTeam)?.nflTeam
  const after = player.weeks.find((entry) => entry.week > week && entry.nflTeam)?.nflTeam
  if (before && after && before !== after) return null
  return before ?? after ?? null
}

/** 'vs X', '@X' or 'BYE'; null if the schedule or the player's team in that week is unknown. */
export function describeOpponent(season: Season, player: Player, week: number): string | null {
  const game = scheduledGame(season, nflTeamIn(season, player, week), week)
  if (game === 'unknown') return null
  if (game === 'bye') return 'BYE'
  return game.isHome ? `vs ${game.opponent}` : `@${game.opponent}`
}

/**
 * Whether a player's NFL team had a bye. Without a schedule a bye is a completed week with a projection of 0 and no game. A cancelled game
 * has a projection above 0, and a player who sat out a game has a team.
 */
export function isOnBye(season: Season, player: Player, week: number): boolean {
  const facts = factsOf(season)
  const entry = facts.playerWeek(player.number, week)
  if (entry && entry.points !== null) return false
  const game = scheduledGame(season, nflTeamIn(season, player, week), week)
  if (game !== 'unknown') return game === 'bye'
  return entry?.projectedPoints === 0 && entry.nflTeam === null && facts.isFinalWeek(week)
}

/**
 * How much of a player's NFL game of the running week is left when the season was read: 1 before its kickoff, 0 after its end, and in a bye.
 * Where kickoff or time is unknown, a game that has points counts as over.
 */
export function shareOfGameLeft(season: Season, player: Player, week: number): number {
  const game = scheduledGame(season, nflTeamIn(season, player, week), week)
  if (game === 'bye') return 0
  const left = game === 'unknown' ? null : shareLeft(season, game)
  return left ?? (factsOf(season).playerWeek(player.number, week)?.points == null ? 1 : 0)
}

/** The same for all NFL games of a week; null where the source has no kickoffs, or the time is unknown. */
export function shareOfWeekLeft(season: Season, week: number): number | null {
  const shares = gamesOfWeek(season, week).flatMap((game) => shareLeft(season, game) ?? [])
  return shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length
}

/** Kickoffs of a week's NFL games, each once, ascending; empty where the source has none. */
export function listKickoffs(season: Season, week: number): string[] {
  return [...new Set(gamesOfWeek(season, week).flatMap(({ kickoff }) => kickoff ?? []))].sort()
}

/** A week's NFL games when the season was read; null where the source has no kickoffs, or the time is unknown. */
export function stateOfWeek(season: Season, week: number): GamesState | null {
  const kickoffs = listKickoffs(season, week)
  return season.asOf && kickoffs.length > 0 ? gamesStateAt(kickoffs, Date.parse(season.asOf)) : null
}

/** Each game once for either team. */
function gamesOfWeek({ nflSchedule }: Season, week: number): NflGame[] {
  return Object.values(nflSchedule ?? {}).flatMap((games) => games.filter((game) => game.week === week))
}

/** Kickoff of a player's game in a week; null if unknown, and in a bye. */
export function kickoffOf(season: Season, player: Player, week: number): string | null {
  const game = scheduledGame(season, nflTeamIn(season, player, week), week)
  return typeof game === 'string' ? null : (game.kickoff ?? null)
}

function shareLeft({ asOf }: Season, { kickoff }: Pick<NflGame, 'kickoff'>): number | null {
  if (!asOf || !kickoff) return null
  const minutes = (Date.parse(asOf) - Date.parse(kickoff)) / 60_000
  return Math.min(1, Math.max(0, 1 - minutes / gameMinutes))
}

function scheduledGame(season: Season, team: string | null, week: number): NflGame | 'bye' | 'unknown' {
  const games = team === null ? undefined : season.nflSchedule?.[team]
  if (!games || week > lastScheduledWeek(season)) return 'unknown'
  return games.find((game) => game.week === week) ?? 'bye'
}

const lastScheduledWeek = memoizeBySeason(({ nflSchedule }: Season) =>
  Math.max(0, ...Object.values(nflSchedule ?? {}).flatMap((games) => games.map(({ week }) => week))),
)
