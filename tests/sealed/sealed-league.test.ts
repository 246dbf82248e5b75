import { describe, expect, it } from 'vitest'
import { createSealedLink } from '../../src/contract/sealed-link.ts'
import { seasonFormat } from '../../src/domain/host-season.ts'
import { sealText } from '../../src/sealed/sealed-file.ts'
import { openSealedLeague, sealLeague } from '../../src/sealed/sealed-league.ts'
import { buildHostSeason } from '../build-season.ts'
import { errorOf } from '../support/error-of.ts'

const link = createSealedLink()
const sealedAt = '2026-11-24T10:00:00.000Z'
const season = buildHostSeason({ teams: [{ logoUrl: 'https://pictures.example/mine.png', logo: 'abc' }, {}] })

async function problem(content: unknown) {
  return (await errorOf(openSealedLeague(await sealText(JSON.stringify(content), link), link))).message
}

describe('a sealed league', () => {
  it('has its seasons as they were, without addresses of pictures', async () => {
    const bytes = await sealLeague({ sealedAt, seasons: [{ asOf: null, season }] }, link)
    const opened = await openSealedLeague(bytes, link)
    expect(opened.sealedAt).toBe(sealedAt)
    const { teams, ...rest } = opened.seasons[0]?.season ?? season
    const { teams: before, ...others } = season
    expect(rest).toEqual(JSON.parse(JSON.stringify(others)))
    expect(teams.map(({ logoUrl, logo }) => [logoUrl, logo])).toEqual(before.map(() => [null, undefined]))
  })

  it('is refused if its seasons have another version, with the reason', async () => {
    expect(await problem({ seasonFormat: seasonFormat + 1 })).toContain('newer version')
    expect(await problem({ seasonFormat: seasonFormat - 1 })).toContain('older version')
  })

  it.each([
    ['nothing', null],
    ['no season', { seasonFormat, sealedAt, seasons: [] }],
    ['no id', { seasonFormat, sealedAt, seasons: [{ asOf: null, season: { ...season, leagueId: '../1' } }] }],
    ['an unknown host', { seasonFormat, sealedAt, seasons: [{ asOf: null, season: { ...season, host: 'other' } }] }],
    ['no time', { seasonFormat, seasons: [{ asOf: null, season }] }],
  ])('is refused if it has %s', async (_, content) => {
    expect(await problem(content)).toBe('This file holds no league.')
  })
})
