/** What a host leaves out is no statement: from its files, through its reader, to the responses. */
import { describe, expect, it } from 'vitest'
import { type Call, handleCall } from '../../scripts/lib/handle-call.ts'
import { leagueIdOf } from '../../src/analytics/public-ids.ts'
import type { CallParameters, EndpointName } from '../../src/contract/endpoints.ts'
import type { ResponseOf } from '../../src/contract/responses/index.ts'
import type { Season } from '../../src/domain/season.ts'
import { readSleeperSeason } from '../../src/hosts/sleeper/index.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { buildEspnLeague, type EspnFiles, setAt } from '../hosts/espn/build-espn-league.ts'
import { openMemoryFolder } from '../hosts/espn/memory-folder.ts'
import { judge } from '../hosts/espn/read-sketch.ts'
import {
  buildSleeperLeague,
  type LeagueSketch,
  leagueId,
  playerOf,
  type SleeperFiles,
} from '../hosts/sleeper/build-sleeper-league.ts'

async function sleeper(change: (files: SleeperFiles) => void, sketch: LeagueSketch = {}): Promise<Season> {
  const files = buildSleeperLeague(sketch)
  change(files)
  return judgeSeason(await readSleeperSeason(openMemoryFolder(files), { leagueId, season: null }))
}

function espn(change: (files: EspnFiles) => void, sketch: Parameters<typeof buildEspnLeague>[0] = {}): Promise<Season> {
  const files = buildEspnLeague(sketch)
  change(files)
  return judge(files)
}

const at = (files: SleeperFiles | EspnFiles, file: string, path: string, value: unknown) =>
  setAt(files[file], path, value)

function responseOf<N extends EndpointName>(season: Season, name: N, parameters: object = {}): ResponseOf<N> {
  const key = { host: season.host, leagueId: season.leagueId, season: season.season }
  const call = { name, parameters: { ...key, ...parameters } as unknown as CallParameters<N> } as unknown as Call
  return handleCall(season, { seasons: [season], asOf: null }, call) as ResponseOf<N>
}

const gamesOf = (season: Season, week: number) =>
  responseOf(season, 'scoreboard', { week }).matchups.map(({ home, away, status }) => [
    status,
    home.points,
    away?.points ?? null,
  ])

describe('points that are missing in a past week', () => {
  const withoutPoints = (files: SleeperFiles, ...fields: string[]) => {
    for (const field of ['points', ...fields]) at(files, 'matchups-02.json', `[0].${field}`, null)
  }

  it('are the starters’ at Sleeper, in the game, its margin and the records', async () => {
    const whole = await sleeper(() => {})
    const season = await sleeper((files) => withoutPoints(files))
    expect(gamesOf(season, 2)).toEqual(gamesOf(whole, 2))
    for (const name of ['recap', 'standings', 'superlatives', 'luck'] as const)
      expect(responseOf(season, name, { leagueId: leagueIdOf(season) })).toEqual(
        responseOf(whole, name, { leagueId: leagueIdOf(whole) }),
      )
  })

  it('are unknown where nothing shows them: the game is not 0.0, and is in no record', async () => {
    const season = await sleeper((files) => {
      withoutPoints(files, 'starters_points', 'players_points')
      at(files, 'rosters.json', '[0].settings.fpts', null)
    })
    expect(gamesOf(season, 2)[0]).toEqual([expect.not.stringMatching('final'), null, expect.any(Number)])
    const { closest, lopsided } = responseOf(season, 'recap')
    for (const game of [closest, lopsided]) expect(game?.winner.score).toBeGreaterThan(0)
    for (const game of [closest, lopsided]) expect(game?.loser.score).toBeGreaterThan(0)
  })

  it('are the starters’ at ESPN, too', async () => {
    const whole = await espn(() => {})
    const season = await espn((files) => {
      for (const side of ['home', 'away']) at(files, 'league.json', `schedule[0].${side}.totalPoints`, undefined)
    })
    expect(gamesOf(season, 1)).toEqual(gamesOf(whole, 1))
  })
})

describe('pairs that are missing', () => {
  const whyIn = (season: Season) =>
    (['luck', 'power', 'forecast', 'managers'] as const).map((name) => responseOf(season, name).unavailable)

  it('of a past week are not still to come', async () => {
    const season = await sleeper((files) => {
      for (const team of [0, 1, 2, 3, 4, 5, 6, 7]) at(files, 'matchups-02.json', `[${team}].matchup_id`, null)
    })
    const { matchups, unavailable } = responseOf(season, 'scoreboard', { week: 2 })
    expect([matchups, unavailable]).toEqual([[], 'Week 2 matchups aren’t available.'])
  })

  it.each<[string, () => Promise<Season>]>([
    [
      'Sleeper',
      () =>
        sleeper(
          (files) => {
            for (const file of Object.keys(files).filter((name) => name.startsWith('matchups'))) delete files[file]
          },
          { status: 'pre_draft', leg: 0, scored: 0 },
        ),
    ],
    [
      'ESPN',
      () =>
        espn((files) => at(files, 'league.json', 'settings.scoringSettings.scoringType', 'H2H_POINTS'), {
          drafted: false,
          latestWeek: 1,
          schedule: [],
        }),
    ],
  ])('of a %s league before its draft say nothing of how it is decided', async (_, read) => {
    const season = await read()
    expect([season.format, season.hasOpponents]).toEqual(['head-to-head', true])
    expect(responseOf(season, 'scoreboard', { week: 1 }).unavailable).toBe('The schedule isn’t out yet.')
    for (const why of whyIn(season)) expect(why).toBe('The season hasn’t started yet.')
  })
})

describe('a draft without a map of its slots', () => {
  const withoutMap = (files: SleeperFiles) => at(files, 'drafts.json', '[0].slot_to_roster_id', null)

  it('to come has no order and no places, and still who owns its picks', async () => {
    const season = await sleeper(
      (files) => {
        withoutMap(files)
        files['traded-picks.json'] = [
          { season: '2025', round: 1, roster_id: 1, owner_id: 2, previous_owner_id: 1 },
        ] as never
      },
      { status: 'pre_draft', leg: 0, scored: 0 },
    )
    const [draft] = responseOf(season, 'futurePicks').drafts
    expect(draft).toMatchObject({ season: 2025, rounds: 1, order: 'unknown' })
    expect(new Set(draft?.picks.map(({ pickInRound }) => pickInRound))).toEqual(new Set([null]))
    expect(draft?.picks.map(({ originalTeam, owner }) => [originalTeam.name, owner.name])).toContainEqual([
      'Team 1',
      'Team 2',
    ])
  })
})

describe('a team that left the league', () => {
  const season = sleeper((files) => (files['rosters.json'] as unknown as object[]).splice(4, 1))
  const tradesOf = ({ moves }: ResponseOf<'moves'>) => moves.filter(({ kind }) => kind === 'trade')

  it('is a side of its trades, in the list of trades as in that of moves', async () => {
    const moved = tradesOf(responseOf(await season, 'moves'))
    const { trades } = responseOf(await season, 'trades')
    expect(trades.map(({ id }) => id)).toEqual(moved.map(({ id }) => id))
    for (const { sides } of [...trades, ...moved])
      expect(sides.map(({ team }) => [team.name, team.hasLeft])).toEqual([
        ['Team 5', true],
        ['Team 4', undefined],
      ])
  })

  it('got the player that was traded to it: he was not dropped', async () => {
    const [move] = tradesOf(responseOf(await season, 'moves'))
    const own = move?.sides.find(({ team }) => team.name === 'Team 4')
    expect(own?.sent.map(({ to }) => to?.name)).toEqual(['Team 5'])
  })

  it('is whose pick was traded', async () => {
    const left = await sleeper((files) => (files['rosters.json'] as unknown as object[]).splice(5, 1))
    const [move] = tradesOf(responseOf(left, 'moves'))
    const picks = move?.sides.flatMap(({ receivedPicks }) => receivedPicks ?? [])
    expect(picks?.map(({ originalTeam }) => [originalTeam?.name, originalTeam?.hasLeft])).toEqual([['Team 6', true]])
  })
})

describe('players whom a trade drops', () => {
  const sentIn = (season: Season) =>
    responseOf(season, 'moves')
      .moves.filter(({ kind }) => kind === 'trade')
      .flatMap(({ sides }) => sides.flatMap(({ team, sent }) => sent.map((one) => ({ team, ...one }))))
      .map(({ team, player, to }) => [team.name, player.name, to?.name ?? null])

  it('are in its move at Sleeper', async () => {
    const season = await sleeper((files) => at(files, 'transactions-02.json', `[2].drops.${playerOf(5, 6)}`, 5))
    expect(sentIn(season)).toEqual([
      ['Team 5', 'Player No 506', null],
      ['Team 4', 'Player No 406', 'Team 5'],
    ])
  })

  it('are in its move at ESPN', async () => {
    const item = (playerId: number, type: string, fromTeamId: number, toTeamId: number) => ({
      ...{ playerId, type, fromTeamId, toTeamId },
    })
    const season = await espn((files) => {
      at(files, 'transactions-02.json', 'transactions', [
        {
          ...{ id: 't', type: 'TRADE_ACCEPT', status: 'EXECUTED', scoringPeriodId: 2, teamId: 1 },
          ...{ relatedTransactionId: 'offer', proposedDate: Date.UTC(2025, 8, 9) },
          items: [
            item(103, 'TRADE', 1, 2),
            item(203, 'TRADE', 2, 1),
            item(204, 'TRADE', 2, 1),
            item(102, 'DROP', 1, 0),
          ],
        },
      ])
    })
    expect(sentIn(season)).toEqual([
      ['Team 2', 'Player No. 203', 'Team 1'],
      ['Team 2', 'Player No. 204', 'Team 1'],
      ['Team 1', 'Player No. 103', 'Team 2'],
      ['Team 1', 'Player No. 102', null],
    ])
  })
})

describe('a losing bid', () => {
  const bidsIn = (season: Season) =>
    responseOf(season, 'moves')
      .moves.filter(({ bid }) => bid !== null)
      .map(({ bid, secondBid, overbid }) => [bid, secondBid, overbid])

  it('is of its own run at Sleeper', async () => {
    // The winning claim is processed on 2 September.
    const lostOn = (day: number) =>
      sleeper((files) => at(files, 'transactions-02.json', '[1].status_updated', Date.UTC(2025, 8, day) + 1000))
    expect(bidsIn(await lostOn(2))).toEqual([[12, 7, 5]])
    expect(bidsIn(await lostOn(5))).toEqual([[12, null, 11]])
  })

  it('is of its own run at ESPN', async () => {
    const claim = (id: string, day: number, teamId: number, bidAmount: number, status = 'EXECUTED') => ({
      ...{ id, type: 'WAIVER', status, scoringPeriodId: 2, teamId, bidAmount },
      ...{ proposedDate: Date.UTC(2025, 8, day - 1), processDate: Date.UTC(2025, 8, day, 8) },
      items: [{ playerId: 901, type: 'ADD', fromTeamId: 0, toTeamId: teamId }],
    })
    const season = await espn((files) => {
      const budget = { isUsingAcquisitionBudget: true, acquisitionBudget: 100, minimumBid: 1 }
      at(files, 'league.json', 'settings.acquisitionSettings', budget)
      at(files, 'transactions-02.json', 'transactions', [
        claim('wed', 10, 1, 10),
        claim('lost', 10, 3, 2, 'FAILED_INVALIDPLAYERSOURCE'),
        {
          ...claim('drop', 11, 1, 0),
          type: 'FREEAGENT',
          items: [{ playerId: 901, type: 'DROP', fromTeamId: 1, toTeamId: 0 }],
        },
        claim('sat', 13, 4, 3),
      ])
    })
    expect(bidsIn(season)).toEqual([
      [10, 2, 8],
      [3, null, 2],
    ])
  })
})
