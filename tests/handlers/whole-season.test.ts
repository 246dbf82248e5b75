import { describe, expect, it } from 'vitest'
import { handleCall } from '../../scripts/lib/handle-call.ts'
import { leagueIdOf, playerIdOf, teamIdOf } from '../../src/analytics/public-ids.ts'
import type { ResponseOf } from '../../src/contract/responses/index.ts'
import { handlers } from '../../src/handlers/index.ts'
import { buildSeason, game, lineup, pick, player } from '../build-season.ts'

const season = buildSeason({
  teams: [
    { id: 3, name: 'Alpha' },
    { id: 8, name: 'Beta' },
  ],
  matchups: [game(1, [3, 30], [8, 20]), game(2, [3, 10], [8, 15])],
  players: [player(1, 'QB', [20, 5]), player(2, 'RB', [10, 5]), player(3, 'QB', [20, 15])],
  lineups: [lineup(1, 3, { QB: [1], RB: [2] }), lineup(1, 8, { QB: [3] }), lineup(2, 8, { QB: [3] })],
  picks: [pick(1, 1, 3, 1), pick(2, 1, 8, 3)],
})
const context = { seasons: [], asOf: null }
const league = { host: season.host, leagueId: season.leagueId }
const whole = handlers.wholeSeason({ season, context }, { ...league, season: undefined })
const leagueId = leagueIdOf(season)

describe('a whole season', () => {
  it('consists of the other calls’ responses', () => {
    const ask = (call: Parameters<typeof handleCall>[2]) => handleCall(season, context, call)
    expect(whole.league).toEqual(ask({ name: 'league', parameters: { id: leagueId } }))
    expect(whole.standings).toEqual(ask({ name: 'standings', parameters: { leagueId } }))
    expect(whole.superlatives).toEqual(ask({ name: 'superlatives', parameters: { leagueId } }))
    expect(whole.draft).toEqual(ask({ name: 'draftComplete', parameters: league }))
    expect(whole.luck).toEqual(ask({ name: 'luck', parameters: league }))
    expect(whole.power).toEqual(ask({ name: 'power', parameters: league }))
    expect(whole.bracket).toEqual(ask({ name: 'bracket', parameters: league }))
    expect(whole.managers).toEqual(ask({ name: 'managers', parameters: league }))
    expect(whole.moves).toEqual(ask({ name: 'moves', parameters: league }))
    expect(whole.scoreboards[1]).toEqual(ask({ name: 'scoreboard', parameters: { ...league, week: 2 } }))
    const id = teamIdOf(season, 8)
    const beta = whole.teams.find(({ team }) => team.id === id)
    expect(beta?.seasonOverview).toEqual(ask({ name: 'seasonOverview', parameters: { id } }))
    expect(beta?.weeklyPerformance).toEqual(ask({ name: 'teamWeeklyPerformance', parameters: { id } }))
    const roster = ask({ name: 'weeklyRoster', parameters: { id, week: 2 } }) as ResponseOf<'weeklyRoster'>
    expect(beta?.weeks[1]).toEqual({
      week: 2,
      // Each week holds its players' points.
      roster: { ...roster, roster: roster.roster.map(({ weeklyPerformance: _, ...player }) => player) },
      startSitAnalysis: ask({ name: 'startSitAnalysis', parameters: { id, week: 2 } }),
    })
    expect(whole.players[0]).toEqual(ask({ name: 'player', parameters: { id: playerIdOf(season, 3) } }))
  })

  it('has every team, the weeks that it has a roster in, and every player, the best first', () => {
    expect(whole.teams.map(({ team, weeks }) => [team.name, weeks.map(({ week }) => week)])).toEqual([
      ['Alpha', [1]],
      ['Beta', [1, 2]],
    ])
    expect(whole.players.map(({ seasonStats }) => seasonStats.totalPoints)).toEqual([35, 25, 15])
  })
})
