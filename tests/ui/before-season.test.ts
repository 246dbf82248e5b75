import { describe, expect, it } from 'vitest'
import { firstWeekOf } from '../../src/parts/league/default-week.ts'
import { toHeaderCards } from '../../src/parts/league/header-cards.ts'
import { summarizeLeague } from '../../src/parts/league/league-summary.ts'
import { toStandingsRows } from '../../src/parts/league/standings-rows.ts'
import { lastSeasonWeek, seasonWeeks } from '../../src/parts/team/season-weeks.ts'
import { enteredTeams } from '../../src/screens/overview/entered-teams.ts'
import { completed, completedLeague } from '../support/completed.ts'

const unplayed = { rank: 1, pointsFor: 0, wins: 0, losses: 0, ties: 0 }
const entries = [
  {
    teamId: 1,
    teamName: 'Beta',
    rank: 1,
    madePlayoffs: true,
    ownerNames: ['Ada', ' ', 'Bo'],
    regularSeason: unplayed,
  },
  { teamId: 2, teamName: 'Alpha', rank: 2, madePlayoffs: true, ownerNames: [], regularSeason: unplayed },
]

const standingsOf = (fields: object = {}) => completed('standings', { standings: entries, ...fields })

describe('a league before its first week', () => {
  it('lists its teams in draft order, by name if that is unknown', () => {
    const listed = (league: object) =>
      enteredTeams(standingsOf(), completedLeague(league)).map(({ teamName, pick }) => [teamName, pick])
    expect(listed({ draftOrder: [1, 2] })).toEqual([
      ['Beta', 1],
      ['Alpha', 2],
    ])
    expect(listed({ draftOrder: [2] })).toEqual([
      ['Alpha', 1],
      ['Beta', null],
    ])
    expect(listed({})).toEqual([
      ['Alpha', null],
      ['Beta', null],
    ])
    expect(enteredTeams(standingsOf(), completedLeague())[1]?.managers).toBe('Ada, Bo')
  })

  it('has no ranks, playoff teams or leader', () => {
    for (const row of toStandingsRows(standingsOf(), completedLeague())) {
      expect(row).toMatchObject({ rank: null, regularSeason: { rank: null }, isPlayoffTeam: false })
    }
    expect(toHeaderCards(standingsOf({ isFinal: false, summary: { regularSeasonLeader: { teamId: 1 } } }))).toEqual([])
  })

  it('shows no unknown figure as 0', () => {
    const known = { totalPoints: 0, avgPointsPerTeam: 0, regularSeasonGames: 0 }
    const league = { phase: 'pre-draft', totalPicks: 0, teamCount: 2 }
    expect(summarizeLeague(completedLeague(league), standingsOf({ summary: known }))).toMatchObject({
      draftRounds: null,
      totalPoints: null,
      averagePoints: null,
      highestScoring: null,
    })
    const drafted = completedLeague({ ...league, phase: 'pre-season', totalPicks: 30 })
    expect(summarizeLeague(drafted, standingsOf()).draftRounds).toBe(15)
  })

  it('opens its teams with week 1', () => {
    expect(firstWeekOf({ phase: 'pre-draft', runningWeek: null, finalWeek: 17 })).toBe(1)
  })
})

describe('the weeks that can be chosen', () => {
  it('end with the season', () => {
    expect(lastSeasonWeek(seasonWeeks(completedLeague({ finalWeek: 17 })))).toBe(17)
    expect(lastSeasonWeek(seasonWeeks(completedLeague()))).toBe(18)
  })
})
