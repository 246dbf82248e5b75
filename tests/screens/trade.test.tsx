/** The page of a trade, for every kind of trade: its verdict, its parts, and no gap. */
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { listTrades } from '../../src/analytics/trades/list-trades.ts'
import type { TradeResponse } from '../../src/contract/responses/trades.ts'
import type { Transaction } from '../../src/domain/host-season.ts'
import type { Season } from '../../src/domain/season.ts'
import { handleTrade } from '../../src/handlers/trades.ts'
import { DecidedGames } from '../../src/screens/trades/DecidedGames.tsx'
import { TradeScreen } from '../../src/screens/trades/TradeScreen.tsx'
import { buildSeason, game, lineup, move, player, type SeasonSketch, slots } from '../build-season.ts'
import { brokenText } from '../support/broken-text.ts'
import { demoSeason, Refusal, showScreen } from '../support/shown-screen.ts'

let shown: Season
beforeAll(async () => {
  shown = await demoSeason(101)
})

const swap = (number: number, fromTeamId: number, toTeamId: number): Transaction['items'][number] => ({
  player: number,
  action: 'trade',
  fromTeamId,
  toTeamId,
})

const pickOf = (season: number | null, team: number, from: number, to: number, overallPick: number | null = null) => ({
  season,
  round: overallPick === null ? 1 : null,
  overallPick,
  originalTeamId: overallPick === null ? team : null,
  fromTeamId: from,
  toTeamId: to,
})

/** Two weeks of three teams; team 2 starts the back that it got from team 1. */
const season = (trade: Partial<Transaction>, more: SeasonSketch = {}) =>
  buildSeason({
    settings: { leagueType: 'dynasty', futureDraftRounds: 1, lineupSlots: slots({ RB: 1, BENCH: 3 }) },
    status: { phase: 'complete', currentWeek: 2, scoredWeeks: [1, 2], finalWeek: 2, regularSeasonFinalWeek: 2 },
    players: [player(1, 'RB', [18, 18]), player(2, 'RB', [8, 8]), player(3, 'RB', [5, 5]), player(4, 'RB', [5, 5])],
    lineups: [1, 2].flatMap((week) => [
      lineup(week, 1, { RB: [2], BENCH: [3] }),
      lineup(week, 2, { RB: [1], BENCH: [4] }),
    ]),
    matchups: [game(1, [2, 18.3], [1, 18.26]), game(2, [2, 18], [1, 8])],
    transactions: [move('a', { kind: 'trade', ...trade }), ...(more.transactions ?? [])],
    ...(more.settings && { settings: more.settings }),
  })

async function show(league: Season) {
  const trade: TradeResponse = handleTrade(
    { seasons: [league], aliases: {}, missing: [] },
    { host: 'espn', leagueId: '4242', trade: 'a', season: undefined },
  )
  const [of] = listTrades(shown)
  const page = await showScreen(TradeScreen, `/leagues/espn/101/moves/${of?.move.id}`, shown, { trade: () => trade })
  const article = page.parts('article')[0]
  if (!article) throw new Error('The page has no trade')
  expect(article.text).not.toMatch(brokenText)
  return article
}

describe('the page of a trade', () => {
  it('has the verdict as its title, both sides, and the games it decided, with scores that differ', async () => {
    const page = await show(season({ items: [swap(1, 1, 2), swap(2, 2, 1)] }))
    expect(page.texts('h2')[0]).toMatch(/^Team 2 is ahead: \+20\.0 points above replacement, \+2 wins$/)
    expect(
      page
        .texts('h3')
        .map((text) => text.replace(/^[A-Z0-9]{1,2}(?=Team)/, ''))
        .slice(0, 2),
    ).toEqual(['Team 2', 'Team 1'])
    expect(page.text).toContain('Team 2 beat Team 1, 18.30–18.26')
    // Phones show a few games without a fold.
    expect(page.texts('.fold > summary')).toEqual(['What counts as points and wins'])
    expect(page.text).toContain('Running total of the points that the received players scored as starters')
  })

  it('names the season of its games where one is not the trade’s', () => {
    const league = season({ items: [swap(1, 1, 2), swap(2, 2, 1)] })
    const trade = handleTrade(
      { seasons: [league], aliases: {}, missing: [] },
      { host: 'espn', leagueId: '4242', trade: 'a', season: undefined },
    )
    const labels = (year: number) =>
      renderToStaticMarkup(
        <DecidedGames
          trade={{ ...trade, flips: trade.flips.map((flip) => ({ ...flip, season: year })) }}
          weekHref={() => undefined}
        />,
      )
    expect(labels(trade.season)).not.toContain(`· ${trade.season}`)
    expect(labels(trade.season + 2)).toContain(`Week 1 · ${trade.season + 2}`)
  })

  it('has no champion of the shown season above it, as it spans seasons', async () => {
    const [of] = listTrades(shown)
    const page = await showScreen(TradeScreen, `/leagues/espn/101/moves/${of?.move.id}`, shown)
    expect(page.text).toContain(shown.name)
    expect(page.text).not.toContain('Champion')
  })

  it.each([
    ['of three teams', { items: [swap(1, 1, 2), swap(2, 2, 3), swap(3, 3, 1)] }, 'Team 2 is ahead'],
    ['of picks alone', { draftPicks: [pickOf(2026, 1, 1, 2), pickOf(2027, 2, 2, 1)] }, 'Not rated yet'],
    [
      'of picks that the host names by their place',
      { draftPicks: [pickOf(null, 1, 1, 2, 23), pickOf(null, 2, 2, 1, 40)] },
      'Not rated yet',
    ],
    ['of dollars alone', { budgetDollars: [{ dollars: 20, fromTeamId: 1, toTeamId: 2 }] }, 'Not rated yet'],
    [
      'of a player for dollars',
      { items: [swap(1, 1, 2)], budgetDollars: [{ dollars: 20, fromTeamId: 2, toTeamId: 1 }] },
      'Team 2 is ahead',
    ],
    ['of a player that the host does not know', { items: [swap(99, 1, 2), swap(2, 2, 1)] }, 'Team 1 is ahead'],
    ['that was inferred from lineups', { items: [swap(1, 1, 2), swap(2, 2, 1)], isRebuilt: true }, 'Team 2 is ahead'],
    ['that was inferred for one side', { items: [swap(1, 1, 2)], isRebuilt: true }, 'Not rated: what Team 1 received'],
    ['without a week', { items: [swap(1, 1, 2)], week: 0 }, 'Team 2 is ahead'],
  ] satisfies [string, Partial<Transaction>, string][])('is whole for a trade %s', async (_, trade, verdict) => {
    expect((await show(season(trade))).texts('h2')[0]).toContain(verdict)
  })

  it('has no verdict for a trade that was undone', async () => {
    const back = move('b', { kind: 'trade', isByCommissioner: true, items: [swap(1, 2, 1)] })
    const page = await show(season({ items: [swap(1, 1, 2)] }, { transactions: [back] }))
    expect(page.texts('h2')[0]).toBe('This trade was undone')
    expect(page.text).toContain('so it counts nowhere')
  })

  it.each([404, 400, 422])('says that there is no such trade (%i)', async (status) => {
    const page = await showScreen(TradeScreen, '/leagues/espn/101/moves/nope', shown, {
      trade: new Refusal(status, 'No trade'),
    })
    expect(page.texts('h2')).toContain('No such trade')
    expect(page.texts('a')).toContain('All moves of the season')
  })
})
