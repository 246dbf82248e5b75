import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { announceCorrection, weeksToCorrect } from '../../src/announce/announce-correction.ts'
import { announceEdition } from '../../src/announce/announce-edition.ts'
import type { AnnouncedEdition } from '../../src/announce/announced-edition.ts'
import type { AnnounceOptions } from '../../src/announce/post-once.ts'
import { listSaidFacts } from '../../src/announce/said-facts.ts'
import type { Webhook } from '../../src/book/webhook-schema.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { announcedEdition } from './support/announced.ts'

const slack: Webhook = { to: 'slack', address: 'MY_SLACK' }
const env = { MY_SLACK: 'https://slack.example.org/s3cret' }

let folder = ''
let posted: string[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'correct-'))
  posted = []
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Acts like a separate process at another time. */
function optionsAt(time: string, status = 200): AnnounceOptions {
  const fetch: typeof globalThis.fetch = async (_, init) => {
    if (status < 300) posted.push((JSON.parse(String(init?.body)) as { text: string }).text)
    return new Response(null, { status })
  }
  return { store: openStore(folder), webhooks: [slack], env, fetch, retries: 0, now: () => new Date(time) }
}

/** Week 7, won by the first of two teams or by the second; so are all its games. */
function edition(winner: 'first' | 'second', points: [number, number] = [112.1, 112], gameCount = 1): AnnouncedEdition {
  const announced = announcedEdition({ names: ['Team 3', 'Team 13'], gameCount })
  const games = announced.edition.games.map((game) => ({
    ...game,
    points,
    teams: winner === 'first' ? game.teams : game.teams.toReversed(),
  }))
  return { ...announced, edition: { ...announced.edition, games } }
}

describe('a correction', () => {
  it('is posted once where another team won after all, and again where that changes back', async () => {
    await announceEdition(edition('first'), optionsAt('2025-10-21T12:00:00Z'))
    expect(await announceCorrection(edition('first', [112.3, 112]), optionsAt('2025-10-23T12:00:00Z'))).toEqual([])
    posted = []
    const corrected = 'Correction to Week 7: Team 13 beat Team 3 after all, 112.1–112.0.'
    for (let run = 0; run < 2; run++) await announceCorrection(edition('second'), optionsAt('2025-10-24T12:00:00Z'))
    expect(posted).toEqual([`${corrected}\nhttps://league.example.org/weekly/espn/7/2025/7`])
    for (let run = 0; run < 2; run++) await announceCorrection(edition('first'), optionsAt('2025-10-25T12:00:00Z'))
    expect(posted).toHaveLength(2)
    expect(posted[1]).toContain('Team 3 beat Team 13 after all')
  })

  it('is posted once by two runs at the same time', async () => {
    await announceEdition(edition('first'), optionsAt('2025-10-21T12:00:00Z'))
    posted = []
    const run = () => announceCorrection(edition('second'), optionsAt('2025-10-24T12:00:00Z'))
    const kinds = (await Promise.all([run(), run()])).flat().map(({ kind }) => kind)
    expect(posted).toHaveLength(1)
    expect(kinds.toSorted()).toEqual(['posted', 'posted-before'])
  })

  it('is none of what an edition said that was posted again since the last one', async () => {
    await announceEdition(edition('first'), optionsAt('2025-10-21T12:00:00Z'))
    await announceCorrection(edition('second'), optionsAt('2025-10-24T12:00:00Z'))
    await announceEdition(edition('first'), { ...optionsAt('2025-10-25T12:00:00Z'), again: true })
    expect(await announceCorrection(edition('first'), optionsAt('2025-10-26T12:00:00Z'))).toEqual([])
    expect(posted).toHaveLength(3)
  })

  it('is tried again by the next run if it was refused', async () => {
    await announceEdition(edition('first'), optionsAt('2025-10-21T12:00:00Z'))
    posted = []
    const refused = await announceCorrection(edition('second'), optionsAt('2025-10-24T12:00:00Z', 404))
    expect(refused).toMatchObject([{ kind: 'failed' }])
    expect(await announceCorrection(edition('second'), optionsAt('2025-10-24T13:00:00Z'))).toMatchObject([
      { kind: 'posted' },
    ])
    expect(posted).toHaveLength(1)
  })

  it('is looked for in weeks that were posted in the last thirty days', async () => {
    await announceEdition(edition('first'), optionsAt('2025-10-21T12:00:00Z'))
    const { key } = edition('first')
    expect(await weeksToCorrect(key, optionsAt('2025-11-19T12:00:00Z'))).toEqual([7])
    expect(await weeksToCorrect(key, optionsAt('2025-11-21T12:00:00Z'))).toEqual([])
    const discord: Webhook = { to: 'discord', address: 'MY_DISCORD' }
    expect(await weeksToCorrect(key, { ...optionsAt('2025-10-24T12:00:00Z'), webhooks: [discord] })).toEqual([])
  })

  it('names seeds in the edition after which the playoffs begin, and has four lines at most', () => {
    const { edition: week } = edition('first')
    const row = (id: number, rank: number) => ({
      team: { id, name: `Team ${id}` },
      rank,
      moved: null,
      record: '8-6',
      points: 1500,
      isOut: false,
    })
    const next = {
      title: 'Semifinals',
      games: [{ matchupId: 9, week: 8, stage: 'Semifinal 1', teams: week.games[0]?.teams ?? [], sentences: [] }],
    }
    const last = { ...week, next, standings: [row(5, 1), row(6, 2)] }
    expect(listSaidFacts(week).map(({ name }) => name)).toEqual(['game 1'])
    expect(listSaidFacts(last).map(({ name, value }) => [name, value])).toEqual([
      ['game 1', '7250001'],
      ['seed 1', '5'],
      ['seed 2', '6'],
    ])
  })

  it('names at most four changes, or three and how many more there are', async () => {
    const change = 'Team 13 beat Team 3 after all, 112.1–112.0.'
    const corrected = async (games: number) => {
      rmSync(folder, { recursive: true, force: true })
      await announceEdition(edition('first', undefined, games), optionsAt('2025-10-21T12:00:00Z'))
      await announceCorrection(edition('second', undefined, games), optionsAt('2025-10-24T12:00:00Z'))
      return posted.at(-1)?.split('\n')[0]
    }
    expect(await corrected(4)).toBe(`Correction to Week 7: ${Array(4).fill(change).join(' ')}`)
    expect(await corrected(6)).toBe(`Correction to Week 7: ${Array(3).fill(change).join(' ')} And 3 more changed.`)
  })
})
