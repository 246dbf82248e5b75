/** Standings of any server. */
import { describe, expect, it } from 'vitest'
import { completed } from '../support/completed.ts'

const standingsOf = (standings: object[], summary: object = {}) => completed('standings', { standings, summary })
const team = (teamName: string, pointsFor: number) => ({ teamName, regularSeason: { pointsFor } })

describe('a team of the standings', () => {
  const readOne = (fields: object) => standingsOf([fields]).standings[0]

  it('has what follows from its record', () => {
    const regularSeason = { wins: 7, losses: 6, ties: 1, winPercentage: 0.5, pointsFor: 1400, pointsAgainst: 1410.5 }
    expect(readOne({ regularSeason })?.regularSeason).toMatchObject({
      winPercentage: (100 * 7.5) / 14,
      pointDifferential: -10.5,
      avgPointsFor: 100,
      avgPointsAgainst: 1410.5 / 14,
    })
  })

  it('has the server’s averages if sent, and null for what is unknown', () => {
    expect(readOne({ regularSeason: { pointsFor: 1600, avgPointsFor: 114.3 } })).toMatchObject({
      teamName: 'Unnamed team',
      isChampion: false,
      ownerNames: [],
      eliminatedInWeek: null,
      regularSeason: { wins: null, winPercentage: null, avgPointsFor: 114.3, pointsAgainst: null },
      totalSeason: { wins: null },
    })
  })

  it('has a rank with games, or with an unknown record', () => {
    const rank = (regularSeason: object) => readOne({ rank: 3, regularSeason })?.rank
    expect(rank({ wins: 0, losses: 1 })).toBe(3)
    expect(rank({ wins: 0, losses: 0, pointsFor: 80 })).toBe(3)
    expect(rank({})).toBe(3)
    expect(rank({ wins: 0, losses: 0, ties: 0 })).toBeNull()
  })

  it('has no averages before the first game', () => {
    const nothing = { wins: 0, losses: 0, ties: 0, winPercentage: 0 }
    const read = readOne({
      regularSeason: { ...nothing, rank: 1, pointsFor: 0, avgPointsFor: 0 },
      totalSeason: nothing,
    })
    expect(read).toMatchObject({
      hasPlayed: false,
      regularSeason: { rank: null, winPercentage: null, avgPointsFor: null },
      totalSeason: { winPercentage: null },
    })
  })

  it('has its known ranks by week, in order', () => {
    const rankByWeek = [{ week: 2, rank: 1 }, { week: 1, rank: 4 }, { week: 3 }, { week: 4, rank: 0 }]
    expect(readOne({ rankByWeek })?.rankByWeek).toEqual([
      { week: 1, rank: 4 },
      { week: 2, rank: 1 },
    ])
  })
})

describe('a summary of the standings', () => {
  it('marks a champion that only the summary names', () => {
    const championOf = (champion: unknown) =>
      standingsOf(
        [
          { teamId: 1, teamName: 'A' },
          { teamId: 2, teamName: 'B' },
        ],
        { champion },
      ).standings.find(({ isChampion }) => isChampion)?.teamName
    expect([championOf('B'), championOf({ teamId: 1 }), championOf(null)]).toEqual(['B', 'A', undefined])
  })

  it('has sums and the highest scoring team if the server sends none', () => {
    expect(standingsOf([team('A', 100.5), team('B', 120)]).summary).toMatchObject({
      totalPoints: 220.5,
      avgPointsPerTeam: 110.25,
      highestScoring: { teamName: 'B', points: 120 },
    })
  })

  it('has the points of a team of which only the name is sent', () => {
    const { highestScoring } = standingsOf([team('A', 7)], { highestScoring: 'A' }).summary
    expect(highestScoring).toEqual({ teamId: null, teamName: 'A', points: 7 })
  })

  it('names no highest scoring team before a point is scored', () => {
    expect(standingsOf([team('A', 0), team('B', 0)]).summary.highestScoring).toBeNull()
    expect(standingsOf([]).summary).toMatchObject({ champion: null, totalPoints: null, avgPointsPerTeam: null })
  })

  it('is final unless the server says that it is not', () => {
    expect([{}, { isFinal: false }].map((fields) => completed('standings', fields).isFinal)).toEqual([true, false])
  })
})
