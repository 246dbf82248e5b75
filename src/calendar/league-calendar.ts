/** A league's season as an iCalendar file (RFC 5545), from API responses. */
import { ICalCalendar, type ICalEventData, ICalEventTransparency } from 'ical-generator'
import { daysOfWeeks } from '../domain/nfl-week.ts'
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
}

/** Refresh interval of subscribed calendars. */
const refreshSeconds = 6 * 3600

/** The text of an `.ics` file; null if the league names no season. */
export function writeCalendar({ league, schedule, bracket }: CalendarSources): string | null {
  const { season } = league
  if (season == null) return null
  const name = nameOr(league.name, 'Fantasy league')
  const calendar = new ICalCalendar({
    name,
    prodId: { company: 'Fantasy Football Analytics', product: 'League calendar', language: 'EN' },
    ttl: refreshSeconds,
  })
  const events = [
    ...weekEvents(league, season, schedule, bracket?.rounds ?? []),
    ...playoffStart(league, season),
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

function weekEvents(
  { finalWeek }: LeagueFacts,
  season: number,
  schedule: readonly PlayedGame[],
  rounds: readonly Round[],
): CalendarEvent[] {
  return listPeriods(finalWeek ?? 0, schedule, rounds).map(({ weeks, title }) => ({
    ...allDay(season, weeks),
    key: `week-${weeks[0]}`,
    summary: title,
    description: describeGames(weeks, schedule) || null,
  }))
}

function playoffStart({ finalWeek, regularSeasonWeeks }: LeagueFacts, season: number): CalendarEvent[] {
  if (!regularSeasonWeeks || !finalWeek || regularSeasonWeeks >= finalWeek) return []
  const { start } = daysOfWeeks(season, [regularSeasonWeeks + 1])
  return [{ key: 'playoffs', summary: 'Playoffs start', start, allDay: true }]
}

/** A time from the host; calendars convert it to the reader's time zone. */
function moment(key: string, summary: string, iso: string | null | undefined): CalendarEvent[] {
  const start = toDate(iso)
  return start ? [{ key, summary, start }] : []
}

function allDay(season: number, weeks: readonly number[]) {
  return { ...daysOfWeeks(season, weeks), allDay: true }
}

function toDate(iso: string | null | undefined): Date | null {
  const date = new Date(iso ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? null : date
}
