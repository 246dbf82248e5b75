/** Moments of a running week at the webhooks of its league: once each, from data that are new enough. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadEditionOf } from '../../scripts/lib/announce-league.ts'
import { printMoments } from '../../scripts/lib/announce-moments.ts'
import { composeMessage } from '../../src/announce/compose-message.ts'
import type { AnnounceOptions } from '../../src/announce/post-once.ts'
import { usuallyAnnounced } from '../../src/book/webhook-schema.ts'
import { storeSource } from '../../src/snapshot/store-source.ts'
import { takeSnapshots } from '../../src/snapshot/take-snapshots.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { json, key, openAnnouncer, slack } from '../announce/support/league-at.ts'

let announcer: ReturnType<typeof openAnnouncer>
beforeEach(() => {
  announcer = openAnnouncer()
})
afterEach(() => announcer.remove())

/** Week 5 of 2025: its Monday game kicks off on October 7, 00:20 UTC, and its moment is due three hours before. */
const kickoff = Date.parse('2025-10-07T00:20:00Z')
const minutesBefore = (minutes: number) => new Date(kickoff - minutes * 60_000)
const texts = () => announcer.posts.map(({ text }) => text)

describe('before the Monday game', () => {
  it('is posted once to each webhook, with a link to the board, in at most four lines', async () => {
    await announcer.read(minutesBefore(24 * 60))
    expect(await announcer.run(minutesBefore(181))).toEqual({ failures: 0, lines: [] })
    const due = minutesBefore(170)
    expect((await announcer.run(due)).lines).toEqual(['Monday before kickoff → json HOOK: posted'])
    expect((await announcer.run(minutesBefore(140), { webhooks: [json, slack] })).lines).toEqual([
      'Monday before kickoff → slack OTHER: posted',
    ])
    expect((await announcer.run(minutesBefore(110), { webhooks: [json, slack] })).lines).toEqual([])
    const [first = '', second] = texts()
    expect(second).toBe(first)
    const lines = first.split('\n')
    expect(lines.length).toBeLessThanOrEqual(4)
    expect(lines.at(-1)).toBe('https://me.example/ffa/leagues/espn/4242/live')
    expect(lines[0]).toMatch(/^.+ needs more than .+ to beat .+: \d+%\.$|^.+ trails .+: \d+% for .+\.$/)
  })

  it('is read again first, once, where the stored data are older', async () => {
    await announcer.read(minutesBefore(24 * 60))
    await announcer.run(minutesBefore(170))
    await announcer.run(minutesBefore(140))
    await announcer.run(minutesBefore(110), { webhooks: [json, slack] })
    expect([announcer.reads(), announcer.posts.length]).toEqual([2, 2])
  })

  it('waits while the host is down, and is dropped once the game has begun', async () => {
    await announcer.read(minutesBefore(24 * 60))
    const down = await announcer.run(minutesBefore(175), { isDown: true })
    expect(down.failures).toBe(1)
    expect(down.lines).toEqual([
      '! Reading league 4242: ESPN can’t be reached.',
      'Monday before kickoff: waiting for data from after Mon, Oct 6, 2025, 5:20 p.m. ET.',
    ])
    expect(announcer.posts).toEqual([])
    const late = openAnnouncer()
    await late.read(minutesBefore(24 * 60))
    await late.run(minutesBefore(-1))
    expect(late.posts).toEqual([])
    late.remove()
    expect((await announcer.run(minutesBefore(170))).lines).toEqual(['Monday before kickoff → json HOOK: posted'])
  })

  it('is posted once by two processes at the same time', async () => {
    await announcer.read(minutesBefore(170))
    await Promise.all([announcer.run(minutesBefore(150)), announcer.run(minutesBefore(150))])
    expect(announcer.posts).toHaveLength(1)
  })

  it('is not repeated where the process was killed between the post and its record', async () => {
    await announcer.read(minutesBefore(170))
    const store = openStore(announcer.folder)
    const record: AnnounceOptions['store']['announcements']['record'] = async (league, entry) => {
      if (entry.state === 'sent') throw new Error('killed')
      await store.announcements.record(league, entry)
    }
    const killed = { ...store, announcements: { ...store.announcements, record } }
    await expect(announcer.run(minutesBefore(150), { store: killed, webhooks: [slack] })).rejects.toThrow('killed')
    const next = await announcer.run(minutesBefore(120), { webhooks: [slack] })
    expect(next.lines).toEqual([expect.stringMatching(/^! Monday before kickoff → .*may have been posted/)])
    // Cron sends mail where a command fails: it fails once.
    expect(await announcer.run(minutesBefore(90), { webhooks: [slack] })).toEqual({
      failures: 0,
      lines: [expect.stringMatching(/^Monday before kickoff → .*may have been posted.*--again/)],
    })
    expect(await announcer.run(minutesBefore(-1), { webhooks: [slack] })).toEqual({ failures: 0, lines: [] })
    expect(announcer.posts).toHaveLength(1)
  })

  it('is printed by a dry run, beside the times of the week, and posted to nobody', async () => {
    await announcer.read(minutesBefore(170))
    const printed: string[] = []
    const options = {
      store: openStore(announcer.folder),
      dataDir: announcer.folder,
      snapshotDir: announcer.folder,
      env: { SITE_URL: 'https://me.example/' },
      print: (line: string) => void printed.push(line),
      printError: (line: string) => void printed.push(line),
      kinds: usuallyAnnounced,
    }
    await printMoments(key, [json], { ...options, now: () => minutesBefore(60) })
    expect(printed).toEqual([
      'Monday before kickoff: Mon, Oct 6, 2025, 5:20 p.m. ET',
      expect.stringMatching(/^json HOOK \(nothing is posted\):\n.*"text": ".*live"/s),
    ])
    printed.length = 0
    await printMoments(key, [json], { ...options, now: () => minutesBefore(24 * 60) })
    expect(printed).toEqual(['Monday before kickoff: Mon, Oct 6, 2025, 5:20 p.m. ET'])
    expect(announcer.posts).toEqual([])
  })

  it('has the numbers of managers in place of their names where the snapshot of the league has', async () => {
    await announcer.read(minutesBefore(170))
    const { posts, folder } = announcer
    await announcer.run(minutesBefore(160))
    const [open] = posts
    const season = await openStore(folder).read(key)
    const team = season?.teams.find(({ name }) => open?.text.includes(name))
    if (!season || !team) throw new Error('No team is named')
    const teams = season.teams.map((one) => (one === team ? { ...one, name: `Team ${one.ownerNames[0]}` } : one))
    await openStore(folder).write({ ...season, teams }, { asOf: minutesBefore(165).toISOString(), source: 'host' })
    await takeSnapshots({
      folder: `${folder}/snapshot`,
      source: storeSource(openStore(folder)),
      leagues: [key],
      running: true,
      anonymize: true,
      refresh: false,
    })
    await announcer.run(minutesBefore(160), { webhooks: [slack] })
    expect(posts[1]?.text).toMatch(/Team Manager \d/)
    expect(posts[1]?.text).not.toContain(team.ownerNames[0])
    const options = { store: openStore(folder), dataDir: folder, snapshotDir: `${folder}/snapshot` }
    const edition = await loadEditionOf(key, { ...options, env: { SITE_URL: 'https://me.example/' } })
    expect(edition?.edition.standings.map((row) => row.team.name)).toContainEqual(
      expect.stringMatching(/^Team Manager \d$/),
    )
    const names = new RegExp(season.teams.flatMap(({ ownerNames }) => ownerNames).join('|'), 'i')
    for (const to of ['discord', 'slack', 'groupme', 'json'] as const)
      expect(edition && JSON.stringify(composeMessage(to, edition))).not.toMatch(names)
  })

  it('is not posted where the book does not want it', async () => {
    await announcer.read(minutesBefore(170))
    await announcer.run(minutesBefore(150), { kinds: ['weekly', 'corrections'] })
    expect(announcer.posts).toEqual([])
  })
})

it('a league that is not stored has no moments', async () => {
  expect(await openStore(announcer.folder).card(key)).toBeNull()
  expect(await announcer.run(minutesBefore(150))).toEqual({ failures: 0, lines: [] })
})
