import { describe, expect, it } from 'vitest'
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts'
import { matchRoute } from '../../src/contract/routes.ts'
import { DomainError } from '../../src/domain/errors.ts'
import { readParameters } from '../../src/handlers/parameters.ts'
import { describeFields } from '../../src/mcp/describe-fields.ts'
import { pageOf } from '../../src/mcp/page-of.ts'
import { type CallEndpoint, runTool } from '../../src/mcp/run-tool.ts'
import { missingFields } from '../../src/mcp/shorten.ts'
import { readArguments } from '../../src/mcp/tool-input.ts'
import { chartFields, fieldsOf, tools, usualFields } from '../../src/mcp/tools.ts'

const ofLeague = { host: 'espn', leagueId: '101', season: 2025 }
const toolOf = (name: EndpointName) => tools.find((tool) => tool.name === name)

describe('tools', () => {
  it('are the endpoints, but for those that repeat another one', () => {
    const names = tools.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['standings', 'forecast', 'scoreboard', 'luck', 'history']))
    expect(names).not.toContain('wholeSeason')
    expect(toolOf('luck')?.description).toMatch(/^Effects of the schedule .* Fields: league_id, .*losses\.$/)
  })

  it('take a league by its host and id, whatever the endpoint takes', () => {
    for (const { name, inputSchema } of tools) {
      const { scope } = endpoints[name]
      const accepts = Object.keys(inputSchema.shape)
      expect(accepts).not.toContain('league_id')
      if (/league|history/.test(scope))
        expect([name, accepts]).toEqual([name, expect.arrayContaining(['host', 'leagueId'])])
    }
    const parse = (given: object) => toolOf('scoreboard')?.inputSchema.safeParse(given)
    expect(parse({ ...ofLeague, week: 3 })?.success).toBe(true)
    expect(parse({ ...ofLeague, leagueId: 101, week: 3 })?.success).toBe(true)
    expect(parse(ofLeague)?.success).toBe(false)
    expect(parse({ ...ofLeague, week: 3, team: 'A' })?.success).toBe(false)
  })

  it('take fields up to a number and a length', () => {
    const accepts = (fields: readonly string[]) =>
      toolOf('luck')?.inputSchema.safeParse({ ...ofLeague, fields }).success
    expect(accepts(['teams.luck'])).toBe(true)
    expect(accepts(Array.from({ length: 3500 }, (_, index) => `teams.x${index}`))).toBe(false)
    expect(accepts(['x'.repeat(10_000)])).toBe(false)
  })

  it('pass their arguments on as the parameters that the endpoint validates', () => {
    const { parameters, limit } = readArguments('players', { ...ofLeague, search: 'smith', limit: 7 })
    expect([parameters, limit]).toEqual([{ search: 'smith', limit: '7' }, 7])
    const score = readArguments('scoreboard', { ...ofLeague, week: 3 }).parameters
    expect(readParameters('scoreboard', score, score)).toEqual({ ...ofLeague, week: 3 })
  })

  it('name a page of the site that exists', () => {
    const values = { host: 'espn', leagueId: '101', season: '2024', week: '3', id: '5', key: 'a', otherKey: 'b' }
    const ofLeague101 = { host: 'espn', leagueId: '101' }
    const pages = tools.map(({ name }) => pageOf(name, values, null))
    expect(pages.filter((page) => page !== null && matchRoute(page) === null)).toEqual([])
    expect(pageOf('scoreboard', values, 'https://league.example/')).toBe(
      'https://league.example/leagues/espn/101/seasons/2024/matchups/3',
    )
    expect(pageOf('gamePaths', values, null)).toBe('/leagues/espn/101/seasons/2024/matchups/3')
    expect(pageOf('player', values, null)).toBeNull()
    const edition = { edition: { season: 2025, week: 7 } }
    expect(pageOf('weekly', ofLeague101, null, edition)).toBe('/weekly/espn/101/2025/7')
  })

  it('summarize with fields that the response has', () => {
    for (const [name, fields] of [...Object.entries(usualFields), ...Object.entries(chartFields)]) {
      const known = describeFields(name as EndpointName).map((line) => line.split(':')[0])
      expect(fields.filter((field) => !known.includes(field))).toEqual([])
    }
    expect(fieldsOf('hostLeagueSchedule')).toContain('matchup_id')
  })
})

describe('runTool', () => {
  const call: CallEndpoint = async (name, parameters) => ({
    kind: 'response',
    response: name === 'hostLeague' ? { id: 10125 } : { parameters, luck: null },
  })
  const context = { call, site: null, onFailure: () => undefined }
  const run = async (given: CallEndpoint | object) => {
    const { text, isError } = await runTool('standings', ofLeague, {
      ...context,
      ...(typeof given === 'function' ? { call: given } : given),
    } as typeof context)
    return isError ? text : JSON.parse(text)
  }

  it('finds the public id of the league, and returns the page', async () => {
    expect(await run({})).toEqual({
      page: '/leagues/espn/101/seasons/2025/overview',
      notes: [],
      response: { parameters: { league_id: '10125' } },
    })
  })

  it('returns an edition of a watched week without the lines of its games, which are named', async () => {
    const line = Array.from({ length: 200 }, (_, index) => 1_760_000_000 + 60 * index)
    const games = Array.from({ length: 6 }, (_, matchup_id) => ({
      matchup_id,
      times: line,
      chances: line,
      low: { chance: 0.04 },
    }))
    const response = { edition: { week: 6, lead: { headline: 'A comeback' }, paths: { games } } }
    const given = { host: 'espn', leagueId: '101', season: 2025, week: 6 }
    const ask = async (more: object) =>
      JSON.parse(
        (
          await runTool(
            'weekly',
            { ...given, ...more },
            { ...context, call: async () => ({ kind: 'response', response }) },
          )
        ).text,
      )
    const [low] = games.map(({ matchup_id, low }) => ({ matchup_id, low }))
    expect(await ask({})).toMatchObject({
      notes: [
        'edition.paths.games.times, edition.paths.games.chances are left out (for a drawing): name them in fields.',
      ],
      response: { edition: { lead: { headline: 'A comeback' }, paths: { games: [low, {}, {}, {}, {}, {}] } } },
    })
    expect((await ask({ fields: ['edition.paths.games.times'] })).response.edition.paths.games[0].times).toEqual(line)
  })

  it('counts fields that do not exist if there are many', async () => {
    const fields = Array.from({ length: 100 }, (_, index) => `parameters.x${index}`)
    const { text } = await runTool('standings', { ...ofLeague, fields: [...fields, ...fields] }, context)
    expect(JSON.parse(text).notes).toEqual([
      'There is no parameters.x0, parameters.x1, parameters.x2, parameters.x3, parameters.x4, 95 more. Use describeFields to list the fields.',
    ])
  })

  it('reports the progress of an import, and to retry', async () => {
    const progress = { step: 'Week 3 of 17', week: 3, done: 4, total: 20 }
    expect(await run(async () => ({ kind: 'importing', body: { status: 'importing', progress } }))).toEqual({
      status: 'importing',
      progress: { step: 'Week 3 of 17', done: 4, total: 20 },
      notes: [expect.stringContaining('again')],
    })
  })

  it('fails with the text of the API, and without the text of a bug', async () => {
    const failures: unknown[] = []
    const failing = (error: Error) => ({
      call: () => Promise.reject(error),
      onFailure: (failure: unknown) => failures.push(failure),
    })
    expect(await run(failing(new DomainError('not-found', 'There is no ESPN league 101 here.')))).toBe(
      'There is no ESPN league 101 here.',
    )
    expect(failures).toEqual([])
    expect(await run(failing(new Error('/secret/path')))).toMatch(/^Something went wrong/)
    expect(failures).toHaveLength(1)
  })
})

describe('describeFields', () => {
  it('returns type and meaning, one line per field', () => {
    expect(describeFields('luck', 'through_week')).toEqual([
      'through_week: integer or null — Last week of the last final matchup period',
    ])
    expect(describeFields('luck', 'teams.luck')).toEqual([expect.stringMatching(/^teams\.luck: number — Wins minus/)])
    expect(describeFields('luck', 'nothing')).toEqual([])
    expect(missingFields({ a: { b: null } }, ['a.b'])).toEqual([])
  })
})
