/** The league answer, checked and with its calendar: what both reading and downloading begin with. */
import type { LeagueSettings, SeasonStatus } from '../../domain/league-season.ts'
import { createWarnings, type Warnings } from '../shared/warnings.ts'
import { leagueFile } from './raw-folder.ts'
import { type Calendar, readCalendar, readStatus } from './read-calendar.ts'
import { readMadePicks } from './read-draft.ts'
import { readEliminationRounds } from './read-elimination.ts'
import { readMatchups } from './read-matchups.ts'
import { type FileLocation, readResponse } from './read-response.ts'
import { readSettings } from './read-settings.ts'
import { checkLeagueAndSeason } from './read-week.ts'
import { type DraftPickRecord, type LeagueResponse, leagueResponse } from './responses/league.ts'

export interface LeagueFacts {
  response: LeagueResponse
  picks: DraftPickRecord[]
  settings: LeagueSettings
  calendar: Calendar
}

/**
 * Throws DomainError('unreadable-answer') where a view is missing or has changed, or where the answer is another league's
 * or season's. `where.season` null takes whichever season it is.
 */
export function readLeague(json: unknown, location: FileLocation, warnings: Warnings): LeagueFacts {
  const response = withoutDoubles(readResponse(leagueResponse, json, location), warnings)
  checkLeagueAndSeason(response, location)
  const picks = readMadePicks(response, { ...location, season: response.seasonId }, warnings)
  const bidsWereMade = picks.some(({ bidAmount }) => (bidAmount ?? 0) > 0)
  const settings = readSettings(response, bidsWereMade, warnings)
  return { response, picks, settings, calendar: readCalendar(response, settings) }
}

/** An id stands for one team and one matchup; the first of two that share one is believed. */
function withoutDoubles(response: LeagueResponse, warnings: Warnings): LeagueResponse {
  const firstOf = <T extends { id: number }>(what: string, records: readonly T[]): T[] => {
    const byId = new Map<number, T>()
    for (const record of records) {
      if (byId.has(record.id)) {
        warnings.add(`ESPN lists a ${what} twice; the second one is left out.`, leagueFile, {
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

/** The phase as far as the league answer alone tells it. */
export function readPhaseOf({ response, settings, calendar }: LeagueFacts): SeasonStatus['phase'] {
  const matchups = readMatchups({ response, settings, calendar, weeks: [], warnings: createWarnings() })
  const eliminationRounds = readEliminationRounds({ response, settings, calendar, weeks: [] })
  return readStatus(response, calendar, { matchups, eliminationRounds }).phase
}
