/** Seasons replayed by other rules, checked with a pencil. */
import { describe, expect, it } from 'vitest'
import { applyRules } from '../../../src/analytics/lab/apply-rules.ts'
import { compareDetails, compareSeason } from '../../../src/analytics/lab/compare-season.ts'
import { type LabRules, noRules } from '../../../src/analytics/lab/lab-rules.ts'
import { rescoreSeason } from '../../../src/analytics/lab/rescore-season.ts'
import { isReproducible, reproduceSeason } from '../../../src/analytics/lab/score-lines.ts'
import { measureFairness } from '../../../src/analytics/lab/season-fairness.ts'
import { computeStandings } from '../../../src/analytics/standings.ts'
import type { Season } from '../../../src/domain/season.ts'
import { evidenceOf, judgeSeason } from '../../../src/verdict/judge-season.ts'
import { game } from '../../build-season.ts'
import { equalShares } from '../equal-shares.ts'
import { smallSeason, smallStatistics } from './small-league.ts'

const rules = (more: Partial<LabRules>): LabRules => ({ ...noRules, ...more })
const play = (more: Partial<LabRules>, season = smallSeason()) => applyRules(season, smallStatistics, rules(more))
const scoresIn = ({ matchups }: Season, week: number) =>
  Object.fromEntries(
    matchups
      .filter(({ weeks }) => weeks.includes(week))
      .flatMap(({ home, away }) => [home, away])
      .flatMap((side) => (side ? [[side.teamId, side.points]] : [])),
  )
const order = (season: Season) =>
  computeStandings(season)
    .teams.toSorted((a, b) => (a.seed ?? 0) - (b.seed ?? 0))
    .map(({ team }) => team.id)

describe('a season scored again', () => {
  it('is reproduced by its own rules, overrides for a position among them', () => {
    const found = reproduceSeason(smallSeason(), smallStatistics)
    expect(found).toMatchObject({ playerWeeks: 27, reproduced: 27, started: 24, startedReproduced: 24 })
    expect(isReproducible(found, true)).toBe(true)
  })

  it('counts scores that its own rules do not reproduce, and is not offered beyond one in a hundred', () => {
    const lines = smallStatistics.weeks.map(({ week, players }) => ({
      week,
      players: week === 2 ? players.slice(2) : players,
    }))
    const found = reproduceSeason(smallSeason(), { ...smallStatistics, weeks: lines })
    expect(found.weeks).toEqual([
      { week: 1, playerWeeks: 9, reproduced: 9 },
      { week: 2, playerWeeks: 9, reproduced: 7 },
      { week: 3, playerWeeks: 9, reproduced: 9 },
    ])
    expect(isReproducible(found, true)).toBe(false)
    expect(isReproducible({ ...found, started: 200, startedReproduced: 198 }, true)).toBe(true)
  })

  it('is itself by its own rules', () => {
    const season = smallSeason()
    expect(applyRules(season, smallStatistics, noRules).season).toBe(season)
    const same = play({ scoring: { 53: 1, 3: 0.1 } }, season).season
    expect(same.matchups).toEqual(season.matchups)
    expect(compareSeason(season, play({ scoring: { 53: 1 } }, season))).toMatchObject({ flips: [], notes: [] })
  })

  it('has no points for receptions if they give none: 27−2, 26−10, 24−4, 15−1', () => {
    const { season } = play({ scoring: { 53: 0 } })
    expect(scoresIn(season, 1)).toEqual({ 1: 25, 2: 16, 3: 20, 4: 14 })
    // 2 and 3 have won once; 3 has 40 points now and 2 has 31, so that 3 is in the final: 26 − 2 against 24 − 4.
    expect(scoresIn(season, 3)).toEqual({ 1: 24, 3: 20 })
    expect(computeStandings(season).champion?.team.id).toBe(1)
  })

  it('applies a changed rule to all positions', () => {
    const passes = smallStatistics.weeks.map(({ week, players }) => ({
      week,
      players: players.map((line) => (line[0] === 1001 ? [...line, 2, 1] : line)),
    }))
    const { season } = applyRules(smallSeason(), { ...smallStatistics, weeks: passes }, rules({ scoring: { 53: 2 } }))
    // Two receptions of the receiver for 2 more, and the quarterback's one, which gave nothing, for 2.
    expect(scoresIn(season, 1)[1]).toBe(27 + 2 + 2)
  })

  it('scales with its rules: twice the points of every rule are twice every score', () => {
    const { season } = play({ scoring: { 3: 0.2, 42: 0.2, 53: 2 } })
    const before = smallSeason()
    for (const [index, { home, away }] of season.matchups.entries()) {
      expect(home.points).toBe(2 * (before.matchups[index]?.home.points ?? 0))
      expect(away?.points).toBe(2 * (before.matchups[index]?.away?.points ?? 0))
    }
    expect(order(season)).toEqual(order(before))
  })

  it('keeps adjustments, corrections and the scores of teams without a lineup', () => {
    const season = evidenceOf(smallSeason())
    const [first, ...others] = season.matchups
    if (!first) throw new Error('There is a first game')
    const adjusted = judgeSeason({
      ...season,
      matchups: [{ ...first, home: { ...first.home, points: 37, adjustment: 10 } }, ...others],
      lineups: season.lineups.filter(({ week, teamId }) => !(week === 1 && teamId === 2)),
      players: season.players.map((one) =>
        one.number === 13
          ? { ...one, weeks: one.weeks.map((week) => ({ ...week, points: (week.points ?? 0) + 3 })) }
          : one,
      ),
    })
    const after = rescoreSeason(adjusted, smallStatistics, rules({ scoring: { 53: 0 } }))
    expect(scoresIn(after, 1)).toMatchObject({ 1: 35, 2: 26, 3: 20 })
    expect(after.players.find(({ number }) => number === 13)?.weeks[0]?.points).toBe(5 + 3)
  })

  it('takes the best lineups, or leaves a slot out', () => {
    // Team 1's receiver has 7, 8 and 6 points, the substitute 10.
    const best = play({ lineups: 'best' }).season
    expect([1, 2, 3].map((week) => scoresIn(best, week)[1])).toEqual([30, 30, 30])
    expect(computeStandings(best).champion?.team.id).toBe(1)
    const without = play({ withoutSlots: ['WR'] }).season
    expect(scoresIn(without, 1)).toEqual({ 1: 20, 2: 10, 3: 15, 4: 10 })
    expect(without.settings.lineupSlots.map(({ slot }) => slot)).toEqual(['QB', 'BENCH'])
  })
})

describe('the table by other rules', () => {
  it('has a second result against the median', () => {
    const { season } = play({ hasMedianGame: true })
    const records = computeStandings(season).teams.map(({ team, regularSeason: { wins, losses } }) => [
      team.id,
      wins,
      losses,
    ])
    // Medians 25 and 24: 1 is above in both, 2 in week 1 and level in week 2, as is 3.
    expect(Object.fromEntries(records.map(([id, ...record]) => [id, record]))).toEqual({
      1: [4, 0],
      2: [2, 1],
      3: [1, 2],
      4: [0, 4],
    })
  })

  it('has mean wins for a random schedule', () => {
    const { meanRecords } = play({ schedule: 'lot' })
    // Of three others: 3 + 3; 2 + 1.5; 1 + 1.5; 0.
    expect([...(meanRecords ?? [])].map(([id, { wins, results }]) => [id, wins, results])).toEqual([
      [1, 2, 2],
      [2, 2 / 3 + 0.5, 2],
      [3, 1 / 3 + 0.5, 2],
      [4, 0, 2],
    ])
    expect(measureFairness(play({ schedule: 'lot' })).luckShare).toBe(0)
  })

  it('ranks a running season by mean wins', () => {
    // 1 beat the best other team by a point, 4 met the worst one: 2 has two thirds of a win, 3 a third.
    const running = smallSeason({
      status: { phase: 'in-season' },
      matchups: [
        game(1, [1, 100], [2, 99]),
        game(1, [3, 50], [4, 40]),
        game(2, [1, 0], [3, 0], { status: 'scheduled' }),
      ],
      teams: 4,
    })
    expect(order(running)).toEqual([1, 3, 2, 4])
    const { season } = play({ schedule: 'lot' }, running)
    expect(order(season)).toEqual([1, 2, 3, 4])
    expect([...season.playoffTeamIds]).toEqual([1, 2])
    expect(compareSeason(running, play({ schedule: 'lot' }, running)).effect).toMatchObject({
      entered: [{ name: 'Team 2' }],
      left: [{ name: 'Team 3' }],
      flippedGames: null,
    })
  })

  it('ranks equal mean wins by the league’s tiebreaker, in whatever order they were added up', () => {
    const { season, meanRecords } = applyRules(equalShares(), null, rules({ schedule: 'lot' }))
    const first = meanRecords?.get(1)?.wins ?? 0
    const second = meanRecords?.get(2)?.wins ?? 0
    expect(first).not.toBe(second)
    expect(first).toBeCloseTo(second, 12)
    expect(order(season)).toEqual([3, 4, 1, 2])
  })

  it('counts a team as in the race that is one mean win behind but for the last bits of a sum', () => {
    const applied = applyRules(equalShares({ settings: { playoffTeamCount: 1 } }), null, rules({ schedule: 'lot' }))
    // The first has 10/3.
    const meanRecords = new Map(applied.meanRecords).set(4, { wins: 10 / 3 - 1 - 1e-15, results: 5 })
    expect(measureFairness({ ...applied, meanRecords }).teamsInRace).toBe(2)
  })

  it('keeps the host’s records and seeds if the standings do not change', () => {
    const season = smallSeason({
      teams: [
        { playoffSeed: 2, finalRank: 1 },
        { playoffSeed: 1, finalRank: 2 },
        { playoffSeed: 3, finalRank: 3 },
        { playoffSeed: 4, finalRank: 4 },
      ],
    })
    expect(order(play({ reseeds: true }, season).season)).toEqual([2, 1, 3, 4])
  })
})

describe('playoffs played again', () => {
  it('take the scores of the weeks for games that did not take place, and begin earlier if they need to', () => {
    const { season, notes } = play({ playoffTeamCount: 4 })
    // Seeds 1, 3, 2, 4 after week 1; week 2: 1 beats 4 by 28–15, 3 and 2 have 24 each: the better seed; week 3: 26–24.
    expect(notes).toEqual(['Playoffs start in week 2, so every team plays one regular-season game less.'])
    const games = season.matchups.filter(({ kind }) => kind === 'winners-bracket')
    const described = games.map(({ weeks, home, away, winner }) => [
      ...weeks,
      [home.teamId, home.points],
      [away?.teamId, away?.points],
      winner,
    ])
    expect(described).toEqual([
      [2, [1, 28], [4, 15], 'home'],
      [2, [3, 24], [2, 24], 'home'],
      [3, [1, 26], [3, 24], 'home'],
    ])
    expect(computeStandings(season).champion?.team.id).toBe(1)
  })

  it('play the final over two weeks', () => {
    const { season } = play({ finalWeeks: 2 })
    const [final] = season.matchups.filter(({ kind }) => kind === 'winners-bracket')
    // Week 1 makes 1 and 3 the first; weeks 2 and 3: 28 + 26 against 24 + 24.
    expect(final).toMatchObject({ weeks: [2, 3], home: { teamId: 1, points: 54 }, away: { teamId: 3, points: 48 } })
  })

  it('keep the real ranks if seeds and winners are the same, also of a bracket that was edited', () => {
    const edited = smallSeason({
      teams: [
        { playoffSeed: 1, finalRank: 4 },
        { playoffSeed: 2, finalRank: 1 },
        { playoffSeed: 3, finalRank: 2 },
        { playoffSeed: 4, finalRank: 3 },
      ],
    })
    const { season } = play({ scoring: { 42: 0.11 } }, edited)
    expect(season.teams.map(({ id }) => season.finalRanks?.get(id))).toEqual([4, 1, 2, 3])
  })

  it('name the missing scores', () => {
    const final = game(3, [1, 26], [3, 24], { kind: 'winners-bracket' })
    const matchups = [...smallSeason().matchups.slice(0, 4), final]
    const teams = [1, 3, 2, 4].map((playoffSeed) => ({ playoffSeed, finalRank: playoffSeed }))
    const scoresOnly = smallSeason({ lineups: [], players: [], matchups, teams })
    const { season, notes } = applyRules(scoresOnly, null, rules({ schedule: 'lot' }))
    expect(computeStandings(season).champion).toBeNull()
    expect(notes).toEqual(['Team 2’s score in week 3 is missing, so we can’t name a champion.'])
  })

  it('leave a running season without a champion', () => {
    const running = smallSeason({ status: { phase: 'in-season' }, matchups: smallSeason().matchups.slice(0, 4) })
    const { season } = play({ scoring: { 53: 0 } }, running)
    expect(computeStandings(season).champion).toBeNull()
  })
})

describe('the comparison', () => {
  it('lists games that flip, who moves and whose season changes', () => {
    const season = smallSeason()
    const applied = play({ scoring: { 42: 0.3 } }, season)
    const { flips, effect, teams } = compareSeason(season, applied)
    // Week 1: 20 + 15 + 2 against 10 + 18 + 10.
    expect(flips).toEqual([
      {
        week: 1,
        isPlayoff: false,
        home: { name: 'Team 1', before: 27, after: 37 },
        away: { name: 'Team 2', before: 26, after: 38 },
        winnerBefore: 'home',
        winnerAfter: 'away',
      },
    ])
    expect(effect).toMatchObject({
      champion: { before: { name: 'Team 2' }, after: { name: 'Team 2' } },
      isOtherChampion: false,
      flippedGames: 1,
      movedTeams: 2,
      isDisruptive: true,
    })
    expect(teams.map(({ team, before, after }) => [team.name, before.seed, after.seed])).toEqual([
      ['Team 2', 2, 1],
      ['Team 1', 1, 2],
      ['Team 3', 3, 3],
      ['Team 4', 4, 4],
    ])
    const { players, awards } = compareDetails(season, applied.season)
    expect(players[0]).toEqual({ player: 21, name: 'WR 21', position: 'WR', team: 'Team 1', before: 30, after: 90 })
    const record = awards.find(({ key }) => key === 'best-record')
    expect(record).toMatchObject({ before: { team: 'Team 1' }, after: { team: 'Team 2' } })
  })

  it('measures whether the best team won, the race, and the share of luck', () => {
    expect(measureFairness(applyRules(smallSeason(), null, noRules))).toMatchObject({
      champion: { id: 2, name: 'Team 2' },
      bestTeamWon: false,
      teamsInRace: 4,
    })
    // A game decided by the schedule alone: wins 2, 0, 1, 1 if 1 and 2 outscore the others.
    const lucky = smallSeason({
      matchups: [
        game(1, [1, 30], [2, 20]),
        game(1, [3, 10], [4, 0]),
        game(2, [1, 30], [2, 20]),
        game(2, [4, 10], [3, 0]),
      ],
    })
    // E: 1 has 2, 2 has 4/3, 3 and 4 have 1/3 each; W − E: 0, −4/3, 2/3, 2/3. Variances 0.6667 and 0.5.
    expect(measureFairness(applyRules(lucky, null, noRules)).luckShare).toBeCloseTo(0.6667 / 0.5, 3)
  })
})
