/** The screen of moves for a season small enough to check with a pencil. */
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ListedMove, ListedSide, MovesResponse } from '../../src/contract/responses/moves.ts'
import { MoveRow } from '../../src/parts/moves/MoveRow.tsx'
import { findMoveHighlights } from '../../src/parts/moves/move-highlights.ts'
import { countMoves } from '../../src/parts/moves/move-labels.ts'
import { rateByVerdicts, type TradeVerdicts, verdictsIn } from '../../src/parts/trades/rate-by-verdicts.ts'
import { groupMoves } from '../../src/screens/moves/log-groups.ts'
import { MoveLog } from '../../src/screens/moves/MoveLog.tsx'
import { movesTable } from '../../src/screens/moves/move-csv.ts'
import { moveFilterEntries } from '../../src/screens/moves/move-filters.ts'
import { PickUpChart } from '../../src/screens/moves/PickUpChart.tsx'
import { pickUpSeries } from '../../src/screens/moves/pick-up-series.ts'
import { SeasonMoves } from '../../src/screens/moves/SeasonMoves.tsx'
import { MyTeamContext } from '../../src/ui/my-team.ts'
import { completeResponse, type PartOf } from '../support/complete-response.ts'
import { renderWhole } from '../support/render-whole.ts'

const movesOf = (moves: PartOf<MovesResponse>) => completeResponse('moves', moves).moves
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

const unrated = () => undefined
const alpha = { id: 1, name: 'Alpha' }
const beta = { id: 2, name: 'Beta' }
const playerOf = (id: number, name: string) => ({ id, name, position: 'RB' })
const stint = (weeks: number, started: number, points: number, value: number) => ({
  weeksRostered: weeks,
  weeksStarted: started,
  pointsRostered: points + 5,
  pointsStarted: points,
  value,
})

/** Alpha wins the trade by 30, buys a player who never starts, and drops one who then starts for Beta. */
const response = completeResponse('moves', {
  usesBudget: true,
  notes: ['The players in one trade are inferred from lineups, because ESPN doesn’t list them.'],
  teams: [
    { team: alpha, adds: 1, neverStarted: 1, drops: 1, trades: 1, churn: 0.1, tradeValue: 30, budgetSpent: 12 },
    { team: beta, adds: 1, neverStarted: 0, drops: 0, trades: 1, churn: 0.1, addValue: 7, tradeValue: -30 },
  ],
  moves: [
    {
      id: 'claim',
      kind: 'waiver',
      week: 2,
      bid: 12,
      secondBid: 7,
      overbid: 5,
      sides: [
        {
          team: alpha,
          received: [{ player: playerOf(11, 'Bought'), ...stint(3, 0, 0, 0) }],
          sent: [{ player: playerOf(12, 'Gone'), ...stint(4, 3, 36, 7) }],
          value: 0,
        },
      ],
    },
    {
      id: 'add',
      kind: 'add',
      week: 3,
      sides: [{ team: beta, received: [{ player: playerOf(12, 'Gone'), ...stint(4, 3, 36, 7) }], sent: [], value: 7 }],
    },
    {
      id: 'trade',
      kind: 'trade',
      week: 5,
      isRebuilt: true,
      sides: [
        {
          team: beta,
          received: [{ player: playerOf(14, 'Bad'), from: alpha, ...stint(9, 2, 10, -6), pointsRostered: 10 }],
          sent: [{ player: playerOf(13, 'Good'), to: beta, ...stint(9, 8, 90, 24) }],
          value: -30,
        },
        {
          team: alpha,
          received: [{ player: playerOf(13, 'Good'), from: beta, ...stint(9, 8, 90, 24) }],
          sent: [{ player: playerOf(14, 'Bad'), to: beta, ...stint(9, 2, 10, -6) }],
          value: 30,
        },
      ],
    },
  ],
})

const moves = (search = '', isOver = true, verdictOf: TradeVerdicts = unrated, of: MovesResponse = response) => (
  <SeasonMoves
    response={of}
    isOver={isOver}
    query={new URLSearchParams(search)}
    onQuery={() => {}}
    links={{ team: (teamId, week) => `/teams/${teamId}/week/${week}`, trade: (id: string) => `#trade-${id}` }}
    verdictOf={verdictOf}
  />
)
const drawHtml = (...args: Parameters<typeof moves>) => renderToStaticMarkup(moves(...args))
const draw = (search?: string, isOver?: boolean) => textOf(drawHtml(search, isOver))

// The sections below the trade are a file of their own, which is loaded once.
beforeAll(() => renderWhole(moves()))

describe('the story of the moves', () => {
  it('shows both sides of the best trade, and best pickups, departures and wasted bids', () => {
    const { trade, bestPickUps, worstPickUps, gotAway, wasted } = findMoveHighlights(response.moves)
    expect(trade?.id).toBe('trade')
    expect(bestPickUps.map(({ moved, team, value }) => [moved.player.name, team.name, value])).toEqual([
      ['Gone', 'Beta', 7],
    ])
    expect(worstPickUps).toEqual([])
    expect(gotAway.map(({ moved, team }) => [moved.player.name, team.name])).toEqual([['Gone', 'Alpha']])
    expect(wasted.map(({ dollars, isUnused }) => [dollars, isUnused])).toEqual([[12, true]])
    const words = draw()
    expect(words).toContain('Trade of the Year: Alpha gained 30.0 points')
    expect(words).toContain('Pickup of the Year: Gone with +7.0 for Beta')
    expect(words).toMatch(/Trade of the Year.*inferred from lineups.*Alpha.*▲ \+30\.0.*Beta.*▼ −30\.0/)
    expect(words).toContain('Got 90.0 points in 8 starts (95.0 with the bench) for 10.0')
    expect(words).toContain('Got 10.0 points in 2 starts for 90.0')
    expect(words).toContain('Week 2 · Alpha · then 36.0 points in 3 starts for other teams')
    expect(words).toContain('$12, next bid $7 · never started')
    expect(draw('', false)).toContain('Best Trade so Far')
  })

  it('begins with a pickup that gained more than the best trade', () => {
    const withValue = (value: number) => ({
      ...response,
      moves: response.moves.map((move) => ({
        ...move,
        sides:
          move.kind === 'add'
            ? move.sides.map((side) => ({ ...side, received: side.received.map(rated(value)) }))
            : move.sides,
      })),
    })
    const rated = (value: number) => (moved: ListedSide['received'][number]) => ({ ...moved, value })
    const textWith = (value: number) => textOf(renderToStaticMarkup(moves('', true, unrated, withValue(value))))
    expect(textWith(44)).toMatch(/No trade gained as much as a pickup: Gone with \+44\.0 for Beta .*Trade of the Year/)
    expect(textWith(30)).not.toContain('No trade gained as much')
  })

  it('shows the URL’s selection with its count, and drops filters that the season does not have', () => {
    expect(draw()).toContain('3 moves: 1 trade, 1 waiver claim, 1 free agent')
    const ofAlpha = draw('team=1')
    expect(ofAlpha).toContain('2 moves shown')
    expect(ofAlpha).toContain('1 pickup, 1 never started, +30.0 by trades, $12 spent')
    expect(ofAlpha).not.toMatch(/Free agent ·|Trade of the Year/)
    expect(draw('team=1&kind=add')).toContain('No such move')
    expect(draw('team=77&week=18&kind=veto')).not.toContain('Clear')
  })

  it('has every player who changed teams once in the file, with the outcome', () => {
    const { headers, rows } = movesTable(response.moves)
    const column = (header: string) => rows.map((row) => row[headers.indexOf(header)])
    expect(column('Player')).toEqual(['Bought', 'Gone', 'Gone', 'Bad', 'Good'])
    expect(column('In or Out')).toEqual(['in', 'out', 'in', 'in', 'in'])
    expect(column('Value')).toEqual([0, null, 7, -6, 24])
    expect(column('Regret')).toEqual([null, 7, null, null, null])
  })
})

it('a filter that is cleared leaves the address, the others stay', () => {
  expect(moveFilterEntries({ teamId: null, week: null, kind: null })).toEqual({ team: null, week: null, kind: null })
  expect(moveFilterEntries({ kind: 'trade' })).toEqual({ kind: 'trade' })
})

describe('a trade on a host that trades picks and dollars', () => {
  const pick = (team: typeof alpha, round: number) => ({ season: 2026, round, originalTeam: team })
  const gamma = { id: 3, name: 'Gamma' }
  const [trade] = movesOf({
    moves: [
      {
        id: 'picks',
        kind: 'trade',
        week: 4,
        byCommissioner: true,
        sides: [
          {
            team: alpha,
            received: [{ player: playerOf(1, 'Vet'), from: beta, ...stint(3, 3, 30, 9) }],
            sent: [],
            sentPicks: [pick(alpha, 1), pick(gamma, 2)],
            sentDollars: 5,
          },
          {
            team: beta,
            received: [],
            sent: [{ player: playerOf(1, 'Vet'), to: alpha, ...stint(3, 3, 30, 9) }],
            receivedPicks: [pick(alpha, 1), pick(gamma, 2)],
            receivedDollars: 5,
          },
        ],
      },
    ],
  })

  it('lists what the team received, the original owner of another team’s pick, and the commissioner', () => {
    const html = renderToStaticMarkup(
      <MoveRow
        move={trade as ListedMove}
        hasWeek={false}
        links={{ team: () => '', trade: () => '' }}
        verdictOf={unrated}
      />,
    )
    expect(textOf(html)).toContain('Trade · by the commissioner')
    expect(textOf(html)).toMatch(/In: 2026 round 1 pick In: 2026 round 2 pick \(Gamma\) In: \$5 in FAAB/)
    expect(textOf(html)).not.toContain('unknown')
  })

  const verdict = completeResponse('trades', {
    trades: [
      {
        id: 'picks',
        season: 2025,
        state: 'leading',
        best: beta,
        sides: [
          { team: alpha, value: -26, wins: -1 },
          {
            team: beta,
            value: 26,
            wins: 1,
            assets: [{ kind: 'pick', pick: { season: 2026, round: 1 }, outcome: 'pending' }],
          },
        ],
      },
    ],
  })
  const verdictOf = verdictsIn(verdict.trades, 2025)

  it('has the value and the verdict of its page, which names what is still to be drafted', () => {
    const season = completeResponse('moves', {
      season: 2025,
      teams: [{ team: alpha, tradeValue: null }, { team: beta }],
      moves: [trade as ListedMove],
    })
    const rated = rateByVerdicts(season, verdictOf)
    expect(rated.moves[0]?.sides.map(({ team, value }) => [team.name, value])).toEqual([
      ['Alpha', -26],
      ['Beta', 26],
    ])
    expect(rated.teams.map(({ team, tradeValue }) => [team.name, tradeValue])).toEqual([
      ['Alpha', -26],
      ['Beta', 26],
    ])
    const html = renderToStaticMarkup(
      <MoveRow
        move={rated.moves[0] as ListedMove}
        hasWeek={false}
        links={{ team: () => '', trade: (id) => `#trade-${id}` }}
        verdictOf={verdictOf}
      />,
    )
    expect(html).toMatch(/<a href="#trade-picks"[^>]*>Beta is ahead: \+26\.0 points above replacement, \+1 win<\/a>/)
    expect(textOf(html)).toContain('Still to be drafted: 2026 round 1 pick.')
    expect(textOf(html)).toMatch(/Alpha .*▼ −26\.0.* Beta .*▲ \+26\.0/)
  })

  it('is said to count the span whose values are shown', () => {
    const other = completeResponse('trades', {
      trades: [
        {
          id: 'trade',
          season: response.season,
          sides: [
            { team: alpha, value: 44 },
            { team: beta, value: -44 },
          ],
        },
      ],
    })
    const ofSeason = /trades count this season\.|this season; a trade’s page counts all seasons/g
    const untilToday = /trades count all seasons until today\.|over all seasons until today/g
    const count = (text: string, span: RegExp) => text.match(span)?.length ?? 0
    for (const search of ['', 'team=1', 'kind=trade']) {
      const season = textOf(drawHtml(search))
      expect([count(season, ofSeason), count(season, untilToday)]).toEqual([2, 0])
      const page = textOf(drawHtml(search, true, verdictsIn(other.trades, response.season)))
      expect([count(page, ofSeason), count(page, untilToday)]).toEqual([0, 2])
    }
  })

  it('has the verdict of its own season only, and a link while it is not known', () => {
    const season = completeResponse('moves', { season: 2024, moves: [trade as ListedMove] })
    expect(rateByVerdicts(season, verdictsIn(verdict.trades, 2024))).toBe(season)
    const html = renderToStaticMarkup(
      <MoveRow
        move={trade as ListedMove}
        hasWeek={false}
        links={{ team: () => '', trade: () => '#trade' }}
        verdictOf={verdictsIn(verdict.trades, 2024)}
      />,
    )
    expect(html).toMatch(/<a href="#trade"[^>]*>What became of it<\/a>/)
  })

  it('has the value of its page also where its season rates it, so that one trade has one value', () => {
    const other = completeResponse('trades', {
      trades: [
        {
          id: 'trade',
          season: 2025,
          sides: [
            { team: alpha, value: 99 },
            { team: beta, value: -99 },
          ],
        },
      ],
    })
    const rated = rateByVerdicts(response, verdictsIn(other.trades, 2025))
    const trades = rated.moves.filter(({ id }) => id === 'trade')
    expect(trades.map(({ sides }) => sides.map(({ team, value }) => [team.name, value]).sort())).toEqual([
      [
        ['Alpha', 99],
        ['Beta', -99],
      ],
    ])
    expect(rated.teams.map(({ tradeValue }) => tradeValue)).toEqual([99, -99])
  })

  it('has them in the file, each once, without a position or a value', () => {
    const { headers, rows } = movesTable(trade ? [trade] : [])
    const column = (header: string) => rows.map((row) => row[headers.indexOf(header)])
    expect(column('Player')).toEqual(['Vet', '2026 round 1 pick', '2026 round 2 pick (Gamma)', '$5 in FAAB'])
    expect(column('Team')).toEqual(['Alpha', 'Beta', 'Beta', 'Beta'])
  })
})

it('lists other bids from the highest, with their teams', () => {
  const claim = {
    ...response.moves[0],
    otherBids: [
      { team: beta, dollars: 7 },
      { team: alpha, dollars: 0 },
    ],
  }
  const [move] = movesOf({ moves: [claim] })
  const html = renderToStaticMarkup(
    <MoveRow
      move={move as ListedMove}
      hasWeek={false}
      links={{ team: () => '', trade: () => '' }}
      verdictOf={unrated}
    />,
  )
  expect(textOf(html)).toContain('Other bids: $7 (Beta), $0 (Alpha)')
})

describe('a roster that was released', () => {
  it('is one line that unfolds, counted separately, without regret', () => {
    const sent = [playerOf(21, 'First'), playerOf(22, 'Second')].map((player) => ({ player, ...stint(3, 3, 40, 9) }))
    const release = { id: 'out', kind: 'drop' as const, week: 6, isRelease: true }
    const moves = movesOf({ moves: [{ ...release, sides: [{ team: alpha, received: [], sent }] }] })
    expect(findMoveHighlights(moves).gotAway).toEqual([])
    expect(countMoves(moves)).toBe('1 move')
    expect(countMoves([...response.moves, ...moves])).toContain('1 free agent, 1 roster released')
    const links = { team: () => '', trade: () => '' }
    const html = renderToStaticMarkup(
      <MoveRow move={moves[0] as ListedMove} hasWeek={false} links={links} verdictOf={unrated} />,
    )
    expect(html).toMatch(
      /<details[^>]*><summary[^>]*>Roster released: 2 players<\/summary>.*First.*Second.*<\/details>/,
    )
    expect(textOf(html)).not.toContain('points for other teams')
    expect(movesTable(moves).rows.map((row) => row[2])).toEqual(['Roster released', 'Roster released'])
  })
})

describe('the picture of the pick-ups', () => {
  const [gone] = findMoveHighlights(response.moves).started
  const pickUps = (bids: (number | null)[]) =>
    bids.flatMap((bid, index) =>
      gone ? [{ ...gone, move: { ...gone.move, bid, week: index + 1 }, value: 10 - index }] : [],
    )

  it('shows the price and value of the best claims, or the week of pickups', () => {
    const byBid = pickUpSeries(pickUps([1, 2, 3, 4, 5, 10, 20, 30, 40, 50]))
    expect(byBid?.title).toBe('The five best claims cost $3 on average; the five most expensive returned +3.0')
    // Gains of 10 to 1: 55 in all, 27 of them by week 3.
    expect(pickUpSeries(pickUps(Array(10).fill(null)))?.title).toMatch(/found by week 4$/)
    expect(pickUpSeries(pickUps([1, 2]))).toBeNull()
  })

  it('rings the dots of the reader’s team', () => {
    const series = pickUpSeries(pickUps(Array(10).fill(null)))
    const shownTo = (teamId: number) =>
      series &&
      renderToStaticMarkup(
        <MyTeamContext value={{ teamId, name: '', isNameUnique: false }}>
          <PickUpChart series={series} />
        </MyTeamContext>,
      )
    const teamId = series?.dots[0]?.teamId ?? 0
    expect(shownTo(teamId)).toContain('Ringed: your team')
    expect(shownTo(teamId)).toMatch(/<path d="M[^"]+" stroke="var\(--accent\)"/)
    expect(shownTo(-1)).not.toContain('Ringed')
  })
})

describe('the log', () => {
  const many = Array.from({ length: 90 }, (_, index) => index).flatMap((index) =>
    response.moves.slice(0, 1).map((move) => ({ ...move, key: `${index}`, week: 1 + Math.floor(index / 30) })),
  )
  const order = { by: 'week', isLatestFirst: false, teamId: null, limit: 50 } as const

  const folded = (html: string) =>
    [...html.matchAll(/<details class="[^"]*\bfold\b.*?<\/summary>/g)].map(([summary]) => textOf(summary).trim())
  const weeksOf = (folds: readonly string[]) => folds.flatMap((fold) => /^Week \d+/.exec(fold)?.[0] ?? [])

  it('folds all weeks but the first on phones, and nothing that was filtered for', () => {
    expect(weeksOf(folded(drawHtml()))).toEqual(['Week 3', 'Week 5'])
    expect(weeksOf(folded(drawHtml('', false)))).toEqual(['Week 3', 'Week 2'])
    for (const search of ['team=1', 'week=3', 'kind=trade'])
      expect(folded(drawHtml(search))).toEqual(['Replacement levels, and what isn’t counted'])
    expect(weeksOf(folded(drawHtml('by=value')))).toEqual([])
  })

  it('is one of the sections that phones fold, below the best trade', () => {
    expect(folded(drawHtml()).filter((fold) => !fold.startsWith('Week'))).toEqual([
      'Best, got away, money wasted',
      'What 2 teams gained by pickups and trades',
      '3 moves, week by week',
      'Replacement levels, and what isn’t counted',
    ])
    expect(folded(drawHtml('by=value'))).toContain('3 moves, best first')
  })

  it('of a large league begins with fifty moves, a running season with its latest', () => {
    const sizes = (groups: ReturnType<typeof groupMoves>) => groups.map(({ week, moves }) => [week, moves.length])
    expect(sizes(groupMoves(many, order))).toEqual([
      [1, 30],
      [2, 20],
    ])
    expect(sizes(groupMoves(many, { ...order, isLatestFirst: true }))[0]).toEqual([3, 30])
    expect(sizes(groupMoves(many, { ...order, limit: 90 }))).toHaveLength(3)
  })

  it('shows in the heading of its last week how many moves are listed', () => {
    const html = renderToStaticMarkup(
      <MoveLog
        moves={many}
        team={null}
        filters={{ by: 'week', teamId: null, week: null, kind: null }}
        isLatestFirst={false}
        links={{ team: () => '', trade: () => '' }}
        verdictOf={unrated}
        isUntilToday={false}
        onFilters={() => {}}
      />,
    )
    const headings = [...html.matchAll(/<h3.*?<\/h3>/g)].map(([heading]) => textOf(heading).trim())
    expect([...new Set(headings)]).toEqual(['Week 1 30 moves', 'Week 2 20 of 30 moves'])
  })

  it('by value counts the side of the team that was chosen', () => {
    const keys = (teamId: number | null) =>
      groupMoves(response.moves, { ...order, by: 'value', teamId }).flatMap(({ moves }) => moves.map(({ id }) => id))
    expect(keys(null)).toEqual(['trade', 'add', 'claim'])
    expect(keys(2)[0]).toBe('add')
  })
})
