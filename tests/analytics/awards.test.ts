import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chooseWinner } from '../../src/analytics/awards/choose-winner.ts'
import { awards, giveAwards } from '../../src/analytics/awards/index.ts'
import type { Season } from '../../src/domain/season.ts'
import { buildSeason, bye, game, lineup, move, pick, player, slots } from '../build-season.ts'
import { awardTitles } from '../support/award-titles.ts'
import { toyLeague } from './toy-league.ts'

function winnerOf(season: Season, title: string) {
  return giveAwards(season).find(({ award }) => award.title === title)?.winner
}

describe('the awards', () => {
  it('are the twelve awards of the specification and eight more, each with its own key', () => {
    expect(awards.map(({ title }) => title)).toEqual([
      ...awardTitles,
      'Luckiest Season',
      'Unluckiest Season',
      'Best Trade',
      'Worst Trade',
      'Pickup of the Year',
      'Best Manager',
      'Heartbreaker',
      'Bracket Buster',
    ])
    expect(new Set(awards.map(({ key }) => key)).size).toBe(awards.length)
    const readme = readFileSync('README.md', 'utf8')
    expect(readme).toContain(`**Awards.** ${awards.length} per season`)
  })

  it('are none before the season', () => {
    expect(giveAwards(buildSeason())).toEqual([])
    const drafted = buildSeason({
      players: [player(1, 'RB')],
      picks: [pick(1, 1, 1, 1)],
      status: { phase: 'pre-season' },
    })
    expect(giveAwards(drafted)).toEqual([])
  })
})

describe('Highest Single Week Score', () => {
  it('is the best week of a decided game, adjustments included', () => {
    const season = buildSeason({
      matchups: [
        game(1, [1, 120], [2, 150.5], { adjustments: [0, 10.5] }),
        bye(1, 3, 300),
        game(2, [1, 190], [2, 10], { status: 'in-progress' }),
      ],
    })
    expect(winnerOf(season, 'Highest Single Week Score')).toMatchObject({
      teamId: 2,
      week: 1,
      value: 150.5,
      display: '150.5 points in week 1',
    })
  })

  it('looks at each week of a two-week round', () => {
    const season = buildSeason({
      matchups: [
        game(1, [1, 130], [2, 90]),
        game(2, [1, 200], [2, 220], {
          weeks: [2, 3],
          byWeek: [
            [60, 140],
            [120, 100],
          ],
        }),
      ],
    })
    expect(winnerOf(season, 'Highest Single Week Score')).toMatchObject({ teamId: 1, week: 3, value: 140 })
  })

  it('goes to the earlier week in a tie and mentions it', () => {
    const season = buildSeason({ matchups: [game(1, [1, 90], [2, 150]), game(2, [1, 150], [2, 90])] })
    expect(winnerOf(season, 'Highest Single Week Score')).toMatchObject({
      teamId: 2,
      week: 1,
      display: '150.0 points in week 1 (tied with Team 1; the earlier week decides)',
      runnersUp: [
        { teamId: 1, week: 2, value: 150, display: '150.0 points in week 2' },
        { teamId: 1, week: 1, value: 90 },
      ],
    })
  })

  it('goes to the better regular-season rank in a tie of the same week', () => {
    const season = buildSeason({
      matchups: [
        game(1, [4, 150], [1, 90]),
        game(1, [3, 150], [2, 100]),
        game(2, [4, 99], [2, 80]),
        game(2, [3, 10], [1, 20]),
      ],
    })
    expect(winnerOf(season, 'Highest Single Week Score')).toMatchObject({
      teamId: 4,
      display: '150.0 points in week 1 (tied with Team 3; the better regular-season rank decides)',
    })
  })

  it('names the other week if a team tied with itself', () => {
    const season = buildSeason({ matchups: [game(1, [1, 150], [2, 90]), game(2, [1, 150], [2, 90])] })
    expect(winnerOf(season, 'Highest Single Week Score')?.display).toBe(
      '150.0 points in week 1 (tied with week 2; the earlier week decides)',
    )
  })
})

describe('Most Consistent and Boom or Bust', () => {
  // Team 1: 100 and 120, mean 110, deviation 14.142: 12.86 %. Team 2: 60 and 140, mean 100, deviation 56.569.
  const season = buildSeason({ teams: 2, matchups: [game(1, [1, 100], [2, 60]), game(2, [1, 120], [2, 140])] })

  it('are the lowest and the highest coefficient of variation of the weekly scores', () => {
    expect(winnerOf(season, 'Most Consistent')).toMatchObject({ teamId: 1, value: 0.1286 })
    expect(winnerOf(season, 'Boom or Bust')).toMatchObject({
      teamId: 2,
      value: 0.5657,
      display: '56.6% swing from week to week',
    })
  })

  it('need two games', () => {
    expect(winnerOf(buildSeason({ matchups: [game(1, [1, 100], [2, 50])] }), 'Most Consistent')).toBeUndefined()
  })

  it('pass over teams without a point', () => {
    const idle = buildSeason({ teams: 2, matchups: [game(1, [1, 100], [2, 0]), game(2, [1, 120], [2, 0])] })
    expect(winnerOf(idle, 'Boom or Bust')?.teamId).toBe(1)
  })
})

describe('Best Regular Season Record', () => {
  it('is the highest win percentage, playoffs left out', () => {
    const season = buildSeason({
      teams: 2,
      matchups: [
        game(1, [1, 100], [2, 90]),
        game(2, [1, 80], [2, 80]),
        game(3, [1, 80], [2, 180], { kind: 'winners-bracket' }),
        game(4, [1, 80], [2, 180], { kind: 'winners-bracket' }),
      ],
    })
    expect(winnerOf(season, 'Best Regular Season Record')).toMatchObject({
      teamId: 1,
      value: 75,
      display: '1-0-1, 75.0%',
    })
  })

  it('goes to the better rank among equal records', () => {
    const season = buildSeason({ matchups: [game(1, [1, 100], [2, 90]), game(1, [3, 110], [4, 90])] })
    expect(winnerOf(season, 'Best Regular Season Record')).toMatchObject({
      teamId: 3,
      display: '1-0, 100.0% (tied with Team 1; the better regular-season rank decides)',
    })
  })
})

describe('Strongest Playoff Run', () => {
  it('is the most points per game in the winners’ bracket, with two games at least and byes left out', () => {
    const bracket = { kind: 'winners-bracket' } as const
    const season = buildSeason({
      matchups: [
        game(1, [1, 10], [2, 20]),
        game(2, [1, 100], [2, 90], bracket),
        bye(2, 3, 300, 'winners-bracket'),
        game(3, [1, 130], [3, 140], bracket),
        game(3, [2, 250], [4, 240], { kind: 'winners-consolation' }),
      ],
    })
    // Team 3 scored 140 in its only game, team 2 the 250 in the consolation.
    expect(winnerOf(season, 'Strongest Playoff Run')).toMatchObject({
      teamId: 1,
      value: 115,
      display: '115.0 points per game over 2 playoff games',
    })
  })
})

describe('the draft awards', () => {
  const positions = ['RB', 'RB', 'RB', 'WR', 'WR', 'WR'] as const
  const points = [100, 150, 230, 40, 90, 110]
  // Round 1 has the running backs (mean 160: −60, −10, +70), round 2 the receivers (mean 80: −40, +10, +30).
  const season = buildSeason({
    teams: 3,
    matchups: [game(1, [1, 100], [2, 90])],
    players: points.map((value, index) => player(index + 1, positions[index] ?? 'RB', [value])),
    picks: points.map((_, index) => pick(index + 1, index < 3 ? 1 : 2, 1 + (index % 3), index + 1)),
  })

  it('are the highest and lowest value over expectation, of round 1 too', () => {
    expect(winnerOf(season, 'Draft Boom of the Year')).toMatchObject({ player: 3, teamId: 3, value: 70 })
    expect(winnerOf(season, 'Biggest Draft Bust')).toMatchObject({
      player: 1,
      teamId: 1,
      value: -60,
      display: '−60.0 points vs. expectation, round 1 (pick 1)',
    })
    expect(winnerOf(season, 'First Round Failure')).toMatchObject({ player: 1, value: -60 })
  })

  it('look for the lottery winner in the second half of the rounds', () => {
    expect(winnerOf(season, 'Late Round Lottery Winner')).toMatchObject({
      player: 6,
      value: 110,
      display: '110.0 points from round 2 (pick 6)',
    })
  })

  it('count the middle round of an odd number to the second half', () => {
    const odd = buildSeason({
      players: [player(1, 'RB', [90]), player(2, 'RB', [80]), player(3, 'RB', [70])],
      picks: [pick(1, 1, 1, 1), pick(2, 2, 2, 2), pick(3, 3, 3, 3)],
      matchups: [game(1, [1, 100], [2, 90])],
    })
    expect(winnerOf(odd, 'Late Round Lottery Winner')?.player).toBe(2)
  })

  it('go to the better-ranked team in a tie', () => {
    const tied = buildSeason({
      teams: 2,
      matchups: [game(1, [2, 100], [1, 90])],
      players: [10, 30, 10, 30].map((value, index) => player(index + 1, index < 2 ? 'RB' : 'WR', [value])),
      picks: [pick(1, 1, 2, 1), pick(2, 1, 1, 2), pick(3, 1, 1, 3), pick(4, 1, 2, 4)],
    })
    expect(winnerOf(tied, 'Draft Boom of the Year')).toMatchObject({
      player: 4,
      display:
        '+10.0 points vs. expectation, round 1 (pick 4) (tied with RB 2; the better regular-season rank decides)',
    })
  })

  it('note incomplete weeks of the winner', () => {
    const partial = {
      ...season,
      players: season.players.map((each) => ({ ...each, coverage: 'rostered-weeks' as const })),
      status: { ...season.status, finalWeeks: [1, 2], finalWeek: 2 },
    }
    expect(winnerOf(partial, 'Biggest Draft Bust')?.display).toContain('in weeks he was rostered')
  })
})

describe('Most Points Against', () => {
  it('is of the regular season', () => {
    const season = buildSeason({
      matchups: [
        game(1, [1, 100], [2, 140]),
        game(1, [3, 90], [4, 150]),
        game(2, [1, 100], [2, 400], { kind: 'winners-bracket' }),
      ],
    })
    expect(winnerOf(season, 'Most Points Against')).toMatchObject({
      teamId: 3,
      value: 150,
      display: '150.0 points against',
    })
  })
})

describe('Should Have Made Playoffs', () => {
  const matchups = [
    game(1, [1, 100], [2, 99]),
    game(1, [3, 60], [4, 50]),
    game(2, [1, 80], [3, 70]),
    game(2, [2, 99], [4, 98]),
  ]

  it('is the most points for among the teams that missed', () => {
    // 1 (2–0) is in; 2 (1–1, 198), 3 (1–1, 130) and 4 (0–2, 148) follow; two make it.
    expect(winnerOf(buildSeason({ matchups }), 'Should Have Made Playoffs')).toMatchObject({
      teamId: 4,
      value: 148,
      display: '148.0 points for, regular-season rank 4',
    })
  })

  it('is not given before the end of the regular season, nor if every team makes the playoffs', () => {
    const running = [...matchups, game(3, [1, 0], [2, 0], { status: 'scheduled' })]
    expect(winnerOf(buildSeason({ matchups: running }), 'Should Have Made Playoffs')).toBeUndefined()
    const everybody = buildSeason({ matchups, settings: { playoffTeamCount: 4 } })
    expect(winnerOf(everybody, 'Should Have Made Playoffs')).toBeUndefined()
  })
})

describe('Unluckiest Loss', () => {
  it('is the highest losing score; a tie is no loss', () => {
    const season = buildSeason({
      matchups: [game(1, [1, 130], [2, 128.4]), game(1, [3, 150], [4, 150]), game(2, [1, 90], [3, 200])],
    })
    expect(winnerOf(season, 'Unluckiest Loss')).toMatchObject({
      teamId: 2,
      week: 1,
      value: 128.4,
      display: '128.4 points in a loss to Team 1, week 1',
    })
  })

  it('counts a two-week round by the week', () => {
    const season = buildSeason({
      matchups: [
        game(1, [1, 130], [2, 120]),
        game(2, [1, 220], [2, 221], {
          weeks: [2, 3],
          kind: 'winners-bracket',
          byWeek: [
            [110, 110],
            [110, 111],
          ],
        }),
      ],
    })
    expect(winnerOf(season, 'Unluckiest Loss')).toMatchObject({ teamId: 2, week: 1, value: 120 })
  })
})

describe('a season of lineups', () => {
  it('counts the week’s starters if the host gives no score', () => {
    const match = game(1, [1, 0], [2, 0], {
      weeks: [1, 2],
      byWeek: [
        [0, 0],
        [0, 0],
      ],
    })
    const season = buildSeason({
      teams: 2,
      matchups: match ? [{ ...match, winner: 'home' }] : [],
      players: [player(1, 'QB', [30, 45])],
      lineups: [lineup(1, 1, { QB: [1] }), lineup(2, 1, { QB: [1] })],
    })
    expect(winnerOf(season, 'Highest Single Week Score')).toMatchObject({ teamId: 1, week: 2, value: 45 })
  })
})

describe('Luckiest and Unluckiest Season', () => {
  it('are the wins minus expected wins', () => {
    expect(winnerOf(toyLeague(), 'Luckiest Season')).toMatchObject({
      teamId: 1,
      display: '+1.2 wins: 3 vs. 1.8 expected',
    })
    expect(winnerOf(toyLeague(), 'Unluckiest Season')).toMatchObject({
      teamId: 2,
      display: '−1.3 wins: 1 vs. 2.3 expected',
    })
  })

  it('have no winner if all records match the expected wins', () => {
    const season = buildSeason({ teams: 2, matchups: [game(1, [1, 90], [2, 80])] })
    expect([winnerOf(season, 'Luckiest Season'), winnerOf(season, 'Unluckiest Season')]).toEqual([undefined, undefined])
  })
})

describe('Best and Worst Trade, and Pickup of the Year', () => {
  const season = buildSeason({
    teams: 2,
    status: { scoredWeeks: [1, 2, 3] },
    players: [player(1, 'RB', [5, 30, 20]), player(2, 'RB', [10, 4, 6]), player(3, 'RB', [2, 2, 2])],
    lineups: [
      lineup(1, 1, { RB: [2], BENCH: [3] }),
      lineup(1, 2, { RB: [1] }),
      lineup(2, 1, { RB: [1], BENCH: [3] }),
      lineup(2, 2, { RB: [2] }),
      lineup(3, 1, { RB: [1] }),
      lineup(3, 2, { RB: [2] }),
    ],
    transactions: [
      move('t', {
        week: 2,
        kind: 'trade',
        items: [
          { player: 1, action: 'trade', fromTeamId: 2, toTeamId: 1 },
          { player: 2, action: 'trade', fromTeamId: 1, toTeamId: 2 },
        ],
      }),
      move('a', { week: 3, teamId: 2, items: [{ player: 2, action: 'add', fromTeamId: null, toTeamId: 2 }] }),
    ],
  })

  it('go by starter points above replacement', () => {
    // Received 50 and sent 10, both in two starts.
    expect(winnerOf(season, 'Best Trade')).toMatchObject({
      teamId: 1,
      value: 40,
      display: '+40.0 starter points above replacement for RB 1, week 2',
    })
    expect(winnerOf(season, 'Worst Trade')).toMatchObject({ teamId: 2, value: -40 })
    expect(winnerOf(season, 'Pickup of the Year')).toMatchObject({
      teamId: 2,
      player: 2,
      week: 3,
      value: 4,
      display: '+4.0 points above replacement: 6.0 in 1 start from week 3',
    })
  })
})

describe('a trade whose games disagree with its points', () => {
  // Team 1 gets RB 1 for RB 2: 4 points fewer in week 2, which cost it the game, and 30 more in week 3, which it won anyway.
  const season = buildSeason({
    teams: 3,
    settings: { lineupSlots: slots({ RB: 1, BENCH: 1 }) },
    status: { scoredWeeks: [1, 2, 3] },
    matchups: [game(1, [1, 10], [3, 0]), game(2, [1, 6], [3, 8]), game(3, [1, 40], [3, 5])],
    players: [player(1, 'RB', [5, 6, 40]), player(2, 'RB', [10, 10, 10]), player(3, 'RB', [0, 0, 0])],
    lineups: [
      lineup(1, 1, { RB: [2], BENCH: [3] }),
      lineup(1, 2, { RB: [1] }),
      lineup(2, 1, { RB: [1], BENCH: [3] }),
      lineup(2, 2, { RB: [2] }),
      lineup(3, 1, { RB: [1], BENCH: [3] }),
      lineup(3, 2, { RB: [2] }),
    ],
    transactions: [
      move('t', {
        week: 2,
        kind: 'trade',
        items: [
          { player: 1, action: 'trade', fromTeamId: 2, toTeamId: 1 },
          { player: 2, action: 'trade', fromTeamId: 1, toTeamId: 2 },
        ],
      }),
    ],
  })

  it('is the best one, and says the game that it lost', () => {
    expect(winnerOf(season, 'Best Trade')).toMatchObject({
      teamId: 1,
      value: 26,
      display: '+26.0 starter points above replacement for RB 1, week 2; lost a game by it (week 2, to Team 3)',
    })
    expect(winnerOf(season, 'Worst Trade')?.display).toBe('−26.0 starter points above replacement for RB 2, week 2')
  })
})

describe('Best Manager', () => {
  it('has the highest lineup efficiency', () => {
    const season = buildSeason({
      teams: 2,
      matchups: [game(1, [1, 20], [2, 25])],
      players: [player(1, 'QB', [20]), player(2, 'QB', [25]), player(3, 'QB', [50])],
      lineups: [lineup(1, 1, { QB: [1] }), lineup(1, 2, { QB: [2], BENCH: [3] })],
    })
    expect(winnerOf(season, 'Best Manager')).toMatchObject({
      teamId: 1,
      display: '100.0% of the points in its optimal lineups',
    })
  })
})

describe('Heartbreaker', () => {
  it('is the loss by the least', () => {
    const season = buildSeason({ matchups: [game(1, [1, 90], [2, 90.04]), game(1, [3, 50], [4, 51])] })
    const other = buildSeason({ matchups: [game(1, [1, 90], [2, 90.74])] })
    expect(winnerOf(other, 'Heartbreaker')?.display).toBe('Lost to Team 2 by 0.7 points, week 1')
    expect(winnerOf(season, 'Heartbreaker')).toMatchObject({
      teamId: 1,
      value: 0.04,
      display: 'Lost to Team 2 90.04–90.00, week 1',
    })
  })
})

describe('Bracket Buster', () => {
  it('is the least likely win of the winners’ bracket', () => {
    const season = buildSeason({
      teams: 4,
      matchups: [
        ...[1, 2, 3].flatMap((week) => [game(week, [1, 150], [2, 60]), game(week, [3, 110], [4, 90])]),
        game(4, [2, 90], [1, 80], { kind: 'winners-bracket' }),
        game(4, [3, 90], [4, 80], { kind: 'winners-bracket' }),
      ],
    })
    expect(winnerOf(season, 'Bracket Buster')).toMatchObject({ teamId: 2, week: 4 })
    expect(winnerOf(season, 'Bracket Buster')?.display).toMatch(/^Beat Team 1 with an? \d+% chance, week 4$/)
  })

  it('has no winner if only teams that were too close to call won', () => {
    const season = buildSeason({
      teams: 2,
      matchups: [game(1, [1, 101], [2, 100]), game(2, [2, 90], [1, 80], { kind: 'winners-bracket' })],
    })
    expect(winnerOf(season, 'Bracket Buster')).toBeUndefined()
  })

  it('has no winner if the favorites won', () => {
    const games = [game(1, [1, 150], [2, 60]), game(2, [1, 90], [2, 80], { kind: 'winners-bracket' })]
    expect(winnerOf(buildSeason({ teams: 2, matchups: games }), 'Bracket Buster')).toBeUndefined()
  })
})

it('gives an award of equal sums to the better rank, in whatever order they were added up', () => {
  const season = toyLeague()
  const sum = 0 + 1 + 0 + 2 / 3 + 1 / 3
  const otherSum = 1 / 3 + 0 + 2 / 3 + 1 + 0
  expect(sum).not.toBe(otherSum)
  const candidates = [
    { teamId: 2, value: Math.max(sum, otherSum) },
    { teamId: 3, value: Math.min(sum, otherSum) },
  ]
  const winner = chooseWinner(season, candidates, 'highest', () => 'Two')
  expect(winner).toMatchObject({
    teamId: 3,
    display: 'Two (tied with B; the better regular-season rank decides)',
  })
})
