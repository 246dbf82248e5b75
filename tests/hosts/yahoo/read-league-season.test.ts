/** What Yahoo's answers say of a season, and what they do not. */
import { describe, expect, it } from 'vitest'
import type { SeasonStatistics } from '../../../src/domain/season-statistics.ts'
import { readOnlyFolder } from '../../../src/hosts/shared/raw-files.ts'
import { createYahooSource } from '../../../src/hosts/yahoo/source.ts'
import { readLeagueFiles } from '../../../src/service/league-files.ts'
import { judgeSeason } from '../../../src/verdict/judge-season.ts'
import {
  type Answers,
  buildMoves,
  buildYahooLeague,
  fileOf,
  key,
  leagueId,
  pointsOf,
  season,
  teamIds,
  teamKey,
  type YahooSketch,
} from './build-yahoo-league.ts'

const source = createYahooSource()

async function readResponses(answers: Answers) {
  const [found] = await readLeagueFiles([{ path: 'league.json', bytes: fileOf(answers) }])
  if (!found) throw new Error('no season')
  const { responses, ...league } = found
  return { league, raw: readOnlyFolder(Object.fromEntries(responses)) }
}

async function read(sketch: YahooSketch = {}) {
  const { league, raw } = await readResponses(buildYahooLeague(sketch))
  return source.readSeason(raw, league)
}

/** Every list as an object: how some tools save a list of one, and an empty one. */
function flatten(json: unknown): unknown {
  if (Array.isArray(json)) {
    const [only, ...more] = json.map(flatten)
    return only === undefined ? {} : more.length === 0 ? only : [only, ...more]
  }
  if (typeof json !== 'object' || json === null) return json
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, flatten(value)]))
}

/** Every number as text, or every text of digits as a number. */
const numbersAs = (kind: 'text' | 'number') =>
  function rewrite(json: unknown): unknown {
    if (Array.isArray(json)) return json.map(rewrite)
    if (typeof json === 'object' && json !== null) {
      return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, rewrite(value)]))
    }
    if (kind === 'text') return typeof json === 'number' ? String(json) : json
    return typeof json === 'string' && /^\d+(\.\d+)?$/.test(json) ? Number(json) : json
  }

/** What a player did in the first week, by statistic. */
function amountsOf(statistics: SeasonStatistics | null, hostPlayerId: number): Record<string, number> {
  const line = statistics?.weeks[0]?.players.find(([id]) => id === hostPlayerId) ?? []
  const named: Record<string, number> = {}
  for (let at = 1; at < line.length; at += 2) named[statistics?.statistics[line[at] ?? 0] ?? ''] = line[at + 1] ?? 0
  return named
}

describe('a finished season', () => {
  it('has the regular season’s records and the playoffs’ ranks', async () => {
    const { teams } = await read({ ranks: { 1: 2, 2: 1 } })
    expect(teams.map(({ finalRank }) => finalRank)).toEqual([2, 1, 3, 4, 5, 6])
    expect(teams[0]?.recordByHost).toEqual({ wins: 3, losses: 0, ties: 0, pointsFor: 270, pointsAgainst: 150 })
    expect(teams.map(({ playoffSeed }) => playoffSeed)).toEqual([1, 2, 3, 4, null, null])
  })

  it.each(['text', 'number'] as const)('is the same with all numbers as %s', async (kind) => {
    const { league, raw } = await readResponses(numbersAs(kind)(buildYahooLeague()) as Answers)
    expect(await source.readSeason(raw, league)).toEqual(await read())
  })

  it('is the same where lists of one are objects', async () => {
    const { league, raw } = await readResponses(flatten(buildYahooLeague()) as Answers)
    expect(await source.readSeason(raw, league)).toEqual(await read())
  })

  it('has one id per game and number, and names the seasons around it by theirs', async () => {
    const read2024 = await read({ league: { renewed: '461_99' } })
    expect([read2024.leagueId, read2024.season]).toEqual([leagueId, season])
    expect([read2024.previousLeagueId, read2024.nextLeagueId]).toEqual(['423000000815', '461000000099'])
    expect((await read({ league: { renew: null } })).previousLeagueId).toBe(null)
  })

  it('has managers by a key that is not their id, and no name of who hides it', async () => {
    const { teams } = await read()
    expect(teams.map(({ ownerNames }) => ownerNames[0])).toEqual([
      ...[1, 2, 3, 4, 5].map((one) => `Manager ${one}`),
      undefined,
    ])
    expect(teams.every(({ ownerKeys }) => /^[\da-f]{16}$/.test(ownerKeys.join()))).toBe(true)
    expect(teams[5]?.namelessOwnerKeys).toEqual(teams[5]?.ownerKeys)
  })

  it('has lineups with slots and points; of who has 0 it knows that he played by his statistics alone', async () => {
    const { players, lineups, settings } = await read()
    const ofFirst = lineups.find(({ week, teamId }) => week === 2 && teamId === 1)
    expect(ofFirst?.entries.map(({ slot }) => slot)).toEqual(['QB', 'RB', 'FLEX', 'D/ST', 'BENCH'])
    expect(settings.lineupSlots.map(({ slot }) => slot)).toEqual(['QB', 'RB', 'FLEX', 'D/ST', 'BENCH'])
    const inWeek2 = (ofFirst?.entries ?? []).map(
      ({ player }) => players.find((one) => one.number === player)?.weeks.find(({ week }) => week === 2)?.points,
    )
    expect(inWeek2).toEqual([pointsOf(1) - 10, 0, null, 10, null])
  })

  it('knows no NFL team of a past week but a defense’s, which rests in its bye', async () => {
    const { players } = await read()
    const back = players.find(({ name }) => name === 'RB of 1')
    const defense = players.find(({ position }) => position === 'D/ST')
    expect([back?.nflTeam, back?.weeks.map(({ nflTeam }) => nflTeam)]).toEqual(['WSH', [null, null, null, null, null]])
    expect([defense?.name, defense?.hostPlayerId]).toEqual(['Rams D/ST', -100001])
    expect(defense?.weeks.map(({ nflTeam }) => nflTeam)).toEqual(['LAR', null, 'LAR', 'LAR', 'LAR'])
    expect(back?.eligibleSlots).toEqual(['RB', 'FLEX'])
  })

  it('has claims with their bids, moves and trades, whose picks have no year', async () => {
    const { transactions, teams } = await read()
    expect(transactions.map(({ kind, week, teamId, bidDollars }) => ({ kind, week, teamId, bidDollars }))).toEqual([
      { kind: 'other', week: 1, teamId: null, bidDollars: null },
      { kind: 'waiver', week: 1, teamId: 3, bidDollars: 12 },
      { kind: 'trade', week: 2, teamId: 1, bidDollars: null },
    ])
    expect(transactions[1]?.items.map(({ action, fromTeamId, toTeamId }) => [action, fromTeamId, toTeamId])).toEqual([
      ['add', null, 3],
      ['drop', 3, null],
    ])
    expect(transactions[2]?.draftPicks).toEqual([
      { season: null, round: 3, overallPick: null, originalTeamId: 1, fromTeamId: 1, toTeamId: 2 },
    ])
    expect(teams.map(({ budgetSpentDollars }) => budgetSpentDollars)).toEqual([0, 0, 12, 0, 0, 0])
  })

  it('has its moves whether Yahoo lists what happened to a player or only states it', async () => {
    const inLists = JSON.parse(JSON.stringify(buildMoves()), (name, value) =>
      name === 'transaction_data' && !Array.isArray(value) ? [value] : value,
    )
    expect((await read({ transactions: inLists })).transactions).toEqual((await read()).transactions)
  })

  it('is scored for the lab by the league’s rules, with bonuses', async () => {
    const { raw } = await readResponses(buildYahooLeague())
    const statistics = await source.readStatistics(raw)
    expect(statistics?.scoring).toEqual([
      { statistic: '3', points: 0.04 },
      { statistic: 'bonus_3_300', points: 3 },
      { statistic: '4', points: 4 },
      { statistic: '53', points: 0.5 },
    ])
    expect(amountsOf(statistics, 11)).toEqual({ 3: 300, bonus_3_300: 1, 4: 2 })
  })

  it('cuts yards to whole points where the league uses no fractions', async () => {
    const { raw } = await readResponses(buildYahooLeague({ settings: { uses_fractional_points: '0' } }))
    const statistics = await source.readStatistics(raw)
    expect(statistics?.scoring[0]).toEqual({ statistic: 'whole_3', points: 1 })
    expect(amountsOf(statistics, 11)).toMatchObject({ 3: 300, whole_3: 12 })
  })
})

describe('the way to the title, which Yahoo does not mark', () => {
  const kinds = async (sketch: YahooSketch) =>
    judgeSeason(await read(sketch)).matchups.flatMap(({ kind, matchupPeriod, home }) =>
      kind === 'regular' ? [] : [`${matchupPeriod}: ${home.teamId} ${kind}`],
    )

  it('is found from the final ranks backwards', async () => {
    const judged = judgeSeason(await read())
    expect(judged.title.championId).toBe(1)
    expect(judged.title.final?.loserId).toBe(2)
    expect(await kinds({})).toEqual([
      '4: 4 winners-bracket',
      '4: 2 winners-bracket',
      '4: 5 losers-consolation',
      '5: 2 winners-bracket',
      '5: 3 winners-consolation',
      '5: 6 losers-consolation',
    ])
    expect(judged.verdictNotes).toContain(
      'Yahoo doesn’t say which playoff games are for the title, so they’re found from its final ranks.',
    )
  })

  it('is found by who won where the ranks are missing', async () => {
    const answers = buildYahooLeague()
    delete answers[`league/${key}/standings`]
    const { league, raw } = await readResponses(answers)
    const judged = judgeSeason(await source.readSeason(raw, league))
    expect(judged.title.championId).toBe(1)
    expect(judged.verdictNotes).toContain(
      'Yahoo doesn’t say which playoff games are for the title, so they’re found from who won.',
    )
  })

  it('follows who has not lost while the playoffs are played', async () => {
    expect(await kinds({ week: 5 })).toEqual([
      '4: 4 winners-bracket',
      '4: 2 winners-bracket',
      '4: 5 losers-consolation',
      '5: 2 winners-bracket',
      '5: 3 winners-consolation',
      '5: 6 losers-consolation',
    ])
  })

  it('stays where two teams that are out share a rank', async () => {
    const judged = judgeSeason(await read({ ranks: { 5: 5, 6: 5 } }))
    expect([...(judged.finalRanks?.values() ?? [])].toSorted()).toEqual([1, 2, 3, 4, 5, 6])
    expect(judged.title.championId).toBe(1)
  })
})

describe('a season that is not over', () => {
  it('has points of the running week, and Yahoo’s projection and chance', async () => {
    const { matchups, status, teams } = await read({ week: 2 })
    expect(status).toMatchObject({ phase: null, currentWeek: 2, scoredWeeks: [1] })
    const running = matchups.filter(({ matchupPeriod }) => matchupPeriod === 2)
    expect(running.map(({ winner }) => winner)).toEqual(['open', 'open', 'open'])
    expect(running[0]?.home).toMatchObject({ points: 90, hostProjection: 77.5, hostChance: 0.5 })
    expect(matchups.find(({ matchupPeriod }) => matchupPeriod === 3)?.home.points).toBe(null)
    expect(teams.every(({ finalRank }) => finalRank === null)).toBe(true)
  })

  it('of a renewed league that was never played is over without a game', async () => {
    const league = { draft_status: 'predraft', is_finished: null, league_update_timestamp: null }
    const judged = judgeSeason(await read({ league }))
    expect([judged.status.phase, judged.status.isPlayed, judged.finalRanks]).toEqual(['complete', false, null])
  })
})

describe('answers that are none', () => {
  it.each([
    '<!DOCTYPE html><title>Sign in</title>',
    { error: { description: 'You must be logged in to view this league.' } },
  ])('such as a page of Yahoo’s sign-in are refused in a sentence', async (page) => {
    const answers = { ...buildYahooLeague(), [`league/${key}/settings`]: page }
    await expect(readResponses(answers)).rejects.toThrow('another page in place of league 449.l.4711')
    const { league, raw } = await readResponses({ ...buildYahooLeague(), [`league/${key}/scoreboard;week=2`]: page })
    await expect(source.readSeason(raw, league)).rejects.toThrow('scoreboard-02.json: expected fantasy_content.league')
  })

  it('of leagues without weekly games, and of those that drop a team a week, are refused by name', async () => {
    await expect(read({ league: { scoring_type: 'point' } })).rejects.toThrow('doesn’t play weekly games')
    await expect(read({ league: { is_guillotine: '1' } })).rejects.toThrow('eliminates a team every week')
  })

  it('leaves out one odd value, and says so', async () => {
    const answers = buildYahooLeague()
    const standings = JSON.parse(
      JSON.stringify(answers[`league/${key}/standings`]).replace('"faab_balance":"88"', '"faab_balance":"much"'),
    )
    const { league, raw } = await readResponses({ ...answers, [`league/${key}/standings`]: standings })
    const { teams, warnings } = await source.readSeason(raw, league)
    expect(teams.length).toBe(teamIds.length)
    expect(warnings[0]?.message).toMatch('One value of the standings couldn’t be read')
  })

  it('says in a sentence what Yahoo does not say of a season, and nothing of a season that lacks none of it', async () => {
    const about = async (sketch: YahooSketch) => (await read(sketch)).warnings.map(({ message }) => message).join(' ')
    const words = await about({})
    for (const word of [
      'NFL team of today',
      'failed claims',
      'commissioner',
      'FAAB budget',
      'keepers',
      'traded pick is for',
    ])
      expect(words).toContain(word)
    expect(await about({ transactions: [], settings: { uses_faab: '0' } })).not.toMatch(
      /claims|commissioner|FAAB|traded/,
    )
    expect(await about({ league: { draft_status: 'predraft', is_finished: null } })).not.toMatch(/ties|schedule/)
  })

  it('requests nothing', async () => {
    await expect(source.fetchSeason(leagueId, {} as never)).rejects.toThrow('only to its members')
    expect(teamKey(1)).toContain(key)
  })
})
