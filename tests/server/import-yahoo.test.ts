/** A file from Yahoo, dropped on a page of a server on its reader's own machine. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileImportPath, filePart, readFileImport } from '../../src/contract/file-import.ts'
import type { App } from '../../src/server/app.ts'
import { leagueFileFormat } from '../../src/service/league-files.ts'
import {
  type Answers,
  buildYahooLeague,
  fileOf,
  leagueId,
  season,
  key as yahooKey,
} from '../hosts/yahoo/build-yahoo-league.ts'
import { emptyServer, type TestServer } from './support/demo-server.ts'

let server: TestServer
let app: App
beforeAll(() => {
  server = emptyServer()
  app = server.build({ takesFiles: true })
})
afterAll(() => server.remove())

const own = { Origin: 'http://localhost:4321', Host: 'localhost:4321' }
const key = { host: 'yahoo', leagueId, season } as const

function send(file: string | Uint8Array<ArrayBuffer>) {
  const body = new FormData()
  body.append(filePart, new Blob([file]), 'yahoo')
  return app.request(`http://localhost:4321${fileImportPath}`, { method: 'POST', body, headers: own })
}

/** The league under another key. */
const buildOther = (league: { league_key: string; [field: string]: unknown }): Answers =>
  JSON.parse(JSON.stringify(buildYahooLeague({ league })).replaceAll(yahooKey, league.league_key))

describe('a file from Yahoo', () => {
  it('is imported, and its standings are served', async () => {
    const answers = buildYahooLeague()
    const response = await send(fileOf(answers))
    expect(readFileImport(await response.json())).toEqual([key])
    const league = (await (await app.request(`/api/v1/leagues/yahoo/${leagueId}`)).json()) as { id: number }
    const standings = await app.request(`/api/v1/analytics/standings?league_id=${league.id}`)
    const { standings: rows } = (await standings.json()) as {
      standings: { rank: number; regular_season: { wins: number; losses: number } }[]
    }
    expect(rows.map(({ rank, regular_season: { wins, losses } }) => `${rank}: ${wins}-${losses}`)).toEqual([
      '1: 3-0',
      '2: 3-0',
      '3: 2-1',
      '4: 1-2',
      '5: 0-3',
      '6: 0-3',
    ])
  })

  it.each([
    ['when it was saved, where it says so', '2024-10-08T12:00:00.000Z', 'saved'],
    ['when it was imported, where its time is still to come', '2099-01-01T00:00:00.000Z', 'imported'],
    ['when it was imported, where its time is no time', 'last Tuesday', 'imported'],
  ])('is as of %s', async (_, savedAt, time) => {
    const began = Date.now()
    const file = { format: leagueFileFormat, version: 1, host: 'yahoo', savedAt, answers: buildYahooLeague() }
    expect((await send(JSON.stringify(file))).status).toBe(200)
    const { asOf } = (await server.store.card(key)) ?? {}
    if (time === 'saved') expect(asOf).toBe(savedAt)
    else expect(Date.parse(asOf ?? '')).toSatisfy((at: number) => at >= began && at <= Date.now())
  })

  it('is refused where a season in it is of two leagues with one number', async () => {
    const other = buildOther({ league_key: '406.l.4711', season: '2021' })
    const response = await send(fileOf({ ...buildYahooLeague(), ...other }))
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('several leagues: 449.l.4711, 406.l.4711')
  })

  it('is refused where it has no team, and what was imported stays', async () => {
    const { [`league/${yahooKey}/settings`]: settings } = buildYahooLeague()
    const response = await send(fileOf({ [`league/${yahooKey}/settings`]: settings }))
    expect([response.status, await response.text()]).toEqual([422, expect.stringContaining('has no teams')])
    expect((await app.request(`/api/v1/leagues/yahoo/${leagueId}`)).status).toBe(200)
    expect((await server.store.read(key))?.teams).toHaveLength(6)
  })

  it('joins its chain from both sides, over a season that nobody saved', async () => {
    const before = { league_key: '414.l.815', season: '2022', renewed: '423_815', renew: null }
    const [first] = readFileImport(await (await send(fileOf(buildOther(before)))).json())
    expect(first?.leagueId).toBe('414000000815')
    const chain = await server.store.seasonsOf(key)
    expect(chain.map(({ season }) => season).toSorted()).toEqual([2022, 2024])
  })

  it('of another year with the same number is another league', async () => {
    const other = { league_key: '406.l.4711', season: '2021', renew: null }
    const [found] = readFileImport(await (await send(fileOf(buildOther(other)))).json())
    expect(found).toEqual({ host: 'yahoo', leagueId: '406000004711', season: 2021 })
    expect((await server.store.seasonsOf(key)).map(({ season }) => season).toSorted()).toEqual([2022, 2024])
  })

  it('of several seasons is imported but for one that cannot be read, which is named', async () => {
    const answersOf = (number: number, odd: Answers = {}) => ({
      ...buildOther({ league_key: `449.l.${number}`, renew: null }),
      ...odd,
    })
    const scores = 'league/449.l.52/scoreboard;week=1'
    const seasons = [
      answersOf(51, { 'league/449.l.51/settings': '<html>Sign in</html>' }),
      answersOf(52, { [scores]: '<html>Sign in</html>' }),
      answersOf(53),
    ].map((answers) => ({ answers }))
    const file = { format: leagueFileFormat, version: 2, host: 'yahoo', seasons }
    const response = await send(JSON.stringify(file))
    expect(response.status).toBe(422)
    expect(await response.text()).toMatch(/1 of 3 seasons were imported.*league 449\.l\.51/)
    const keys = (
      await Promise.all(
        [51, 52, 53].map((number) =>
          server.store.seasonsOf({ host: 'yahoo', leagueId: `449${String(number).padStart(9, '0')}` }),
        ),
      )
    ).map((found) => found.length)
    expect(keys).toEqual([0, 0, 1])
  })
})
