/** How season points of players are had from a server that is as particular as ESPN. */
import { afterEach, describe, expect, it } from 'vitest'
import { readEspnSeason } from '../../../src/hosts/espn/index.ts'
import { buildEspnLeague, openMemoryFolder, playerAt } from './build-espn-league.ts'
import { type ImportBench, startImportBench } from './import-bench.ts'
import type { KonaHabits } from './respond-with-players.ts'

let bench: ImportBench
afterEach(() => bench.espn.close())

async function startWith(kona: KonaHabits) {
  bench = await startImportBench()
  bench.leagues.set('2025/4711', { ...openMemoryFolder(buildEspnLeague()), kona })
}
const fromFolder = () => readEspnSeason(openMemoryFolder(buildEspnLeague()), { espnLeagueId: 4711 })
const playerRequests = () => bench.espn.requests.filter(({ file }) => file === 'players.json')

describe('season points of players', () => {
  it('come from the list if it has every week', async () => {
    await startWith({})
    expect(await bench.fetchIt()).toEqual(await fromFolder())
    expect(playerRequests().map(({ views }) => views)).toEqual([['kona_player_info']])
  })

  it('come from the cards if the list has no weeks, without their earlier seasons', async () => {
    await startWith({ listHasWeeks: false })
    expect(await bench.fetchIt()).toEqual(await fromFolder())
    expect(playerRequests().map(({ views }) => views)).toEqual([['kona_player_info'], ['kona_playercard']])
    bench.espn.takeFiles()
    await bench.fetchIt()
    expect(bench.espn.takeFiles()).toEqual([])
  })

  it('come without projections, except for rostered weeks', async () => {
    await startWith({ leavesOutProjections: true })
    const { players } = await bench.fetchIt()
    const projected = (hostPlayerId: number) =>
      players
        .find((player) => player.hostPlayerId === hostPlayerId)
        ?.weeks.map(({ projectedPoints }) => projectedPoints)
    expect(projected(playerAt(1, 0))?.[0]).toBe(12.35)
    expect(projected(playerAt(1, 5))?.[0]).toBeNull()
  })

  it('are a warning if ESPN refuses the cards, and are requested again', async () => {
    await startWith({ listHasWeeks: false })
    bench.faults = ({ views }) => (views.includes('kona_playercard') ? { status: 400 } : null)
    const { warnings } = await bench.fetchIt()
    expect(warnings.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/was on a roster \(ESPN refused with status 400: “no”\), so/),
    )
    bench.faults = undefined
    expect((await bench.fetchIt()).warnings).toEqual([])
  })
})
