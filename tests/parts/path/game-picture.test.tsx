/** The picture of a game: a Sunday of two kickoffs, watched from 1:10 to 2:00 p.m. and from 7:30 to 7:45 p.m. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { describeWatched } from '../../../src/parts/path/describe-path.ts'
import { GamePictureSheet } from '../../../src/parts/path/GamePictureSheet.tsx'
import { composeGamePicture, type PicturedGame } from '../../../src/parts/path/game-picture.ts'
import { completeResponse } from '../../support/complete-response.ts'

const kickoffs = ['2026-11-22T18:00:00Z', '2026-11-23T00:00:00Z']
const secondsOf = (clock: string) => Date.parse(`2026-11-${clock}:00Z`) / 1000
const watched = [
  { from: secondsOf('22T18:10'), to: secondsOf('22T19:00') },
  { from: secondsOf('23T00:30'), to: secondsOf('23T00:45') },
]
const week = { kickoffs, watched }
const [hawks, lions] = [
  { id: 1, name: 'Hawks' },
  { id: 2, name: 'Lions' },
]
const path = {
  matchupId: 1,
  homeTeamId: 1,
  times: [secondsOf('22T18:10'), secondsOf('23T00:35'), secondsOf('23T00:40')],
  chances: [0.5, 0.04, 0.75],
  turn: {
    team: hawks,
    at: '2026-11-23T00:40:00Z',
    from: 0.04,
    to: 0.75,
    player: { id: 9, name: 'Arlo Penn', position: 'WR', nflTeam: 'KC' } as const,
    points: 6.2,
  },
  low: { team: hawks, at: '2026-11-23T00:35:00Z', chance: 0.04 },
}

function gameOf(status: PicturedGame['status']): PicturedGame {
  const [game] = completeResponse('live', {
    matchups: [
      {
        status,
        home: { team: hawks, points: 101.25, chanceBefore: 0.38, isWinner: status === 'final' },
        away: { team: lions, points: 99.5, chanceBefore: 0.62 },
      },
    ],
  }).matchups
  if (!game?.away) throw new Error('A game is expected')
  return { home: game.home, away: game.away, status, week: 11, weeks: [11] }
}

const subject = { name: 'Pencil League', season: 2026 }
const pictureOf = (game: PicturedGame, of = path) => {
  const picture = composeGamePicture({ path: of, week, game }, subject)
  if (!picture) throw new Error('A picture is expected')
  return picture
}

it('has both teams with score and chances, the turn with who scored, the low of the winner, and what was watched', () => {
  const { league, label, home, away, turn, sentences } = pictureOf(gameOf('final'))
  expect([league, label]).toEqual(['Pencil League', 'Week 11, 2026'])
  expect(pictureOf({ ...gameOf('final'), weeks: [11, 12] }).label).toBe('Week 11 of 11–12, 2026')
  expect([home, away]).toEqual([
    { name: 'Hawks', points: '101.3', chances: '38% before kickoff', isLoser: false },
    { name: 'Lions', points: '99.5', chances: '62% before kickoff', isLoser: true },
  ])
  expect(turn).toBe('7:40 p.m., +6.2 Arlo Penn')
  expect(sentences).toEqual([
    'The turn: Sun, 7:40 p.m. ET, Hawks from 4% to 75%, +6.2 points by Arlo Penn.',
    'Lowest chance: 4% on Sun, 7:35 p.m. ET, Hawks.',
    'Watched Sun 1:10–2:00 p.m., Sun 7:30–7:45 p.m. ET. No one watched the shaded hours.',
  ])
})

it('has the last chance of both where the host has not ended the game, and no loser', () => {
  const { home, away } = pictureOf(gameOf('in-progress'))
  expect([home.chances, away.chances]).toEqual([
    '38% before kickoff, 75% at the end',
    '62% before kickoff, 25% at the end',
  ])
  expect([home.isLoser, away.isLoser]).toEqual([false, false])
})

it('marks the turn where its move was complete, shades the gaps, and has the kickoffs on its axis', () => {
  const picture = pictureOf(gameOf('final'))
  const { placed } = picture
  // 190 minutes each, and a break of 3 % of both, 11.4 minutes: 391.4 in all. The turn is 40 minutes after the second kickoff.
  expect(placed.turn).toEqual({ x: Math.round((10_000 * (190 + 11.4 + 40)) / 391.4) / 100, y: 25 })
  const html = renderToStaticMarkup(<GamePictureSheet picture={picture} />)
  expect(html.match(/<rect x=/g)).toHaveLength(placed.gaps.length)
  expect(placed.gaps).toHaveLength(1)
  expect(html).toContain(`d="M${placed.turn?.x},0V100"`)
  // The words beside the mark end with the plot.
  expect(html).toContain(`position:absolute;right:${100 - (placed.turn?.x ?? 0)}%;left:0;text-align:right`)
  expect(html.replace(/<[^>]*>/g, '|')).toMatch(/\|Sun 1:00\|+7:00\|/)
})

it('has no mark and no words of a turn that was not watched', () => {
  const quiet = pictureOf(gameOf('final'), { ...path, turn: null as never, low: null as never })
  expect([quiet.turn, quiet.placed.turn]).toEqual([null, null])
  expect(quiet.sentences).toEqual([
    'Watched Sun 1:10–2:00 p.m., Sun 7:30–7:45 p.m. ET. No one watched the shaded hours.',
  ])
})

it('is none of a path without a drawing', () => {
  const game = gameOf('final')
  expect(composeGamePicture({ path, week: { kickoffs, watched: watched.slice(0, 0) }, game }, subject)).toBe(null)
})

it('says what was watched with each day and half of the day once, and nothing where there is no gap', () => {
  const whole = [{ from: secondsOf('22T17:55'), to: secondsOf('23T04:00') }]
  expect(describeWatched({ kickoffs, watched: whole })).toBe(null)
  const late = [{ from: secondsOf('22T18:30'), to: secondsOf('23T05:05') }]
  expect(describeWatched({ kickoffs, watched: late })).toMatch(/^Watched Sun 1:30 p\.m\.–Mon 12:05 a\.m\. ET\. /)
  const early = [{ from: secondsOf('22T16:30'), to: secondsOf('22T18:30') }]
  const single = { from: secondsOf('23T00:30'), to: secondsOf('23T00:30') }
  expect(describeWatched({ kickoffs, watched: [...early, single] })).toMatch(
    /^Watched Sun 11:30 a\.m\.–1:30 p\.m\., Sun 7:30 p\.m\. ET\. /,
  )
  const often = [1, 2, 3, 4, 5].map((minute) => ({ ...single, from: single.from + minute, to: single.to + minute }))
  expect(describeWatched({ kickoffs, watched: often })).toContain(' ET, and 2 more times. ')
  expect(describeWatched({ kickoffs, watched: often.slice(1) })).toContain(' ET, and 1 more time. ')
})
