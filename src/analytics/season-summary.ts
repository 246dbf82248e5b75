/** The facts of a season that lists of leagues show, stored beside it so that a list opens no season. */
import { editionWeeks } from '../domain/edition-weeks.ts'
import { daysOfGames, daysOfWeeks } from '../domain/nfl-week.ts'
import type { Season, SeasonDraft, SeasonSettings } from '../domain/season.ts'
import { hasRecords } from '../domain/season-format.ts'
import { endOfCorrections } from '../domain/week-corrections.ts'
import { mainDraft, nextDraft } from '../verdict/drafts.ts'
import { findFirstWeek, listKickoffs } from './nfl-opponent.ts'
import { computeStandings } from './standings.ts'

export interface SeasonSummary
  extends Pick<Season, 'host' | 'leagueId' | 'leagueNumber' | 'season' | 'name' | 'format'> {
  status: Season['status']
  /** All but the lists that only a season's own screens read. */
  settings: Omit<SeasonSettings, 'matchupPeriods' | 'divisions'>
  draft: {
    state: SeasonDraft['state']
    /** Of the next draft, else of the season's largest, ISO 8601; null if unknown, and while a draft is running. */
    date: string | null
    /** Of a draft that is running. */
    rounds?: number
    /** Team ids of its first round; empty if unknown, and after the draft. */
    order: readonly number[]
    /** Picks that were made; keepers alone are none before the draft. Null: the season has no draft, which may not have been read yet. */
    pickCount: number | null
  }
  teams: readonly Pick<Season['teams'][number], 'id' | 'name' | 'logo'>[]
  leader: SeasonLeader | null
  /** Week of the newest edition of the weekly; null before the first. */
  newestEdition: number | null
  /** Kickoffs of the NFL games of the running week, and of the first week before it runs, ISO 8601. */
  kickoffs: readonly string[]
  /** The first NFL kickoffs of weeks that do not begin on a Thursday, ISO 8601. */
  firstKickoffs: readonly { week: number; kickoff: string }[]
  /** When the statistics of the last week are final, ISO 8601: a season that was read before that is not closed. */
  correctedAt: string
  /** Missing data, and sources that disagree, with reasons. */
  notes: readonly string[]
}

/**
 * The champion, or the regular season's leader until there is one. Wins, losses and ties are null in leagues without them, and a champion's
 * until the games of the playoffs are read.
 */
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
  const { host, leagueId, leagueNumber, name, format, status, teams } = season
  const { matchupPeriods: _, divisions: __, ...settings } = season.settings
  return {
    host,
    leagueId,
    leagueNumber,
    season: season.season,
    name,
    format,
    status,
    settings,
    draft: summarizeDraft(season),
    teams: teams.map(({ id, name, logo }) => ({ id, name, ...(logo === undefined ? {} : { logo }) })),
    leader: findLeader(season),
    newestEdition: findNewestEdition(season),
    kickoffs: listKickoffsAhead(season),
    firstKickoffs: listFirstKickoffs(season),
    correctedAt: new Date(endOfCorrections(season.season, status.finalWeek, season.nflSchedule)).toISOString(),
    notes: [...new Set([...season.warnings.map(({ message }) => message), ...season.verdictNotes])],
  }
}

function listKickoffsAhead(season: Season): string[] {
  const { phase, runningWeek } = season.status
  const week = runningWeek ?? (phase === 'pre-season' ? findFirstWeek(season) : null)
  return week === null ? [] : listKickoffs(season, week)
}

/** Of weeks that begin on another day than a Thursday: the others say nothing new. */
function listFirstKickoffs(season: Season): { week: number; kickoff: string }[] {
  const weeks = Array.from({ length: season.status.finalWeek }, (_, index) => index + 1)
  return weeks.flatMap((week) => {
    const [kickoff] = listKickoffs(season, week)
    if (kickoff === undefined) return []
    const { start } = daysOfGames(season.season, [week], new Map([[week, kickoff]]))
    return start.getTime() === daysOfWeeks(season.season, [week]).start.getTime() ? [] : [{ week, kickoff }]
  })
}

function summarizeDraft(season: Season): SeasonSummary['draft'] {
  const main = mainDraft(season)
  const next = nextDraft(season)
  const shown = next ?? main
  // What the host lists no draft of has drafted once it plays.
  const state = main?.state ?? (season.status.phase === 'pre-draft' ? 'to-come' : 'complete')
  const begun = season.drafts.filter((draft) => draft.state !== 'to-come')
  return {
    state,
    date: shown?.state === 'running' ? null : (shown?.date ?? null),
    ...(next?.state === 'running' && next.rounds ? { rounds: next.rounds } : {}),
    order: state === 'complete' ? [] : (shown?.order ?? []),
    pickCount: main ? begun.reduce((sum, { picks }) => sum + picks.length, 0) : null,
  }
}

/** Null before the first final game. */
function findLeader(season: Season): SeasonLeader | null {
  const { champion, regularSeasonLeader } = computeStandings(season)
  const leader = champion ?? regularSeasonLeader
  if (!leader) return null
  const known = champion ? leader.totalSeason : leader.regularSeason
  const { wins, losses, ties } = (hasRecords(season.format) && known) || { wins: null, losses: null, ties: null }
  return {
    teamId: leader.team.id,
    teamName: leader.team.name,
    isChampion: leader === champion,
    wins,
    losses,
    ties,
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
