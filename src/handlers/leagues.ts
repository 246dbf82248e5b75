import { noteHostRecords } from '../analytics/record-notes.ts'
import { logoPath } from '../contract/team-logos.ts'
import { hasIdPerSeason, hostTitles, type LeagueKey } from '../domain/identity.ts'
import type { LeagueSeason } from '../domain/league-season.ts'
import type { Handler, LeagueCard, SeasonContext, SeasonInput } from './handler.ts'
import { hostIdsOf, leagueIdOf, teamIdOf } from './public-ids.ts'

/** The store paginates and sorts its list; the cards are the page already. */
export const leagues: Handler<'leagues'> = ({ cards }) => cards.map(({ team_logos: _, ...card }) => card)

/** By our id and by the host's. */
export const league = ({ season, context }: SeasonInput): LeagueCard => leagueCard(season, context)

export const userLeagues: Handler<'userLeagues'> = ({ leagues }, { host, user }) => ({
  host,
  user,
  leagues: leagues.map(({ name, teamCount, seasons }) => ({
    name,
    team_count: teamCount,
    seasons: seasons.map(({ season, leagueId }) => ({ season, host_league_id: leagueId })),
  })),
})

/** A league season in the list of leagues, and by itself. */
export function leagueCard(season: LeagueSeason, { seasons, asOf, isPartial = false }: SeasonContext): LeagueCard {
  const { settings, status, draft, teams, warnings } = season
  const totalPicks = draft.picks.length
  return {
    id: leagueIdOf(season),
    ...hostIdsOf(season),
    name: season.name,
    season: season.season,
    team_count: teams.length,
    total_teams: teams.length,
    regular_season_weeks: status.regularSeasonFinalWeek,
    playoff_weeks: Math.max(0, status.finalWeek - status.regularSeasonFinalWeek),
    draft_complete: draft.complete,
    total_picks: totalPicks,
    summary: { total_picks: totalPicks },
    phase: status.phase,
    current_week: status.currentWeek,
    completed_weeks: status.completedWeeks,
    final_week: status.finalWeek,
    playoff_team_count: settings.playoffTeamCount,
    scoring_format: settings.scoringFormat,
    has_median_game: settings.hasMedianGame,
    ...(settings.isBestBall ? { is_best_ball: true as const } : {}),
    draft_type: settings.draftType,
    draft_date: draft.date,
    trade_deadline: settings.tradeDeadline,
    draft_order: draft.complete ? [] : draft.order.map((teamId) => teamIdOf(season, teamId)),
    lineup_slots: settings.lineupSlots.map(({ slot, count }) => ({ slot, count })),
    scoring: nameScoring(settings.pointsPerReception),
    ...listSeasons(season, seasons),
    as_of: asOf,
    is_partial: isPartial,
    // Data that is still being read is not missing.
    warnings: isPartial
      ? []
      : [
          ...new Set([
            ...noteDoubles(season, seasons),
            ...warnings.map(({ message }) => message),
            ...noteHostRecords(season),
          ]),
        ],
    ...listLogos(season),
  }
}

/** All stored seasons of the league, this one among them, newest first. */
export function listSeasons(
  { host, leagueId, season }: LeagueKey,
  stored: readonly LeagueKey[],
): Pick<LeagueCard, 'seasons' | 'season_league_ids'> {
  const ids = new Map([...stored.map((key) => [key.season, key.leagueId] as const), [season, leagueId]])
  const seasons = [...ids.keys()].sort((a, b) => b - a)
  if (!hasIdPerSeason(host)) return { seasons }
  return { seasons, season_league_ids: seasons.map((year) => ({ season: year, host_league_id: ids.get(year) ?? '' })) }
}

/** A chain of ids may have two of one year: a league that was begun again, say. Each shows itself. */
function noteDoubles({ host, leagueId, season }: LeagueKey, stored: readonly LeagueKey[]): string[] {
  const others = stored.filter((key) => key.season === season && key.leagueId !== leagueId).map((key) => key.leagueId)
  if (others.length === 0) return []
  const count = others.length === 1 ? 'two leagues' : `${others.length + 1} leagues`
  return [
    `${hostTitles[host]} has ${count} of ${season} in this league’s chain of seasons. This page and the history show ${leagueId}, the one that was opened; the other: ${others.join(', ')}.`,
  ]
}

function listLogos(season: LeagueSeason): Pick<LeagueCard, 'team_logos'> {
  const logos = season.teams.flatMap(({ id, name, logo }) =>
    logo === undefined ? [] : [{ team_id: teamIdOf(season, id), team_name: name, logo: logoPath(season, logo) }],
  )
  return logos.length > 0 ? { team_logos: logos } : {}
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
