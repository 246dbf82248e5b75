/** The command as processes of their own: one that is killed between its post and the record of it, and two at the same time. */
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openStore } from '../../src/storage/open-store.ts'
import { copySmallDemoInto } from '../support/demo-store.ts'
import { smallDemoLeagues } from '../support/small-demo.ts'
import { runScript, startScript } from './support/run-script.ts'

const [league] = smallDemoLeagues
if (!league) throw new Error('The demo has no league')
const { leagueId } = league

interface Received {
  id: string | undefined
  text: string
}

/** A webhook that has what it was sent, and responds as the test says. */
async function openWebhook() {
  const received: Received[] = []
  let respond: (response: ServerResponse) => void = accept
  let whenReceived = () => {}
  const server = createServer(async (request: IncomingMessage, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ id: request.headers['webhook-id'] as string | undefined, text: body })
    whenReceived()
    respond(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    received,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/s3cret`,
    respondBy: (by: typeof respond) => {
      respond = by
    },
    /** Resolves with the next request, before its response. */
    next: () =>
      new Promise<void>((resolve) => {
        whenReceived = resolve
      }),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const accept = (response: ServerResponse) => response.writeHead(204).end()
const never = () => {}

let dataDir = ''
let webhook: Awaited<ReturnType<typeof openWebhook>>
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'killed-'))
  await copySmallDemoInto(dataDir)
  webhook = await openWebhook()
}, 60_000)
afterEach(async () => {
  await webhook.close()
  rmSync(dataDir, { recursive: true, force: true })
})

function writeBook(to: string): void {
  mkdirSync(join(dataDir, 'book'), { recursive: true })
  const book = `webhooks:\n  - {to: ${to}, address: HOOK}\nannounce: [weekly]\n`
  writeFileSync(join(dataDir, 'book', `${league?.host}-${leagueId}.yml`), book)
}

const env = () => ({ DATA_DIR: dataDir, SITE_URL: 'https://league.example/', HOOK: webhook.address })

/** The command has posted, and is killed before a response could tell it that the message arrived. */
async function killBetweenPostAndRecord(): Promise<void> {
  webhook.respondBy(never)
  const isReceived = webhook.next()
  const running = startScript('announce', [leagueId], env())
  await isReceived
  running.child.kill('SIGKILL')
  await running.ended
  expect(running.child.signalCode).toBe('SIGKILL')
  webhook.respondBy(accept)
}

it('a message to a chat is not posted a second time, and the next run fails, as it may be there; later ones only say so', async () => {
  writeBook('slack')
  await killBetweenPostAndRecord()
  const [note] = await openStore(dataDir).announcements.list(league)
  expect(note).toMatchObject({ target: 'slack HOOK', state: 'sending' })
  const next = await runScript('announce', [leagueId], env())
  expect([next.code, next.stderr]).toEqual([1, expect.stringMatching(/may have been posted.*--again/)])
  const later = await runScript('announce', [leagueId], env())
  expect([later.code, later.stdout]).toEqual([0, expect.stringMatching(/may have been posted.*--again/)])
  expect(webhook.received).toHaveLength(1)
  expect((await runScript('announce', [leagueId, '--again'], env())).code).toBe(0)
  expect((await runScript('announce', [leagueId], env())).stdout).toContain('already posted')
  expect(webhook.received).toHaveLength(2)
})

it('a receiver of JSON gets it once more with the same id, by which it drops the second one', async () => {
  writeBook('json')
  await killBetweenPostAndRecord()
  expect((await runScript('announce', [leagueId], env())).code).toBe(0)
  expect((await runScript('announce', [leagueId], env())).stdout).toContain('already posted')
  expect(webhook.received).toHaveLength(2)
  const [first, second] = webhook.received
  expect(second).toEqual(first)
  expect(first?.id).toMatch(/^weekly-/)
})

it('two commands at the same time post once', async () => {
  writeBook('slack')
  const both = await Promise.all([1, 2].map(() => runScript('announce', [leagueId], env())))
  expect(both.map(({ code, stderr }) => [code, stderr])).toEqual([
    [0, ''],
    [0, ''],
  ])
  expect(webhook.received).toHaveLength(1)
  expect(both.filter(({ stdout }) => stdout.includes('HOOK: posted'))).toHaveLength(1)
  expect(both.filter(({ stdout }) => stdout.includes('already posted'))).toHaveLength(1)
})
