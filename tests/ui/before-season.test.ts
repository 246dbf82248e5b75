import { describe, expect, it } from 'vitest'
import { firstWeekOf } from '../../src/parts/league/default-week.ts'
import { toHeaderCards } from '../../src/parts/league/header-cards.ts'
import { summarizeLeague } from '../../src/parts/league/league-summary.ts'
import { toStandingsRows } from '../../src/parts/league/standings-rows.ts'
import { lastSeasonWeek, seasonWeeks } from '../../src/parts/team/season-weeks.ts'
import { enteredTeams } from '../../src/screens/overview/entered-teams.ts'

const unplayed = { rank: 1, points_for: 0, wins: 0, losses: 0, ties: 0 }
const standings = [
  {
    team_id: 1,
    team_name: 'Beta',
    rank: 1,
    made_playoffs: true,
    owner_names: ['Ada', ' ', 'Bo'],
    regular_season: unplayed,
  },
  { team_id: 2, team_name: 'Alpha', rank: 2, made_playoffs: true, owner_names: [], regular_season: unplayed },
]

describe('a league before its first week', () => {
  it('lists its teams in the order of the draft, by name where that is not known', () => {
    const listed = (league: object) => enteredTeams({ standings }, league).map(({ teamName, pick }) => [teamName, pick])
    expect(listed({ draft_order: [1, 2] })).toEqual([
      ['Beta', 1],
      ['Alpha', 2],
    ])
    expect(listed({ draft_order: [2] })).toEqual([
      ['Alpha', 1],
      ['Beta', null],
    ])
    expect(listed({})).toEqual([
      ['Alpha', null],
      ['Beta', null],
    ])
    expect(enteredTeams({ standings }, {})[1]?.managers).toBe('Ada, Bo')
  })

  it('has no ranks, playoff teams or leader', () => {
    for (const row of toStandingsRows({ standings }, {})) {
      expect(row).toMatchObject({ rank: undefined, regularRank: undefined, isPlayoffTeam: false })
    }
    expect(toHeaderCards({ standings, is_final: false, summary: { regular_season_leader: { team_id: 1 } } })).toEqual(
      [],
    )
  })

  it('shows no unknown figure as 0', () => {
    const known = { total_points: 0, avg_points_per_team: 0, regular_season_games: 0 }
    const league = { phase: 'pre-draft', total_picks: 0, team_count: 2 }
    expect(summarizeLeague(league, { standings, summary: known })).toMatchObject({
      draftRounds: null,
      totalPoints: null,
      averagePoints: null,
      highestScoring: null,
    })
    expect(summarizeLeague({ ...league, phase: 'pre-season', total_picks: 30 }, { standings }).draftRounds).toBe(15)
  })

  it('opens its teams with week 1', () => {
    expect(firstWeekOf({ phase: 'pre-draft', current_week: 0, final_week: 17 })).toBe(1)
  })
})

describe('ranks of a season that runs', () => {
  it('are those of teams that have played, or whose record is not known', () => {
    const rank = (regular_season: object) => toStandingsRows({ standings: [{ rank: 3, regular_season }] }, {})[0]?.rank
    expect(rank({ wins: 0, losses: 1 })).toBe(3)
    expect(rank({ wins: 0, losses: 0, points_for: 80 })).toBe(3)
    expect(rank({})).toBe(3)
    expect(rank({ wins: 0, losses: 0, ties: 0 })).toBeUndefined()
  })
})

describe('the weeks that can be chosen', () => {
  it('end with the season', () => {
    expect(lastSeasonWeek(seasonWeeks({ final_week: 17 }))).toBe(17)
    expect(lastSeasonWeek(seasonWeeks({}))).toBe(18)
  })
})
