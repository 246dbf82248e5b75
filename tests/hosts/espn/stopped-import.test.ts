/** An import that is stopped at any write and run again leaves the files of an undisturbed one, with any refusals of ESPN. */
import { expect, it } from 'vitest'
import { createEspnHttp, fetchLeagueSeason, type RawFolder } from '../../../src/hosts/espn/index.ts'
import { firstOf } from '../../support/runs.ts'
import { addToRosters, buildEspnLeague, type EspnFiles, getAt, openMemoryFolder, setAt } from './build-espn-league.ts'
import { type FakeLeague, respondAsEspn } from './respond-as-espn.ts'

interface Habits {
  files?: EspnFiles
  league?: Partial<FakeLeague>
  /** ESPN's response to some requests, in place of the usual one. */
  respond?: (views: string[], week: string | null) => Response | null
}

const refused = () => Response.json({ messages: ['no'], details: [{ type: 'AUTH_X' }] }, { status: 401 })
const asksForTransactionsAlone = (views: string[]) => views.join() === 'mTransactions2'

it.each<[string, Habits]>(
  firstOf(2, [
    ['gives everything', { files: manyPlayers() }],
    ['answers a quiet week otherwise where it is asked for its transactions alone', { respond: otherwiseWhenAlone }],
    [
      'leaves transactions out of lineups and refuses them alone',
      {
        files: withoutTransactions(),
        respond: (views) => (asksForTransactionsAlone(views) ? refused() : null),
      },
    ],
    [
      'refuses lineups with transactions in one response',
      { respond: (views) => (views.length === 3 && views.includes('mTransactions2') ? refused() : null) },
    ],
    ['has weeks of players on their cards only', { files: manyPlayers(), league: { kona: { listHasWeeks: false } } }],
    [
      'refuses cards',
      {
        files: manyPlayers(),
        league: { kona: { listHasWeeks: false } },
        respond: (views) => (views.includes('kona_playercard') ? refused() : null),
      },
    ],
    [
      'refuses the list of players',
      { files: manyPlayers(), respond: (views) => (views.includes('kona_player_info') ? refused() : null) },
    ],
  ]),
)('leaves the files of an undisturbed import where ESPN %s', async (_, habits) => {
  const undisturbed = openMemoryFolder()
  await importInto(undisturbed, habits)
  const wanted = await filesOf(undisturbed)
  const { written } = undisturbed
  for (let stopAt = 1; stopAt <= written.length; stopAt++) {
    const folder = openMemoryFolder()
    await expect(importInto(stopping(folder, stopAt), habits)).rejects.toThrow('stopped')
    await importInto(folder, habits)
    expect(await filesOf(folder), `stopped at write ${stopAt}, ${written[stopAt - 1]}`).toEqual(wanted)
  }
  await importInto(undisturbed, habits)
  expect(await filesOf(undisturbed)).toEqual(wanted)
})

function importInto(folder: RawFolder, { files = buildEspnLeague(), league, respond }: Habits) {
  const leagues = new Map([['2025/4711', { ...openMemoryFolder(files), ...league }]])
  const http = createEspnHttp({
    baseUrl: 'https://espn.test/apis/v3/games/ffl',
    retries: 0,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { searchParams } = new URL(request.url)
      const response = respond?.(searchParams.getAll('view'), searchParams.get('scoringPeriodId'))
      return response ?? respondAsEspn(request, leagues)
    },
  })
  return fetchLeagueSeason(http, () => folder, { espnLeagueId: 4711, season: 2025 })
}

/** Refuses writes from the given one on. */
function stopping(folder: RawFolder, stopAt: number): RawFolder {
  let writes = 0
  return {
    ...folder,
    async write(name, json) {
      if (++writes >= stopAt) throw new Error('stopped')
      await folder.write(name, json)
    },
  }
}

async function filesOf(folder: RawFolder): Promise<Record<string, string>> {
  const names = await folder.list()
  const texts = await Promise.all(names.map(async (name) => JSON.stringify(await folder.read(name))))
  return Object.fromEntries(names.map((name, index) => [name, texts[index] as string]))
}

function otherwiseWhenAlone(views: string[], week: string | null): Response | null {
  if (!asksForTransactionsAlone(views) || week === '1') return null
  return Response.json({ transactions: [], status: { latestScoringPeriod: 5 }, seasonId: 2025, id: 4711, members: [] })
}

function withoutTransactions(): EspnFiles {
  const files = buildEspnLeague()
  setAt(files['transactions-01.json'], 'transactions', undefined)
  return files
}

/** More players than fit into one request, some unknown to ESPN. */
function manyPlayers(): EspnFiles {
  const files = buildEspnLeague()
  const player = { fullName: 'Extra', defaultPositionId: 3 }
  const ids = Array.from({ length: 408 }, (_, index) => 5000 - 3 * index)
  const entries = ids.map((playerId) => ({ playerId, lineupSlotId: 20, playerPoolEntry: { player } }))
  addToRosters(files, entries)
  const row = { seasonId: 2025, statSourceId: 0, appliedTotal: 3 }
  const stats = [
    { ...row, statSplitTypeId: 0, scoringPeriodId: 0 },
    { ...row, statSplitTypeId: 1, scoringPeriodId: 1 },
  ]
  const pool = getAt(files['players.json'], 'players') as unknown[]
  const known = ids.filter((id) => id % 5 > 0).map((id) => ({ id, player: { ...player, stats } }))
  setAt(files['players.json'], 'players', [...pool, ...known])
  return files
}
