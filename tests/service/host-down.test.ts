/** How often a host that does not respond is requested while somebody watches a Sunday: by a server and by a browser. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openEspnYear } from '../year/support/espn-year.ts'
import { inWeek, type LeagueYear } from '../year/support/league-year.ts'
import { openBrowser, openServer } from '../year/support/readers.ts'
import { openSleeperYear } from '../year/support/sleeper-year.ts'

const second = 1000
const sunday = inWeek(1, { days: 3, hours: 18 })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse(sunday) })
})
afterEach(() => vi.useRealTimers())

const clock = {
  get now() {
    return new Date()
  },
}
const server = ({ league, fetch }: LeagueYear) => openServer(league, fetch)
const browser = ({ league, fetch }: LeagueYear) => openBrowser(league, fetch, clock)

it.each([
  ['a server', 'ESPN', server, openEspnYear],
  ['a server', 'Sleeper', server, openSleeperYear],
  ['a browser', 'ESPN', browser, openEspnYear],
  ['a browser', 'Sleeper', browser, openSleeperYear],
] as const)(
  'is requested by %s after 45 seconds, and then half as often each time: %s',
  async (_, _host, openReader, openHost) => {
    const host = openHost()
    const reader = openReader(host)
    host.enter({ title: 'Sunday', at: sunday })
    await reader.read()
    await reader.idle()
    await reader.read()
    host.enter({ title: 'an outage', at: sunday, trouble: 'down' })
    host.takeRequests()
    const tries: number[] = []
    for (let seconds = 0; seconds <= 660; seconds += 15) {
      await reader.watch()
      await reader.idle()
      if (host.takeRequests().length > 0) tries.push(seconds)
      vi.advanceTimersByTime(15 * second)
      host.moveTo(new Date())
    }
    // Five minutes at most.
    expect(tries).toEqual([45, 90, 180, 360, 660])
    await reader.close()
  },
)
