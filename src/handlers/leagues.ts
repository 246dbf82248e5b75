import { hostIdsOf, leagueIdOf, teamIdOf } from '../analytics/public-ids.ts'
import { buildSeasonSummary, type SeasonSummary } from '../analytics/season-summary.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import { logoPath } from '../contract/team-logos.ts'
import { hasIdPerSeason, hostTitles, type LeagueKey } from '../domain/identity.ts'
import { joinList } from '../domain/join-list.ts'
import { newestYears } from '../domain/season-order.ts'
import { spellCount } from '../domain/spell-number.ts'
import type { Handler, SeasonContext, SeasonInput } from './handler.ts'

type League = ResponseOf<'league'>

/** The store paginates and sorts its list; `leagues` is one page. */
export const handleLeagues: Handler<'leagues'> = ({ leagues }) =>
  leagues.map(({ summary, context }) => {
    const { teamLogos: _logos, firstKickoffs: _kickoffs, ...league } = describeLeagueSeason(summary, context)
    return league
  })

/** By public id and by the host's id. */
export const handleLeague = ({ season, context }: SeasonInput): League =>
  describeLeagueSeason(buildSeasonSummary(season), context)

export const handleUserLeagues: Handler<'userLeagues'> = ({ leagues }, { host, user }) => ({
  host,
  user,
  leagues: leagues.map(({ name, teamCount, seasons }) => ({
    name,
    teamCount,
    seasons: seasons.map(({ season, leagueId }) => ({ season, hostLeagueId: leagueId })),
  })),
})

/** A league season, as in the list of leagues and alone. */
function describeLeagueSeason(
  summary: SeasonSummary,
  { seasons, joined = [], asOf, isPartial = false }: SeasonContext,
): League {
  const { settings, status, draft, teams, leader } = summary
  const { pickCount } = draft
  return {
    id: leagueIdOf(summary),
    ...hostIdsOf(summary),
    name: summary.name,
    season: summary.season,
    teamCount: teams.length,
    totalTeams: teams.length,
    regularSeasonWeeks: status.regularSeasonFinalWeek,
    playoffWeeks: Math.max(0, status.finalWeek - status.regularSeasonFinalWeek),
    draftComplete: draft.state === 'complete',
    draftState: status.phase === 'complete' && draft.state === 'to-come' ? 'not-held' : draft.state,
    totalPicks: pickCount,
    summary: { totalPicks: pickCount },
    phase: status.phase,
    currentWeek: status.currentWeek,
    completedWeeks: status.finalWeeks,
    finalWeek: status.finalWeek,
    leader: leader && { ...leader, teamId: teamIdOf(summary, leader.teamId) },
    newestEdition: summary.newestEdition,
    playoffTeamCount: settings.playoffTeamCount,
    scoringFormat: summary.format,
    hasMedianGame: settings.hasMedianGame,
    ...(settings.isBestBall ? { isBestBall: true as const } : {}),
    ...(settings.isPrivate ? { isPrivate: true as const } : {}),
    draftType: pickCount === null ? null : settings.draftType,
    draftDate: draft.date,
    ...(draft.rounds ? { draftRounds: draft.rounds } : {}),
    tradeDeadline: settings.tradeDeadline,
    draftOrder: draft.order.map((teamId) => teamIdOf(summary, teamId)),
    lineupSlots: settings.lineupSlots.map(({ slot, count }) => ({ slot, count })),
    scoring: nameScoring(settings.pointsPerReception),
    ...listSeasons(summary, seasons),
    ...(joined.length > 0 ? { joinedSeasons: joined.map(nameJoined) } : {}),
    asOf,
    ...(summary.kickoffs.length > 0 ? { kickoffs: [...summary.kickoffs] } : {}),
    ...(summary.firstKickoffs.length > 0
      ? { firstKickoffs: summary.firstKickoffs.map((first) => ({ ...first })) }
      : {}),
    isPartial,
    // Data still being imported is not missing.
    warnings: isPartial ? [] : [...noteDoubles(summary, seasons), ...summary.notes],
    ...listLogos(summary),
  }
}

/** All stored seasons of the league including this one, newest first. */
export function listSeasons(
  { host, leagueId, season }: LeagueKey,
  stored: readonly LeagueKey[],
): Pick<League, 'seasons' | 'seasonLeagueIds'> {
  const ids = new Map([...stored.map((key) => [key.season, key.leagueId] as const), [season, leagueId]])
  const seasons = newestYears(ids.keys())
  if (!hasIdPerSeason(host)) return { seasons }
  return { seasons, seasonLeagueIds: seasons.map((year) => ({ season: year, hostLeagueId: ids.get(year) ?? '' })) }
}

const nameJoined = ({ season, host, leagueId }: LeagueKey) => ({ season, host, hostLeagueId: leagueId })

/** A chain of ids may have two seasons of one year, e.g. of a restarted league. Each lists itself. */
function noteDoubles({ host, leagueId, season }: LeagueKey, stored: readonly LeagueKey[]): string[] {
  const others = stored.filter((key) => key.season === season && key.leagueId !== leagueId).map((key) => key.leagueId)
  if (others.length === 0) return []
  return [
    `${hostTitles[host]} has ${spellCount(others.length + 1, 'league')} of ${season} in this league’s chain of seasons. This page and the history show the one you opened, ${leagueId}. The other${others.length === 1 ? '' : 's'}: ${joinList(others)}.`,
  ]
}

function listLogos(summary: SeasonSummary): Pick<League, 'teamLogos'> {
  const logos = summary.teams.flatMap(({ id, name, logo }) =>
    logo === undefined ? [] : [{ teamId: teamIdOf(summary, id), teamName: name, logo: logoPath(summary, logo) }],
  )
  return logos.length > 0 ? { teamLogos: logos } : {}
}

function nameScoring(pointsPerReception: number | null): string | null {
  switch (pointsPerReception) {
    case 1:
      return 'PPR'
    case 0.5:
      return 'Half PPR'
    case 0:
      return 'Standard'
    default:
      return null
  }
}
