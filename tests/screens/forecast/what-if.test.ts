/** "What if": picked results in the URL, and the model of a response. */
import { describe, expect, it } from 'vitest'
import { openWhatIf } from '../../../src/analytics/forecast/odds-of-season.ts'
import { readResponse } from '../../../src/client/read-response.ts'
import type { ForecastResponse } from '../../../src/contract/responses/forecast.ts'
import { handlers } from '../../../src/handlers/index.ts'
import { describeOddsChanges, findOddsChange, listOddsChanges } from '../../../src/parts/odds/odds-changes.ts'
import { gamesToCome } from '../../../src/screens/forecast/games-to-come.ts'
import { withChosenOdds } from '../../../src/screens/forecast/use-what-if.ts'
import { readResults, toggleResult, writeResults } from '../../../src/screens/forecast/what-if-address.ts'
import { toyLeague } from '../../analytics/toy-league.ts'

const runs = 300
const matchupPeriods = [1, 2, 3, 4].map((week) => ({ matchupPeriod: week, weeks: [week] }))

/** The toy league after week 2, as a browser reads it: A is in, D is out, B plays C for the other place. */
function received(): ForecastResponse {
  const season = toyLeague(2, { settings: { playoffTeamCount: 2, regularSeasonMatchups: 3, matchupPeriods } })
  const context = { seasons: [], asOf: null, forecastRuns: runs }
  const response = handlers.forecast(
    { season, context },
    { host: season.host, leagueId: season.leagueId, season: undefined },
  )
  return readResponse('forecast', JSON.parse(JSON.stringify(response))) as ForecastResponse
}

function compute(response: ForecastResponse, text: string) {
  const { model } = response
  if (!model) throw new Error('no model')
  const { results } = readResults(text, gamesToCome(model, response))
  const { teams } = openWhatIf(model, runs)(results)
  return teams.map(({ team, ...odds }) => ({ teamId: model.teams[team]?.teamId ?? 0, ...odds }))
}

describe('what if', () => {
  const response = received()
  const { model } = response
  const games = model ? gamesToCome(model, response) : []
  const game = games.find(({ home }) => home.name === 'C')

  it('changes nothing if nothing is chosen', () => {
    expect(withChosenOdds(response.teams, compute(response, ''))).toEqual(response.teams)
  })

  it('moves the odds by the result, and reports it', () => {
    const teams = withChosenOdds(response.teams, compute(response, `${game?.matchupId}h`))
    expect(teams.map(({ team, playoffs }) => [team.name, playoffs.text])).toEqual([
      ['A', '100%'],
      ['B', '0%'],
      ['C', '100%'],
      ['D', '0%'],
    ])
    const words = describeOddsChanges(listOddsChanges(teams, response.teams), 1)
    expect(words).toMatch(/^With 1 pick, playoff odds: /)
    expect(words).toMatch(/B at 0%, down \d\d points/)
    expect(words).toMatch(/C at 100%, up \d\d points/)
    // The reader's team is shown whether its odds move or not.
    const [a, b] = teams.map(({ team }) => findOddsChange(team.id, teams, response.teams))
    expect([a?.team.name, b?.team.name, b?.now.text]).toEqual(['A', 'B', '0%'])
    expect(findOddsChange(-1, teams, response.teams)).toBeNull()
  })

  it('is read from the URL, without entries that are no future game', () => {
    const known = [{ matchupId: 61 }, { matchupId: 62 }]
    expect(readResults('61h-62a', known)).toEqual({
      results: [
        { matchupId: 61, winner: 'home' },
        { matchupId: 62, winner: 'away' },
      ],
      ignored: 0,
    })
    expect(readResults('61a-7h-61h-62-<b>', known)).toEqual({
      results: [{ matchupId: 61, winner: 'away' }],
      ignored: 4,
    })
    expect(readResults(null, known)).toEqual({ results: [], ignored: 0 })
    const chosen = toggleResult(toggleResult([], { matchupId: 61, winner: 'home' }), { matchupId: 62, winner: 'away' })
    expect(writeResults(chosen)).toBe('61h-62a')
    expect(writeResults(toggleResult(chosen, { matchupId: 61, winner: 'home' }))).toBe('62a')
    expect(writeResults([])).toBeNull()
  })
})
