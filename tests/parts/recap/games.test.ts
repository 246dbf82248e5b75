import { describe, expect, it } from 'vitest'
import { decidedMatchups, findTitleGame } from '../../../src/parts/recap/decided-matchups.ts'
import type { RecapTeam } from '../../../src/parts/recap/load-recap.ts'
import { describeGame } from '../../../src/parts/recap/RecapGames.tsx'
import { findClosestGame, findMostLopsidedGame, listGames } from '../../../src/parts/recap/season-games.ts'
import { recapTeam, recapTeams } from './support/recap-teams.ts'

const matchupsOf = (teams: readonly RecapTeam[]) => teams.flatMap((team) => decidedMatchups(team, 14))
const gamesOf = (teams: readonly RecapTeam[]) => listGames(matchupsOf(teams))

describe('decidedMatchups', () => {
  it('leaves out byes, weeks being played and games without a winner', () => {
    const team = recapTeam(1, [
      { week: 1, score: [90, 80] },
      { week: 2, score: [70, 75], result: null },
    ])
    team.weeks.weeklyPerformance?.push(
      { week: 3, starterPoints: 60 },
      { week: 4, starterPoints: 50, isComplete: false, matchup: { opponentScore: 20, result: 'win' } },
    )
    expect(decidedMatchups(team, 14).map(({ lastWeek, result }) => [lastWeek, result])).toEqual([[1, 'WIN']])
  })

  it('counts a round of two weeks once, in the week that decided it', () => {
    const round = { score: [201.5, 199] as const, weeks: [15, 16], isPlayoff: true }
    const team = recapTeam(1, [
      { week: 15, ...round },
      { week: 16, ...round },
    ])
    expect(decidedMatchups(team, 14)).toMatchObject([{ lastWeek: 16, weeks: [15, 16], own: 201.5, opponent: 199 }])
  })

  it('takes weeks after the regular season for playoffs where the server does not say', () => {
    const team = recapTeam(1, [
      { week: 14, score: [1, 2] },
      { week: 15, score: [1, 2] },
    ])
    expect(decidedMatchups(team, 14).map(({ isPlayoff }) => isPlayoff)).toEqual([false, true])
  })
})

describe('listGames', () => {
  it('has every game once, the winner first', () => {
    const games = gamesOf(
      recapTeams(4, [
        [1, 1, 80, 2, 90.5],
        [1, 3, 70, 4, 60],
        [2, 1, 100, 3, 99],
      ]),
    )
    expect(games.map(({ winner, loser, margin }) => [winner.teamId, loser.teamId, margin])).toEqual([
      [2, 1, 10.5],
      [3, 4, 10],
      [1, 3, 1],
    ])
  })

  it('finds an opponent whom the server does not name by the scores of the week', () => {
    const teams = [
      recapTeam(1, [{ week: 1, score: [80.12, 90.34] }]),
      recapTeam(2, [{ week: 1, score: [90.34, 80.12] }]),
      recapTeam(3, [{ week: 1, score: [90.34, 10] }]),
    ]
    expect(gamesOf(teams)).toMatchObject([
      { winner: { teamId: 2 }, loser: { teamId: 1 }, margin: 10.22 },
      { winner: { teamId: 3 }, loser: { teamId: null, teamName: 'Unnamed opponent', score: 10 } },
    ])
  })
})

describe('the closest and the most lopsided game', () => {
  const games = gamesOf(
    recapTeams(4, [
      [1, 1, 100.1, 2, 99.9],
      [1, 3, 60, 4, 130],
      [2, 1, 50, 3, 120],
      [2, 2, 80, 4, 79.8],
    ]),
  )

  it('are those of the smallest and the largest margin, of equal ones the earlier', () => {
    expect(findClosestGame(games)).toMatchObject({
      winner: { teamId: 1 },
      loser: { teamId: 2 },
      margin: 0.2,
      weeks: [1],
    })
    expect(findMostLopsidedGame(games)).toMatchObject({
      winner: { teamId: 4 },
      loser: { teamId: 3 },
      margin: 70,
      weeks: [1],
    })
  })

  it('are not there before a game', () => {
    expect(findClosestGame([])).toBeNull()
    expect(findMostLopsidedGame([])).toBeNull()
  })

  it('say when and by how much, a tie as a tie', () => {
    const [tie] = gamesOf(recapTeams(2, [[5, 1, 88.5, 2, 88.5]]))
    expect(findClosestGame([...games, ...(tie ? [tie] : [])])).toBe(tie)
    expect(tie && describeGame(tie)).toBe('A tie in week 5')
    const sides = { winner: { teamId: 1, teamName: 'A', score: 2 }, loser: { teamId: 2, teamName: 'B', score: 1 } }
    const game = { ...sides, isTie: false, weeks: [15, 16], isPlayoff: true }
    expect(describeGame({ ...game, margin: 0.04 })).toBe('Decided by 0.04 points in weeks 15 and 16, playoffs')
    expect(describeGame({ ...game, margin: 0 })).toBe('Decided on the tiebreaker in weeks 15 and 16, playoffs')
  })
})

describe('findTitleGame', () => {
  it('is the last playoff game of the champion, if it was won', () => {
    const champion = recapTeam(1, [
      { week: 14, score: [90, 80] },
      { week: 15, score: [91, 81], isPlayoff: true },
      { week: 17, score: [120, 110], opponent: { id: 2, name: 'Team 2' }, isPlayoff: true },
    ])
    const matchups = matchupsOf([champion])
    expect(findTitleGame(1, matchups)).toMatchObject({ own: 120, opponent: 110, opponentName: 'Team 2' })
    expect(findTitleGame(2, matchups)).toBeNull()
    expect(findTitleGame(null, matchups)).toBeNull()
    const beaten = recapTeam(1, [{ week: 17, score: [90, 110], isPlayoff: true }])
    expect(findTitleGame(1, matchupsOf([beaten]))).toBeNull()
  })
})
