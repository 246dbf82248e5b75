import { expect, it } from 'vitest'
import { parseBook } from '../../../src/book/parse-book.ts'
import { type LeagueJoin, writeBookLines } from '../../../src/contract/league-join.ts'

const espn = { host: 'espn', leagueId: '4242' } as const
const sleeper = { host: 'sleeper', leagueId: '910020240000000001' } as const

it('writes what a book then joins', () => {
  const join: LeagueJoin = {
    also: [sleeper, espn],
    same: [
      ['1eff9f74d85d1a00', '84fa1e331e25fcf1'],
      ['100000000000000001', '12e4567890123456'],
    ],
    years: [{ season: 2021, league: espn }],
  }
  const { also, aliases, years } = parseBook(writeBookLines(join), 'espn-4300.yml')
  expect({ also, years }).toEqual({ also: join.also, years: join.years })
  expect(aliases).toEqual({
    '1eff9f74d85d1a00': { sameAs: '84fa1e331e25fcf1' },
    '100000000000000001': { sameAs: '12e4567890123456' },
  })
})

it('leaves out what is empty', () => {
  expect(writeBookLines({ also: [espn], same: [], years: [] })).toBe('also: [espn:4242]')
  expect(writeBookLines({ also: [], same: [], years: [] })).toBe('')
})
