import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readParameters } from '../../src/handlers/parameters.ts'

describe('readParameters', () => {
  it('parses numbers, fills in defaults and leaves out absent parameters', () => {
    expect(readParameters('teamWeeklyPerformance', { id: '9000012400007' }, { week_end: '9' })).toEqual({
      id: 9_000_012_400_007,
      weekStart: 1,
      weekEnd: 9,
    })
    expect(readParameters('topPerformers', {}, {})).toEqual({ metric: 'total_points', limit: 20 })
  })

  it('treats an empty parameter as absent', () => {
    expect(readParameters('players', {}, { position: '', limit: '' })).toMatchObject({ limit: 50 })
    expect(() => readParameters('playerSearch', {}, { query: '' })).toThrow(/'query'.*found nothing/)
  })

  it('reads yes and no the way addresses write them', () => {
    for (const [text, value] of [
      ['true', true],
      ['True', true],
      ['1', true],
      ['false', false],
      ['0', false],
    ] as const) {
      expect(readParameters('matchups', {}, { is_playoff: text }).isPlayoff).toBe(value)
    }
  })

  it('reports the invalid parameter with expected and actual value', () => {
    const wrong = (read: () => unknown, words: string) => {
      expect(read).toThrow(expect.objectContaining({ kind: 'bad-request', message: words }))
    }
    wrong(
      () => readParameters('weeklyRoster', { id: '7', week: '19' }, {}),
      'The path parameter \'week\' must be a whole number from 1 to 18; found "19".',
    )
    wrong(
      () => readParameters('hostLeague', { host: 'espn', leagueId: '12a' }, {}),
      'The path parameter \'leagueId\' must be a whole number of at most 20 digits; found "12a".',
    )
    wrong(
      () => readParameters('hostLeague', { host: 'nfl', leagueId: '12' }, {}),
      'The path parameter \'host\' must be one of espn, sleeper, yahoo; found "nfl".',
    )
    wrong(
      () => readParameters('superlatives', {}, {}),
      "The query parameter 'league_id' must be a whole number, 0 or more; found nothing.",
    )
    wrong(
      () => readParameters('matchups', {}, { is_playoff: 'maybe' }),
      'The query parameter \'is_playoff\' must be true or false; found "maybe".',
    )
    wrong(
      () => readParameters('topPerformers', {}, { metric: 'looks' }),
      'The query parameter \'metric\' must be one of total_points, avg_points_per_game, games_played, starts, total_projected; found "looks".',
    )
    wrong(
      () => readParameters('players', {}, { search: 'x'.repeat(101) }),
      `The query parameter 'search' must be text of 1 to 100 characters; found "${'x'.repeat(40)}…".`,
    )
  })

  it('reads ids of hosts as they are: they are longer than a number holds', () => {
    for (const leagueId of ['7', '910020240000000001', '99999999999999999999']) {
      expect(readParameters('hostLeague', { host: 'sleeper', leagueId }, {})).toEqual({ host: 'sleeper', leagueId })
    }
    for (const leagueId of ['-1', '1.5', '1e3', '0x10', ' 1', '999999999999999999999', '١', '', '../1']) {
      expect(() => readParameters('hostLeague', { host: 'sleeper', leagueId }, {})).toThrow(/'leagueId'/)
    }
  })

  it('accepts integers only as digits, and only if exact', () => {
    for (const id of ['-1', '1.5', '1e3', '0x10', ' 1', '9007199254740992', 'NaN', '١', '']) {
      expect(() => readParameters('league', { id }, {})).toThrow(/'id'/)
    }
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (id) => {
        expect(readParameters('league', { id: String(id) }, {})).toEqual({ id })
      }),
    )
  })
})
