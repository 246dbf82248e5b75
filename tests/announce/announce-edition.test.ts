import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { announceEdition } from '../../src/announce/announce-edition.ts'
import type { AnnounceOptions } from '../../src/announce/post-once.ts'
import type { Webhook } from '../../src/book/webhook-schema.ts'
import { DomainError } from '../../src/domain/errors.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { announcedEdition } from './support/announced.ts'

const announced = announcedEdition()
const discord: Webhook = { to: 'discord', address: 'MY_DISCORD' }
const slack: Webhook = { to: 'slack', address: 'MY_SLACK' }
const json: Webhook = { to: 'json', address: 'MY_JSON' }
const env = {
  MY_DISCORD: 'https://discord.example.org/s3cret',
  MY_SLACK: 'https://slack.example.org/s3cret',
  MY_JSON: 'https://receiver.example.org/s3cret',
}

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'announce-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Acts like a separate process; `statuses` by host, 0 for a request without a response. */
async function announce(
  webhooks: readonly Webhook[],
  { statuses = {}, ...options }: Partial<AnnounceOptions> & { statuses?: Record<string, number> } = {},
) {
  const store = openStore(folder)
  const hosts: string[] = []
  const fetch: typeof globalThis.fetch = async (url) => {
    const [host = ''] = new URL(String(url)).hostname.split('.')
    hosts.push(host)
    const status = statuses[host] ?? 204
    if (status === 0) throw new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } })
    return new Response(null, { status })
  }
  const outcomes = await announceEdition(announced, {
    store,
    webhooks,
    env,
    fetch,
    retries: 1,
    backoffMs: 1,
    ...options,
  })
  return { hosts, kinds: outcomes.map(({ kind }) => kind), outcomes }
}

describe('announceEdition', () => {
  it('posts an edition to each webhook once', async () => {
    expect(await announce([discord, slack])).toMatchObject({ hosts: ['discord', 'slack'], kinds: ['posted', 'posted'] })
    const again = await announce([discord, slack, json])
    expect(again).toMatchObject({ hosts: ['receiver'], kinds: ['posted-before', 'posted-before', 'posted'] })
  })

  it('posts as a GroupMe bot, whose id is in the body alone', async () => {
    const sent: [string, Record<string, unknown>][] = []
    const options = {
      env: { GROUPME_BOT: 'abcdef0123456789' },
      fetch: (async (url, init) => {
        sent.push([String(url), JSON.parse(String(init?.body))])
        return new Response(null, { status: 202 })
      }) as typeof fetch,
    }
    const groupme: Webhook = { to: 'groupme', address: 'GROUPME_BOT' }
    expect((await announce([groupme], options)).kinds).toEqual(['posted'])
    expect(sent).toMatchObject([['https://api.groupme.com/v3/bots/post', { bot_id: 'abcdef0123456789' }]])
    expect((await announce([groupme], options)).kinds).toEqual(['posted-before'])
    const wrong = await announce([{ ...groupme, address: 'OTHER' }], { env: { OTHER: 'https://s3cret.example' } })
    expect(wrong.outcomes[0]).toMatchObject({ error: { message: expect.not.stringContaining('s3cret') } })
  })

  it('posts once with two concurrent runs', async () => {
    const both = await Promise.all([announce([discord]), announce([discord])])
    expect(both.flatMap(({ hosts }) => hosts)).toEqual(['discord'])
    expect(both.flatMap(({ kinds }) => kinds).sort()).toEqual(['posted', 'posted-before'])
  })

  it('continues with other webhooks after a failure, and retries the failed one next time', async () => {
    const first = await announce([discord, slack], { statuses: { discord: 404 } })
    expect(first).toMatchObject({ hosts: ['discord', 'slack'], kinds: ['failed', 'posted'] })
    expect(await announce([discord, slack])).toMatchObject({ hosts: ['discord'], kinds: ['posted', 'posted-before'] })
    const unset = await announce([{ ...json, address: 'NOT_SET' }, json])
    expect(unset.kinds).toEqual(['failed', 'posted'])
    expect(unset.outcomes[0]).toMatchObject({ error: { message: expect.stringContaining('NOT_SET is not set') } })
  })

  it('does not repeat an uncertain post, except with --again', async () => {
    expect(await announce([discord, json], { statuses: { discord: 0, receiver: 0 } })).toMatchObject({
      hosts: ['discord', 'receiver', 'receiver'],
      kinds: ['failed', 'failed'],
    })
    // The run that got no response has failed because of it.
    const next = await announce([discord, json])
    expect(next).toMatchObject({ hosts: ['receiver'], kinds: ['uncertain', 'posted'] })
    expect(next.outcomes[0]).toMatchObject({
      error: { message: expect.stringMatching(/may have been posted.*--again/) },
    })
    expect(await announce([discord], { again: true })).toMatchObject({ hosts: ['discord'], kinds: ['posted'] })
    expect(await announce([discord])).toMatchObject({ hosts: [], kinds: ['posted-before'] })
  })

  it('fails once because of a run that was killed, and only mentions it from then on', async () => {
    const { announcements } = openStore(folder)
    const at = '2025-10-21T12:00:00.000Z'
    await announcements.record(announced.key, { week: 7, target: 'discord MY_DISCORD', state: 'sending', at })
    const runs = [await announce([discord]), await announce([discord]), await announce([discord])]
    expect(runs.flatMap(({ kinds }) => kinds)).toEqual(['failed', 'uncertain', 'uncertain'])
    for (const { hosts, outcomes } of runs)
      expect([hosts, outcomes]).toMatchObject([
        [],
        [{ error: { message: expect.stringContaining('Oct 21, 2025, 8:00 a.m.') } }],
      ])
    expect(await announce([discord], { again: true, statuses: { discord: 503 } })).toMatchObject({ kinds: ['failed'] })
    expect(await announce([discord])).toMatchObject({ hosts: [], kinds: ['uncertain'] })
    expect(await announce([discord], { again: true })).toMatchObject({ kinds: ['posted'] })
    expect(await announce([discord])).toMatchObject({ kinds: ['posted-before'] })
  })

  it('keeps the record of a post if posting it again fails', async () => {
    await announce([slack])
    expect(await announce([slack], { again: true, statuses: { slack: 403 } })).toMatchObject({ kinds: ['failed'] })
    expect(await announce([slack])).toMatchObject({ kinds: ['posted-before'] })
  })

  it('continues if a post cannot be recorded, and does not repeat it silently', async () => {
    const store = openStore(folder)
    const { announcements } = store
    const full = new DomainError('storage', 'Cannot write 2025.json: the disk is full.')
    const record: typeof announcements.record = async (key, entry) => {
      if (entry.target === 'discord MY_DISCORD' && entry.state === 'sent') throw full
      await announcements.record(key, entry)
    }
    const failing = { lockAnnouncing: store.lockAnnouncing, announcements: { ...announcements, record } }
    const first = await announce([discord, slack], { store: failing })
    expect(first).toMatchObject({ hosts: ['discord', 'slack'], kinds: ['failed', 'posted'] })
    expect(first.outcomes[0]).toMatchObject({
      error: { message: expect.stringMatching(/^posted, but .*disk is full/) },
    })
    const next = await announce([discord, slack])
    expect(next).toMatchObject({ hosts: [], kinds: ['failed', 'posted-before'] })
    expect(next.outcomes[0]).toMatchObject({ error: { message: expect.stringContaining('--again') } })
  })

  it('reports a record that cannot be read for each webhook, and posts nothing', async () => {
    const store = openStore(folder)
    const find = async () => {
      throw new DomainError('storage', 'The record of what was announced is damaged.')
    }
    const failing = { lockAnnouncing: store.lockAnnouncing, announcements: { ...store.announcements, find } }
    expect(await announce([discord, slack], { store: failing })).toMatchObject({
      hosts: [],
      kinds: ['failed', 'failed'],
    })
  })

  it('records that it is about to post before it does', async () => {
    const store = openStore(folder)
    const find = () => store.announcements.find(announced.key, 7, 'discord MY_DISCORD')
    const fetch = vi.fn(async () => {
      expect(await find()).toMatchObject({ state: 'sending' })
      return new Response(null, { status: 204 })
    })
    await announceEdition(announced, { store, webhooks: [discord], env, fetch })
    expect(await find()).toMatchObject({ state: 'sent' })
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})
