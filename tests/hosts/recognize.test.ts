/** Pasted texts and their host. */
import { describe, expect, it } from 'vitest'
import { createEspnHttp } from '../../src/hosts/espn/index.ts'
import { createEspnSource } from '../../src/hosts/espn/source.ts'
import { createSleeperHttp, createSleeperSource } from '../../src/hosts/sleeper/index.ts'
import { createYahooSource } from '../../src/hosts/yahoo/source.ts'

const espn = createEspnSource(createEspnHttp())
const sleeper = createSleeperSource(createSleeperHttp(), { usesUnofficial: false, fetchNflSchedule: async () => null })
const yahoo = createYahooSource()
const league = (leagueId: string, season: number | null = null) => ({ kind: 'league', leagueId, season })
const user = (name: string) => ({ kind: 'user', user: name })

describe('a pasted text', () => {
  it.each([
    ['123456', league('123456')],
    [' espn:123456 ', league('123456')],
    ['https://fantasy.espn.com/football/league?leagueId=123456&seasonId=2024', league('123456', 2024)],
    ['fantasy.espn.com/football/team?LeagueId=42&teamId=3', league('42')],
    ['http://games.espn.com/ffl/#/league?leagueId=77', league('77')],
  ])('%s is a league at ESPN', (text, expected) => {
    expect(espn.recognize(text)).toEqual(expected)
    expect([sleeper.recognize(text), yahoo.recognize(text)]).toEqual([null, null])
  })

  it.each([
    ['910020240000000001', league('910020240000000001')],
    ['sleeper:910020240000000001', league('910020240000000001')],
    ['https://sleeper.com/leagues/910020240000000001/team', league('910020240000000001')],
    ['sleeper.app/leagues/910020240000000001', league('910020240000000001')],
    ['https://api.sleeper.app/v1/league/910020240000000001/rosters', league('910020240000000001')],
    ['@some.body_9', user('some.body_9')],
    ['sleeper:@somebody', user('somebody')],
    ['sleeper:somebody', user('somebody')],
    ['sleeper.com/u/somebody', user('somebody')],
  ])('%s is of Sleeper', (text, expected) => {
    expect(sleeper.recognize(text)).toEqual(expected)
    expect([espn.recognize(text), yahoo.recognize(text)]).toEqual([null, null])
  })

  it.each([
    ['449.l.4711', league('449000004711')],
    ['yahoo:449.l.4711', league('449000004711')],
    ['449000004711', league('449000004711')],
    ['yahoo:449000004711', league('449000004711')],
    ['https://football.fantasysports.yahoo.com/2024/f1/4711', league('449000004711')],
    ['football.fantasysports.yahoo.com/2021/f1/4711/3', league('406000004711')],
  ])('%s is of Yahoo, a league of one season', (text, expected) => {
    expect(yahoo.recognize(text)).toEqual(expected)
    expect([espn.recognize(text), sleeper.recognize(text)]).toEqual([null, null])
  })

  it.each([
    ...['', 'somebody', '0', '-1', '12 34', '5000000000', '000000000000000000', '123456789012345678901'],
    ...['https://example.org/leagues/910020240000000001', 'https://sleeper.com.example.org/u/x', 'javascript:alert(1)'],
    ...['https://fantasy.espn.com/football', 'sleeper:', '@', 'sleeper:@../../etc'],
    // A running season's URL does not say which one it is.
    ...['https://football.fantasysports.yahoo.com/f1/4711', 'football.fantasysports.yahoo.com/1999/f1/1', '449.l.0'],
  ])('%j matches no host', (text) => {
    expect([espn.recognize(text), sleeper.recognize(text), yahoo.recognize(text)]).toEqual([null, null, null])
  })
})
