/** A team that left the league: its rows of past weeks stay, and games against it count everywhere. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { openHistory } from '../../src/analytics/history/league-history.ts'
import { listSeasonGames } from '../../src/analytics/history/season-games.ts'
import { computeAllPlayRecords } from '../../src/analytics/luck/all-play-record.ts'
import { explainLosses } from '../../src/analytics/luck/loss-reasons.ts'
import { splitLuck, splitLuckOfLeftTeams } from '../../src/analytics/luck/luck-split.ts'
import { computeMedianRecords } from '../../src/analytics/luck/other-records.ts'
import { ratePower } from '../../src/analytics/power/power-rating.ts'
import { teamNameOf, teamRefOf } from '../../src/analytics/public-ids.ts'
import { listMatchups } from '../../src/analytics/schedule.ts'
import { listWeekScores } from '../../src/analytics/scoreboard/week-scores.ts'
import { factsOf } from '../../src/analytics/season-facts.ts'
import { matchupIn } from '../../src/analytics/team-matchup.ts'
import { handleMatchups } from '../../src/handlers/matchups.ts'
import { handleScoreboard } from '../../src/handlers/scoreboard.ts'
import { resultsOf } from '../../src/handlers/season-results.ts'
import { TeamPageLink } from '../../src/parts/team/TeamPageLink.tsx'
import { listMedianGames } from '../../src/verdict/median-games.ts'
import { buildSeason, game } from '../build-season.ts'

/** Team 9 left after week 1, where it lost to team 1 and had the second-best score. */
const season = buildSeason({
  teams: 3,
  settings: { hasMedianGame: true, regularSeasonMatchups: 2 },
  matchups: [game(1, [1, 110], [9, 100]), game(1, [2, 90], [3, 80]), game(2, [1, 70], [2, 95])],
})

describe('a game against a team that left the league', () => {
  it('is in the lists of games', () => {
    expect(
      factsOf(season)
        .gamesOf(1)
        .map(({ opponentId, result }) => [opponentId, result]),
    ).toEqual([
      [9, 'win'],
      [2, 'loss'],
    ])
    expect(listSeasonGames(season).map(({ away }) => away.teamId)).toEqual([9, 3, 2])
    expect(listMatchups(season, { week: 1 })).toHaveLength(2)
    const [first] = handleMatchups(
      { season } as Parameters<typeof handleMatchups>[0],
      {
        week: 1,
        teamId: undefined,
        isPlayoff: undefined,
        leagueId: undefined,
      } as Parameters<typeof handleMatchups>[1],
    )
    expect([first?.away?.teamName, first?.winner?.name]).toEqual(['Team 9', first?.home.teamName])
  })

  it('counts in the week’s scores, the median, all-play and power', () => {
    const [first] = season.matchups
    expect(first && listWeekScores(season, first).map(({ teamId }) => teamId)).toEqual([1, 9, 2, 3])
    expect(
      listMedianGames(season)
        .get(2)
        ?.map(({ median, result }) => [median, result]),
    ).toEqual([
      [95, 'loss'],
      [82.5, 'win'],
    ])
    expect(computeMedianRecords(season).get(1)).toEqual({ wins: 1, losses: 1, ties: 0 })
    expect(computeAllPlayRecords(season).get(1)).toMatchObject({ wins: 3, losses: 1 })
    expect(splitLuck(season).get(1)).toMatchObject({ wins: 1, expectedWins: 1 })
    expect(
      ratePower(season)
        ?.teams.map(({ teamId, weeks }) => [teamId, weeks])
        .sort(),
    ).toEqual([
      [1, 2],
      [2, 2],
      [3, 1],
    ])
  })

  it('states no record of it', () => {
    const { matchups } = handleScoreboard(
      { season } as Parameters<typeof handleScoreboard>[0],
      {
        week: 1,
      } as Parameters<typeof handleScoreboard>[1],
    )
    const met = matchups.find(({ away }) => away?.team.name === 'Team 9')
    expect([met?.home.record, met?.away?.record]).toEqual(['2-0', ''])
  })

  it('gives no prize to a team that is not in the league', () => {
    const left = buildSeason({
      teams: 2,
      matchups: [game(1, [1, 90], [9, 100])],
      settings: { regularSeasonMatchups: 1 },
    })
    const [held] = openHistory({ seasons: [left] }).seasons
    expect(held && resultsOf(held).weeks.map(({ best }) => best)).toEqual([[1]])
  })

  it('has luck that adds up to 0 with that of the team that left, and its losses are explained', () => {
    const own = [...splitLuck(season).values()].reduce((sum, { luck }) => sum + luck, 0)
    const left = splitLuckOfLeftTeams(season)
    expect(left).toMatchObject({ wins: 0, expectedWins: 2 / 3 })
    expect(own + (left?.luck ?? 0)).toBeCloseTo(0, 12)
    expect(splitLuckOfLeftTeams(buildSeason({ teams: 2, matchups: [game(1, [1, 90], [2, 80])] }))).toBeNull()
    const lost = buildSeason({ teams: 1, matchups: [game(1, [1, 80], [9, 100])] })
    const [loss] = explainLosses(lost)
    expect(loss).toMatchObject({ teamId: 1, margin: -20, strength: -20, ownDay: 0, opponentDay: 0 })
  })

  it('has no page', () => {
    expect(teamRefOf(season, 9)).toMatchObject({ name: 'Team 9', hasLeft: true })
    expect(teamRefOf(season, 2)).not.toHaveProperty('hasLeft')
    expect(matchupIn(season, 1, 1)).toMatchObject({ opponentName: 'Team 9', hasOpponentLeft: true })
    expect(matchupIn(season, 1, 2)).not.toHaveProperty('hasOpponentLeft')
    const [first] = handleScoreboard(
      { season } as Parameters<typeof handleScoreboard>[0],
      { week: 1 } as never,
    ).matchups
    expect(first?.away?.team).toMatchObject({ hasLeft: true })
    const link = renderToStaticMarkup(
      // biome-ignore lint/correctness/noChildrenProp: its type requires them, and this file has no JSX
      createElement(TeamPageLink, { team: { hasLeft: true }, href: '/team', className: 'name', children: 'Team 9' }),
    )
    expect(link).toBe('<span class="name">Team 9</span>')
  })

  it('names that team apart from one that has its placeholder’s name', () => {
    expect(teamNameOf(season, 9)).toBe('Team 9')
    const named = { ...season, teams: season.teams.map((team) => (team.id === 2 ? { ...team, name: 'TEAM 9' } : team)) }
    expect(teamNameOf(named, 9)).toBe('Former Team 9')
  })
})
