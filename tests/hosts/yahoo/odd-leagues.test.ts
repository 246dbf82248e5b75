/** What is rare in a league of Yahoo: two managers of a team, tied playoff games, shared ranks, a season that was never played. */
import { describe, expect, it } from 'vitest'
import { joinLeague } from '../../../src/book/joined-league.ts'
import { noJoin } from '../../../src/contract/league-join.ts'
import type { LeagueRef } from '../../../src/domain/identity.ts'
import type { Season } from '../../../src/domain/season.ts'
import { handleHistory } from '../../../src/handlers/history.ts'
import { handleManagerHistory } from '../../../src/handlers/history-manager.ts'
import { joinSeasons } from '../../../src/handlers/join-seasons.ts'
import { toYahooManagerKey } from '../../../src/hosts/yahoo/clean-response.ts'
import { readYahooSeason } from '../../../src/hosts/yahoo/read-league-season.ts'
import { judgeSeason } from '../../../src/verdict/judge-season.ts'
import { duel } from '../../analytics/history/build-history.ts'
import { expectResponses } from '../../handlers/expect-responses.ts'
import { openMemoryFolder } from '../espn/memory-folder.ts'
import {
  type Answers,
  buildYahooLeague,
  guidOf,
  key,
  leagueId,
  regularPairs,
  season,
  teamKey,
  toFiles,
  type YahooSketch,
} from './build-yahoo-league.ts'

const league: LeagueRef = { host: 'yahoo', leagueId }

async function judge(answers: Answers, id = leagueId, year = season): Promise<Season> {
  const raw = openMemoryFolder(toFiles(answers) as Parameters<typeof openMemoryFolder>[0])
  const judged = judgeSeason(await readYahooSeason(raw, { leagueId: id, season: year }))
  expectResponses(judged)
  return judged
}

const inputOf = (seasons: readonly Season[], join = noJoin) =>
  joinSeasons(seasons, { joined: joinLeague(league, null, join), reasons: new Map() })
const historyOf = (seasons: readonly Season[], join = noJoin) => handleHistory(inputOf(seasons, join))

/** The league two games on, under another key. */
function ofAnotherYear(sketch: YahooSketch, leagueKey: string): Answers {
  return JSON.parse(JSON.stringify(buildYahooLeague(sketch)).replaceAll(key, leagueKey))
}

type Fields = Record<string, unknown>

/** Every record in the answers that `is` picks, with other fields. */
function change(answers: Answers, is: (record: Fields) => boolean, fields: Fields): Answers {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    const record = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one)]))
    return is(record) ? { ...record, ...fields } : record
  }
  return walk(answers) as Answers
}

const manager = (number: number, rest: Fields = {}) => ({
  manager: { manager_id: String(number), nickname: `Manager ${number}`, guid: guidOf(number), ...rest },
})

/** The team with these managers, wherever it is named. */
const managedBy = (answers: Answers, team: number, managers: unknown[]) =>
  change(answers, ({ team_key, managers: known }) => team_key === teamKey(team) && known !== undefined, { managers })

const keyOf = (number: number) => toYahooManagerKey(guidOf(number))

describe('a team with two managers', () => {
  const together = () => managedBy(buildYahooLeague(), 1, [manager(7, { is_comanager: '1' }), manager(1)])

  it('is its manager’s, however they are listed; the other is named with him', async () => {
    const { teams } = await judge(together())
    expect([teams[0]?.ownerKeys, teams[0]?.ownerNames]).toEqual([
      [keyOf(1), keyOf(7)],
      ['Manager 1', 'Manager 7'],
    ])
    const { managers } = historyOf([await judge(together())])
    expect(managers.map(({ key: one }) => one).sort()).toEqual([1, 2, 3, 4, 5, 6].map(keyOf).sort())
    const { seasons } = handleManagerHistory(inputOf([await judge(together())]), { key: keyOf(1) })
    expect(seasons.map(({ coManagers }) => coManagers)).toEqual([[{ key: null, name: 'Manager 7' }]])
  })

  it('has a record of its own in the year in which the other one manages a team alone', async () => {
    const before = ofAnotherYear(
      { league: { league_key: '423.l.815', season: 2023, renew: null, renewed: '449_4711' } },
      '423.l.815',
    )
    const first = await judge(
      change(before, ({ team_key, managers }) => team_key === '423.l.815.t.1' && managers !== undefined, {
        managers: [manager(7)],
      }),
      '423000000815',
      2023,
    )
    const { managers } = historyOf([first, await judge(together())])
    const yearsOf = (number: number) => managers.find(({ key: one }) => one === keyOf(number))?.seasonYears
    expect([yearsOf(7), yearsOf(1), yearsOf(2)]).toEqual([[2023], [2024], [2023, 2024]])
  })

  it('is proposed by its manager’s name, not by the other’s', async () => {
    const old = duel(2021, ['e0', 'e1'], [[100, 90]])
    const espn: Season = {
      ...old,
      host: 'espn',
      leagueId: '4242',
      // Teams with names that no team at Yahoo has.
      teams: old.teams.map((team, index) => ({
        ...team,
        name: `Old ${index}`,
        ownerNames: [index === 0 ? 'manager 1' : 'Manager 7'],
      })),
    }
    const join = { ...noJoin, also: [{ host: 'espn', leagueId: '4242' } as const] }
    const { proposedPairs } = historyOf([espn, await judge(together())], join)
    expect(proposedPairs.map(({ key: one, otherKey, sign }) => [one, otherKey, sign])).toEqual([
      ['e0', keyOf(1), 'same-name'],
    ])
  })
})

describe('managers of whom Yahoo says little', () => {
  it('are nobody where their account is gone: Yahoo gives all of these one id', async () => {
    const gone = (team: number) => [manager(team, { nickname: 'A Yahoo User', guid: '--' })]
    const answers = managedBy(managedBy(buildYahooLeague(), 1, gone(1)), 2, gone(2))
    const judged = await judge(answers)
    expect(judged.teams.map(({ ownerKeys }) => ownerKeys)).toEqual([[], [], ...[3, 4, 5, 6].map((one) => [keyOf(one)])])
    expect(
      historyOf([judged])
        .managers.map(({ key: one }) => one)
        .sort(),
    ).toEqual([3, 4, 5, 6].map(keyOf).sort())
  })

  it.each(['-- hidden --', '--hidden--', ' -- Hidden --'])('have no name where it says %j', async (nickname) => {
    const { teams } = await judge(managedBy(buildYahooLeague(), 1, [manager(1, { nickname })]))
    expect([teams[0]?.ownerNames, teams[0]?.ownerKeys]).toEqual([[], [keyOf(1)]])
  })
})

/** The team's game of a week. */
const isGame = (week: number, team: number) => (record: Fields) =>
  Array.isArray(record.teams) &&
  record.week === String(week) &&
  JSON.stringify(record.teams).includes(`"${teamKey(team)}"`)

describe('a tied playoff game', () => {
  const tie = (answers: Answers, week: number, home: number, winner: number | null) => {
    const named = winner === null ? {} : { winner_team_key: teamKey(winner) }
    const tied = change(answers, isGame(week, home), { is_tied: 1, winner_team_key: null, ...named })
    return change(
      tied,
      (record) => record.week === week && typeof record.total === 'string' && record.coverage_type === 'week',
      {
        total: '80.00',
      },
    )
  }
  const gameOf = ({ matchups }: Season, week: number, team: number) =>
    matchups.find(
      ({ matchupPeriod, home, away }) => matchupPeriod === week && [home, away].some((side) => side?.teamId === team),
    )

  it('is won by who Yahoo names', async () => {
    const judged = await judge(tie(buildYahooLeague({ ranks: { 1: 2, 2: 1 } }), 5, 2, 2))
    const final = gameOf(judged, 5, 2)
    expect([final?.home.points, final?.away?.points, final?.winner]).toEqual([80, 80, 'home'])
    expect([judged.title.championId, judged.title.final?.loserId]).toEqual([2, 1])
  })

  it.each([
    [{ 1: 1, 2: 2 }, 1],
    [{ 1: 2, 2: 1 }, 2],
  ])('whose winner Yahoo does not name is won by who is ranked first: %j', async (ranks, champion) => {
    const judged = await judge(tie(buildYahooLeague({ ranks }), 5, 2, null))
    expect([judged.title.championId, judged.title.final?.winnerId]).toEqual([champion, champion])
  })

  it('in the round before is won by who plays on for the title', async () => {
    const judged = await judge(tie(buildYahooLeague(), 4, 4, null))
    expect(gameOf(judged, 4, 4)?.winner).toBe('away')
    expect(judged.exits.get(4)?.matchupPeriod).toBe(4)
  })

  it('of the regular season stays a tie in both records', async () => {
    const judged = await judge(
      change(tie(buildYahooLeague(), 1, 1, null), (record) => 'outcome_totals' in record, { outcome_totals: null }),
    )
    expect(gameOf(judged, 1, 1)?.winner).toBe('tie')
    const rows = judged.table.map(({ teamId, wins, losses, ties }) => [teamId, wins, losses, ties])
    expect(rows.filter(([id]) => id === 1 || id === 6)).toEqual([
      [1, 2, 0, 1],
      [6, 0, 2, 1],
    ])
  })
})

describe('teams that share a rank', () => {
  const placesOf = ({ finalRanks }: Season) =>
    [...(finalRanks ?? [])].toSorted(([, a], [, b]) => a - b).map(([id]) => id)

  it.each<[string, Record<number, number>]>([
    ['third place', { 3: 3, 4: 3 }],
    ['a rank of teams that are out', { 5: 5, 6: 5 }],
    ['a rank, and the next one is not left out', { 4: 3, 5: 4, 6: 5 }],
  ])('%s: each has a place of its own, and the title stays', async (_, ranks) => {
    const judged = await judge(buildYahooLeague({ ranks }))
    expect(placesOf(judged)).toEqual([1, 2, 3, 4, 5, 6])
    expect([judged.title.championId, judged.title.final?.loserId]).toEqual([1, 2])
    expect(gamesForTitle(judged)).toEqual(['4: 4–1', '4: 2–3', '5: 2–1'])
  })

  it('have the places of their game, where they played for it', async () => {
    const lost = change(buildYahooLeague({ ranks: { 3: 3, 4: 3 } }), isGame(5, 3), { winner_team_key: teamKey(4) })
    const judged = await judge(lost)
    expect(placesOf(judged)).toEqual([1, 2, 4, 3, 5, 6])
    expect(judged.warnings.map(({ message }) => message)).toContainEqual(
      'Yahoo gives final rank 3 to Team 3 and Team 4. Here each has a place of its own: their playoff games decide, then their regular season.',
    )
  })

  it('have the places of their regular season, where they played no game', async () => {
    // Each of the teams that are out plays somebody else: 5 and 6 have three losses each, 6 now has more points.
    const apart = change(
      buildYahooLeague({ ranks: { 5: 5, 6: 5 }, pairs: [...regularPairs, [[4, 1], [2, 3]], [[2, 1], [3, 4]]] }), // biome-ignore format: a week a line
      (record) => record.points_for === '120',
      { points_for: '160' },
    )
    expect(placesOf(await judge(apart))).toEqual([1, 2, 3, 4, 6, 5])
  })

  it('the first: the final says who won', async () => {
    const judged = await judge(buildYahooLeague({ ranks: { 2: 1 } }))
    expect([judged.title.championId, judged.finalRanks?.get(2)]).toEqual([1, 2])
  })

  it('the second: the final is the game of the winners', async () => {
    const judged = await judge(buildYahooLeague({ ranks: { 3: 2 } }))
    expect([judged.title.championId, judged.title.final?.loserId]).toEqual([1, 2])
  })

  it('the second: of two who did not meet, the one who played the final, whatever their regular season', async () => {
    const worse = change(buildYahooLeague({ ranks: { 4: 2, 3: 4 } }), ({ playoff_seed }) => playoff_seed === '2', {
      outcome_totals: { wins: 0, losses: 3, ties: 0 },
    })
    const judged = await judge(worse)
    expect(placesOf(judged)).toEqual([1, 2, 4, 3, 5, 6])
    expect([judged.title.championId, judged.title.final?.loserId]).toEqual([1, 2])
    expect(gamesForTitle(judged)).toEqual(['4: 4–1', '4: 2–3', '5: 2–1'])
  })
})

const gamesForTitle = ({ matchups }: Season) =>
  matchups
    .filter(({ kind, away }) => kind === 'winners-bracket' && away)
    .map(({ matchupPeriod, home, away }) => `${matchupPeriod}: ${home.teamId}–${away?.teamId}`)

describe('a league that was renewed and never drafted', () => {
  const renewed = {
    league_key: '461.l.5',
    season: 2025,
    renew: '449_4711',
    draft_status: 'predraft',
    is_finished: null,
    league_update_timestamp: null,
  }
  const neverPlayed = async () =>
    judge(
      change(
        ofAnotherYear({ league: { ...renewed, current_week: null } }, '461.l.5'),
        (record) => 'team_key' in record && Array.isArray(record.managers),
        { managers: [manager(1)] },
      ),
      '461000000005',
      2025,
    )

  it('has no champion and no running week', async () => {
    const { status, title, finalRanks } = await neverPlayed()
    expect([status.phase, status.isPlayed, status.runningWeek, title.championId, finalRanks]).toEqual([
      'complete',
      false,
      null,
      null,
      null,
    ])
  })

  it('leaves the season before it the newest of the history: its managers are the league’s', async () => {
    const { managers, seasons } = historyOf([await judge(buildYahooLeague()), await neverPlayed()])
    expect(seasons.map(({ season: year, known, isPlayed }) => [year, known === 'missing' ? null : isPlayed])).toEqual([
      [2023, null],
      [2024, true],
      [2025, false],
    ])
    expect(managers.map(({ isCurrent }) => isCurrent)).toEqual(managers.map(() => true))
    expect(managers.flatMap(({ titleYears }) => titleYears)).toEqual([2024])
  })
})

describe('a final of two weeks', () => {
  const final = [[2, 1], [3, 4], [5, 6]] as const // biome-ignore format: a week a line
  const twoWeeks = (rest: YahooSketch = {}) =>
    buildYahooLeague({
      pairs: [...regularPairs, final, final.toReversed()],
      settings: { num_playoff_teams: 2, has_multiweek_championship: 1 },
      ...rest,
    })
  const roundsOf = ({ settings }: Season) =>
    settings.matchupPeriods.filter(({ matchupPeriod }) => matchupPeriod > 3).map(({ weeks }) => weeks)

  it('is one game, though each of its weeks says a first day of its own', async () => {
    const judged = await judge(twoWeeks())
    expect(roundsOf(judged)).toEqual([[4, 5]])
    const { matchup, winnerId, loserId } = judged.title.final ?? {}
    expect([winnerId, loserId, matchup?.home.points, matchup?.away?.points]).toEqual([1, 2, 160, 180])
  })

  it('is one game while its first week is played', async () => {
    const judged = await judge(twoWeeks({ week: 4 }))
    expect(roundsOf(judged)).toEqual([[4, 5]])
    expect(judged.title.championId).toBeNull()
  })

  it('is two rounds where other teams play in the second week', async () => {
    expect(roundsOf(await judge(buildYahooLeague({ settings: { has_multiweek_championship: 1 } })))).toEqual([[4], [5]])
  })
})
