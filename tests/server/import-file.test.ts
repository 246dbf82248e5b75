/** A league's file, sent to a server on its reader's own machine by one of its pages. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileImportPath, filePart, readFileImport } from '../../src/contract/file-import.ts'
import type { App } from '../../src/server/app.ts'
import { leagueFileFormat } from '../../src/service/league-files.ts'
import { buildEspnLeague } from '../hosts/espn/build-espn-league.ts'
import { detailOf, emptyServer, type TestServer } from './support/demo-server.ts'

let server: TestServer
let app: App
beforeAll(() => {
  server = emptyServer()
  app = server.build({ takesFiles: true })
})
afterAll(() => server.remove())

const answers = buildEspnLeague({ espnLeagueId: 4242, season: 2024 })
const file = JSON.stringify({ format: leagueFileFormat, version: 1, answers })
const own = { Origin: 'http://localhost:4321', Host: 'localhost:4321' }

function send(to: App, headers: Record<string, string>, text = file) {
  const body = new FormData()
  body.append(filePart, new Blob([text]), 'league-4242-2024.json')
  return to.request(`http://localhost:4321${fileImportPath}`, { method: 'POST', body, headers })
}

describe('a file for a server on the reader’s machine', () => {
  it('is imported, and its league is served from then on', async () => {
    const response = await send(app, own)
    expect(readFileImport(await response.json())).toEqual([{ host: 'espn', leagueId: '4242', season: 2024 }])
    const league = await app.request('/api/v1/leagues/espn/4242')
    expect([response.status, league.status]).toEqual([200, 200])
  })

  it('is refused in one sentence if it has no league', async () => {
    const response = await send(app, own, '{')
    expect([response.status, await detailOf(response)]).toEqual([
      422,
      expect.stringContaining('league-4242-2024.json is incomplete or not valid JSON'),
    ])
  })

  it.each([
    ['a page of another site', { ...own, Origin: 'https://evil.example' }],
    ['no page', { Host: own.Host }],
    ['a frame without an origin', { ...own, Origin: 'null' }],
  ])('is not taken from %s', async (_, headers) => {
    expect((await send(app, headers)).status).toBe(403)
  })

  it('is taken by no other server, and only with the token where there is one', async () => {
    expect((await send(server.app, own)).status).toBe(405)
    const closed = server.build({ takesFiles: true, apiToken: 'secret' })
    expect((await send(closed, own)).status).toBe(401)
    expect((await send(closed, { ...own, Authorization: 'Bearer secret' })).status).toBe(200)
  })
})
