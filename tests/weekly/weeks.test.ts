/** Weeks with an edition, and facts of that week only. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demoLeagueOf } from '../../demo/index.ts'
import { demoPlans } from '../../demo/leagues.ts'
import { parseBook } from '../../src/book/parse-book.ts'
import type { CallParameters } from '../../src/contract/endpoints.ts'
import { responseSchemas } from '../../src/contract/responses/index.ts'
import type { Edition } from '../../src/contract/responses/weekly.ts'
import type { Season } from '../../src/domain/season.ts'
import { handlers } from '../../src/handlers/index.ts'
import { withDefaults } from '../../src/handlers/parameters.ts'
import { openHosts } from '../../src/hosts/index.ts'
import { readOnlyFolder } from '../../src/hosts/shared/raw-files.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { editionText } from '../../src/weekly/plain-text.ts'
import { writeEdition } from '../../src/weekly/write-edition.ts'
import { anySeason } from '../analytics/any-season.ts'
import { finishedSeason } from '../analytics/history/build-history.ts'
import { buildSeason, bye, game, lineup, player, type SeasonSketch } from '../build-season.ts'
import { brokenText } from '../support/broken-text.ts'
import { runs } from '../support/runs.ts'
import { loadEditions } from './load-season.ts'

function editionsOf(season: Season, options: Parameters<typeof loadEditions>[1] = {}) {
  const sources = loadEditions(season, options)
  return new Map([...sources].map(([week, ofWeek]) => [week, writeEdition(ofWeek, week)]))
}

function textOf(edition: Edition | null | undefined): string {
  if (!edition) return ''
  const { lead, stories, games, sections, next } = edition
  return [
    ...[lead, ...stories].map(({ headline }) => headline),
    ...[lead, ...stories, ...games, ...sections, ...(next?.games ?? [])].flatMap(({ sentences }) => sentences),
  ]
    .map(({ text }) => text)
    .join('\n')
}

describe('the response of the weekly', () => {
  const season = buildSeason({
    teams: 2,
    matchups: [game(1, [1, 100], [2, 90]), game(2, [1, 80], [2, 95.5], { weeks: [2, 3] })],
  })
  const input = { seasons: [season], aliases: {}, missing: [] }
  const weekly = (parameters: CallParameters<'weekly'> | object = {}, of = input) =>
    handlers.weekly(of, withDefaults('weekly', { host: season.host, leagueId: season.leagueId, ...parameters }))

  it('is the edition of the week, the newest one if none is named', () => {
    const editions = editionsOf(season)
    const newest = weekly()
    expect(newest.weeks.map(({ title }) => title)).toEqual(['Week 1', 'Weeks 2 and 3'])
    expect(newest.edition).toEqual(editions.get(3))
    expect(weekly({ season: season.season, week: 1 }).edition).toEqual(editions.get(1))
    expect(responseSchemas.weekly.parse(newest)).toEqual(newest)
  })

  it('is missing before a week is final, and lists the weeks with one', () => {
    const unplayed = {
      ...input,
      seasons: [buildSeason({ teams: 2, matchups: [game(1, [1, 0], [2, 0], { status: 'scheduled' })] })],
    }
    expect(weekly({}, unplayed)).toMatchObject({ weeks: [], edition: null })
    expect(() => weekly({ week: 2 })).toThrow(/edition for week 2: .* weeks 1, 3/)
    expect(() => weekly({ season: 2001 })).toThrow(/no season 2001/)
  })

  it('names a rivalry of the book, before the game and after it', () => {
    const duels = finishedSeason(2024, ['ann', 'bob'], [game(1, [1, 100], [2, 90]), game(2, [1, 80], [2, 95.5])])
    const book = parseBook('rivalries: [{managers: [bob, ann], name: The Ditch, trophy: The Shovel}]', 'espn-4242.yml')
    const edition = (week: number, withBook = true) =>
      handlers.weekly(
        {
          seasons: [duels],
          aliases: {},
          missing: [],
          ...(withBook ? { book: { book, showsMoney: false } } : {}),
        },
        withDefaults('weekly', { host: duels.host, leagueId: duels.leagueId, season: 2024, week }),
      ).edition
    expect(edition(1)?.next?.games[0]?.sentences[0]?.text).toMatch(/^The Ditch, for The Shovel: /)
    const written = textOf(edition(2))
    expect(written).toMatch(/The Ditch(: Team 2| goes to Team 2)/)
    expect(written).toContain('The Shovel now belongs to Team 2.')
    const plain = [edition(1, false), edition(2, false)]
    expect(plain.flatMap((one) => [one?.lead.key, ...(one?.stories ?? []).map(({ key }) => key)])).not.toContain(
      'named-rivalry',
    )
    expect(plain.map(textOf).join()).not.toMatch(/Ditch|Shovel|Unnamed/)
  })
})

describe('editions of weeks', () => {
  it('are of decided weeks, a round of two weeks has one, and a running week none', () => {
    const season = buildSeason({
      teams: 2,
      matchups: [
        game(1, [1, 100], [2, 90]),
        game(2, [1, 80], [2, 95.5], {
          weeks: [2, 3],
          byWeek: [
            [40, 40],
            [45, 50.5],
          ],
        }),
        game(4, [1, 10], [2, 0], { status: 'in-progress' }),
      ],
      status: { scoredWeeks: [1, 2, 3], currentWeek: 4, finalWeek: 4 },
    })
    const editions = editionsOf(season)
    expect([...editions.keys()]).toEqual([1, 3])
    expect(editions.get(3)?.title).toBe('Weeks 2 and 3')
    expect(editions.get(3)?.games[0]?.points).toEqual([95.5, 80])
    expect(editions.get(1)?.standings.map(({ record }) => record)).toEqual(['1-0', '0-1'])
  })

  it('stay the same when the season continues', async () => {
    const [plan] = demoPlans
    if (!plan) throw new Error('no demo league')
    const read = async (currentWeek: number, stage: 'running' | 'finished') => {
      const demo = demoLeagueOf({ ...plan, currentWeek, stage })
      const source = await openHosts({ espn: {}, sleeper: {} })('espn')
      return judgeSeason(await source.readSeason(readOnlyFolder(demo.generate()), demo))
    }
    const then = editionsOf(await read(16, 'running'))
    const now = editionsOf(await read(17, 'finished'))
    expect(then.size).toBe(15)
    for (const [week, edition] of then) expect(now.get(week)).toEqual(edition)
  }, 30_000)

  it('of any season have neither holes nor repeated sentences', () => {
    fc.assert(
      fc.property(anySeason, (season) => {
        for (const edition of editionsOf(season).values()) {
          if (!edition) continue
          const texts = textOf(edition).split('\n')
          expect(texts.join('\n')).not.toMatch(brokenText)
          expect(new Set(texts).size).toBe(texts.length)
          expect(editionText(edition, 'https://example.org').length).toBeLessThanOrEqual(1200)
        }
      }),
      { numRuns: runs(6, 100) },
    )
  })

  it('leave out facts without a response', () => {
    const season = buildSeason({ matchups: [game(1, [1, 101], [2, 90]), game(1, [3, 80], [4, 79.5])] })
    const sources = loadEditions(season).get(1)
    if (!sources) throw new Error('no edition')
    const bare = writeEdition(
      {
        ...sources,
        standings: null,
        forecastHistory: null,
        moves: null,
        bracket: null,
        history: null,
        schedule: null,
        rosters: [],
        paths: null,
        startSit: [],
      },
      1,
    )
    expect(bare?.games).toHaveLength(2)
    expect(bare?.odds).toEqual([])
    expect(bare?.next).toBeNull()
    expect(textOf(bare)).not.toMatch(brokenText)
  })
})

describe('the games', () => {
  it('name the bench player who would have turned the game', () => {
    const season = buildSeason({
      teams: 2,
      matchups: [game(1, [1, 20], [2, 18])],
      players: [player(1, 'QB', [20]), player(2, 'QB', [18]), player(3, 'QB', [25.5])],
      lineups: [lineup(1, 1, { QB: [1] }), lineup(1, 2, { QB: [2], BENCH: [3] })],
    })
    const text = textOf(editionsOf(season).get(1))
    expect(text).toContain('QB 3')
    expect(text).toContain('25.5')
  })

  it('explain nothing if neither team set a lineup', () => {
    const season = buildSeason({ teams: 2, matchups: [game(1, [1, 0], [2, 0])] })
    const edition = editionsOf(season).get(1)
    expect(edition?.games[0]?.sentences.map(({ text }) => text)).toEqual([
      'Team 1 and Team 2 both finished at 0.0: neither team set a lineup.',
    ])
  })

  it('call a tie a tie', () => {
    const season = buildSeason({ teams: 2, matchups: [game(1, [1, 88.4], [2, 88.4])] })
    const edition = editionsOf(season).get(1)
    expect(edition?.games[0]?.isTie).toBe(true)
    expect(edition?.headline).toBe('Team 1 and Team 2 played to a tie')
  })

  it('count all seasons of two managers up to the week, and no later game', () => {
    const meetings = (scores: [number, number][]) =>
      scores.map(([one, other], index) => game(index + 1, [1, one], [2, other]))
    const earlier = finishedSeason(
      2024,
      ['ann', 'bob'],
      meetings([
        [100, 90],
        [100, 90],
        [80, 90],
      ]),
    )
    const season = finishedSeason(
      2025,
      ['ann', 'bob'],
      meetings([
        [70, 90],
        [70, 91],
        [99, 90],
      ]),
    )
    const editions = editionsOf(season, { earlier: [earlier] })
    expect(textOf(editions.get(1))).toContain('2-2')
    expect(textOf(editions.get(1))).not.toContain('3-3')
  })
})

describe('a league whose host counts games that are not known', () => {
  // ESPN counts a second game of team 1, against a team that left: in week 1 or in week 3.
  const left = { wins: 2, losses: 0, ties: 0, pointsFor: 210, pointsAgainst: 180 }
  const season = buildSeason({
    teams: [{ recordByHost: left }, {}, {}, {}],
    settings: {
      playoffTeamCount: 2,
      regularSeasonMatchups: 3,
      matchupPeriods: [1, 2, 3, 4].map((week) => ({ matchupPeriod: week, weeks: [week] })),
    },
    status: { phase: 'complete', scoredWeeks: [1, 2, 3, 4], finalWeek: 4, regularSeasonFinalWeek: 3 },
    matchups: [
      game(1, [3, 80], [4, 70]),
      game(2, [1, 100], [2, 90]),
      game(3, [3, 80], [4, 70]),
      game(4, [3, 90], [2, 80], { kind: 'winners-bracket' }),
    ],
  })
  const editions = editionsOf(season)
  const rowOf = (week: number) => editions.get(week)?.standings.find(({ team: { name } }) => name === 'Team 1')

  it('has its record and points together, also of a team that no longer plays, and says whose they are', () => {
    for (const week of [3, 4]) {
      expect(rowOf(week)).toMatchObject({ record: '2-0', points: 210 })
      expect(editions.get(week)?.standingsNote).toBe('Records and points of Team 1 are as ESPN counts.')
    }
  })

  it('says of which games a record is that the host had otherwise', () => {
    expect(rowOf(2)).toMatchObject({ record: '1-0', points: 100 })
    expect(editions.get(2)?.standingsNote).toBe(
      'Records and points of Team 1 are those of the games we know; ESPN counts otherwise.',
    )
  })

  it('says nothing where the host counts the known games', () => {
    expect(editionsOf(buildSeason({ matchups: [game(1, [1, 100], [2, 90])] })).get(1)?.standingsNote).toBeUndefined()
  })
})

describe('leagues without opponents', () => {
  it('add up points of the weeks so far', () => {
    const weekly = [
      [10, 20],
      [30, 5],
      [12, 50],
    ]
    const season = buildSeason({
      teams: 2,
      settings: { scoringFormat: 'total-points' },
      players: [0, 1].map((team) =>
        player(
          team + 1,
          'QB',
          weekly.map((scores) => scores[team] ?? 0),
        ),
      ),
      lineups: weekly.flatMap((_, index) => [lineup(index + 1, 1, { QB: [1] }), lineup(index + 1, 2, { QB: [2] })]),
      status: { scoredWeeks: [1, 2], currentWeek: 3, finalWeek: 3 },
    })
    const editions = editionsOf(season)
    expect([...editions.keys()]).toEqual([1, 2])
    expect(editions.get(2)?.standings).toMatchObject([
      { team: { name: 'Team 1' }, rank: 1, moved: 1, record: null, points: 40 },
      { team: { name: 'Team 2' }, rank: 2, moved: -1, record: null, points: 25 },
    ])
  })
})

describe('a season that ended before its playoffs were played', () => {
  const season = buildSeason({
    teams: 4,
    settings: {
      playoffTeamCount: 3,
      matchupPeriods: [1, 2, 3].map((week) => ({ matchupPeriod: week, weeks: [week] })),
    },
    status: { phase: 'complete', scoredWeeks: [1, 2, 3], finalWeek: 3 },
    matchups: [
      game(1, [1, 100], [2, 90]),
      game(1, [3, 80], [4, 70]),
      bye(2, 1, 95, 'winners-bracket'),
      game(2, [2, 0], [3, 0], { kind: 'winners-bracket', status: 'scheduled' }),
    ],
  })

  it('has no edition of a week of byes, and no odds of games that nobody will play', () => {
    expect([...editionsOf(season).keys()]).toEqual([1])
    const input = { season, context: { seasons: [], asOf: null, forecastRuns: 20 } }
    const ids = { host: season.host, leagueId: season.leagueId, season: undefined }
    expect(handlers.forecast(input, ids).unavailable).toBe('This season ended before its playoffs were decided.')
  })
})

describe('level scores of which one won', () => {
  const level = (week: number, kind: 'regular' | 'winners-bracket' = 'regular') => ({
    ...game(week, [1, 103.66], [2, 103.66], { kind }),
    winner: 'away' as const,
  })
  const teams = [1, 2].map((playoffSeed) => ({ playoffSeed, finalRank: 3 - playoffSeed }))
  const sketch: SeasonSketch = {
    teams,
    status: { phase: 'complete' },
    matchups: [level(1), level(2), level(3, 'winners-bracket')],
  }

  it('were decided by the tiebreaker, wherever they are written of', () => {
    for (const edition of editionsOf(buildSeason(sketch)).values()) {
      const written = textOf(edition)
      expect(written).toMatch(/tiebreaker/)
      expect(written).not.toMatch(/0\.0\b|tied|A tie/)
    }
  })

  it('and fewer points explain nothing if the host names the winner', () => {
    const final = { ...game(4, [1, 120], [2, 60], { kind: 'winners-bracket' }), winner: 'away' as const }
    const ruled = buildSeason({ ...sketch, matchups: [level(1), level(2), level(3), final] })
    const written = textOf(editionsOf(ruled).get(4))
    expect(written).toMatch(/60\.0–120\.0 by league ruling/)
    expect(written).not.toMatch(/would have|most lopsided|of the other/)
  })

  it('give the title to the team in the final standings, whoever won the final', () => {
    const renamed = buildSeason({ ...sketch, teams: teams.map((team) => ({ ...team, finalRank: team.playoffSeed })) })
    const written = textOf(editionsOf(renamed).get(3))
    expect(written).toMatch(/Champion: Team 1|Team 1 won the title|The title goes to Team 1/)
    expect(written).toMatch(/Team 2 won the final against Team 1.* the champion is Team 1/)
  })
})

describe('an elimination league', () => {
  it('names all teams eliminated in a week, and the lowest score', () => {
    const side = (teamId: number, points: number) => ({
      teamId,
      points,
      adjustment: 0,
      homeBonus: 0,
      pointsByWeek: [{ week: 1, points }],
    })
    const season = buildSeason({
      teams: [1, 2, 3, 4, 5].map((id) => ([2, 4, 5].includes(id) ? { eliminatedInPeriod: 1 } : {})),
      settings: { scoringFormat: 'elimination', regularSeasonMatchups: 2 },
      status: { phase: 'in-season', scoredWeeks: [1], currentWeek: 2, finalWeek: 2 },
      eliminationRounds: [
        {
          matchupPeriod: 1,
          weeks: [1],
          sides: [110, 93.16, 120, 105.38, 99].map((points, index) => side(index + 1, points)),
        },
      ],
    })
    const edition = editionsOf(season).get(1)
    const story = [edition?.lead, ...(edition?.stories ?? [])].find((one) => /Team 2/.test(one?.headline.text ?? ''))
    expect(story?.headline.text).toMatch(/Team 4, Team 5, and Team 2/)
    const written = (story?.sentences ?? []).map(({ text }) => text).join(' ')
    for (const text of ['93.2', '99.0', '105.4']) expect(written).toContain(text)
    expect(written).not.toMatch(/lowest score .*105\.4,/)
  })
})
