/** Leagues, their teams, games and players of any server. */
import { expect, it } from 'vitest'
import { completed, completedLeague } from '../support/completed.ts'

it('has one name for each count of a league, whichever field a server sends', () => {
  expect(completedLeague({ totalTeams: 10, summary: { totalPicks: 150 } })).toMatchObject({
    name: 'Unnamed league',
    teamCount: 10,
    totalPicks: 150,
    phase: null,
    leader: null,
    draftOrder: [],
  })
  expect(completedLeague({ teamCount: 12, totalTeams: 10, totalPicks: 180 })).toMatchObject({
    teamCount: 12,
    totalPicks: 180,
  })
})

it('has the completed weeks of the specification if a server sends neither phase nor weeks, and its own otherwise', () => {
  const { completedWeeks } = completedLeague({})
  expect([completedWeeks.length, Math.max(...completedWeeks)]).toEqual([16, 17])
  for (const league of [{ phase: 'pre-season' }, { currentWeek: 0 }] as const)
    expect(completedLeague(league).completedWeeks).toEqual([])
})

it('has lists of a league in order, without entries of which a part is missing', () => {
  const league = completedLeague({
    completedWeeks: [2, 1],
    seasons: [2023, 2025],
    seasonLeagueIds: [{ season: 2025 }, { season: 2023, hostLeagueId: '7' }],
    teamLogos: [{ teamName: 'A' }, { teamName: 'B', logo: '/b.webp' }],
    leader: { teamName: ' ', wins: 3 },
  })
  expect(league).toMatchObject({ completedWeeks: [1, 2], seasons: [2025, 2023], leader: null })
  expect(league.seasonLeagueIds).toEqual([{ season: 2023, hostLeagueId: '7' }])
  expect(league.teamLogos.map(({ teamName }) => teamName)).toEqual(['B'])
})

it('has lineup slots of which name and number are known, under our names', () => {
  const lineupSlots = [{ slot: 'DEF', count: 1 }, { slot: 'QB' }, { count: 2 }, { slot: 'RB', count: '2' }]
  expect(completedLeague({ lineupSlots } as never).lineupSlots).toEqual([
    { slot: 'D/ST', count: 1 },
    { slot: 'RB', count: 2 },
  ])
})

it('has a team with a name and the ids of its league, known or not', () => {
  expect(completed('team', {})).toMatchObject({ id: null, name: 'Unnamed team', ownerNames: [], league: { id: null } })
})

it('lists games with a week, and players who can be found and opened', () => {
  const games = completed('hostLeagueSchedule', [{ week: 2 }, {}, { week: 1, home: { teamName: 'A' } }])
  expect(games.map(({ week, home }) => [week, home.teamName])).toEqual([
    [1, 'A'],
    [2, null],
  ])
  const players = completed('players', [{ id: 1, name: 'A', position: 'DEF' }, { id: 2 }, { name: 'C' }])
  expect(players).toMatchObject([{ id: 1, name: 'A', position: 'D/ST', team: null }])
})
