import { isRuledOut } from '../domain/injury.ts'
import { memoizeBySeason } from '../domain/memoize-by-season.ts'
import { type GamesState, gamesStateAt, shareLeftAfter } from '../domain/nfl-clock.ts'
import type { NflGame, Player, Season } from '../domain/season.ts'
import { weekOfSeason } from '../domain/season-week.ts'
import { factsOf } from './season-facts.ts'

/**
 * The NFL team of a player in a week; null if unknown. He may have been traded or cut since, so it is the team of that week. In a week
 * without a game it is the team before and after, if they agree. From the running week on it is his current team.
 */
export function nflTeamIn(season: Season, player: Player, week: number): string | null {
  const { status } = season
  const played = factsOf(season).playerWeek(player.number, week)?.nflTeam
  if (played) return played
  if (week === status.runningWeek || weekOfSeason(status, week).state === 'to-come') return player.nflTeam
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
 * Whether a player's NFL team had a bye; a host may write 0 for it. Without a schedule a bye is a completed week with a projection of 0 and no
 * game. A cancelled game has a projection above 0, and a player who sat out a game has a team.
 */
export function isOnBye(season: Season, player: Player, week: number): boolean {
  const facts = factsOf(season)
  const entry = facts.playerWeek(player.number, week)
  if (entry?.points) return false
  const game = scheduledGame(season, nflTeamIn(season, player, week), week)
  if (game !== 'unknown') return game === 'bye'
  return entry?.points === null && entry.projectedPoints === 0 && entry.nflTeam === null && facts.isFinalWeek(week)
}

/**
 * Whether a player does not play in a week, although his team has a game. While the season is in the week, his status says so, unless he has
 * scored; afterwards it is of another week, and a week with points in which he has none says so.
 */
export function sitsOut(season: Season, { number, injuryStatus }: Player, week: number): boolean {
  const entry = factsOf(season).playerWeek(number, week)
  if (week === season.status.runningWeek && isRuledOut(injuryStatus)) return !entry?.points
  const { state } = weekOfSeason(season.status, week)
  return (state === 'final' || state === 'over') && entry?.points === null && weeksWithPoints(season).has(week)
}

const weeksWithPoints = memoizeBySeason(
  ({ players }: Season): ReadonlySet<number> =>
    new Set(players.flatMap(({ weeks }) => weeks.flatMap(({ week, points }) => (points === null ? [] : week)))),
)

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

/** Whether nothing more can come from a player in the running week. On bye he can be replaced until the week's last kickoff. */
export function isGameOver(season: Season, player: Player, week: number): boolean {
  return isOnBye(season, player, week) ? areKickoffsPast(season, week) : shareOfGameLeft(season, player, week) === 0
}

/** Whether all NFL games of a week had begun when the season was read; false where kickoffs or the time are unknown. */
export function areKickoffsPast(season: Season, week: number): boolean {
  const last = listKickoffs(season, week).at(-1)
  return season.asOf != null && last !== undefined && Date.parse(season.asOf) >= Date.parse(last)
}

/** How much is left of all NFL games of a week, on average; null where the source has no kickoffs, or the time is unknown. */
export function shareOfWeekLeft(season: Season, week: number): number | null {
  const shares = gamesOfWeek(season, week).flatMap((game) => shareLeft(season, game) ?? [])
  return shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length
}

/** Kickoffs of a week's NFL games, each once, ascending; empty where the source has none. */
export function listKickoffs(season: Season, week: number): string[] {
  return [...new Set(gamesOfWeek(season, week).flatMap(({ kickoff }) => kickoff ?? []))].sort()
}

/** The first week of the league, which is to come before its season; null if it is unknown. */
export function findFirstWeek({ matchups, settings }: Season): number | null {
  const listed = matchups.flatMap(({ weeks }) => weeks)
  const weeks = listed.length > 0 ? listed : settings.matchupPeriods.flatMap((period) => period.weeks)
  return weeks.length > 0 ? Math.min(...weeks) : null
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
  return asOf && kickoff ? shareLeftAfter(kickoff, Date.parse(asOf)) : null
}

function scheduledGame(season: Season, team: string | null, week: number): NflGame | 'bye' | 'unknown' {
  const games = team === null ? undefined : season.nflSchedule?.[team]
  if (!games || week > lastScheduledWeek(season)) return 'unknown'
  return games.find((game) => game.week === week) ?? 'bye'
}

const lastScheduledWeek = memoizeBySeason(({ nflSchedule }: Season) =>
  Math.max(0, ...Object.values(nflSchedule ?? {}).flatMap((games) => games.map(({ week }) => week))),
)
