/** The trades of recorded dynasties: every tree agrees with the lineups and drafts of its seasons, read once more without the trades. */
import { describe, expect, it } from 'vitest'
import { findReplacementLevels } from '../../../src/analytics/moves/replacement-level.ts'
import { factsOf } from '../../../src/analytics/season-facts.ts'
import { listFutureDrafts } from '../../../src/analytics/trades/future-picks.ts'
import { listTrades } from '../../../src/analytics/trades/list-trades.ts'
import { type RatedTrade, rateTrade } from '../../../src/analytics/trades/rate-trade.ts'
import type { Season } from '../../../src/domain/season.ts'
import { judgeRecorded, recordedSleeperLeagues } from '../../read-leagues.ts'

/** Ids of a recorded chain begin alike. A season after a gap is left out. */
async function readChain(prefix: string): Promise<Season[]> {
  const keys = recordedSleeperLeagues
    .filter(({ leagueId }) => leagueId.startsWith(prefix))
    .sort((a, b) => a.season - b.season)
    .filter(({ season }, index, all) => season === (all[0]?.season ?? 0) + index)
  return Promise.all(keys.map(judgeRecorded))
}

const rateAll = (seasons: Season[]) => seasons.flatMap(listTrades).map((trade) => rateTrade(seasons, trade))

/** The team whose lineup has a player in a week. */
function ownerOf(season: Season, week: number, player: number): number | undefined {
  return season.lineups.find((one) => one.week === week && one.entries.some((entry) => entry.player === player))?.teamId
}

describe.skipIf(recordedSleeperLeagues.length === 0)('the trades of a recorded dynasty', () => {
  it('are all rated, and what one side gained the others lost', async () => {
    const seasons = await readChain('9100')
    const rated = rateAll(seasons)
    expect(seasons.map(({ season }) => season)).toEqual([2021, 2022, 2023, 2024])
    expect(rated.length).toBeGreaterThan(20)
    expect(rated.some(({ sides }) => sides.length === 3)).toBe(true)
    for (const { sides, state, paths } of rated) {
      expect(paths.length).toBeGreaterThan(1)
      if (state === 'open') continue
      expect(sides.reduce((sum, { value }) => sum + (value ?? Number.NaN), 0)).toBeCloseTo(0, 6)
    }
    expect(rated.filter(({ state }) => state === 'open').length).toBeLessThan(rated.length / 4)
  })

  it('have a winner who won no fewer games by it than the others, and lost none', async () => {
    for (const { best, sides } of [...rateAll(await readChain('9100')), ...rateAll(await readChain('9200'))])
      if (best) for (const { wins } of sides) expect(best.wins ?? 0).toBeGreaterThanOrEqual(Math.max(0, wins ?? 0))
  })

  it('have trees whose leaves are the starts that the lineups have', async () => {
    for (const { paths } of rateAll(await readChain('9100'))) {
      for (const { asset, spells, value, drafted, end } of paths) {
        for (const { season, player, weeks, ...spell } of spells) {
          expect(weeks.map(({ week }) => ownerOf(season, week, player))).toEqual(weeks.map(() => asset.toTeamId))
          const { playerWeek, players } = factsOf(season)
          const level = findReplacementLevels(season).get(players.get(player)?.position ?? 'UNKNOWN') ?? 0
          const starts = weeks.filter(({ isStarter }) => isStarter)
          const above = starts.map(({ week }) => (playerWeek(player, week)?.points ?? 0) - level)
          expect(spell.value).toBeCloseTo(
            above.reduce((sum, points) => sum + points, 0),
            6,
          )
        }
        if (spells.length > 0)
          expect(value).toBeCloseTo(
            spells.reduce((sum, spell) => sum + spell.value, 0),
            6,
          )
        if (end.trade) {
          const back = rateTrade([end.trade.season], end.trade).paths
          expect(back.some((path) => path.asset.fromTeamId === asset.toTeamId)).toBe(true)
        }
        if (asset.kind !== 'pick' || !drafted) continue
        const used = drafted.season.drafts[0]?.picks.find(({ overallPick }) => overallPick === drafted.overallPick)
        expect(used).toMatchObject({ teamId: asset.toTeamId, round: asset.pick.round, player: drafted.player })
        expect(drafted.season.season).toBe(asset.pick.season)
      }
    }
  })

  it('credit a player in a week to one team', async () => {
    const credited = new Map<string, number>()
    for (const { paths } of rateAll(await readChain('9100')))
      for (const { asset, spells } of paths)
        for (const { season, player, weeks } of spells)
          for (const { week } of weeks) {
            const key = `${season.season}/${player}/${week}`
            expect(credited.get(key) ?? asset.toTeamId, key).toBe(asset.toTeamId)
            credited.set(key, asset.toTeamId)
          }
    expect(credited.size).toBeGreaterThan(500)
  })

  it('are the way of every pick on the board of the drafts to come', async () => {
    const drafts = listFutureDrafts(await readChain('9100'))
    expect(drafts.map(({ season }) => season)).toEqual([2025, 2026, 2027])
    const traded = drafts.flatMap(({ picks }) => picks).filter(({ path }) => path.length > 0)
    expect(traded.length).toBeGreaterThan(5)
    for (const { ownerTeamId, path } of traded) expect(path.at(-1)?.teamId).toBe(ownerTeamId)
  })

  it('are none where the moves were not recorded', async () => {
    const seasons = await readChain('9200')
    expect(seasons.map(({ season, areMovesKnown }) => [season, areMovesKnown])).toEqual([
      [2020, false],
      [2021, false],
      [2022, false],
    ])
    expect(rateAll(seasons)).toEqual<RatedTrade[]>([])
    expect(listFutureDrafts(seasons)).toEqual([])
  })
})
