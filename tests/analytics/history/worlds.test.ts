/** Tables of another kind: final scores, best lineups, drafts. */
import { describe, expect, it } from 'vitest'
import { measureDrafts, rateDraftSkills } from '../../../src/analytics/history/draft-skill.ts'
import { replayWithBestLineups } from '../../../src/analytics/history/optimal-world.ts'
import { listFinalScores } from '../../../src/analytics/history/scorigami.ts'
import type { Season } from '../../../src/domain/season.ts'
import { game, lineup, pick, player, type SeasonSketch } from '../../build-season.ts'
import { duel, finishedSeason, historyOf } from './build-history.ts'

describe('scorigami', () => {
  it('counts final scores in whole points, lower and higher, and marks new ones of the last week', () => {
    const { scores, newest } = listFinalScores(
      historyOf(
        duel(
          2021,
          ['ann', 'bob'],
          [
            [99.5, 80.4],
            [80.49, 100.49],
            [0, 0],
          ],
        ),
        duel(
          2022,
          ['ann', 'bob'],
          [
            [90, 90],
            [80, 99.5],
            [95, 80],
          ],
        ),
      ),
    )
    expect(newest).toEqual({ season: 2022, week: 3 })
    expect(scores.map(({ lower, higher, count, isNew }) => [lower, higher, count, isNew])).toEqual([
      [0, 0, 1, false],
      [90, 90, 1, false],
      [80, 95, 1, true],
      [80, 100, 3, false],
    ])
    expect(scores.at(-1)).toMatchObject({ first: { season: 2021, week: 1 }, last: { season: 2022, week: 2 } })
  })

  it('has nothing without games', () => {
    expect(listFinalScores(historyOf())).toEqual({ scores: [], newest: null })
  })
})

/** Ann starts the worse of her two players in the first week, Bob has one player; each drafted his own. */
const games = [game(1, [1, 10], [2, 15]), game(2, [1, 30], [2, 15])]
const whole = (season: number, matchups = games, status: SeasonSketch['status'] = {}): Season =>
  finishedSeason(season, ['ann', 'bob'], matchups, {
    status,
    settings: {
      lineupSlots: [
        { slot: 'RB', count: 1 },
        { slot: 'BENCH', count: 1 },
      ],
    },
    players: [player(1, 'RB', [10, 30]), player(2, 'RB', [20, 5]), player(3, 'RB', [15, 15])],
    lineups: [1, 2].flatMap((week) => [lineup(week, 1, { RB: [1], BENCH: [2] }), lineup(week, 2, { RB: [3] })]),
    picks: [pick(1, 1, 1, 1), pick(2, 1, 2, 3), pick(3, 2, 1, 2)],
  })

describe('the optimal world', () => {
  it('replays games with known lineups, and names the other seasons', () => {
    const { managers, seasons, leftOut } = replayWithBestLineups(
      historyOf(whole(2021), duel(2022, ['ann', 'bob'], [[1, 2]])),
    )
    expect([seasons, leftOut]).toEqual([[2021], [2022]])
    expect(
      managers.map(({ key, wins, losses, games, pointsFor, real }) => [key, wins, losses, games, pointsFor, real.wins]),
    ).toEqual([
      ['ann', 2, 0, 2, 50, 1],
      ['bob', 0, 2, 2, 30, 1],
    ])
  })
})

describe('draft skill', () => {
  it('adds up the wins by the draft over seasons and four average ones', () => {
    // Ann's draftees were better twice: worth ½ win when she started them, and ¼ when her lineup lost the game.
    expect([...(measureDrafts(whole(2021)) ?? [])]).toEqual([
      [1, expect.closeTo(1 / 2 + 1 / 4, 12)],
      [2, expect.closeTo(-3 / 4, 12)],
    ])
  })

  it('leaves out seasons with unknown draft or lineups, and a running one', () => {
    const history = historyOf(
      whole(2020),
      whole(2021),
      { ...whole(2022), lineups: [] },
      whole(2023, [...games, game(3, [1, 0], [2, 0], { status: 'scheduled' })], {
        phase: 'in-season',
        scoredWeeks: [1],
        regularSeasonFinalWeek: 3,
      }),
    )
    const { managers, seasons, leftOut } = rateDraftSkills(history)
    expect([seasons, leftOut]).toEqual([
      [2020, 2021],
      [2022, 2023],
    ])
    expect(managers[0]).toMatchObject({ key: 'ann', seasons: 2, draftWins: 1.5, skill: 1.5 / 6 })
  })
})
