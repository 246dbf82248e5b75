/** A small league's files, checked with a pencil. */
import { describe, expect, it } from 'vitest'
import { computeStandings } from '../../../src/analytics/standings.ts'
import { teamWeekOf } from '../../../src/analytics/team-week.ts'
import type { HostSeason } from '../../../src/domain/host-season.ts'
import { deriveLeagueNumber, fromLeagueId, nextLeagueNumber, toLeagueId } from '../../../src/domain/identity.ts'
import type { Season } from '../../../src/domain/season.ts'
import { readSleeperSeason } from '../../../src/hosts/sleeper/index.ts'
import { judgeSeason } from '../../../src/verdict/judge-season.ts'
import { openMemoryFolder, setAt } from '../espn/memory-folder.ts'
import {
  benchPoints,
  buildSleeperLeague,
  defenseOf,
  draftId,
  type LeagueSketch,
  leagueId,
  playerOf,
  previousLeagueId,
  type SleeperFiles,
  startersOf,
  userIdOf,
} from './build-sleeper-league.ts'

const readDocument = (files: SleeperFiles, leagueNumber?: number) =>
  readSleeperSeason(openMemoryFolder(files), { leagueId, season: null, leagueNumber })
const read = async (files: SleeperFiles, leagueNumber?: number) => judgeSeason(await readDocument(files, leagueNumber))

/** The verdict on the small league after a change to its files. */
async function readWith(change: (files: SleeperFiles) => void, sketch: LeagueSketch = {}): Promise<Season> {
  const files = buildSleeperLeague(sketch)
  change(files)
  return read(files)
}

const at = (files: SleeperFiles, file: string, path: string, value: unknown) => setAt(files[file], path, value)
const settings = (files: SleeperFiles, name: string, value: unknown) =>
  at(files, 'league.json', `settings.${name}`, value)
const ranks = (season: Season) => computeStandings(season).teams.map(({ team }) => team.id)
const lineupOf = (season: Season, week: number, team: number) =>
  season.lineups.find((lineup) => lineup.week === week && lineup.teamId === team)
const playerBy = (season: Season, id: string) =>
  season.players.find(({ hostPlayerId, name }) => hostPlayerId === Number(id) || name === id)
const messages = (season: Pick<HostSeason, 'warnings'> & Partial<Pick<Season, 'verdictNotes'>>) => [
  ...season.warnings.map(({ message }) => message),
  ...(season.verdictNotes ?? []),
]

describe('a finished season', () => {
  it('has teams, managers, records and the points of the matchups', async () => {
    const season = await read(buildSleeperLeague())
    expect(season).toMatchObject({ host: 'sleeper', leagueId, previousLeagueId })
    expect(season.status).toMatchObject({ phase: 'complete', currentWeek: 5, finalWeek: 5, regularSeasonFinalWeek: 3 })
    const [first, , , , , , , last] = season.teams
    expect(first).toMatchObject({ name: 'Team 1', ownerNames: ['manager1'] })
    expect([season.seeds.seedOf.get(1), season.finalRanks?.get(1)]).toEqual([1, 1])
    expect((await readDocument(buildSleeperLeague())).teams[0]?.recordByHost).toEqual({
      wins: 3,
      losses: 0,
      ties: 0,
      pointsFor: 342,
      pointsAgainst: 306,
      missesCorrections: true,
    })
    // A manager without a team name is shown by his own name.
    expect(last).toMatchObject({ name: 'manager8' })
    expect(season.finalRanks?.get(8)).toBe(8)
    expect(season.matchups.filter(({ kind }) => kind === 'regular')).toHaveLength(12)
  })

  it('plays a toilet bowl in which losers advance: its champion is last', async () => {
    const season = await read(buildSleeperLeague())
    expect(ranks(season)).toEqual([1, 2, 5, 6, 3, 4, 7, 8])
    const final = season.bracket?.rounds[1]?.games.find(({ best }) => best === 7)
    expect(final).toMatchObject({
      first: { teamId: 8, from: { outcome: 'loser' } },
      second: { teamId: 7, from: { outcome: 'loser' } },
      matchup: { kind: 'losers-consolation', winner: 'home', home: { teamId: 7 } },
    })
  })

  it('plays a consolation in which winners advance', async () => {
    const season = await readWith((files) => {
      settings(files, 'playoff_type', 1)
      for (const [index, [w, l]] of [
        [3, 8],
        [4, 7],
        [3, 4],
        [7, 8],
      ].entries()) {
        at(files, 'losers-bracket.json', `[${index}].w`, w)
        at(files, 'losers-bracket.json', `[${index}].l`, l)
      }
      at(files, 'losers-bracket.json', '[2].t1', 3)
      at(files, 'losers-bracket.json', '[2].t2', 4)
    })
    expect(ranks(season)).toEqual([1, 2, 5, 6, 3, 4, 7, 8])
  })

  it('starts superflex and defenders, and leaves an empty slot empty', async () => {
    const season = await readWith((files) => {
      at(files, 'matchups-02.json', '[0].starters[2]', '0')
      at(files, 'matchups-02.json', '[0].starters_points[2]', 0)
    })
    const slots = lineupOf(season, 1, 1)?.entries.map(({ slot }) => slot)
    expect(slots).toEqual(['QB', 'RB', 'FLEX', 'OP', 'DP', 'D/ST', 'BENCH', 'BENCH', 'BENCH'])
    const open = lineupOf(season, 2, 1)?.entries.map(({ slot }) => slot)
    expect(open).toEqual(['QB', 'RB', 'OP', 'DP', 'D/ST', 'BENCH', 'BENCH', 'BENCH', 'BENCH'])
    expect(playerBy(season, playerOf(1, 5))).toMatchObject({ position: 'LB', eligibleSlots: ['LB', 'DP'] })
    expect(playerBy(season, 'Defense 1 D/ST')).toMatchObject({ position: 'D/ST', nflTeam: 'BAL', hostPlayerId: -14637 })
    expect(season.settings.lineupSlots).toContainEqual({ slot: 'TAXI', count: 1 })
  })

  it('leaves slots of starters empty who were moved to another team’s roster after the games', async () => {
    const season = await readWith((files) => {
      const rows = files['matchups-02.json'] as unknown as {
        players: string[]
        players_points: Record<string, number>
      }[]
      const [one, two] = rows
      if (!one || !two) throw new Error('no rows')
      Object.assign(one, {
        players: two.players,
        players_points: two.players_points,
        starters_points: [0, 0, 0, 0, 0, 0],
        points: 0,
      })
      Object.assign(two, {
        players: [...startersOf(1)],
        players_points: {},
        starters_points: [0, 0, 0, 0, 0, 0],
        points: 0,
      })
      Object.assign(two.players_points, Object.fromEntries(startersOf(1).map((player) => [player, 19])))
    })
    expect(lineupOf(season, 2, 1)?.entries.map(({ slot }) => slot)).toEqual(Array(9).fill('BENCH'))
    expect(teamWeekOf(season, 1, 2)).toMatchObject({ optimal: { actualPoints: 0, optimalPoints: 6 * 18 } })
    expect(teamWeekOf(season, 2, 2)).toMatchObject({ optimal: { actualPoints: 0, optimalPoints: 6 * 19 } })
    expect(season.warnings.map(({ message }) => message)).toContain(
      'Some starters in week 2 are on another team’s roster by now and score nothing at Sleeper, so their slots are shown as empty.',
    )
  })

  it('says once for all teams that records count a week of which nothing was recorded', async () => {
    const season = await readWith((files) => {
      delete files['matchups-02.json']
    })
    expect(season.table[0]).toMatchObject({ wins: 3, losses: 0, byMatchups: { wins: 2, losses: 0 } })
    expect(season.verdictNotes).toEqual([
      'Sleeper’s records count week 2, which has no recorded matchups. Standings show Sleeper’s.',
    ])
  })

  it('counts the commissioner’s points, and reports his changes', async () => {
    const season = await readWith((files) => at(files, 'matchups-01.json', '[1].custom_points', 200.5))
    const matchup = season.matchups.find(({ weeks, away }) => weeks[0] === 1 && away?.teamId === 2)
    expect(matchup).toMatchObject({ winner: 'away', away: { points: 200.5, adjustment: 92.5 } })
    expect(matchup?.away?.pointsByWeek).toEqual([{ week: 1, points: 108 }])
  })

  it('has the starters’ points of a week whose score the commissioner set, also if Sleeper has no sum of them', async () => {
    const season = await readWith((files) => {
      at(files, 'matchups-01.json', '[1].custom_points', 200.5)
      at(files, 'matchups-01.json', '[1].points', null)
    })
    const matchup = season.matchups.find(({ weeks, away }) => weeks[0] === 1 && away?.teamId === 2)
    expect(matchup?.away).toMatchObject({ points: 200.5, adjustment: 92.5, pointsByWeek: [{ week: 1, points: 108 }] })
  })

  it('lists moves: failed claims with their bids, traded picks and dollars, commissioner’s moves', async () => {
    const { transactions } = await read(buildSleeperLeague())
    expect(transactions.map(({ kind, status, week }) => [kind, status, week])).toEqual([
      ['add', 'executed', 1],
      ['waiver', 'executed', 2],
      ['waiver', 'failed', 2],
      ['trade', 'executed', 2],
      ['drop', 'executed', 3],
    ])
    const [, won, lost, trade, byCommissioner] = transactions
    expect(won).toMatchObject({ teamId: 2, bidDollars: 12, failureReason: null })
    expect(lost).toMatchObject({ teamId: 3, bidDollars: 7, failureReason: 'outbid' })
    expect(trade?.draftPicks).toEqual([
      { season: 2026, round: 1, overallPick: null, originalTeamId: 6, fromTeamId: 5, toTeamId: 4 },
    ])
    expect(trade?.budgetDollars).toEqual([{ dollars: 9, fromTeamId: 5, toTeamId: 4 }])
    expect(trade?.items).toMatchObject([{ action: 'trade', fromTeamId: 4, toTeamId: 5 }])
    expect(byCommissioner).toMatchObject({ isByCommissioner: true, teamId: 8 })
  })

  it('reads a traded pick without a previous owner: between two teams it is the other one', async () => {
    const season = await readWith((files) =>
      at(files, 'transactions-02.json', '[2].draft_picks[0].previous_owner_id', null),
    )
    const trade = season.transactions.find(({ kind }) => kind === 'trade')
    expect(trade?.draftPicks).toMatchObject([{ fromTeamId: 5, toTeamId: 4 }])
    expect(messages(season)).not.toContainEqual(expect.stringMatching(/couldn’t be read/))
  })

  it('knows whose pick a team used, who has the picks to come, and how many rounds they have', async () => {
    const season = await readWith((files) => {
      settings(files, 'pick_trading', 1)
      settings(files, 'draft_rounds', 3)
      const picks = [
        { season: '2026', round: 2, roster_id: 3, owner_id: 1, previous_owner_id: 3 },
        { season: 'soon', round: 2, roster_id: 3, owner_id: 1 },
      ]
      Object.assign(files, { 'traded-picks.json': picks })
    })
    expect(season.drafts[0]?.picks.slice(0, 3).map(({ teamId, originalTeamId }) => [teamId, originalTeamId])).toEqual([
      [2, 1],
      [1, 2],
      [3, 3],
    ])
    expect(season.tradedPicks).toEqual([{ season: 2026, round: 2, originalTeamId: 3, ownerTeamId: 1 }])
    expect(season.settings.futureDraftRounds).toBe(3)
    const redraft = await readWith((files) => {
      settings(files, 'type', 0)
      settings(files, 'pick_trading', 1)
      settings(files, 'draft_rounds', 3)
    })
    expect([redraft.settings.futureDraftRounds, redraft.tradedPicks]).toEqual([undefined, undefined])
  })

  it('lists no trade of a team with itself', async () => {
    const season = await readWith((files) => {
      at(files, 'transactions-03.json', '[0].adds', { [playerOf(8, 6)]: 8 })
      at(files, 'transactions-02.json', '[2].adds', { [playerOf(4, 7)]: 4 })
      at(files, 'transactions-02.json', '[2].drops', { [playerOf(4, 7)]: 4 })
      at(files, 'transactions-02.json', '[2].draft_picks', [])
      at(files, 'transactions-02.json', '[2].waiver_budget', [])
    })
    expect(season.transactions.filter(({ kind }) => kind === 'trade' || kind === 'add')).toHaveLength(1)
  })

  it('counts dollars as spent that bids cost, not those that were traded', async () => {
    const season = await readWith((files) => {
      at(files, 'rosters.json', '[3].settings.waiver_budget_used', -9)
      at(files, 'rosters.json', '[4].settings.waiver_budget_used', 20)
    })
    expect(season.teams.slice(3, 5).map(({ budgetSpentDollars }) => budgetSpentDollars)).toEqual([0, 11])
  })

  it('assigns a traded pick to its user', async () => {
    const {
      drafts: [draft],
      players,
    } = await read(buildSleeperLeague())
    expect(draft?.picks.slice(0, 2).map(({ teamId }) => teamId)).toEqual([2, 1])
    expect(players[0]).toMatchObject({ number: 1, hostPlayerId: Number(playerOf(2, 7)) })
  })

  it('has no owner for a team without a manager, and all of several', async () => {
    const season = await readWith((files) => {
      at(files, 'rosters.json', '[2].owner_id', null)
      at(files, 'rosters.json', '[0].co_owners', [userIdOf(4)])
    })
    expect(season.teams[2]).toMatchObject({ name: 'Team 3', ownerNames: [], ownerKeys: [] })
    expect(season.teams[0]?.ownerNames).toEqual(['manager1', 'manager4'])
    expect(season.teams[0]?.ownerKeys[1]).toBe(season.teams[3]?.ownerKeys[0])
  })

  it('puts division winners first, separated by their division record', async () => {
    const season = await readWith((files) => {
      settings(files, 'divisions', 2)
      for (const team of [1, 2, 3, 4, 5, 6, 7, 8]) {
        at(files, 'rosters.json', `[${team - 1}].settings.division`, [3, 7, 8].includes(team) ? 2 : 1)
      }
      files['winners-bracket.json'] = [] as never
      files['losers-bracket.json'] = [] as never
    })
    // 3 and 7 have one win each, and 3 scored more; 7 won it within the division.
    expect(season.seeds.order).toEqual([1, 7, 5, 2, 6, 3, 4, 8])
    expect(season.teams[2]).toMatchObject({ divisionId: 2, divisionName: 'West' })
    expect(messages(season)).toContainEqual(expect.stringMatching(/^Sleeper’s brackets don’t show a champion/))
  })

  it('seeds the teams by Sleeper’s ranks if present', async () => {
    const season = await readWith((files) => {
      for (const [index, rank] of [2, 1, 3, 4, 5, 6, 7, 8].entries()) {
        at(files, 'rosters.json', `[${index}].settings.rank`, rank)
      }
      files['winners-bracket.json'] = [] as never
    })
    expect(season.teams.map(({ id }) => season.seeds.seedOf.get(id))).toEqual([2, 1, 3, 4, 5, 6, 7, 8])
  })

  it('plays rounds of two weeks as one matchup each', async () => {
    const season = await readWith((files) => {
      settings(files, 'playoff_week_start', 2)
      settings(files, 'playoff_round_type', 2)
      files['matchups-03.json'] = structuredClone(files['matchups-02.json']) as never
    })
    expect(season.settings.matchupPeriods).toEqual([
      { matchupPeriod: 1, weeks: [1] },
      { matchupPeriod: 2, weeks: [2, 3] },
      { matchupPeriod: 3, weeks: [4, 5] },
    ])
    const round = season.matchups.filter(({ matchupPeriod }) => matchupPeriod === 2)
    expect(round[0]).toMatchObject({ weeks: [2, 3], home: { teamId: 1, points: 228 }, status: 'final' })
  })

  it('plays a last round of two weeks', async () => {
    const season = await readWith((files) => {
      settings(files, 'playoff_week_start', 3)
      settings(files, 'playoff_round_type', 1)
    })
    expect(season.settings.matchupPeriods.slice(-2).map(({ weeks }) => weeks)).toEqual([[3], [4, 5]])
  })

  it('has a second result a week in a median league, as Sleeper counts it', async () => {
    const season = await readWith((files) => {
      settings(files, 'league_average_match', 1)
      for (const team of [1, 2, 3, 4, 5, 6, 7, 8]) {
        const roster = (files['rosters.json'] as unknown as { settings: { wins: number; losses: number } }[])[team - 1]
        if (team <= 4) at(files, 'rosters.json', `[${team - 1}].settings.wins`, (roster?.settings.wins ?? 0) + 3)
        else at(files, 'rosters.json', `[${team - 1}].settings.losses`, (roster?.settings.losses ?? 0) + 3)
      }
    })
    const rows = computeStandings(season).teams.map(({ team, regularSeason }) => [team.id, regularSeason.wins])
    expect(new Map(rows as [number, number][])).toEqual(
      new Map([
        [1, 6],
        [2, 5],
        [5, 3],
        [6, 2],
        [3, 4],
        [4, 3],
        [7, 1],
        [8, 0],
      ]),
    )
  })

  it('reads keepers and prices of an auction', async () => {
    const season = await readWith((files) => {
      at(files, 'drafts.json', '[0].type', 'auction')
      const picks = `draft-picks-${draftId}.json`
      at(files, picks, '[0].metadata.amount', '37')
      at(files, picks, '[1].is_keeper', true)
      settings(files, 'type', 1)
    })
    expect(season.settings).toMatchObject({ draftType: 'auction', leagueType: 'keeper' })
    expect(season.drafts[0]?.picks[0]).toMatchObject({ bidDollars: 37, isKeeper: false })
    expect(season.drafts[0]?.picks[1]).toMatchObject({ bidDollars: null, isKeeper: true })
  })

  it('marks best ball lineups as automatic', async () => {
    const season = await readWith((files) => settings(files, 'best_ball', 1))
    expect(season.settings.isBestBall).toBe(true)
  })

  it('ends with the last playoff week: later rows count for nothing', async () => {
    const season = await readWith((files) => {
      files['matchups-06.json'] = files['matchups-05.json'] as never
    })
    expect(Math.max(...season.matchups.flatMap(({ weeks }) => weeks))).toBe(5)
    expect(season.players.flatMap(({ weeks }) => weeks).some(({ week }) => week > 5)).toBe(false)
  })
})

describe('a season that is not over', () => {
  it('has teams and rules before its draft', async () => {
    const season = await read(buildSleeperLeague({ status: 'pre_draft', leg: 0, scored: 0 }))
    expect(season.status).toMatchObject({ phase: 'pre-draft', currentWeek: 0, finalWeeks: [] })
    expect([season.teams.length, season.matchups.length, season.lineups.length]).toEqual([8, 0, 0])
    expect(season.drafts[0]).toMatchObject({ state: 'to-come', picks: [] })
  })

  it('has a schedule and the first week’s lineups before its first game', async () => {
    const season = await read(buildSleeperLeague({ status: 'in_season', leg: 1, scored: 0 }))
    expect(season.status).toMatchObject({ phase: 'pre-season', currentWeek: 0 })
    expect(season.matchups.filter(({ kind }) => kind === 'regular')).toHaveLength(12)
    expect(season.matchups.every(({ status, home }) => status === 'scheduled' && home.points === null)).toBe(true)
    expect([...new Set(season.lineups.map(({ week }) => week))]).toEqual([1])
  })

  it('shows a running week whose games count nowhere, with who is on reserve and on the taxi squad now', async () => {
    const season = await readWith(
      (files) => {
        at(files, 'matchups-03.json', '[0].points', 19)
        at(files, 'matchups-03.json', '[0].starters_points[0]', 19)
        at(files, 'matchups-03.json', `[0].players_points.${playerOf(1, 1)}`, 19)
      },
      { status: 'in_season', leg: 3, scored: 2 },
    )
    expect(season.status).toMatchObject({ phase: 'in-season', currentWeek: 3, finalWeeks: [1, 2] })
    const running = season.matchups.filter(({ status }) => status === 'in-progress')
    expect(running).toMatchObject([
      { weeks: [3], home: { teamId: 1, points: 19 }, away: { teamId: 4, points: 0 }, winner: null },
    ])
    const bench = lineupOf(season, 3, 1)
      ?.entries.slice(6)
      .map(({ slot }) => slot)
    expect(bench).toEqual(['BENCH', 'TAXI', 'IR'])
    expect(
      lineupOf(season, 2, 1)
        ?.entries.slice(6)
        .map(({ slot }) => slot),
    ).toEqual(['BENCH', 'BENCH', 'BENCH'])
    expect([season.seeds.isFinal, season.finalRanks]).toEqual([false, null])
    expect(playerBy(season, playerOf(1, 1))?.injuryStatus).toBe('QUESTIONABLE')
    expect(playerBy(season, playerOf(1, 1))?.idsElsewhere).toEqual({ espn: 4101, yahoo: 30101 })
    expect(playerBy(season, playerOf(1, 2))?.idsElsewhere).toBeUndefined()
  })

  it('counts the weeks before the current one as final if Sleeper does not name the last scored one', async () => {
    const season = await readWith((files) => settings(files, 'last_scored_leg', null), {
      status: 'in_season',
      leg: 3,
      scored: 2,
    })
    expect(season.status).toMatchObject({ phase: 'in-season', currentWeek: 3, finalWeeks: [1, 2] })
  })

  it('lets the best seeds rest and shows the bracket with its open places', async () => {
    const season = await readWith(
      (files) => {
        settings(files, 'playoff_teams', 3)
        files['losers-bracket.json'] = [] as never
        files['winners-bracket.json'] = [
          { r: 1, m: 1, t1: 5, t2: 2, w: null, l: null },
          { r: 2, m: 2, t1: 1, t2: null, t2_from: { w: 1 }, w: null, l: null, p: 1 },
        ] as never
      },
      { status: 'post_season', leg: 4, scored: 3 },
    )
    const byes = season.matchups.filter(({ away }) => away === null)
    expect(byes).toMatchObject([{ kind: 'winners-bracket', home: { teamId: 1 }, status: 'scheduled' }])
    expect(season.bracket?.rounds[1]?.games[0]).toMatchObject({
      first: { teamId: 1, from: null },
      second: { teamId: null, from: { game: 'r1g2', outcome: 'winner' } },
    })
  })
})

describe('data that Sleeper does not report', () => {
  it('is absent, each with one sentence', async () => {
    const season = await read(buildSleeperLeague())
    expect(messages(season)).toEqual([
      expect.stringMatching(/^Sleeper doesn’t report past injured-reserve/),
      expect.stringMatching(/^Sleeper doesn’t distinguish between not playing/),
      expect.stringMatching(/^We only have a drafted player’s points/),
      expect.stringMatching(/^Sleeper doesn’t report a player’s past NFL teams/),
      expect.stringMatching(/^Sleeper has no projections/),
      expect.stringMatching(/^The NFL schedule is missing/),
    ])
    const weeks = season.players.flatMap((player) => player.weeks)
    expect(weeks.every(({ projectedPoints }) => projectedPoints === null)).toBe(true)
  })

  it('comes from statistics and projections if available', async () => {
    const files = buildSleeperLeague()
    for (const week of [1, 2, 3, 4, 5]) {
      const everybody = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((team) => [
        ...startersOf(team).map((player) => ({
          player_id: player,
          team: defenseOf(team),
          stats: { sack: 20 - team, gp: 1 },
        })),
        ...[6, 7, 8].map((place) => ({
          player_id: playerOf(team, place),
          team: defenseOf(team),
          stats: { sack: benchPoints, gp: 1 },
        })),
      ])
      const free = { player_id: '902', team: 'NYG', stats: { rec: 4, rec_td: 1, gp: 1 } }
      files[`sleeper-stats-0${week}.json`] = { savedInWeek: 7, rows: [...everybody, free] }
      files[`sleeper-projections-0${week}.json`] = {
        savedInWeek: 7,
        rows: [{ player_id: '902', team: 'NYG', stats: { rec: 3, rec_td: 0.5 } }],
      }
    }
    const season = await read(files)
    const claimed = playerBy(season, '902')
    expect(claimed).toMatchObject({ coverage: 'season' })
    expect(claimed?.weeks).toHaveLength(5)
    expect(claimed?.weeks[0]).toEqual({ week: 1, points: 8, projectedPoints: 4.5, nflTeam: 'NYG' })
    expect(messages(season).filter((message) => /projections|NFL team|drafted player/.test(message))).toEqual([])
  })

  it('stays absent if statistics do not match the players’ points', async () => {
    const files = buildSleeperLeague()
    files['sleeper-stats-01.json'] = { savedInWeek: 7, rows: [{ player_id: '101', team: 'BAL', stats: { sack: 3 } }] }
    const season = await read(files)
    expect(messages(season)).toContainEqual(expect.stringMatching(/stats for week 1 don’t match what/))
    expect(playerBy(season, '101')?.weeks[0]?.points).toBe(19)
  })

  it('leaves out lineups without known points, and reports unknown bench points', async () => {
    const season = await readWith((files) => {
      for (const team of [0, 1, 2, 3, 4, 5, 6, 7]) at(files, 'matchups-01.json', `[${team}].players_points`, undefined)
      at(files, 'matchups-01.json', '[0].starters_points', undefined)
    })
    expect(lineupOf(season, 1, 1)).toBeUndefined()
    expect(lineupOf(season, 1, 2)).toMatchObject({ isBenchUnknown: true })
    expect(messages(season)).toContainEqual(expect.stringMatching(/^Some lineups in week 1 have no points/))
    expect(messages(season)).toContainEqual(expect.stringMatching(/^Sleeper has no bench points/))
  })

  it('uses former slots of the league: each starter moves to an eligible slot', async () => {
    const season = await readWith((files) =>
      at(files, 'league.json', 'roster_positions', ['QB', 'RB', 'SUPER_FLEX', 'BN']),
    )
    expect(
      lineupOf(season, 1, 1)
        ?.entries.map(({ slot }) => slot)
        .slice(0, 6),
    ).toEqual(['QB', 'RB', 'OP', 'QB', 'LB', 'D/ST'])
  })
})

describe('odd and hostile files', () => {
  it.each([
    ['league.json', 'settings', 7, /league\.json: settings: expected object, found 7\./],
    ['league.json', 'league_id', '1', /league_id: expected 910000000000000777, found 1\./],
    ['league.json', 'season', '2024x', /season: /],
    ['rosters.json', '', [], /expected at least one team, found none/],
    ['rosters.json', '[0].roster_id', null, null],
    ['matchups-01.json', '', {}, /matchups-01\.json: the response: expected a list, found an object\./],
    ['players.json', '', [], /expected an object of players/],
  ])('%s with %s = %j', async (file, path, value, expected) => {
    const files = buildSleeperLeague()
    if (path === '') files[file] = value as never
    else setAt(files[file], path, value)
    const reading = readSleeperSeason(openMemoryFolder(files), { leagueId, season: 2025 })
    if (expected) await expect(reading).rejects.toThrow(expected)
    else expect(messages(await reading)).toContainEqual(expect.stringMatching(/couldn’t be read and was skipped/))
  })

  it('leaves out a matchup of three teams, a stranger’s row and a team that is listed twice', async () => {
    const season = await readWith((files) => {
      at(files, 'matchups-01.json', '[2].matchup_id', 1)
      at(files, 'matchups-01.json', '[4].roster_id', 77)
      at(files, 'matchups-01.json', '[4].matchup_id', null)
      at(files, 'matchups-02.json', '[1].roster_id', 1)
    })
    expect(messages(season)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/more than two teams share it/),
        expect.stringMatching(/lists a team that isn’t in the league/),
        expect.stringMatching(/list a team twice/),
      ]),
    )
  })

  it('refuses a league of another sport, and an unknown one', async () => {
    const basketball = readWith((files) => {
      at(files, 'league.json', 'sport', 'nba')
      at(files, 'league.json', 'settings.leg', 24)
    })
    await expect(basketball).rejects.toThrow(/isn’t a football league/)
    await expect(readWith((files) => Reflect.deleteProperty(files, 'league.json'))).rejects.toThrow(/is missing/)
  })
})

describe('the numbers of a Sleeper league', () => {
  it('are derived from its id, beyond every ESPN league’s, and exact', async () => {
    const number = deriveLeagueNumber({ host: 'sleeper', leagueId })
    expect(number).toBeGreaterThan(9_999_999_999 / 2)
    expect(deriveLeagueNumber({ host: 'sleeper', leagueId })).toBe(number)
    expect(fromLeagueId(toLeagueId({ leagueNumber: number, season: 2025 }))).toEqual({
      leagueNumber: number,
      season: 2025,
    })
    expect(Number.isSafeInteger(toLeagueId({ leagueNumber: number, season: 2099 }) * 10_000 + 9999)).toBe(true)
    expect((await read(buildSleeperLeague())).leagueNumber).toBe(number)
  })

  it('differ if the store has assigned them to another league', async () => {
    const taken = deriveLeagueNumber({ host: 'sleeper', leagueId })
    const next = nextLeagueNumber(taken)
    expect(next).not.toBe(taken)
    expect((await read(buildSleeperLeague(), next)).leagueNumber).toBe(next)
  })

  it('stay those that players had', async () => {
    const first = await read(buildSleeperLeague())
    const numbers = new Map(first.players.map(({ hostPlayerId, number }) => [hostPlayerId, number + 100]))
    const again = await readSleeperSeason(openMemoryFolder(buildSleeperLeague()), { leagueId, season: 2025, numbers })
    expect(again.players.map(({ number }) => number)).toEqual(first.players.map(({ number }) => number + 100))
  })
})
