import { expect, it, vi } from 'vitest'
import { importAnew } from '../support/fresh-modules.ts'

importAnew()

it.each([
  ['a file of the site', 'https://api.example/ffa/', true, '/my-league/leagues/espn/101/calendar.ics'],
  ['the server of the site', '/', false, '/my-league/leagues/espn/101/calendar.ics'],
  ['another server', 'https://api.example/ffa/', false, 'https://api.example/ffa/leagues/espn/101/calendar.ics'],
])('the calendar of %s is below its path', async (_, api, isFile, address) => {
  vi.stubEnv('BASE_URL', '/my-league')
  vi.stubEnv('PUBLIC_API_BASE_URL', api)
  const { calendarAddress } = await import('../../src/screens/overview/calendar-address.ts')
  expect(calendarAddress({ host: 'espn', leagueId: '101' }, isFile)).toBe(address)
})
