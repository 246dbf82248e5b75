import { describe, expect, it } from 'vitest'
import { decidedMatchups } from '../../../src/parts/recap/decided-matchups.ts'
import { type RankByWeekSeries, rankByWeekSeries } from '../../../src/parts/recap/rank-by-week-series.ts'
import { describeRankFinding } from '../../../src/parts/recap/rank-finding.ts'
import { drawRankLine, weeksWide } from '../../../src/parts/recap/rank-line.ts'
import { recapTeams } from './support/recap-teams.ts'

/**
 * Week 1: Team 2 beats Team 1, Team 4 beats Team 3. Week 2: Team 1 beats Team 3, Team 2 and 4 tie. Playoffs do not
 * count. After week 1: 4 (95 points), 2 (90), 1 (80), 3 (70). After week 2: 2 (1.5 of 2, 190), 4 (1.5, 195) …
 */
const teams = recapTeams(4, [
  [1, 1, 80, 2, 90],
  [1, 3, 70, 4, 95],
  [2, 1, 110, 3, 60],
  [2, 2, 100, 4, 100],
  [3, 1, 200, 4, 10],
])
const matchups = teams.flatMap((team) => decidedMatchups(team, 2))
const standing = (teamId: number, rank: number) => ({ teamId, rank, isChampion: rank === 1 })
const standings = { standings: [standing(1, 2), standing(2, 4), standing(3, 3), standing(4, 1)] }

const ranksOf = (series: RankByWeekSeries | null) =>
  Object.fromEntries((series?.teams ?? []).map(({ teamId, ranks }) => [teamId, ranks.map(({ rank }) => rank)]))

describe('rankByWeekSeries', () => {
  it('ranks by win percentage, a tie counting half, then by points for', () => {
    const series = rankByWeekSeries(teams, matchups, standings, true)
    expect(series?.weeks).toEqual([1, 2])
    expect(ranksOf(series)).toEqual({ 1: [3, 3], 2: [2, 2], 3: [4, 4], 4: [1, 1] })
  })

  it('lists the teams as they end, with the champion of a season that is over', () => {
    const series = rankByWeekSeries(teams, matchups, standings, true)
    expect(series?.teams.map(({ teamId, finalRank }) => [teamId, finalRank])).toEqual([
      [4, 1],
      [1, 2],
      [3, 3],
      [2, 4],
    ])
    expect(series?.teams.filter(({ isChampion }) => isChampion).map(({ teamId }) => teamId)).toEqual([4])
  })

  it('ends with the last rank while the season runs', () => {
    const series = rankByWeekSeries(teams, matchups, standings, false)
    expect(series?.teams.map(({ teamId, finalRank }) => [teamId, finalRank])).toEqual([
      [4, null],
      [2, null],
      [1, null],
      [3, null],
    ])
    expect(series?.teams.some(({ isChampion }) => isChampion)).toBe(false)
  })

  it('takes the ranks of a server that has them for every team', () => {
    const given = [1, 2, 3, 4].map((teamId) => ({
      teamId,
      rankByWeek: [
        { week: 2, rank: teamId },
        { week: 1, rank: 5 - teamId },
      ],
    }))
    expect(ranksOf(rankByWeekSeries(teams, matchups, { standings: given }, false))).toEqual({
      1: [4, 1],
      2: [3, 2],
      3: [2, 3],
      4: [1, 4],
    })
    const partly = { standings: given.slice(1) }
    expect(ranksOf(rankByWeekSeries(teams, matchups, partly, false))[1]).toEqual([3, 3])
  })

  it('is no picture with one week or one team', () => {
    const oneWeek = matchups.filter(({ lastWeek }) => lastWeek === 1)
    expect(rankByWeekSeries(teams, oneWeek, standings, true)).toBeNull()
    expect(rankByWeekSeries([], [], {}, true)).toBeNull()
  })
})

describe('wordRankFinding', () => {
  const team = (teamName: string, ranks: number[], isChampion = false) => ({
    teamId: teamName.length,
    teamName,
    ranks: ranks.map((rank, index) => ({ week: index + 1, rank })),
    finalRank: isChampion ? 1 : 2,
    isChampion,
  })
  const find = (...list: ReturnType<typeof team>[]) => describeRankFinding({ weeks: [1, 2, 3], teams: list })

  it('names the rise of a champion who was far behind', () => {
    expect(find(team('Up', [5, 7, 7], true), team('Down', [1, 1, 1]))).toBe('Up: 7th in week 3, first at the finish')
  })

  it('otherwise names who led, and whether it lasted', () => {
    expect(find(team('Up', [2, 1, 2], true), team('Down', [1, 2, 1]))).toBe(
      'Down led for 2 of 3 weeks, Up won the title',
    )
    expect(find(team('Up', [1, 1, 2], true), team('Down', [2, 2, 1]))).toBe('Up led for 2 of 3 weeks and won the title')
    expect(find(team('Up', [1, 1, 2]), team('Down', [2, 2, 1]))).toBe('Up led for 2 of 3 weeks')
  })
})

describe('drawRankLine', () => {
  it('goes through the ranks and ends in the row of the name', () => {
    const line = {
      teamId: 1,
      teamName: 'A',
      finalRank: 3,
      isChampion: false,
      ranks: [
        { week: 1, rank: 2 },
        { week: 3, rank: 1 },
      ],
    }
    const plot = { weeks: [1, 3], isOver: true }
    const { season, end, dots } = drawRankLine(line, 2, plot)
    expect(weeksWide(plot)).toBe(2.5)
    expect(season).toMatch(/^M0,1\.5C.*,1,0\.5$/)
    expect(end).toMatch(/^M1,0\.5C.*,2\.5,2\.5$/)
    expect(dots).toBe('M0 1.5h.001M1 0.5h.001')
    expect(drawRankLine(line, 0, { ...plot, isOver: false, unit: [10, 20] }).end).toMatch(/^M10,10C.*,15,10$/)
  })
})
