import { listKickoffs } from '../analytics/nfl-opponent.ts'
import { hostIdsOf, leagueIdOf, teamIdOf } from '../analytics/public-ids.ts'
import { computeStandings } from '../analytics/standings.ts'
import { logoPath } from '../contract/team-logos.ts'
import { hasIdPerSeason, hostTitles, type LeagueKey } from '../domain/identity.ts'
import type { Season } from '../domain/season.ts'
import { editionWeeks } from '../weekly/edition-weeks.ts'
import type { Handler, LeagueCard, SeasonContext, SeasonInput } from './handler.ts'
import { describeRecord } from './standings.ts'

/** The store paginates and sorts its list; `cards` is one page. */
export const handleLeagues: Handler<'leagues'> = ({ cards }) => cards.map(({ teamLogos: _, ...card }) => card)

/** By public id and by the host's id. */
export const handleLeague = ({ season, context }: SeasonInput): LeagueCard => leagueCard(season, context)

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
export function leagueCard(season: Season, { seasons, asOf, isPartial = false }: SeasonContext): LeagueCard {
  const { settings, status, draft, teams, warnings } = season
  const totalPicks = draft.picks.length
  return {
    id: leagueIdOf(season),
    ...hostIdsOf(season),
    name: season.name,
    season: season.season,
    teamCount: teams.length,
    totalTeams: teams.length,
    regularSeasonWeeks: status.regularSeasonFinalWeek,
    playoffWeeks: Math.max(0, status.finalWeek - status.regularSeasonFinalWeek),
    draftComplete: draft.complete,
    totalPicks,
    summary: { totalPicks },
    phase: status.phase,
    currentWeek: status.currentWeek,
    completedWeeks: status.finalWeeks,
    finalWeek: status.finalWeek,
    leader: describeLeader(season),
    newestEdition: newestEditionOf(season),
    playoffTeamCount: settings.playoffTeamCount,
    scoringFormat: season.format,
    hasMedianGame: settings.hasMedianGame,
    ...(settings.isBestBall ? { isBestBall: true as const } : {}),
    draftType: settings.draftType,
    draftDate: status.isDrafting ? null : draft.date,
    ...(status.isDrafting && draft.rounds ? { draftRounds: draft.rounds } : {}),
    tradeDeadline: settings.tradeDeadline,
    draftOrder: draft.complete ? [] : draft.order.map((teamId) => teamIdOf(season, teamId)),
    lineupSlots: settings.lineupSlots.map(({ slot, count }) => ({ slot, count })),
    scoring: nameScoring(settings.pointsPerReception),
    ...listSeasons(season, seasons),
    asOf,
    ...listKickoffsOfWeek(season),
    isPartial,
    // Data still being imported is not missing.
    warnings: isPartial
      ? []
      : [
          ...new Set([
            ...noteDoubles(season, seasons),
            ...warnings.map(({ message }) => message),
            ...season.verdictNotes,
          ]),
        ],
    ...listLogos(season),
  }
}

/** The champion, or the regular season's leader until there is one; null before the first final game. */
function describeLeader(season: Season): LeagueCard['leader'] {
  const { champion, regularSeasonLeader } = computeStandings(season)
  const leader = champion ?? regularSeasonLeader
  if (!leader) return null
  const { wins, losses, ties } = describeRecord(season, champion ? leader.totalSeason : leader.regularSeason)
  return {
    teamId: teamIdOf(season, leader.team.id),
    teamName: leader.team.name,
    isChampion: leader === champion,
    ...{ wins, losses, ties },
    pointsFor: leader.regularSeason.pointsFor,
  }
}

function newestEditionOf(season: Season): number | null {
  const standings = computeStandings(season).teams.map(({ rankByWeek, eliminatedInWeek }) => ({
    rankByWeek,
    eliminatedInWeek,
  }))
  const completedWeeks = season.status.finalWeeks
  return (
    editionWeeks({ league: { completedWeeks }, schedule: season.matchups, standings: { standings } }).at(-1) ?? null
  )
}

/** All stored seasons of the league including this one, newest first. */
export function listSeasons(
  { host, leagueId, season }: LeagueKey,
  stored: readonly LeagueKey[],
): Pick<LeagueCard, 'seasons' | 'seasonLeagueIds'> {
  const ids = new Map([...stored.map((key) => [key.season, key.leagueId] as const), [season, leagueId]])
  const seasons = [...ids.keys()].sort((a, b) => b - a)
  if (!hasIdPerSeason(host)) return { seasons }
  return { seasons, seasonLeagueIds: seasons.map((year) => ({ season: year, hostLeagueId: ids.get(year) ?? '' })) }
}

/** A chain of ids may have two seasons of one year, e.g. of a restarted league. Each lists itself. */
function noteDoubles({ host, leagueId, season }: LeagueKey, stored: readonly LeagueKey[]): string[] {
  const others = stored.filter((key) => key.season === season && key.leagueId !== leagueId).map((key) => key.leagueId)
  if (others.length === 0) return []
  const count = others.length === 1 ? 'two leagues' : `${others.length + 1} leagues`
  return [
    `${hostTitles[host]} has ${count} of ${season} in this league’s chain of seasons. This page and the history show ${leagueId}, the one that was opened; the other: ${others.join(', ')}.`,
  ]
}

function listKickoffsOfWeek(season: Season): Pick<LeagueCard, 'kickoffs'> {
  const { phase, currentWeek } = season.status
  const kickoffs = phase === 'in-season' ? listKickoffs(season, currentWeek) : []
  return kickoffs.length > 0 ? { kickoffs } : {}
}

function listLogos(season: Season): Pick<LeagueCard, 'teamLogos'> {
  const logos = season.teams.flatMap(({ id, name, logo }) =>
    logo === undefined ? [] : [{ teamId: teamIdOf(season, id), teamName: name, logo: logoPath(season, logo) }],
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
