import { describe, expect, it } from 'vitest'
import { withServerLogos, withSnapshotLogos } from '../../src/client/logo-addresses.ts'

const digest = '0123456789abcdef0123456789abcdef'
const snapshot = {
  host: 'espn',
  hostLeagueId: '101',
  season: 2025,
  leagueId: 10125,
  name: 'A',
  hash: '0123456789abcdef',
  takenAt: '2026-01-06T12:00:00.000Z',
  throughWeek: null,
} as const
const league = (...logos: string[]) => ({
  name: 'A',
  teamLogos: logos.map((logo, index) => ({ teamId: index, teamName: `Team ${index}`, logo })),
})
const addresses = ({ teamLogos }: ReturnType<typeof league>) => teamLogos.map(({ logo }) => logo)

describe('pictures of teams', () => {
  it('are requested from the server that named them, and from no other host', () => {
    const path = `/api/v1/leagues/espn/101/seasons/2025/logos/${digest}.webp`
    const named = league(path, '//elsewhere.example/a.webp', 'https://elsewhere.example/a.webp', 'data:image/svg+xml,')
    expect(addresses(withServerLogos('hostLeague', named))).toEqual([path])
  })

  it('are files of the season’s folder if a snapshot named them', () => {
    const named = league(`logos/${digest}.webp`, '../../../a.webp')
    expect(addresses(withSnapshotLogos('hostLeague', named, snapshot))).toEqual([
      `/snapshot/101/2025/0123456789abcdef/logos/${digest}.webp`,
    ])
  })

  it('change nothing else', () => {
    expect(withServerLogos('standings', league('x'))).toEqual(league('x'))
    expect(withServerLogos('league', league())).toEqual(league())
  })
})
