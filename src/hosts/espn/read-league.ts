/** The league answer, checked and with its calendar: what both reading and downloading begin with. */
import type { LeagueSettings, SeasonStatus } from '../../domain/league-season.ts'
import { type DraftPickRecord, type LeagueAnswer, leagueAnswer } from './answers/league.ts'
import { leagueFile } from './raw-folder.ts'
import { readAnswer, type Where } from './read-answer.ts'
import { type Calendar, readCalendar, readStatus } from './read-calendar.ts'
import { readMadePicks } from './read-draft.ts'
import { readEliminationRounds } from './read-elimination.ts'
import { readMatchups } from './read-matchups.ts'
import { readSettings } from './read-settings.ts'
import { checkWhose } from './read-week.ts'
import { gatherWarnings, type Warnings } from './warnings.ts'

export interface LeagueFacts {
  answer: LeagueAnswer
  picks: DraftPickRecord[]
  settings: LeagueSettings
  calendar: Calendar
}

/**
 * Throws DomainError('unreadable-answer') where a view is missing or has changed, or where the answer is another league's
 * or season's. `where.season` null takes whichever season it is.
 */
export function readLeague(json: unknown, where: Where, warnings: Warnings): LeagueFacts {
  const answer = withoutDoubles(readAnswer(leagueAnswer, json, where), warnings)
  checkWhose(answer, where)
  const picks = readMadePicks(answer, { ...where, season: answer.seasonId }, warnings)
  const bidsWereMade = picks.some(({ bidAmount }) => (bidAmount ?? 0) > 0)
  const settings = readSettings(answer, bidsWereMade, warnings)
  return { answer, picks, settings, calendar: readCalendar(answer, settings) }
}

/** An id stands for one team and one matchup; the first of two that share one is believed. */
function withoutDoubles(answer: LeagueAnswer, warnings: Warnings): LeagueAnswer {
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
  return { ...answer, teams: firstOf('team', answer.teams), schedule: firstOf('matchup', answer.schedule) }
}

/** The phase as far as the league answer alone tells it. */
export function readPhaseOf({ answer, settings, calendar }: LeagueFacts): SeasonStatus['phase'] {
  const matchups = readMatchups({ answer, settings, calendar, weeks: [], warnings: gatherWarnings() })
  const eliminationRounds = readEliminationRounds({ answer, settings, calendar, weeks: [] })
  return readStatus(answer, calendar, { matchups, eliminationRounds }).phase
}
