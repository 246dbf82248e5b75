import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ResponseOf } from '../../../src/contract/responses/index.ts'
import type { LiveResponse } from '../../../src/contract/responses/live.ts'
import { LiveBoard } from '../../../src/parts/live/LiveBoard.tsx'
import { LiveGameLine } from '../../../src/parts/live/LiveGameCard.tsx'
import {
  describeNeed,
  type LiveGame,
  refreshAfter,
  sortGames,
  summarizeGame,
} from '../../../src/parts/live/live-games.ts'
import { wishesOf } from '../../../src/parts/odds/root-for.ts'
import { MyTeamContext } from '../../../src/ui/my-team.ts'
import { completeResponse, type PartOf } from '../../support/complete-response.ts'
import { completed } from '../../support/completed.ts'
import { renderWhole } from '../../support/render-whole.ts'

type Game = PartOf<LiveResponse['matchups'][number]>

const team = (id: number, name: string) => ({ id, name })
const [hawks, lions, bears, rams] = [team(1, 'Hawks'), team(2, 'Lions'), team(3, 'Bears'), team(4, 'Rams')] as const
const running = (matchupId: number, home: PartOf<LiveGame['home']>, away: PartOf<LiveGame['home']>): Game => ({
  matchupId,
  weeks: [11],
  kind: 'regular',
  status: 'in-progress',
  home,
  away,
})
const even = running(
  1,
  { team: hawks, points: 80, chanceLive: 0.39, startersToCome: 0, pointsToCome: 0 },
  { team: lions, points: 65.8, chanceLive: 0.61, startersToCome: 2, pointsToCome: 18 },
)
const clear = running(
  2,
  { team: bears, points: 110, chanceLive: 0.97, startersToCome: 1, pointsToCome: 9 },
  { team: rams, points: 70, chanceLive: 0.03, startersToCome: 3, pointsToCome: 30 },
)
const odds = (chance: number) => ({ chance, text: `${100 * chance}%`, isCertain: false })
const row = (of: typeof hawks, rank: number, chance: number) => ({
  table: {
    team: of,
    rank,
    rankBefore: 5 - rank,
    record: { wins: 4, losses: 4, ties: 0 },
    pointsFor: 900,
    isIn: rank < 3,
  },
  odds: {
    team: of,
    playoffs: { now: odds(chance), before: odds(0.5) },
    title: { now: odds(chance / 4), before: odds(0.1) },
  },
})
const rows = [row(hawks, 1, 0.8), row(lions, 2, 0.6), row(bears, 3, 0.4), row(rams, 4, 0.2)]
const board = completeResponse('live', {
  week: 11,
  state: 'playing',
  asOf: '2026-11-22T20:40:00Z',
  nextKickoff: '2026-11-23T01:20:00Z',
  matchups: [clear, even],
  starters: [
    {
      team: lions,
      toPlay: [
        {
          player: { id: 9, name: 'Arlo Penn', position: 'WR', nflTeam: 'KC' },
          toCome: 11.25,
          kickoff: '2026-11-23T01:20:00Z',
          isPlaying: false,
        },
      ],
    },
  ],
  table: rows.map(({ table }) => table),
  odds: rows.map((one) => one.odds),
  games: [
    {
      matchupId: 2,
      week: 11,
      home: bears,
      away: rams,
      homeChance: 0.97,
      leverage: 0.2,
      teams: [
        { team: hawks, ifHomeWins: 0.78, ifAwayWins: 0.817, leverage: -0.037 },
        { team: bears, ifHomeWins: 0.4, ifAwayWins: 0.2, leverage: 0.2 },
      ],
    },
    { matchupId: 1, week: 11, home: hawks, away: lions, homeChance: 0.39, leverage: 0.3, teams: [] },
  ],
})
const games = board.matchups

describe('the games of the running week', () => {
  it('are sorted by how open they are and what they decide, the reader’s own first', () => {
    const idsFor = (mine?: number) => sortGames(board, mine).map(({ matchupId }) => matchupId)
    expect([idsFor(), idsFor(4)]).toEqual([
      [1, 2],
      [2, 1],
    ])
  })

  it('say who trails by how much, with whom left, and how often that side wins', () => {
    const needs = games.map((game) => describeNeed(game, 11))
    expect(needs).toEqual([
      'Rams trails by 40.0, 3% to win with 3 starters left. Bears has 1.',
      'Lions trails by 14.2, but is favored: 61%.',
    ])
    const [, game] = games
    if (!game?.away) throw new Error('A game is expected')
    expect(describeNeed({ ...game, away: { ...game.away, startersToCome: 0 } }, 11)).toBe('All starters have played.')
    const bound = { ...game, away: { ...game.away, chanceLive: 0.01 } }
    expect(describeNeed(bound, 11)).toContain(', at most 1% to win')
    const level = { ...game, away: { ...game.away, points: game.home.points, startersToCome: 2 } }
    expect(describeNeed(level, 11)).toBe('Tied, 39% to win for Hawks with no starters left. Lions has 2.')
    const barely = { ...game, away: { ...game.away, points: 79.96 } }
    expect(describeNeed(barely, 11)).toBe('Lions trails by 0.04, but is favored: 61%.')
    const nobody = { ...barely.away, startersToCome: 0, chanceLive: 0.02 }
    expect(describeNeed({ ...barely, home: { ...game.home, startersToCome: 1 }, away: nobody }, 11)).toBe(
      'Lions trails by 0.04, 2% to win with no starters left. Hawks has 1.',
    )
    // The scores beside it show as 80.0 and 65.9.
    const rounded = { ...game, home: { ...game.home, points: 80.04 }, away: { ...game.away, points: 65.86 } }
    expect(describeNeed(rounded, 11)).toContain('trails by 14.1,')
    // Another week of the round is to come, or the lineup is unknown.
    expect(describeNeed({ ...game, weeks: [11, 12] }, 11)).toBe(null)
    expect(describeNeed({ ...game, away: { ...game.away, startersToCome: null } }, 11)).toBe(null)
  })
})

describe('the reader’s own game', () => {
  it('is told to the reader: behind, ahead, or even', () => {
    const [first, second] = games
    if (!second?.away) throw new Error('A game is expected')
    const rams = first?.home.team.id ?? 0
    const bears = first?.away?.team.id ?? 0
    const behind = (first?.home.points ?? 0) < (first?.away?.points ?? 0) ? rams : bears
    const ahead = behind === rams ? bears : rams
    expect(first && describeNeed(first, 11, behind)).toBe('Down 40.0, 3% to win with 3 starters left. Bears has 1.')
    expect(first && describeNeed(first, 11, ahead)).toBe('Up 40.0, 97% to win with 1 starter left. Rams has 3.')
    const lions = second.away.team.id
    const level = { ...second, away: { ...second.away, points: second.home.points, startersToCome: 2 } }
    expect(describeNeed(level, 11, lions)).toBe('Tied, 61% to win with 2 starters left. Hawks has none.')
    expect(describeNeed(level, 11, second.home.team.id)).toBe('Tied, 39% to win with no starters left. Lions has 2.')
    expect(describeNeed(second, 11, lions)).toBe('Down 14.2, but favored: 61%.')
    expect(describeNeed(second, 11, second.home.team.id)).toBe('Up 14.2, but not favored: 39%.')
  })

  it('is read out from the reader’s side', () => {
    const [, game] = games
    if (!game?.away) throw new Error('A game is expected')
    expect(summarizeGame(game, game.away.team.id)).toMatch(/^You: [\d.]+, Hawks: [\d.]+\. Your chance: 61%\.$/)
    expect(summarizeGame(game)).toMatch(/^Hawks: [\d.]+, Lions: [\d.]+\. Chance of Hawks: \d+%\.$/)
  })
})

describe('whom a team roots for', () => {
  it('is the side of each game of others that helps, by how much', () => {
    expect(wishesOf(board.games, 1)).toEqual({
      helpful: [{ matchupId: 2, winner: rams, loser: bears, gain: 0.037 }],
      others: [],
    })
    expect(wishesOf(board.games, 2).others.map(({ matchupId }) => matchupId)).toEqual([2])
  })
})

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

/** `readerTeamId`: null if the reader has none. */
function renderBoard(
  readerTeamId: number | null = null,
  shown = board,
  scoringFormat: ResponseOf<'league'>['scoringFormat'] = 'head-to-head',
): string {
  return renderToStaticMarkup(boardOf(readerTeamId, shown, scoringFormat))
}

function boardOf(
  readerTeamId: number | null,
  shown = board,
  scoringFormat: ResponseOf<'league'>['scoringFormat'] = 'head-to-head',
): ReactElement {
  return (
    <MyTeamContext value={readerTeamId === null ? null : { teamId: readerTeamId, name: '', isNameUnique: false }}>
      <LiveBoard
        board={shown}
        week={11}
        refresh={null}
        leagueRef={{ host: 'espn', leagueId: '4242' }}
        league={completed('league', { name: 'Pencil League', scoringFormat })}
        query={new URLSearchParams('team=1')}
        teamHref={(id) => `/teams/${id}`}
        here={{ open() {}, prefetch() {} }}
      />
    </MyTeamContext>
  )
}

describe('the board', () => {
  it('has the path of a game that was watched on its card, in words, too', async () => {
    const one = Date.parse('2026-11-22T18:00:00Z') / 1000
    const paths = {
      kickoffs: ['2026-11-22T18:00:00Z', '2026-11-23T01:20:00Z'],
      watched: [{ from: one + 600, to: one + 1200 }],
      games: [
        { matchupId: 1, homeTeamId: 1, times: [one + 600, one + 900], chances: [0.5, 0.39], turn: null, low: null },
      ],
    }
    const html = await renderWhole(boardOf(null, { ...board, paths }))
    expect(html.match(/aria-label="Chance of [^"]*/g)).toEqual([
      'aria-label="Chance of Hawks: 50% on Sun, 1:10 p.m. ET, lowest 39% on Sun, 1:15 p.m. ET, highest 50% on Sun, 1:10 p.m. ET, last 39% on Sun, 1:20 p.m. ET.',
    ])
    expect(textOf(html)).toContain('Sun 1:00 8:20')
    // The card lists the winner first.
    const matchups = games.map((game) => ({
      ...game,
      status: 'final' as const,
      away: game.away && { ...game.away, isWinner: true },
    }))
    const won = await renderWhole(boardOf(null, { ...board, matchups, paths }))
    expect(won).toContain('aria-label="Chance of Lions: 50% on Sun, 1:10 p.m. ET, lowest 50%')
    expect(won).toContain('last 61% on Sun, 1:20 p.m. ET.')
  })

  it('marks the reader’s team on its card', () => {
    expect(renderBoard(rams.id).match(/mine-line/g)).toHaveLength(1)
    expect(renderBoard(null)).not.toContain('mine-line')
  })

  it('has a picture of each game that was watched once nobody in it scores any more', async () => {
    const one = Date.parse('2026-11-22T18:00:00Z') / 1000
    const paths = {
      kickoffs: ['2026-11-22T18:00:00Z'],
      watched: [{ from: one + 600, to: one + 1200 }],
      games: [
        { matchupId: 1, homeTeamId: 1, times: [one + 600, one + 900], chances: [0.5, 0.39], turn: null, low: null },
      ],
    }
    const picturesOf = async (part: Partial<LiveGame>, startersToCome: number | null) => {
      const matchups = games.map((game) => ({
        ...game,
        ...part,
        home: { ...game.home, startersToCome },
        away: game.away && { ...game.away, startersToCome },
      }))
      return (await renderWhole(boardOf(null, { ...board, matchups, paths }))).match(/aria-label="Picture of[^"]*/g)
    }
    const hawksAndLions = ['aria-label="Picture of the game, Hawks vs. Lions']
    expect(await picturesOf({ status: 'final' }, 1)).toEqual(hawksAndLions)
    expect(await picturesOf({}, 0)).toEqual(hawksAndLions)
    expect(await picturesOf({}, 1)).toBe(null)
    expect(await picturesOf({}, null)).toBe(null)
  })

  it('begins with the reader’s game, and then whom to root for; without a team that follows all games', () => {
    const partsFor = (readerTeamId: number | null) =>
      textOf(renderBoard(readerTeamId).replace(/<p role="status".*?<\/p>/, ''))
        .match(/Lineups of \w+|Root for|The table if/g)
        ?.slice(0, 3)
    expect(partsFor(null)).toEqual(['Lineups of Hawks', 'Lineups of Bears', 'Root for'])
    expect(partsFor(rams.id)).toEqual(['Lineups of Bears', 'Root for', 'Lineups of Hawks'])
  })

  it('leads with the reader’s game, else the closest, before kickoff with the closest matchup, and at last with the results', () => {
    const withGames = (state: 'before' | 'playing' | 'over', status: LiveGame['status'], points: number | null) => ({
      ...board,
      state,
      matchups: games.map((game) => ({
        ...game,
        status,
        home: {
          ...game.home,
          points: points ?? game.home.points,
          chanceBefore: game.matchupId === 1 ? 0.52 : 0.7,
          projectedPoints: 124,
        },
      })),
    })
    const textFor = (shown: LiveResponse, mine: number | null = null) => textOf(renderBoard(mine, shown))
    expect(textFor(board)).toContain(' Closest: Lions (61%), Hawks (39%) ')
    expect(textFor(board, bears.id)).toContain(' You lead Rams, 110.0–70.0 ')
    expect(textFor(board, rams.id)).toContain(' You trail Bears, 70.0–110.0 ')
    const ofRams = (fields: Partial<LiveGame>) => ({
      ...board,
      matchups: games.map((game) =>
        game.away?.team.id === rams.id || game.home.team.id === rams.id ? { ...game, ...fields } : game,
      ),
    })
    expect(textFor(ofRams({ status: 'scheduled' }), rams.id)).toMatch(/ You play Bears, \d+% to win /)
    expect(textFor(ofRams({ status: 'final', isTie: false }), rams.id)).toContain(' You lost to Bears, 70.0–110.0 ')
    const before = textFor({ ...withGames('before', 'scheduled', null), nextKickoff: '2026-11-22T18:00:00Z' })
    expect(before).toMatch(/^ Week 11 kicks off Sun, .* Closest matchup: Hawks vs\. Lions /)
    expect(before).toContain('124.0 proj')
    expect(before).not.toContain('If all games ended now')
    expect(textFor({ ...board, state: 'over' })).toMatch(
      /^ Week 11, before its games ended Its NFL games are over, but these scores are from Sun, 3:40 p\.m\. ET\./,
    )
    const over = withGames('over', 'final', null)
    const decided = over.matchups.map((game, index) => ({ ...game, margin: 14.2 + index, flags: [] }))
    expect(textFor({ ...over, matchups: decided })).toMatch(
      /^ Week 11 has been played All of its NFL games are over\..* beat .*, the closest game /,
    )
  })

  it('names the projection of a game once before its kickoff', () => {
    const notBegun = games.map((game) => ({
      ...game,
      status: 'scheduled' as const,
      home: { ...game.home, points: null, projectedPoints: 124, pointsToCome: 124 },
      away: game.away && { ...game.away, points: null, projectedPoints: 110, pointsToCome: 98.5 },
    }))
    const text = textOf(renderBoard(null, { ...board, matchups: notBegun }))
    expect(text).toContain('124.0 proj')
    expect(text).not.toContain('live projection 124.0')
    expect(text).toContain('live projection 98.5')
  })

  it('folds a game under its scores, before kickoff under its projections', () => {
    const line = (game: LiveGame) => textOf(renderToStaticMarkup(<LiveGameLine game={game} at={null} />)).trim()
    const [, game] = games
    if (!game?.away) throw new Error('A game is expected')
    expect(line(game)).toBe('Hawks 80.0 39% Lions 65.8 61%')
    const side = { points: null, projectedPoints: 124, chanceBefore: 0.5, chanceLive: null }
    const notBegun = { ...game, status: 'scheduled' as const }
    expect(line({ ...notBegun, home: { ...game.home, ...side }, away: { ...game.away, ...side } })).toBe(
      'Hawks 124.0 proj 50% Lions 124.0 proj 50%',
    )
  })

  it('names the weeks of a longer round, and no projection or starters once none are to come', () => {
    const played = games.map((game) => ({
      ...game,
      weeks: [10, 11],
      home: { ...game.home, startersToCome: 0, pointsToCome: 0 },
      away: game.away && { ...game.away, startersToCome: 0, pointsToCome: 0 },
    }))
    const text = textOf(renderBoard(null, { ...board, state: 'over', matchups: played, starters: [] }))
    expect(text).toContain('weeks 10 and 11, one game')
    expect(text).not.toMatch(/live projection|Starters left/)
    expect(textOf(renderBoard())).toMatch(/live projection .*Starters left: 1 and 3/)
  })

  it('of a league without opponents leads with the lowest score where it eliminates, else the highest', () => {
    const scores = [hawks, lions, bears].map((of, index) => ({ team: of, rank: index + 1, points: 90.5 - 10 * index }))
    const textFor = (state: 'playing' | 'over', scoringFormat: 'elimination' | 'total-points') =>
      textOf(renderBoard(null, completeResponse('live', { week: 11, state, ranking: scores }), scoringFormat))
    expect(textFor('playing', 'elimination')).toContain('Bears has the lowest score so far: 70.5')
    expect(textFor('playing', 'total-points')).toContain('Hawks leads the week with 90.5 points')
    expect(textFor('over', 'elimination')).toContain('Bears has the lowest score so far: 70.5')
    expect(textFor('over', 'total-points')).toContain('Hawks had the week’s highest score: 90.5')
  })

  it('is requested again every minute while games are played, at the next kickoff, and then no more', () => {
    const now = Date.parse('2026-11-22T20:40:00Z')
    expect(refreshAfter(board, now)).toBe(60_000)
    expect(refreshAfter({ ...board, state: 'between' }, now)).toBe(280 * 60_000)
    // By the clock: a response may be hours old.
    expect(refreshAfter({ ...board, state: 'between' }, Date.parse('2026-11-23T01:15:00Z'))).toBe(5 * 60_000)
    expect(refreshAfter({ ...board, state: 'between' }, Date.parse('2026-11-23T01:30:00Z'))).toBe(60_000)
    expect(refreshAfter({ ...board, state: 'over', nextKickoff: null }, now)).toBe(null)
    expect(refreshAfter({ ...board, state: 'between', nextKickoff: 'UNDECIDED' }, now)).toBe(null)
  })

  it('has games, starters left, whom to root for, and the table as it would stand', () => {
    const html = renderBoard()
    const text = textOf(html)
    expect(text).toContain('Sun, 3:40 p.m. ET')
    expect(text).toContain('Lions trails by 14.2, but is favored: 61%.')
    expect(text).toMatch(/Arlo Penn WR Sun, 8:20 p.m. ET .* 11\.3/)
    expect(text).toMatch(/Rams over Bears \+3\.7 points for Hawks/)
    expect(text).toMatch(/1 HA Hawks 4-4 ▲ \+3 900\.0 80% ▲ \+30/)
    expect(html).toContain('role="status"')
    expect(text).not.toMatch(/NaN|undefined|null/)
  })

  it('on a phone folds all but two games under their score, and what follows under a line that says what is inside', () => {
    const calm = running(
      3,
      { team: team(5, 'Owls'), points: 51.5, chanceLive: 0.04, startersToCome: 0, pointsToCome: 0 },
      { team: team(6, 'Cubs'), points: 99, chanceLive: 0.96, startersToCome: 1, pointsToCome: 9 },
    )
    const three = { ...board, matchups: completeResponse('live', { ...board, matchups: [clear, even, calm] }).matchups }
    const linesOf = (html: string) =>
      (html.match(/<details[^>]*class="fold.*?<\/summary>/g) ?? []).map((line) => textOf(line).trim())
    const lines = ['Owls 51.5 4% Cubs 99.0 96%', '1 result helps Hawks, by up to +3.7 points', '4 teams, Hawks leads']
    expect(linesOf(renderBoard(null, three))).toEqual(lines)
    // The reader's own is beneath the first game.
    expect(linesOf(renderBoard(rams.id, three))).toEqual([lines[0], lines[2]])
  })
})
