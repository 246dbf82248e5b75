import { describe, expect, it } from 'vitest'
import type { SeasonProof } from '../../../src/contract/responses/proof.ts'
import { mergeOdds } from '../../../src/domain/measured-odds.ts'
import { countEqual } from '../../../src/parts/league/equal-figures.ts'
import figures from '../../../src/screens/proof/figures.json'
import { ProofScreen } from '../../../src/screens/proof/ProofScreen.tsx'
import { OddsTables } from '../../../src/screens/proof/ProofTables.tsx'
import { joinOdds, type SeasonFigures } from '../../../src/screens/proof/proof-rows.ts'
import { demoSeason, type Instead, loading, Refusal, showElement, showScreen } from '../../support/shown-screen.ts'

const season = await demoSeason(101)
const equal = { equal: 10, total: 10 }
const none = { equal: 0, total: 0 }
const odds = mergeOdds([
  {
    chances: 4,
    bins: Array.from({ length: 10 }, (_, bin) => ({
      from: bin / 10,
      to: (bin + 1) / 10,
      ...(bin === 8 ? { chances: 4, meanChance: 0.85, share: 0.75 } : { chances: 0, meanChance: 0, share: 0 }),
    })),
    weeks: [
      {
        week: 8,
        chances: 4,
        brier: 0.1,
        logLoss: 0.3,
        baseRate: { brier: 0.25, logLoss: 0.69 },
        coinPerGame: { brier: 0.15, logLoss: 0.45 },
      },
    ],
  },
])
const proofOf = (host: SeasonProof['host'], hostLeagueId: string): SeasonProof => ({
  season: 2025,
  host,
  hostLeagueId,
  odds,
  equalToHost: { records: equal, points: equal, seeds: none, ranks: { equal: 9, total: 10 }, lineups: equal },
  said: {
    week: 8,
    teams: [
      { team: { id: 1, name: 'Likely' }, chance: 0.85, came: false },
      { team: { id: 2, name: 'Unlikely' }, chance: 0.1, came: true },
    ],
  },
})
const leagues: Instead['leagues'] = ([one]) => [
  { ...one, name: 'Real', host: 'espn', hostLeagueId: '4242', espnLeagueId: 4242 },
]
const show = (instead: Instead) =>
  showScreen(ProofScreen, '/proof', season, { leagues, ...instead }, async (call) => {
    await call('leagues', { limit: 500 })
    await call('proof', { host: 'espn', leagueId: '4242' })
    await call('proof', { host: 'espn', leagueId: '101' })
  })
const ready = { proof: () => ({ leagueName: 'Real', ownerNames: [], seasons: [proofOf('espn', '4242')] }) }

describe('how right this site is about its leagues', () => {
  it('has a count for every claim', async () => {
    const page = await show(ready)
    expect(page.text).toContain('1 league of 1, 1 season')
    expect(page.named('Figures equal to theirs, leagues of this site').texts('tbody tr')).toEqual([
      'Records of teams10 of 10',
      'Points of teams, for and against10 of 10',
      'Playoff seedsNot stated',
      'Final ranks9 of 10',
      'Lineups of a week, added up10 of 10',
    ])
    expect(page.texts('.fold > summary').slice(0, 2)).toEqual([
      '39 of 40 figures equal, by kind',
      '1 league, one by one',
    ])
    expect(page.text).toContain('39 of 40 figures equal · odds of 1 season')
    expect(page.text).toContain('4 chances of 1 season. Too few to tell')
    expect(page.named('Odds and what came, leagues of this site').texts('tbody tr')[8]).toBe('80–90%485%75%')
    expect(page.named('Scores of the odds by week, leagues of this site').texts('tbody tr')[0]).toMatch(
      /^840\.1000\.1500\.250/,
    )
  })

  it('shows what was said in week 8 beside what came', async () => {
    const page = await show(ready)
    expect(page.named('Odds after week 8 of 2025').texts('tbody tr')).toEqual(['Likely85%Out', 'Unlikely10%In'])
  })

  it('has no table of figures before the host states any', async () => {
    const running = { ...proofOf('espn', '4242'), equalToHost: null, odds: null, said: null }
    const page = await show({ proof: () => ({ leagueName: 'Real', ownerNames: [], seasons: [running] }) })
    expect(page.text).toContain('Nothing to compare')
    expect(page.text).not.toContain('Records of teams')
  })

  it('proves nothing by a demo league', async () => {
    const page = await show({ ...ready, leagues: (all) => all })
    expect(page.text).toContain('Demo')
    expect(page.text).not.toContain('Playoff odds of these leagues')
  })

  it('has its states: loading, a league that cannot be measured, and none', async () => {
    expect((await show({ leagues: loading })).text).toContain('Loading the leagues of this site...')
    expect((await show({ proof: loading })).text).toContain('Measuring...')
    expect((await show({ proof: new Refusal(500, 'Out of paper') })).text).toContain('Out of paper')
    expect((await show({ leagues: new Refusal(500, 'Away') })).text).toContain('Couldn’t load the leagues of this site')
    expect((await show({ leagues: () => [] })).text).toContain('No leagues yet')
  })
})

describe('the figures in the repository', () => {
  const all = [...figures.recorded, ...figures.demo] as SeasonFigures[]

  it('are of finished seasons, without names or ids', () => {
    expect(figures.recorded.length).toBeGreaterThan(5)
    expect(figures.demo.length).toBeGreaterThan(5)
    for (const one of all) expect(Object.keys(one).sort()).toEqual(['equalToHost', 'host', 'odds', 'season'])
    expect(JSON.stringify(figures)).not.toMatch(/name|team|"id"|\d{5,}/i)
  })

  it('count every chance once', () => {
    for (const { odds: own } of all) {
      const sum = (items: readonly { chances: number }[]) => items.reduce((total, { chances }) => total + chances, 0)
      if (own) expect([sum(own.bins), sum(own.weeks)]).toEqual([own.chances, own.chances])
    }
    const { equal: same, total } = countEqual(all)
    expect(same).toBeLessThanOrEqual(total)
    expect(joinOdds(all).odds.chances).toBe(all.reduce((sum, one) => sum + (one.odds?.chances ?? 0), 0))
  })

  it('say that few seasons are few', async () => {
    const few = await showElement(<OddsTables label="few" seasons={all.slice(0, 3)} />, { calls: undefined }, season)
    expect(few.text).toContain('Too few to tell')
    const enough = Array.from({ length: 5 }, () => figures.recorded as SeasonFigures[]).flat()
    const many = await showElement(<OddsTables label="many" seasons={enough} />, { calls: undefined }, season)
    expect(many.text).not.toContain('Too few')
    expect(many.texts('.fold > summary'), 'on a phone tables are folded, the picture is open').toEqual([
      'Tenth by tenth',
      expect.stringMatching(/^\d+ weeks, one by one$/),
    ])
    const without = await showElement(<OddsTables label="none" seasons={[]} />, { calls: undefined }, season)
    expect(without.text).toBe('No season with odds is over yet.')
  })
})
