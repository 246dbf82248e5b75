/** The field that opens a league: its reaction to a text, and a user's leagues in each state. */
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { readLeagueEntry } from '../../src/parts/navigation/league-entry.ts'
import { EntryNote, OpenLeague } from '../../src/parts/navigation/OpenLeague.tsx'
import { UserLeagues } from '../../src/parts/navigation/UserLeagues.tsx'
import { loading, type OtherServer, Refusal, showElement } from '../support/shown-screen.ts'

const noteOf = (text: string | null) =>
  showElement(
    createElement(EntryNote, { entry: text === null ? null : readLeagueEntry(text), onLookUp() {} }),
    { calls: undefined },
    () => null,
  )

it('names both hosts, and has a label, a hint and a button', async () => {
  const { named, texts, all } = await showElement(createElement(OpenLeague), { calls: undefined }, () => null)
  const [field] = all('input')
  expect(named('Open a league').text).toBe('')
  expect(field?.getAttribute('placeholder')).toBe('League ID, URL, or Sleeper username')
  expect(all(`[id="${field?.getAttribute('aria-describedby')}"]`)[0]?.textContent).toMatch(/^ESPN: .* Sleeper: /)
  expect(texts('button')).toEqual(['Open'])
})

describe('the note below the field', () => {
  it('shows the recognized league', async () => {
    for (const [entry, words] of [
      ['123456', 'ESPN league 123456'],
      ['https://sleeper.com/leagues/910020240000000001', 'Sleeper league 910020240000000001'],
      ['@night_owl', 'Sleeper user @night_owl'],
    ] as const) {
      const { texts } = await noteOf(entry)
      expect(texts('[role=status]'), entry).toEqual([words])
    }
  })

  it('shows the error, and offers to look up a possible user name', async () => {
    const { texts } = await noteOf('night_owl')
    expect(texts('[role=alert]')[0]).toMatch(/^That’s not a league ID\. .* Sleeper username\? Look up @night_owl$/)
    expect(texts('[role=alert] button')).toEqual(['Look up @night_owl'])
    expect((await noteOf('my league')).all('button')).toEqual([])
  })
})

describe('the leagues of a user', () => {
  const user = { host: 'sleeper', user: 'night_owl' } as const
  const id = (season: number) => ({ season, hostLeagueId: `9100${season}0000000001` })
  const found = {
    ...user,
    leagues: [
      { name: 'Night Shift', teamCount: 12, seasons: [id(2024), id(2023)] },
      { name: ' ', teamCount: null, seasons: [{ season: 2022, hostLeagueId: '920020220000000001' }] },
      { name: 'Gone', teamCount: 10, seasons: [] },
    ],
  }
  const show = (response: unknown) => {
    const server: OtherServer = (url) => {
      expect(url).toBe('/api/v1/users/sleeper/night_owl')
      return response
    }
    const calls = (call: Parameters<NonNullable<Parameters<typeof showElement>[1]['calls']>>[0]) =>
      call('userLeagues', user)
    return showElement(createElement(UserLeagues, user), { calls }, server)
  }

  it('can be chosen with their seasons, each at its own id', async () => {
    const { text, all, texts } = await show(found)
    expect(texts('[aria-live]')).toEqual(['2 leagues for @night_owl on Sleeper'])
    expect(texts('li').map((row) => row.replace(/^[A-Z]{2}/, ''))).toEqual([
      'Night Shift2024 · 12 teams2023',
      'Unnamed league2022',
    ])
    expect(all('a').map((link) => link.getAttribute('href'))).toEqual([
      '/leagues/sleeper/910020240000000001/overview',
      '/leagues/sleeper/910020230000000001/overview',
      '/leagues/sleeper/920020220000000001/overview',
    ])
    expect(text).not.toContain('Gone')
  })

  it('are being looked up, or are none', async () => {
    expect((await show(loading)).text).toBe('Looking up @night_owl on Sleeper...')
    expect((await show({ ...found, leagues: [] })).text).toBe('@night_owl has no football leagues on Sleeper.')
  })

  it('explain why they are missing, with a retry if it may help', async () => {
    const unknown = await show(new Refusal(404, 'Sleeper has no user night_owl; check the name.'))
    expect(unknown.text).toBe('Sleeper has no user night_owl; check the name.')
    expect(unknown.all('button')).toEqual([])
    const away = await show(new Refusal(502, 'Sleeper did not answer.'))
    expect(away.text).toBe('Sleeper did not answer.Try again')
  })
})
