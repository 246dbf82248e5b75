/** Output of `npm run show` for the demo leagues, in process except for one. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPlace } from '../../scripts/lib/show/open-place.ts'
import { printBlocks } from '../../scripts/lib/show/print-blocks.ts'
import type { Block } from '../../scripts/lib/show/view.ts'
import { views } from '../../scripts/lib/show/views.ts'
import { toWire } from '../../src/contract/wire.ts'
import type { WantedSeason } from '../../src/domain/identity.ts'
import { openStoredCalls } from '../../src/server/open-service.ts'
import type { LeagueStore } from '../../src/storage/league-store.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { formatPoints } from '../../src/ui/format.ts'
import { copySmallDemoInto } from '../support/demo-store.ts'
import { smallDemoLeagues } from '../support/small-demo.ts'
import { runScript } from './support/run-script.ts'

let dataDir: string
let store: LeagueStore
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'show-'))
  await copySmallDemoInto(dataDir)
  store = openStore(dataDir)
}, 60_000)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const [finished] = smallDemoLeagues
if (!finished) throw new Error('The demo has no league')

async function show(
  league: WantedSeason,
  name: string,
  filters: { week?: number; team?: string } = {},
  width = 120,
  from = { store, dataDir },
) {
  const view = views.find((one) => one.name === name)
  if (!view) throw new Error(`There is no view ${name}`)
  const place = await openPlace(from.store, from.dataDir, league, filters)
  const shown = await view.show(place)
  return shown.text ?? printBlocks(shown.blocks, width)
}

describe('npm run show', () => {
  it.each(smallDemoLeagues.map(({ host, leagueId, season, name }) => ({ host, leagueId, season, name })))(
    'has every view of $name, in whatever phase it is, and never a figure that is none',
    async ({ name, ...league }) => {
      for (const view of views) {
        const { league: card } = await openPlace(store, dataDir, league, {})
        if (view.notIn.includes(card.phase)) continue
        const text = await show(league, view.name)
        expect(text).not.toMatch(/NaN|undefined|null|Infinity|\[object/)
        expect(text.split('\n').length).toBeGreaterThan(1)
      }
    },
  )

  it('has the figures of the API', async () => {
    const { host, leagueId, season } = finished
    const call = openStoredCalls({ store, dataDir })
    const { id } = await call('hostLeague', { host, leagueId, season })
    const { standings } = await call('standings', { leagueId: id })
    const lines = (await show(finished, 'standings')).split('\n').slice(3)
    for (const { teamName, regularSeason } of standings) {
      const line = lines.find((one) => one.includes(teamName))
      expect(line).toContain(formatPoints(regularSeason.pointsFor))
    }
    const one = standings[0]?.teamName ?? ''
    expect((await show(finished, 'standings', { team: one.slice(0, 6).toUpperCase() })).split('\n')).toHaveLength(4)
    const { matchups } = await call('scoreboard', { host, leagueId, season, week: 1 })
    expect(await show(finished, 'week', { week: 1 })).toContain(formatPoints(matchups[0]?.home.points))
  })

  it('prints the import command for a missing league', async () => {
    const missing = show({ host: 'sleeper', leagueId: '910020240000000001', season: 2023 }, 'luck')
    await expect(missing).rejects.toThrow('npm run import -- sleeper:910020240000000001 --season 2023')
  })

  it('prints the response of the API on request', async () => {
    const { host, leagueId, season } = finished
    const env = { DATA_DIR: dataDir }
    const { code, stdout } = await runScript('show', [leagueId, 'luck', '--season', `${season}`, '--json'], env)
    const luck = await openStoredCalls({ store, dataDir })('luck', { host, leagueId, season })
    expect([code, JSON.parse(stdout)]).toEqual([0, toWire(luck)])
  })
})

describe('a season of which only the scores are stored yet', () => {
  const folder = mkdtempSync(join(tmpdir(), 'show-'))
  const partly = openStore(folder)
  const { host, leagueId, season } = finished
  beforeAll(async () => {
    const document = await store.read({ host, leagueId, season })
    if (!document) throw new Error('The demo has no season')
    await partly.write(document, { asOf: null, source: 'host', known: 'scores' })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is shown as far as its figures are final, and said to be a part', async () => {
    const whole = await show(finished, 'standings')
    const { code, stdout, stderr } = await runScript('show', [leagueId, 'standings'], { DATA_DIR: folder })
    expect([code, stdout.trimEnd()]).toEqual([0, whole.trimEnd()])
    expect(stderr).toContain(`Only part of ${finished.name}, season ${season}, has been loaded so far.`)
    expect(stderr).toContain(`npm run import -- ${leagueId} --season ${season}`)
  })

  it('names the command for the rest in place of what the scores do not tell', async () => {
    for (const name of ['overview', 'week', 'luck', 'draft'])
      await expect(show(finished, name, {}, 120, { store: partly, dataDir: folder })).rejects.toThrow(
        `Import the rest: npm run import -- ${leagueId} --season ${season}`,
      )
  })

  it('is refused to an assistant where it would count for whole', async () => {
    const call = openStoredCalls({ store: partly, dataDir: folder })
    await expect(call('luck', { host, leagueId })).rejects.toMatchObject({
      kind: 'busy',
      readerMessage: expect.stringMatching(/^Only part of /),
    })
    expect((await call('hostLeague', { host, leagueId })).isPartial).toBe(true)
  })
})

describe('printBlocks', () => {
  const block: Block = {
    title: 'Table',
    lines: ['A sentence of several words.'],
    table: {
      columns: [
        { header: 'Team', isText: true },
        { header: 'Points' },
        { header: 'Managers', isText: true, isExtra: true },
      ],
      rows: [
        ['Göing for Two', '9.5', 'Björn'],
        ['Fumble in the Jungle 🐅', '112.5', 'Tobiah\u001b[31m'],
      ],
    },
  }

  it('aligns figures to the right, and writes nothing that a terminal would take for a command', () => {
    expect(printBlocks([block], 80).split('\n')).toEqual([
      'Table',
      'A sentence of several words.',
      '',
      'Team                     Points  Managers',
      '───────────────────────  ──────  ───────────',
      'Göing for Two               9.5  Björn',
      'Fumble in the Jungle 🐅   112.5  Tobiah [31m',
    ])
  })

  it('drops extra columns, then cuts texts, if the terminal is narrow', () => {
    expect(printBlocks([block], 34).split('\n').slice(3)).toEqual([
      'Team                     Points',
      '───────────────────────  ──────',
      'Göing for Two               9.5',
      'Fumble in the Jungle 🐅   112.5',
    ])
    const narrow = printBlocks([block], 22).split('\n')
    expect(narrow.slice(0, 4)).toEqual(['Table', 'A sentence of several', 'words.', ''])
    expect(narrow.at(-1)).toMatch(/^Fumble in the?… +112\.5$/)
    expect(narrow.every((line) => line.length <= 22)).toBe(true)
  })
})
