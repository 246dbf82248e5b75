/** The calendar as another library reads it. */
import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { type Call, handleCall } from '../../scripts/lib/handle-call.ts'
import { type CalendarSources, writeCalendar } from '../../src/calendar/league-calendar.ts'
import type { HostSeason } from '../../src/domain/host-season.ts'
import { openHosts } from '../../src/hosts/index.ts'
import { readOnlyFolder } from '../../src/hosts/shared/raw-files.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { smallDemoLeagues } from '../support/small-demo.ts'

const league = {
  host: 'espn',
  hostLeagueId: '7',
  name: 'Night Shift; League, 1',
  season: 2025,
  finalWeek: 4,
  regularSeasonWeeks: 2,
  draftDate: '2025-08-30T23:30:00.000Z',
  tradeDeadline: '2025-09-10T17:00:00.000Z',
  asOf: '2025-09-09T08:00:00.000Z',
}
const game = (weeks: number[], home: string, away: string, score: number | null = null) => ({
  weeks,
  isPlayoff: false,
  kind: 'regular',
  status: score === null ? 'scheduled' : 'final',
  home: { teamName: home, score },
  away: { teamName: away, score: score && score - 1 },
})
const sources: CalendarSources = {
  league,
  schedule: [game([1], 'Alpha', 'Bravo', 101.25), game([1], 'Cedar', ' ', 90), game([2], 'Alpha', 'Cedar')],
  bracket: { rounds: [{ title: 'Final', weeks: [3, 4] }] },
}

function eventsOf(wanted: CalendarSources) {
  const calendar = new ICAL.Component(ICAL.parse(writeCalendar(wanted) ?? ''))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { summary, description, uid, startDate, endDate } = new ICAL.Event(component)
    return { summary, description, uid, start: startDate.toString(), end: endDate?.toString() }
  })
}

describe('a league’s calendar', () => {
  it('has weeks and rounds as whole days, with their games', () => {
    const [first, second, final] = eventsOf(sources)
    expect(first).toEqual({
      summary: 'Week 1 · Night Shift; League, 1',
      description: 'Alpha 101.3 – Bravo 100.3\nCedar 90.0 – Unnamed team 89.0',
      uid: 'espn-7-2025-week-1@fantasy-football-analytics',
      start: '2025-09-04',
      end: '2025-09-09',
    })
    expect(second?.description).toBe('Alpha – Cedar')
    expect(final).toMatchObject({ start: '2025-09-18', end: '2025-09-30' })
    expect(final?.summary).toMatch(/^Final \(weeks 3–4\)/)
  })

  it('starts weeks, rounds and playoffs on the day of their first kickoff', () => {
    const firstKickoffs = [
      { week: 1, kickoff: '2025-09-04T00:20:00.000Z' },
      { week: 3, kickoff: '2025-09-20T00:15:00.000Z' },
    ]
    const events = eventsOf({ ...sources, league: { ...league, firstKickoffs } })
    expect(events.slice(0, 4).map(({ start, end }) => [start, end])).toEqual([
      ['2025-09-03', '2025-09-09'],
      ['2025-09-11', '2025-09-16'],
      ['2025-09-19', '2025-09-30'],
      ['2025-09-19', expect.anything()],
    ])
  })

  it('has the start of the playoffs, the draft and the trade deadline, if known', () => {
    const dates = (wanted: CalendarSources) =>
      eventsOf(wanted)
        .slice(3)
        .map(({ summary, start }) => [summary?.split(' · ')[0], start])
    expect(dates(sources)).toEqual([
      ['Playoffs start', '2025-09-18'],
      ['Draft', '2025-08-30T23:30:00Z'],
      ['Trade deadline', '2025-09-10T17:00:00Z'],
    ])
    const { draftDate, tradeDeadline, ...others } = league
    expect(dates({ ...sources, league: { ...others, draftDate: 'soon', regularSeasonWeeks: 4 } })).toEqual([])
  })

  it('is the same text for the same season, in lines that end as the format wants', () => {
    const text = writeCalendar(sources) ?? ''
    expect(writeCalendar(structuredClone(sources))).toBe(text)
    expect(text.replaceAll('\r\n', '')).not.toContain('\n')
    expect(text.split('\r\n').filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([])
  })

  it('has the same lines and events whatever the names', () => {
    const namesOf = (text: string) => text.split('\r\n').flatMap((line) => /^[A-Z-]+(?=[:;])/.exec(line) ?? [])
    const named = (name: string) => ({
      league: { ...league, name },
      schedule: [game([1], name, 'Bravo', 101.25), game([2], 'Alpha', name)],
      bracket: { rounds: [{ title: name, weeks: [3, 4] }] },
    })
    const wanted = namesOf(writeCalendar(named('A')) ?? '')
    const anyName = fc
      .array(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom('\r\nBEGIN:VEVENT', '\nX:', '\r', ';', ',', '\\n', '\uffff'),
        ),
      )
      .map((parts) => `A${parts.join('')}`)
    fc.assert(
      fc.property(anyName, (name) => {
        const text = writeCalendar(named(name)) ?? ''
        expect(namesOf(text)).toEqual(wanted)
        expect(text).not.toMatch(/[^\P{Cc}\r\n]|\r(?!\n)|(?<!\r)\n/u)
        expect(eventsOf(named(name))).toHaveLength(6)
      }),
    )
  })

  it('has every week of leagues without games, and nothing of a league without a season', () => {
    const none = { schedule: [], bracket: null }
    expect(eventsOf({ ...none, league: { finalWeek: 2, season: 2025 } }).map(({ start }) => start)).toEqual([
      '2025-09-04',
      '2025-09-11',
    ])
    expect(writeCalendar({ ...none, league: {} })).toBeNull()
  })

  it('covers every week of a season once', async () => {
    const responses = await readResponses('101')
    const events = eventsOf(responses)
    const titles = events.map(({ summary }) => summary?.split(' · ')[0])
    const weeks = ['Week 1', 'Week 2', 'Week 3', 'Week 4', 'Semifinals (week 5)', 'Final (week 6)']
    expect(titles).toEqual([...weeks, 'Playoffs start', 'Draft', 'Trade deadline'])
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
    expect(events[0]?.description?.split('\n')).toHaveLength(2)
  })

  it('starts a week on the Wednesday of its first game in the NFL’s schedule', async () => {
    const wednesday = { week: 1, opponent: 'SEA', isHome: true, kickoff: '2025-09-04T00:20:00.000Z' }
    const withGame = (season: HostSeason) => ({ ...season, nflSchedule: { ...season.nflSchedule, KC: [wednesday] } })
    const [before, after] = await Promise.all([readResponses('101'), readResponses('101', withGame)])
    expect(before.league.season).toBe(2025)
    expect(eventsOf(before)[0]?.start).toBe('2025-09-04')
    expect(eventsOf(after)[0]?.start).toBe('2025-09-03')
  })
})

/** Of a small demo league at ESPN, as the API has them. */
async function readResponses(leagueId: string, change = (season: HostSeason) => season) {
  const demo = smallDemoLeagues.find((one) => one.host === 'espn' && one.leagueId === leagueId)
  if (!demo) throw new Error(`no demo league ${leagueId}`)
  const hosts = openHosts({ espn: {}, sleeper: {} })
  const season = judgeSeason(change(await (await hosts('espn')).readSeason(readOnlyFolder(demo.generate()), demo)))
  const read = (name: 'hostLeague' | 'hostLeagueSchedule' | 'bracket') =>
    handleCall(season, { seasons: [season], asOf: null }, { name, parameters: { host: 'espn', leagueId } } as Call)
  return {
    league: read('hostLeague'),
    schedule: read('hostLeagueSchedule'),
    bracket: read('bracket'),
  } as CalendarSources
}
