import { describe, expect, it } from 'vitest'
import { withServerLogos, withSnapshotLogos } from '../../src/client/logo-addresses.ts'

const digest = '0123456789abcdef0123456789abcdef'
const snapshot = {
  host: 'espn',
  host_league_id: '101',
  season: 2025,
  league_id: 10125,
  name: 'A',
  hash: '0123456789abcdef',
  taken_at: '2026-01-06T12:00:00.000Z',
  through_week: null,
} as const
const league = (...logos: string[]) => ({
  name: 'A',
  team_logos: logos.map((logo, index) => ({ team_id: index, team_name: `Team ${index}`, logo })),
})
const addresses = ({ team_logos }: ReturnType<typeof league>) => team_logos.map(({ logo }) => logo)

describe('pictures of teams', () => {
  it('are requested from the server that named them, and from no other host', () => {
    const path = `/api/v1/leagues/espn/101/seasons/2025/logos/${digest}.webp`
    const named = league(path, '//elsewhere.example/a.webp', 'https://elsewhere.example/a.webp', 'data:image/svg+xml,')
    expect(addresses(withServerLogos('hostLeague', named))).toEqual([path])
  })

  it('are files of the season’s folder where a snapshot named them', () => {
    const named = league(`logos/${digest}.webp`, '../../../a.webp')
    expect(addresses(withSnapshotLogos('hostLeague', named, snapshot))).toEqual([
      `/snapshot/101/2025/0123456789abcdef/logos/${digest}.webp`,
    ])
  })

  it('change nothing else, and no response without them', () => {
    expect(withServerLogos('standings', league('x'))).toEqual(league('x'))
    expect(withServerLogos('league', { name: 'A' })).toEqual({ name: 'A' })
  })
})
