/** A league's season as an iCalendar file (RFC 5545), from API responses. */
import { ICalCalendar, type ICalEventData, ICalEventTransparency } from 'ical-generator'
import { type DaySpan, daysOfGames, daysOfWeeks } from '../domain/nfl-week.ts'
import { describeGames, listPeriods, nameOr, type PlayedGame, type Round } from './periods.ts'

/** The used parts of the responses `hostLeague`, `hostLeagueSchedule` and `bracket`; any field may be absent. */
export interface CalendarSources {
  league: LeagueFacts
  schedule: readonly PlayedGame[]
  bracket: { rounds?: readonly Round[] | null } | null | undefined
}

interface LeagueFacts {
  host?: string | null
  hostLeagueId?: string | null
  name?: string | null
  season?: number | null
  finalWeek?: number | null
  regularSeasonWeeks?: number | null
  draftDate?: string | null
  tradeDeadline?: string | null
  asOf?: string | null
  firstKickoffs?: readonly { week: number | null; kickoff: string | null }[] | null
}

/** Refresh interval of subscribed calendars. */
const refreshSeconds = 6 * 3600

/** The text of an `.ics` file; null if the league names no season. */
export function writeCalendar({ league, schedule, bracket }: CalendarSources): string | null {
  const { season } = league
  if (season == null) return null
  const firstKickoffs = new Map(league.firstKickoffs?.map(({ week, kickoff }) => [week ?? 0, kickoff ?? '']))
  const daysOf: DaysOf = (weeks) => daysOfGames(season, weeks, firstKickoffs)
  const name = nameOr(league.name, 'Fantasy league')
  const calendar = new ICalCalendar({
    name,
    prodId: { company: 'Fantasy Football Analytics', product: 'League calendar', language: 'EN' },
    ttl: refreshSeconds,
  })
  const events = [
    ...weekEvents(league, daysOf, schedule, bracket?.rounds ?? []),
    ...playoffStart(league, daysOf),
    ...moment('draft', 'Draft', league.draftDate),
    ...moment('trade-deadline', 'Trade deadline', league.tradeDeadline),
  ]
  for (const { key, summary, ...event } of events) {
    calendar.createEvent({
      ...event,
      id: `${league.host}-${league.hostLeagueId}-${season}-${key}@fantasy-football-analytics`,
      // The time of the data, so that the same season gives the same text.
      stamp: toDate(league.asOf) ?? daysOfWeeks(season, [1]).start,
      summary: `${summary} · ${name}`,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return calendar.toString()
}

type CalendarEvent = Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'description'> & {
  /** Unique id of the event within its season. */
  key: string
  summary: string
}

type DaysOf = (weeks: readonly number[]) => DaySpan

function weekEvents(
  { finalWeek }: LeagueFacts,
  daysOf: DaysOf,
  schedule: readonly PlayedGame[],
  rounds: readonly Round[],
): CalendarEvent[] {
  return listPeriods(finalWeek ?? 0, schedule, rounds).map(({ weeks, title }) => ({
    ...daysOf(weeks),
    allDay: true,
    key: `week-${weeks[0]}`,
    summary: title,
    description: describeGames(weeks, schedule) || null,
  }))
}

function playoffStart({ finalWeek, regularSeasonWeeks }: LeagueFacts, daysOf: DaysOf): CalendarEvent[] {
  if (!regularSeasonWeeks || !finalWeek || regularSeasonWeeks >= finalWeek) return []
  const { start } = daysOf([regularSeasonWeeks + 1])
  return [{ key: 'playoffs', summary: 'Playoffs start', start, allDay: true }]
}

/** A time from the host; calendars convert it to the reader's time zone. */
function moment(key: string, summary: string, iso: string | null | undefined): CalendarEvent[] {
  const start = toDate(iso)
  return start ? [{ key, summary, start }] : []
}

function toDate(iso: string | null | undefined): Date | null {
  const date = new Date(iso ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? null : date
}
