import { expect, it } from 'vitest'
import type { HistoryResponse } from '../../../src/contract/responses/history.ts'
import { splitByPlace } from '../../../src/screens/history/ManagerPairs.tsx'

type Split = Parameters<typeof splitByPlace>[0]

const season = (year: number, host: 'espn' | 'sleeper', hostLeagueId: string) => ({ season: year, host, hostLeagueId })
const manager = (key: string, seasonYears: number[]) => ({ key, name: key, seasonYears })
const history = {
  seasons: [season(2021, 'espn', '7'), season(2022, 'sleeper', '81'), season(2023, 'sleeper', '82')],
  managers: [manager('old', [2021]), manager('both', [2021, 2022]), manager('new', [2022, 2023])],
} as unknown as Pick<HistoryResponse, 'seasons' | 'managers'> as Split

it('offers managers of the earlier league only and of this one only; Sleeper has an id for each season', () => {
  const keysOf = (split: ReturnType<typeof splitByPlace>) =>
    [split.before, split.now].map((list) => list.map(({ key }) => key))
  expect(keysOf(splitByPlace(history, { host: 'sleeper', leagueId: '82' }))).toEqual([['old'], ['new']])
  expect(keysOf(splitByPlace(history, { host: 'espn', leagueId: '7' }))).toEqual([['new'], ['old']])
})
