/** The league response, validated, with its calendar: the start of both reading and downloading. */
import { DomainError } from '../../domain/errors.ts'
import type { LeagueSettings } from '../../domain/host-season.ts'
import type { Warnings } from '../shared/warnings.ts'
import { leagueFile } from './raw-folder.ts'
import { type EspnCalendar, readEspnCalendar } from './read-calendar.ts'
import { areAllPicksMade, type EspnPicks, readEspnPicks } from './read-draft.ts'
import { type FileLocation, readEspnResponse } from './read-response.ts'
import { readEspnSettings } from './read-settings.ts'
import { checkLeagueAndSeason } from './read-week.ts'
import { type EspnLeagueResponse, espnLeagueResponse, isOfOtherSport } from './responses/league.ts'

export interface LeagueFacts {
  response: EspnLeagueResponse
  picks: EspnPicks
  settings: LeagueSettings
  calendar: EspnCalendar
}

/**
 * Throws DomainError('unreadable-answer') if a view is missing or has changed, or if the response is another league's or season's.
 * `location.season` null accepts any season.
 */
export function readLeague(json: unknown, location: FileLocation, warnings: Warnings): LeagueFacts {
  // First: the weeks and lists of other sports are beyond the bounds of football.
  if (isOfOtherSport(json)) {
    throw new DomainError('bad-request', `ESPN league ${location.espnLeagueId} isn’t a football league.`)
  }
  const response = withoutDoubles(readEspnResponse(espnLeagueResponse, json, location, warnings), warnings)
  checkLeagueAndSeason(response, location)
  const picks = readEspnPicks(response, { ...location, season: response.seasonId }, warnings)
  const bidsWereMade = picks.made.some(({ bidAmount }) => (bidAmount ?? 0) > 0)
  const settings = readEspnSettings(response, bidsWereMade, warnings)
  const areAllMade = areAllPicksMade(picks, settings, response.teams.length)
  return { response, picks, settings, calendar: readEspnCalendar(response, settings, areAllMade) }
}

/** Ids of teams and matchups are unique; of two records with the same id the first is used. */
function withoutDoubles(response: EspnLeagueResponse, warnings: Warnings): EspnLeagueResponse {
  const firstOf = <T extends { id: number }>(what: string, records: readonly T[]): T[] => {
    const byId = new Map<number, T>()
    for (const record of records) {
      if (byId.has(record.id)) {
        warnings.add(`ESPN lists a ${what} twice; the duplicate was skipped.`, leagueFile, {
          detail: `The ${what} with id ${record.id}.`,
        })
      } else {
        byId.set(record.id, record)
      }
    }
    return [...byId.values()]
  }
  return { ...response, teams: firstOf('team', response.teams), schedule: firstOf('matchup', response.schedule) }
}

/** Whether ESPN has played the season to its end. Statistics of its last week may still be corrected. */
export function isSeasonOver({ response, calendar }: LeagueFacts): boolean {
  const { latestWeek, finalWeek, drafted } = calendar
  if (response.status.isExpired) return true
  if (!drafted || latestWeek < finalWeek) return false
  if (latestWeek > finalWeek + 1) return true
  const isRanked = response.teams.every((team) => (team.rankFinal || team.rankCalculatedFinal || 0) > 0)
  const lastPeriod = Math.max(0, ...response.schedule.map(({ matchupPeriodId }) => matchupPeriodId))
  const lastGames = response.schedule.filter(({ matchupPeriodId, away }) => matchupPeriodId === lastPeriod && away)
  const areNamed = lastGames.length > 0 && lastGames.every(({ winner }) => /^(HOME|AWAY|TIE)$/.test(winner ?? ''))
  return isRanked || (latestWeek > finalWeek && areNamed)
}

/** Weeks that ESPN has scored, ascending: all of a season that is over, otherwise those before its current week. */
export function listScoredWeeks(facts: LeagueFacts): number[] {
  const { weeks, latestWeek } = facts.calendar
  return isSeasonOver(facts) ? weeks : weeks.filter((week) => week < latestWeek)
}
