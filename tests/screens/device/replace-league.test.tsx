/** The question which league stays, where a link has one that is on this device from elsewhere. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createSealedLink } from '../../../src/contract/sealed-link.ts'
import type { LeagueOnDevice, NamedLeague, OfferedLeague } from '../../../src/engine/protocol.ts'
import type { TakenLeague } from '../../../src/screens/device/open-sealed.ts'
import { ReplaceLeague } from '../../../src/screens/device/ReplaceLeague.tsx'

const old: NamedLeague = { host: 'sleeper', leagueId: '910020240000000001', name: 'The League', seasons: [2024, 2023] }
const here: LeagueOnDevice = { ...old, seasons: [2024], source: 'folder', asOf: null }
const offered: OfferedLeague = {
  host: 'espn',
  leagueId: '4242',
  name: 'The League',
  seasons: [2025],
  sealedAt: '2025-11-20T17:00:00.000Z',
  throughWeek: 10,
  joined: [old],
}

function show(taken: Partial<TakenLeague>): string {
  const whole: TakenLeague = {
    kind: 'taken',
    here: [here],
    offered,
    isJoinedOnly: true,
    link: createSealedLink(),
    bytes: null,
    ...taken,
  }
  const html = renderToStaticMarkup(<ReplaceLeague taken={whole} />)
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.)])/g, '')
}

it('names the link’s league, and the leagues that it is joined with', () => {
  const text = show({})
  expect(text).toContain('Sleeper league 910020240000000001), 2024. From a file, saved only on this device.')
  expect(text).toContain('ESPN league 4242), 2025 as of week 10, encrypted on')
  expect(text).toMatch(/It’s joined with The League ?\(Sleeper league 910020240000000001\), 2024, 2023\./)
  expect(text).toContain('Keep mine, and open the link’s league')
})

it('offers to open the link’s league beside it only where that league is not here', () => {
  const text = show({ isJoinedOnly: false, here: [here, { ...here, host: 'espn', leagueId: '4242', name: null }] })
  expect(text).toContain('Which leagues do you want to keep?')
  expect(text).toContain('ESPN league 4242, 2024.')
  expect(text).toContain('Keep those on this device Replace them with the link’s leagues')
  expect(text).not.toContain('Keep mine')
})
