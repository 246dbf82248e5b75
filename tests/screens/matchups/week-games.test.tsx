import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ScoreboardResponse } from '../../../src/contract/responses/scoreboard.ts'
import { shownWeekOf } from '../../../src/parts/league/default-week.ts'
import { GameCard } from '../../../src/parts/matchup/GameCard.tsx'
import { rankingFinding, weekFinding } from '../../../src/parts/matchup/week-finding.ts'
import { putMineFirst, toWeekGames } from '../../../src/parts/matchup/week-games.ts'
import { MatchupCard } from '../../../src/screens/matchups/MatchupCard.tsx'
import { rankingRows, scoreRows } from '../../../src/screens/matchups/score-rows.ts'
import { MyTeamContext } from '../../../src/ui/my-team.ts'
import { completeResponse, type PartOf } from '../../support/complete-response.ts'
import { completedLeague } from '../../support/completed.ts'

type Matchup = PartOf<ScoreboardResponse['matchups'][number]>
const gamesOf = (matchups: readonly Matchup[], week = 3) =>
  toWeekGames(completeResponse('scoreboard', { matchups, week }))

const final = (matchup: Matchup): Matchup => ({ status: 'final', kind: 'regular', weeks: [3], ...matchup })
/** B, with odds of 31 %, beats A by 4.4; A's optimal lineup has 126.5. */
const upset = final({
  matchupId: 1,
  home: { team: { id: 1, name: 'A' }, record: '1-2', points: 104.8, optimalPoints: 126.5, chanceBefore: 0.69 },
  away: { team: { id: 2, name: 'B' }, record: '3-0', points: 109.2, chanceBefore: 0.31, isWinner: true },
  margin: 4.4,
  flags: ['upset', 'close', 'stolen'],
})
const bye = final({ matchupId: 2, home: { team: { id: 3, name: 'C' }, points: 90 } })
const place = {
  leagueRef: { host: 'espn', leagueId: '4242' } as const,
  league: completedLeague(),
  query: new URLSearchParams(),
}
const links = {
  team: (id: number) => `/teams/${id}`,
  lineups: (id: number) => `?matchup=${id}`,
  here: { open() {}, prefetch() {} },
}

function draw(matchup: Matchup): string {
  const [game] = gamesOf([matchup])
  if (!game) throw new Error('A game is expected')
  return renderToStaticMarkup(<MatchupCard game={game} place={place} links={links} />)
}
/** As a reader whose team has the id sees it. */
function drawFor(teamId: number | null, matchup: Matchup, withNotes = false): string {
  const [game] = gamesOf([matchup])
  if (!game) throw new Error('A game is expected')
  const mine = teamId === null ? null : { teamId, name: 'A', isNameUnique: true }
  return renderToStaticMarkup(
    <MyTeamContext value={mine}>
      {withNotes ? (
        <MatchupCard game={game} place={place} links={links} />
      ) : (
        <GameCard game={game} host="espn" links={links} />
      )}
    </MyTeamContext>,
  )
}
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

describe('a game', () => {
  it('has its winner first, the odds, and remarkable facts in words', () => {
    const html = draw(upset)
    const text = textOf(html)
    expect(text.indexOf('109.2')).toBeLessThan(text.indexOf('104.8'))
    expect(text).toContain('31% chance to win')
    expect(text).toContain('Upset. B had a 31% chance before kickoff.')
    expect(text).toContain('Close. Decided by 4.4 points.')
    expect(text).toContain('The optimal lineup of A (126.5) would have beaten 109.2.')
    expect(html).toContain('href="?matchup=2"')
  })

  it('tells the reader of the team that lost what the lineup cost, with a link to share', () => {
    const player = { id: 7, name: 'Cal Castlebury', position: 'RB', nflTeam: 'KC' }
    const lostWith = (betterLineup: NonNullable<Matchup['home']>['betterLineup'], more: Matchup = {}): Matchup => ({
      ...upset,
      home: { ...upset.home, betterLineup },
      ...more,
    })
    const bySwap = lostWith({ wins: true, player, week: 3 })
    expect(textOf(drawFor(1, bySwap))).toContain('You lost by 4.4. With Cal Castlebury in your lineup you win.')
    expect(drawFor(1, bySwap)).toContain('aria-label="Share what your lineup cost"')
    // It is said once, and to others as a remark on the game.
    expect(textOf(drawFor(1, bySwap, true))).not.toContain('Win left on the bench')
    expect(textOf(drawFor(2, bySwap, true))).toContain('Win left on the bench')
    expect(textOf(drawFor(1, { ...bySwap, weeks: [2, 3] }))).toContain(
      'With Cal Castlebury in your lineup in week 3 you win.',
    )
    expect(textOf(drawFor(1, lostWith({ wins: true, player: null, week: null })))).toContain(
      'With your optimal lineup you win.',
    )
    const hopeless = lostWith({ wins: false, player: null, week: null })
    expect(textOf(drawFor(1, hopeless))).toContain('You lost by 4.4. No lineup of yours would have won.')
    // Nothing to the winner, to readers without a team in the game, and where it is unknown.
    for (const html of [drawFor(2, bySwap), drawFor(9, bySwap), drawFor(null, bySwap), drawFor(1, upset)])
      expect(textOf(html)).not.toContain('You lost')
  })

  it('says that a game was tied, or lost on the tiebreaker, where no points are between the teams', () => {
    const level = (isWinner: boolean): Matchup => ({
      ...upset,
      home: { team: { id: 1, name: 'A' }, points: 90, betterLineup: { wins: false, player: null, week: null } },
      away: { team: { id: 2, name: 'B' }, points: 90, isWinner },
    })
    expect(textOf(drawFor(1, level(false)))).toContain('You tied. No lineup of yours would have won.')
    expect(textOf(drawFor(1, level(true)))).toContain('You lost on the tiebreaker. No lineup of yours would have won.')
  })

  it('of the reader’s own team comes first, and the others stay in order', () => {
    const games = gamesOf([upset, bye])
    const idsFor = (teamId: number | null = null) => putMineFirst(games, teamId).map(({ matchupId }) => matchupId)
    expect([idsFor(3), idsFor(1), idsFor(9), idsFor()]).toEqual([
      [2, 1],
      [1, 2],
      [1, 2],
      [1, 2],
    ])
  })

  it('is a bye without an opponent, and live or projected until it is decided', () => {
    expect(textOf(draw(bye))).toContain('Bye: no opponent this week')
    const live = textOf(
      draw({
        ...upset,
        status: 'in-progress',
        flags: [],
        home: { team: { id: 1, name: 'A' }, points: 12, projectedPoints: 100, chanceLive: 0.4, startersToCome: 3 },
        away: { team: { id: 2, name: 'B' }, projectedPoints: 110, chanceLive: 0.6, startersToCome: 5 },
      }),
    )
    expect(live).toContain('Live')
    expect(live).toContain('chance to win now')
    expect(live).toContain('Starters left: 3 and 5')
    expect(live).toContain('projected 110.0 before the game')
    expect(live).toContain('—')
  })

  it('has the host’s own projection and chance beside ours while it is played', () => {
    const projectionWith = (host: { hostProjectedPoints?: number; hostChance?: number }) => {
      const home = { team: { id: 1, name: 'A' }, points: 12, pointsToCome: 72.7, projectedPoints: 80.9, ...host }
      const text = textOf(draw({ ...upset, status: 'in-progress', flags: [], home }))
      return /live projection[^·]*80\.9/.exec(text.replace('&lt;', '<'))?.[0]
    }
    expect(projectionWith({})).toBe('live projection 84.7, before 80.9')
    expect(projectionWith({ hostProjectedPoints: 86 })).toBe('live projection 84.7 (ESPN 86.0), before 80.9')
    expect(projectionWith({ hostProjectedPoints: 86, hostChance: 0.61 })).toBe(
      'live projection 84.7 (ESPN 86.0, 61%), before 80.9',
    )
    expect(projectionWith({ hostChance: 0.001 })).toBe('live projection 84.7 (ESPN <1%), before 80.9')
  })

  it('has the projection in the place of the score before it begins, and the odds at the bar only', () => {
    const text = textOf(
      draw({
        ...upset,
        status: 'scheduled',
        flags: [],
        home: { team: { id: 1, name: 'A' }, projectedPoints: 124, chanceBefore: 0.59 },
        away: { team: { id: 2, name: 'B' }, projectedPoints: 118.2, chanceBefore: 0.41 },
      }),
    )
    expect(text).toContain('124.0 proj')
    expect(text.match(/59%/g)).toHaveLength(1)
  })

  it('has the live projection and the one before the game', () => {
    const side = { team: { id: 1, name: 'A' }, points: 12, pointsToCome: 72.7, projectedPoints: 80.9, chanceLive: 0.4 }
    expect(textOf(draw({ ...upset, status: 'in-progress', flags: [], home: side }))).toContain(
      'live projection 84.7, before 80.9',
    )
  })

  it('shows a game without any known data', () => {
    expect(textOf(draw({ home: {}, away: {} }))).not.toMatch(/NaN|undefined|null/)
  })
})

describe('a week', () => {
  it('has its closest game as the news while it is played, else who leads', () => {
    const running = (points: number, chanceLive: number) => ({ points, chanceLive })
    const games = gamesOf([
      {
        status: 'in-progress',
        home: { team: { id: 1, name: 'A' }, ...running(88.4, 0.6) },
        away: { team: { id: 2, name: 'B' }, ...running(70, 0.4) },
      },
      {
        status: 'in-progress',
        home: { team: { id: 3, name: 'C' }, ...running(60, 0.89) },
        away: { team: { id: 4, name: 'D' }, ...running(20, 0.11) },
      },
    ])
    expect(weekFinding(games)).toBe('Closest: A (60%), B (40%)')
    expect(weekFinding(games, 4)).toBe('You trail C, 20.0–60.0')
    const settled = games.map(({ first, second, ...game }) => ({
      ...game,
      first: { ...first, chanceLive: 0.99 },
      second: second && { ...second, chanceLive: 0.01 },
    }))
    expect(weekFinding(settled)).toBe('A leads the week')
    const [one, other] = settled
    const equal = one && other ? [one, { ...other, first: { ...other.first, points: 88.4 } }] : []
    expect(weekFinding(equal)).toBe('A and C lead the week')
    const playedOut = games.map((game) => ({ ...game, isOver: true }))
    expect(weekFinding(playedOut)).toBe('A had the week’s highest score: 88.4')
    expect(weekFinding(playedOut.map((game) => ({ ...game, weeks: [3, 4] })))).toBe('A leads the round')
  })

  it('keeps a game of two weeks open while its second week is to come, whoever of the first has played', () => {
    const side = (id: number, name: string, chanceLive: number): Matchup['home'] => ({
      team: { id, name },
      points: 50 + id,
      chanceLive,
      startersToCome: 0,
    })
    const game: Matchup = { status: 'in-progress', weeks: [3, 4], home: side(1, 'A', 0.6), away: side(2, 'B', 0.4) }
    expect([gamesOf([game], 3)[0]?.isOver, gamesOf([game], 4)[0]?.isOver]).toEqual([false, true])
    expect(weekFinding(gamesOf([game], 3))).toBe('Closest: A (60%), B (40%)')
    expect(weekFinding(gamesOf([game], 4))).toBe('B leads the round')
  })

  it('is about its biggest result once it is over: an upset, a close game, a blowout, else the closest one', () => {
    const over = (matchupId: number, loser: number, flags: Matchup['flags'] = []): Matchup => ({
      matchupId,
      status: 'final',
      flags,
      margin: 120 - loser,
      home: { team: { id: 2 * matchupId, name: `W${matchupId}` }, points: 120, chanceBefore: 0.4, isWinner: true },
      away: { team: { id: 2 * matchupId + 1, name: `L${matchupId}` }, points: loser, chanceBefore: 0.6 },
    })
    const found = (...games: Matchup[]) => weekFinding(gamesOf(games))
    const [tight, wide, plain] = [over(1, 119, ['close']), over(2, 45, ['blowout']), over(3, 101)]
    expect(found(plain, over(4, 100))).toBe('W3 beat L3 by 19.0 points, the closest game')
    expect(found(plain, wide)).toBe('W2 beat L2 by 75.0 points, the biggest win')
    expect(found(plain, wide, tight)).toBe('W1 beat L1 by 1.0 points, the closest game')
    expect(found(wide, tight, over(5, 90, ['upset']))).toBe('W5 beat L5 with a 40% chance before kickoff')
  })

  it('of two weeks is led as a round, also when another game is over', () => {
    const running: Matchup = {
      status: 'in-progress',
      weeks: [3, 4],
      home: { team: { id: 5, name: 'E' }, points: 188.4 },
      away: { team: { id: 6, name: 'F' }, points: 170 },
    }
    expect(weekFinding(gamesOf([running, upset]))).toBe('E leads the round')
  })

  it('without opponents says who is out, who may be, or who leads', () => {
    const row = (id: number, points: number | null, isOut = false) => ({
      team: { id, name: `T${id}` },
      rank: null,
      points,
      projectedPoints: 100 + id,
      optimalPoints: null,
      missedPoints: null,
      isOut,
    })
    const scores = [row(1, 99.1), row(2, 80)]
    const eliminates = { isElimination: true, isComplete: false }
    const adds = { isElimination: false, isComplete: true }
    expect(rankingFinding([row(1, 99.1), row(2, 61, true)], { ...eliminates, isComplete: true })).toBe(
      'T2 is out with 61.0 points, the lowest score',
    )
    expect(rankingFinding([row(1, 60, true), row(2, 61, true)], eliminates, 2)).toBe('T1 and you are out')
    expect(rankingFinding(scores, eliminates, 2)).toBe('You have the lowest score so far: 80.0')
    expect(rankingFinding(scores, adds)).toBe('T1 had the week’s highest score: 99.1')
    expect(rankingFinding(scores, { ...adds, isComplete: false })).toBe('T1 leads the week with 99.1 points')
    expect(rankingFinding([row(1, null), row(2, null)], eliminates)).toBe(
      'No points yet. T2 has the top projection: 102.0 points',
    )
    expect(rankingFinding([row(1, 0), row(2, 0)], eliminates)).toBe(
      'No points yet. T2 has the top projection: 102.0 points',
    )
    expect(rankingFinding([row(1, 99.1), row(2, 99.1), row(3, 80)], adds)).toBe(
      'T1 and T2 had the week’s highest score: 99.1',
    )
    expect(rankingFinding([row(1, 99.1), row(2, 80), row(3, 80)], eliminates, 3)).toBe(
      'T2 and you have the lowest score so far: 80.0',
    )
    expect(rankingFinding([], eliminates)).toBeNull()
  })

  it('is summed up by its biggest upset, else its closest game, and at the end by the title', () => {
    expect(weekFinding(gamesOf([upset, bye]))).toBe('B beat A with a 31% chance before kickoff')
    expect(weekFinding(gamesOf([{ ...upset, flags: [] }]))).toBe('B beat A by 4.4 points')
    const played = [final({}), { ...upset, kind: 'winners-bracket' as const }]
    const title = { matchupId: 1, winnerIsChampion: true }
    expect(weekFinding(gamesOf(played), null, title)).toBe('B won the title, 109.2 to 104.8 over A')
    // The final ranks name another champion, or the game is not the last one.
    for (const other of [{ ...title, winnerIsChampion: false }, null]) {
      expect(weekFinding(gamesOf(played), null, other)).toBe('B beat A with a 31% chance before kickoff')
    }
  })

  it('has no certain chance before kickoff', () => {
    const certain = { ...upset, away: { ...upset.away, chanceBefore: 0.003 } }
    expect(weekFinding(gamesOf([certain, bye]))).toBe('B beat A with a <1% chance before kickoff')
  })

  it('says you where it names the reader’s team', () => {
    const [game] = gamesOf([upset])
    const winner = game?.first.team.id ?? null
    const loser = game?.second?.team.id ?? null
    expect(weekFinding(gamesOf([upset, bye]), winner)).toBe('You beat A with a 31% chance before kickoff')
    expect(weekFinding(gamesOf([upset, bye]), loser)).toBe('B beat you with a 31% chance before kickoff')
    const title = { matchupId: 1, winnerIsChampion: true }
    expect(weekFinding(gamesOf([{ ...upset, kind: 'winners-bracket' }, final({})]), winner, title)).toBe(
      'You won the title, 109.2 to 104.8 over A',
    )
  })

  it('names its closest matchup to come only beside one that has a favorite', () => {
    const toCome = (home: string, away: string, chance: number): Matchup => ({
      status: 'scheduled',
      kind: 'regular',
      weeks: [3],
      home: { team: { name: home }, chanceBefore: chance },
      away: { team: { name: away }, chanceBefore: 1 - chance },
    })
    expect(weekFinding(gamesOf([toCome('A', 'B', 0.48), toCome('C', 'D', 0.36)]))).toBe('Closest matchup: A vs. B')
    expect(weekFinding(gamesOf([toCome('A', 'B', 0.48), toCome('C', 'D', 0.45)]))).toBeNull()
  })

  it('is the week of the title game, whoever else plays for third place', () => {
    const play = (kind: Matchup['kind'], names: [string, string], points: number | null): Matchup => ({
      status: points === null ? 'scheduled' : 'in-progress',
      kind,
      weeks: [17],
      home: { team: { name: names[0] }, points, chanceBefore: 0.5, chanceLive: points === null ? null : 0.61 },
      away: {
        team: { name: names[1] },
        points: points === null ? null : points - 10,
        chanceBefore: 0.5,
        chanceLive: points === null ? null : 0.39,
      },
    })
    const week = (title: number | null, third: number | null) =>
      weekFinding(
        gamesOf([
          { ...play('winners-consolation', ['C', 'D'], third), matchupId: 1 },
          { ...play('winners-bracket', ['A', 'B'], title), matchupId: 2 },
        ]),
        null,
        { matchupId: 2, winnerIsChampion: false },
      )
    expect(week(null, null)).toBe('A vs. B for the title')
    expect(week(40, 90)).toBe('A leads the championship; 61% to win')
  })

  it('lists its scores best first, with results if there was an opponent', () => {
    const rows = scoreRows(gamesOf([bye, upset]))
    expect(rows.map(({ team, opponent, result }) => [team.name, opponent, result])).toEqual([
      ['B', 'A', 'W'],
      ['A', 'B', 'L'],
      ['C', null, null],
    ])
    const ranking = [{ team: { id: 4, name: 'D' }, points: 61, rank: 8, isOut: true }]
    expect(rankingRows(completeResponse('scoreboard', { ranking }))[0]).toMatchObject({
      team: { name: 'D' },
      result: 'Out',
      points: 61,
    })
  })

  it('is the current one while the season runs, the last once it is over, the first before it', () => {
    expect(shownWeekOf({ phase: 'in-season', runningWeek: 11, finalWeek: 17 })).toBe(11)
    expect(shownWeekOf({ phase: 'complete', runningWeek: null, finalWeek: 17 })).toBe(17)
    expect(shownWeekOf({ phase: 'pre-season', runningWeek: null, finalWeek: 17 })).toBe(1)
  })
})
