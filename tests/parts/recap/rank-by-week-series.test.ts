import { describe, expect, it } from 'vitest'
import { type RankByWeekSeries, rankByWeekSeries } from '../../../src/parts/recap/rank-by-week-series.ts'
import { describeRankFinding } from '../../../src/parts/recap/rank-finding.ts'
import { drawRankLine, weeksWide } from '../../../src/parts/recap/rank-line.ts'
import { completed } from '../../support/completed.ts'

const teams = [1, 2, 3, 4].map((id) => ({ id, name: `Team ${id}` }))
/** The final rank and the ranks after weeks 1 and 2. */
const standing = (teamId: number, rank: number, ...ranks: number[]) => ({
  teamId,
  rank,
  isChampion: rank === 1,
  rankByWeek: ranks.map((rank, index) => ({ week: index + 1, rank })).toReversed(),
})
const standingsOf = (standings: object[]) => completed('standings', { standings })
const entries = [standing(1, 2, 3, 3), standing(2, 4, 2, 2), standing(3, 3, 4, 4), standing(4, 1, 1, 1)]
const standings = standingsOf(entries)

const ranksOf = (series: RankByWeekSeries | null) =>
  Object.fromEntries((series?.teams ?? []).map(({ teamId, ranks }) => [teamId, ranks.map(({ rank }) => rank)]))

describe('rankByWeekSeries', () => {
  it('has the ranks of the standings, by week', () => {
    const series = rankByWeekSeries(teams, standings, true)
    expect(series?.weeks).toEqual([1, 2])
    expect(ranksOf(series)).toEqual({ 1: [3, 3], 2: [2, 2], 3: [4, 4], 4: [1, 1] })
  })

  it('lists the teams as they end, with the champion of a season that is over', () => {
    const series = rankByWeekSeries(teams, standings, true)
    expect(series?.teams.map(({ teamId, finalRank }) => [teamId, finalRank])).toEqual([
      [4, 1],
      [1, 2],
      [3, 3],
      [2, 4],
    ])
    expect(series?.teams.filter(({ isChampion }) => isChampion).map(({ teamId }) => teamId)).toEqual([4])
  })

  it('ends with the last rank while the season runs', () => {
    const series = rankByWeekSeries(teams, standings, false)
    expect(series?.teams.map(({ teamId, finalRank }) => [teamId, finalRank])).toEqual([
      [4, null],
      [2, null],
      [1, null],
      [3, null],
    ])
    expect(series?.teams.some(({ isChampion }) => isChampion)).toBe(false)
  })

  it('is no picture with one week, without a team or without its ranks', () => {
    const oneWeek = [1, 2, 3, 4].map((teamId) => standing(teamId, teamId, teamId))
    expect(rankByWeekSeries(teams, standingsOf(oneWeek), true)).toBeNull()
    expect(rankByWeekSeries(teams, standingsOf(entries.slice(1)), true)).toBeNull()
    expect(rankByWeekSeries([], standingsOf([]), true)).toBeNull()
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
