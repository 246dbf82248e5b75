/** The facts of a season that lists of leagues show, stored beside it so that a list opens no season. */
import { editionWeeks } from '../domain/edition-weeks.ts'
import type { Season, SeasonSettings } from '../domain/season.ts'
import { hasRecords } from '../domain/season-format.ts'
import { listKickoffs } from './nfl-opponent.ts'
import { computeStandings } from './standings.ts'

export interface SeasonSummary
  extends Pick<Season, 'host' | 'leagueId' | 'leagueNumber' | 'season' | 'name' | 'format'> {
  status: Season['status']
  settings: Pick<
    SeasonSettings,
    | 'playoffTeamCount'
    | 'hasMedianGame'
    | 'isBestBall'
    | 'isPrivate'
    | 'draftType'
    | 'tradeDeadline'
    | 'lineupSlots'
    | 'pointsPerReception'
  >
  draft: Omit<Season['draft'], 'picks'> & { pickCount: number }
  teams: readonly Pick<Season['teams'][number], 'id' | 'name' | 'logo'>[]
  leader: SeasonLeader | null
  /** Week of the newest edition of the weekly; null before the first. */
  newestEdition: number | null
  /** Kickoffs of the running week's NFL games, ISO 8601. */
  kickoffs: readonly string[]
  /** Missing data, and sources that disagree, with reasons. */
  notes: readonly string[]
}

/** The champion, or the regular season's leader until there is one. Wins, losses and ties are null in leagues without them. */
interface SeasonLeader {
  teamId: number
  teamName: string
  isChampion: boolean
  wins: number | null
  losses: number | null
  ties: number | null
  /** Of the regular season. */
  pointsFor: number
}

export function buildSeasonSummary(season: Season): SeasonSummary {
  const { host, leagueId, leagueNumber, name, format, status, settings, draft, teams } = season
  const { picks, ...draftFacts } = draft
  return {
    host,
    leagueId,
    leagueNumber,
    season: season.season,
    name,
    format,
    status,
    settings: {
      playoffTeamCount: settings.playoffTeamCount,
      hasMedianGame: settings.hasMedianGame,
      ...(settings.isBestBall ? { isBestBall: true as const } : {}),
      ...(settings.isPrivate ? { isPrivate: true as const } : {}),
      draftType: settings.draftType,
      tradeDeadline: settings.tradeDeadline,
      lineupSlots: settings.lineupSlots,
      pointsPerReception: settings.pointsPerReception,
    },
    draft: { ...draftFacts, pickCount: picks.length },
    teams: teams.map(({ id, name, logo }) => ({ id, name, ...(logo === undefined ? {} : { logo }) })),
    leader: findLeader(season),
    newestEdition: findNewestEdition(season),
    kickoffs: status.phase === 'in-season' ? listKickoffs(season, status.currentWeek) : [],
    notes: [...new Set([...season.warnings.map(({ message }) => message), ...season.verdictNotes])],
  }
}

/** Null before the first final game. */
function findLeader(season: Season): SeasonLeader | null {
  const { champion, regularSeasonLeader } = computeStandings(season)
  const leader = champion ?? regularSeasonLeader
  if (!leader) return null
  const { wins, losses, ties } = champion ? leader.totalSeason : leader.regularSeason
  const record = hasRecords(season.format) ? { wins, losses, ties } : { wins: null, losses: null, ties: null }
  return {
    teamId: leader.team.id,
    teamName: leader.team.name,
    isChampion: leader === champion,
    ...record,
    pointsFor: leader.regularSeason.pointsFor,
  }
}

function findNewestEdition(season: Season): number | null {
  const standings = computeStandings(season).teams.map(({ rankByWeek, eliminatedInWeek }) => ({
    rankByWeek,
    eliminatedInWeek,
  }))
  const completedWeeks = season.status.finalWeeks
  const weeks = editionWeeks({ league: { completedWeeks }, schedule: season.matchups, standings: { standings } })
  return weeks.at(-1) ?? null
}
