/**
 * Seasons through another door: recorded at ESPN and Sleeper, and rewritten as Yahoo's answers. What Yahoo says gives the figures of the
 * original import. Real seasons of Yahoo's scoreboards give the records, places and champions that were computed from them elsewhere.
 * Skipped without either.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { teamWeekOf } from '../../../src/analytics/team-week.ts'
import type { LeagueKey } from '../../../src/domain/identity.ts'
import type { Season } from '../../../src/domain/season.ts'
import { readOnlyFolder } from '../../../src/hosts/shared/raw-files.ts'
import { readYahooSeason } from '../../../src/hosts/yahoo/read-league-season.ts'
import { readLeagueFiles } from '../../../src/service/league-files.ts'
import { judgeSeason } from '../../../src/verdict/judge-season.ts'
import { expectResponses } from '../../handlers/expect-responses.ts'
import { judgeRecorded, type recordedLeagues } from '../../read-leagues.ts'
import { firstOf } from '../../support/runs.ts'
import { fileOf } from './build-yahoo-league.ts'

const root = resolve('../shared/yahoo')
const hasRecordings = existsSync(root)

interface Converted {
  /** "espn 2021/900001" */
  from: string
  file: string
  notes: string[]
}
const converted: Converted[] = hasRecordings
  ? JSON.parse(readFileSync(join(root, 'seasons/converted.json'), 'utf8'))
  : []

async function readFiles(bytes: Uint8Array<ArrayBuffer>): Promise<Season> {
  const [found] = await readLeagueFiles([{ path: 'yahoo.json.gz', bytes }])
  if (!found) throw new Error('no season')
  return judgeSeason(await readYahooSeason(readOnlyFolder(Object.fromEntries(found.responses)), found))
}

const readConverted = ({ file }: Converted) => readFiles(new Uint8Array(readFileSync(join(root, 'seasons', file))))

function readOriginal({ from }: Converted): Promise<Season> {
  const [, host, year, id = ''] = /^(\w+) (\d+)\/(\d+)$/.exec(from) ?? []
  const season = Number(year)
  if (host === 'espn')
    return judgeRecorded({ season, espnLeagueId: Number(id) } satisfies (typeof recordedLeagues)[number])
  return judgeRecorded({ host: 'sleeper', leagueId: id, season } satisfies LeagueKey)
}

/** Where Sleeper's list of players was recorded whole: others lack the positions of some. */
const hasAllPlayers = ({ from }: Converted) => !from.startsWith('sleeper 2020')

/** Weeks whose starters Sleeper moved to other teams' rosters later, which then start nobody. */
const movedLater: Readonly<Record<string, readonly number[]>> = { 'sleeper 2022/920020220000000001': [17] }

const isSleeper = ({ from }: Converted) => from.startsWith('sleeper')

const recordsOf = ({ table }: Season) =>
  Object.fromEntries(
    table.map(({ teamId, wins, losses, ties, pointsFor, pointsAgainst }) => [
      teamId,
      [wins, losses, ties, pointsFor, pointsAgainst],
    ]),
  )

const gamesOf = ({ matchups }: Season, kinds: readonly string[]) =>
  matchups
    .filter(({ kind, away }) => away !== null && kinds.includes(kind))
    .map(({ matchupPeriod, home, away, winner }) => {
      const sides = [home, ...(away ? [away] : [])].sort((a, b) => a.teamId - b.teamId)
      const won = winner === 'home' ? home.teamId : winner === 'away' ? away?.teamId : winner
      return `${matchupPeriod}: ${sides.map(({ teamId, points }) => `${teamId} ${points}`).join(' – ')}, ${won}`
    })
    .sort()

/** Rostered players by week and team: slot and points. Yahoo has no taxi squad, and no reserve of a past week where Sleeper has none. */
const lineupsOf = (season: Season, weeks: ReadonlySet<number>) => {
  const points = new Map(
    season.players.map(({ number, weeks }) => [number, new Map(weeks.map((one) => [one.week, one.points ?? 0]))]),
  )
  return season.lineups
    .filter(({ week, entries }) => weeks.has(week) && entries.length > 0)
    .map(
      ({ week, teamId, entries }) =>
        `${week}, ${teamId}: ${entries
          .map(({ player, slot }) => `${/TAXI|IR/.test(slot) ? 'BENCH' : slot} ${points.get(player)?.get(week) ?? 0}`)
          .sort()
          .join()}`,
    )
    .sort()
}

const bestOf = (season: Season, weeks: ReadonlySet<number>) =>
  season.lineups
    .filter(({ week, entries }) => weeks.has(week) && entries.length > 0)
    .map(({ week, teamId }) => {
      const { starterPoints, optimal } = teamWeekOf(season, teamId, week) ?? {}
      return `${week}, ${teamId}: ${starterPoints} of ${optimal?.optimalPoints}`
    })
    .sort()

const picksOf = ({ drafts }: Season) =>
  drafts.flatMap(({ picks }) => picks.map(({ overallPick, teamId, bidDollars }) => [overallPick, teamId, bidDollars]))

/** Executed adds and drops by team. The players of a commissioner's moves at Sleeper are not in Yahoo's answers. */
const movesOf = ({ transactions, host }: Season) =>
  transactions
    .filter(
      (one) =>
        one.status === 'executed' &&
        !(host === 'sleeper' && one.isByCommissioner) &&
        ['add', 'drop', 'waiver'].includes(one.kind),
    )
    .flatMap(({ items, processedAt, proposedAt, bidDollars }) =>
      items.map(
        ({ action, fromTeamId, toTeamId }) =>
          `${(processedAt ?? proposedAt ?? '').slice(0, 19)} ${action} ${fromTeamId ?? 0}>${toTeamId ?? 0} ${bidDollars ?? 0}`,
      ),
    )
    .sort()

describe.skipIf(!hasRecordings)('a recorded season through the door of Yahoo', () => {
  describe.each(
    firstOf(
      2,
      converted.filter(({ file }) => !file.startsWith('2026')),
    ),
  )('$from', (one) => {
    let yahoo: Season
    let original: Season
    beforeAll(async () => {
      ;[yahoo, original] = [await readConverted(one), await readOriginal(one)]
    })

    it('has the same records and points', () => {
      expect(recordsOf(yahoo)).toEqual(recordsOf(original))
    })

    it('has the same games, scores and winners, and those for the title', () => {
      const regular = ['regular']
      expect(gamesOf(yahoo, regular)).toEqual(gamesOf(original, regular))
      const title = ['winners-bracket']
      expect(gamesOf(yahoo, title)).toEqual(gamesOf(original, title))
    })

    it('has the same seeds of the playoffs, places of the bracket, and champion', () => {
      const playoffs = original.playoffTeamIds
      expect([...yahoo.playoffTeamIds].sort()).toEqual([...playoffs].sort())
      const seedsOf = ({ seeds }: Season) => [...seeds.seedOf].filter(([id]) => playoffs.has(id)).sort()
      expect(seedsOf(yahoo)).toEqual(seedsOf(original))
      const ranksOf = ({ finalRanks }: Season) =>
        [...(finalRanks ?? [])].filter(([id]) => !isSleeper(one) || playoffs.has(id)).sort()
      expect(ranksOf(yahoo)).toEqual(ranksOf(original))
      expect(yahoo.title.championId).toBe(original.title.championId)
    })

    it('has the same lineups, points of players and best lineups', () => {
      const moved = movedLater[one.from] ?? []
      const weeks = new Set(yahoo.lineups.map(({ week }) => week).filter((week) => !moved.includes(week)))
      expect(lineupsOf(yahoo, weeks)).toEqual(lineupsOf(original, weeks))
      if (hasAllPlayers(one)) expect(bestOf(yahoo, weeks)).toEqual(bestOf(original, weeks))
    })

    it('has a response to every call', () => expectResponses(yahoo))

    it('has the same picks and moves', () => {
      expect(picksOf(yahoo)).toEqual(picksOf(original))
      if (yahoo.areMovesKnown) expect(movesOf(yahoo)).toEqual(movesOf(original))
    })
  })
})

interface Facts {
  teams: Readonly<Record<string, { w: number; l: number; t: number; pf: number; pa: number; place: number }>>
  champion: string
  regular_season_weeks: number
  playoff_weeks: number[]
}
const facts: Readonly<Record<string, Facts>> = hasRecordings
  ? JSON.parse(readFileSync(join(root, 'scoreboards/facts.json'), 'utf8'))
  : {}
const scoreboards = hasRecordings
  ? readdirSync(join(root, 'scoreboards/seasons')).flatMap((year) =>
      readdirSync(join(root, 'scoreboards/seasons', year)).map((file) => `${year}/${file.replace('.json.gz', '')}`),
    )
  : []

const recordedFiles = hasRecordings ? readdirSync(join(root, 'scoreboards/recorded')) : []

interface SavedScoreboards {
  answers: Record<string, { fantasy_content: { league: Record<string, unknown> & { scoreboard: unknown } } }>
}

/** The settings were not recorded: places and games say how many teams were in. */
function withSettings(answers: SavedScoreboards['answers'], { regular_season_weeks }: Facts): Record<string, unknown> {
  const [first] = Object.values(answers)
  const { scoreboard: _, ...head } = first?.fantasy_content.league ?? { scoreboard: null }
  const settings = {
    uses_playoff: '1',
    playoff_start_week: regular_season_weeks + Number(head.start_week),
    num_playoff_teams: 6,
  }
  return { ...answers, [`league/${head.league_key}/settings`]: { fantasy_content: { league: { ...head, settings } } } }
}

const readScoreboards = (name: string): SavedScoreboards =>
  JSON.parse(gunzipSync(readFileSync(join(root, 'scoreboards/seasons', `${name}.json.gz`))).toString())

function expectRecords(season: Season, { teams }: Pick<Facts, 'teams'>): void {
  for (const [id, { w, l, t, pf, pa }] of Object.entries(teams)) {
    const row = season.table.find(({ teamId }) => teamId === Number(id))
    expect(row).toMatchObject({ wins: w, losses: l, ties: t })
    expect([row?.pointsFor, row?.pointsAgainst]).toEqual([expect.closeTo(pf, 2), expect.closeTo(pa, 2)])
  }
}

describe.skipIf(!hasRecordings)('real scoreboards of Yahoo', () => {
  const finished = scoreboards.filter((name) => facts[name]?.champion)

  it.each(finished)('%s give the records, places and champion', async (name) => {
    const fact = facts[name] as Facts
    const season = await readFiles(fileOf(withSettings(readScoreboards(name).answers, fact)))
    expectRecords(season, fact)
    expect(season.title.championId).toBe(Number(fact.champion))
    expectResponses(season)
    const inBracket = Object.entries(fact.teams).filter(([, { place }]) => place <= 6)
    expect(inBracket.map(([id]) => [id, season.finalRanks?.get(Number(id))])).toEqual(
      inBracket.map(([id, { place }]) => [id, place]),
    )
  })

  it.each(recordedFiles)('%s, as a tool saved them, are the same', async (file) => {
    const name = scoreboards.find((one) => one.startsWith(file.slice(0, 4))) ?? ''
    const fact = { regular_season_weeks: 13, ...facts[name] } as Facts
    const { answers } = readScoreboards(name)
    const weeks: { week: number; data: unknown }[] = JSON.parse(
      gunzipSync(readFileSync(join(root, 'scoreboards/recorded', file))).toString(),
    )
    const flattened = Object.fromEntries(
      Object.entries(answers).map(([path, { fantasy_content }]) => {
        const scoreboard = weeks.find(({ week }) => path.endsWith(`;week=${week}`))?.data
        return [path, { fantasy_content: { league: { ...fantasy_content.league, scoreboard } } }]
      }),
    )
    expect(weeks.length).toBe(Object.keys(answers).length)
    const season = await readFiles(fileOf(withSettings(flattened, fact)))
    expect(season.matchups).toEqual((await readFiles(fileOf(withSettings(answers, fact)))).matchups)
  })

  it('of a running week have no points of it that count, and no champion', async () => {
    const name = scoreboards.find((one) => one.startsWith('2020')) ?? ''
    const season = await readFiles(
      fileOf(withSettings(readScoreboards(name).answers, { regular_season_weeks: 13 } as Facts)),
    )
    expectResponses(season)
    expect(season.status).toMatchObject({ phase: 'in-season', runningWeek: 3, finalWeeks: [1, 2] })
    expect(season.table.every(({ wins, losses, ties }) => wins + losses + ties === 2)).toBe(true)
    expect(
      season.matchups.filter(({ matchupPeriod }) => matchupPeriod === 3).every((one) => one.status === 'in-progress'),
    ).toBe(true)
    expect([season.title.championId, season.finalRanks]).toEqual([null, null])
  })
})
