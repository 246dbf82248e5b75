/**
 * Every field of each host's schemas in turn is missing, null, of another type or out of range. The league is read without that value, and
 * loses at most the record that cannot do without it; or it is refused in one line, if the field is one of the few that decide a season.
 */
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { DomainError } from '../../src/domain/errors.ts'
import type { HostSeason } from '../../src/domain/host-season.ts'
import { readEspnSeason } from '../../src/hosts/espn/index.ts'
import { espnDraftPick, espnLeagueResponse } from '../../src/hosts/espn/responses/league.ts'
import { pooledPlayer, rosterEntry } from '../../src/hosts/espn/responses/player.ts'
import { espnTransaction } from '../../src/hosts/espn/responses/transactions.ts'
import { weekResponse } from '../../src/hosts/espn/responses/week.ts'
import { readSleeperSeason } from '../../src/hosts/sleeper/index.ts'
import { bracketGame } from '../../src/hosts/sleeper/responses/bracket.ts'
import { draft, sleeperDraftPick } from '../../src/hosts/sleeper/responses/draft.ts'
import { sleeperLeagueResponse } from '../../src/hosts/sleeper/responses/league.ts'
import { matchupRow } from '../../src/hosts/sleeper/responses/matchup.ts'
import { sleeperPlayer } from '../../src/hosts/sleeper/responses/player.ts'
import { roster } from '../../src/hosts/sleeper/responses/roster.ts'
import { sleeperTransaction } from '../../src/hosts/sleeper/responses/transaction.ts'
import { user } from '../../src/hosts/sleeper/responses/user.ts'
import { cleanYahooResponse } from '../../src/hosts/yahoo/clean-response.ts'
import { flattenResponse } from '../../src/hosts/yahoo/flatten-response.ts'
import { readYahooSeason } from '../../src/hosts/yahoo/read-league-season.ts'
import { gameResponse, leagueResponse } from '../../src/hosts/yahoo/responses/league.ts'
import { rosterTeam, rosterEntry as yahooRosterEntry } from '../../src/hosts/yahoo/responses/roster.ts'
import { matchupRecord } from '../../src/hosts/yahoo/responses/scoreboard.ts'
import { standingsTeam } from '../../src/hosts/yahoo/responses/team.ts'
import { draftResult, transactionRecord } from '../../src/hosts/yahoo/responses/transaction.ts'
import { firstOf } from '../support/runs.ts'
import { buildEspnLeague, getAt, type Json, openMemoryFolder, setAt } from './espn/build-espn-league.ts'
import { buildSleeperLeague, draftId, leagueId } from './sleeper/build-sleeper-league.ts'
import { listFields } from './support/list-fields.ts'
import { buildYahooLeague, toFiles, leagueId as yahooLeagueId } from './yahoo/build-yahoo-league.ts'

type Files = Record<string, Json>

interface Place {
  file: string
  /** Path of a record in the file. */
  path: string
  schema: z.ZodMiniType
  /** Fields without which the league is refused: those of which games there are, and who won them. */
  refused?: readonly string[]
  /** Fields without which the record, or the element with them, is left out. */
  needed?: readonly string[]
}

const values = ['odd', undefined, null, -7.5, 1e12, [], {}, [null]]

const espnFiles = buildEspnLeague() as Files
setAt(espnFiles['transactions-02.json'], 'transactions', [
  {
    id: 'deal',
    type: 'TRADE_ACCEPT',
    status: 'EXECUTED',
    scoringPeriodId: 2,
    teamId: 1,
    isLeagueManager: false,
    proposedDate: Date.UTC(2025, 8, 9),
    processDate: Date.UTC(2025, 8, 9),
    relatedTransactionId: 'offer',
    bidAmount: 0,
    items: [
      { playerId: 105, type: 'TRADE', fromTeamId: 1, toTeamId: 2, overallPickNumber: 0 },
      { playerId: 205, type: 'TRADE', fromTeamId: 2, toTeamId: 1, overallPickNumber: 0 },
    ],
  },
])
const entries = 'schedule[0].home.rosterForCurrentScoringPeriod.entries'

const sleeperFiles = buildSleeperLeague() as Files

// In the shape of the schemas: without secrets, and without the wrapping of each entry of a list.
const yahooFiles = Object.fromEntries(
  Object.entries(toFiles(buildYahooLeague())).map(([file, json]) => [file, flattenResponse(cleanYahooResponse(json))]),
) as Files

const rosterFields = ['', '.teamId', '.rosterForCurrentScoringPeriod', '.rosterForCurrentScoringPeriod.entries']
const sideFields = (side: string) => ['', '.teamId', '.totalPoints'].map((field) => `schedule[0].${side}${field}`)

const hosts: [string, Files, (files: Files) => Promise<HostSeason>, Place[]][] = [
  [
    'ESPN',
    espnFiles,
    (files) => readEspnSeason(openMemoryFolder(files), { espnLeagueId: 4711 }),
    [
      {
        file: 'league.json',
        path: '',
        schema: espnLeagueResponse,
        refused: [
          ...['id', 'seasonId', 'settings', 'settings.rosterSettings', 'settings.rosterSettings.lineupSlotCounts'],
          ...['', '.matchupPeriodCount', '.matchupPeriods', '.matchupPeriods.1', '.matchupPeriods.1[0]'].map(
            (field) => `settings.scheduleSettings${field}`,
          ),
          ...['settings.scheduleSettings.playoffTeamCount', 'settings.scoringSettings.scoringType'],
          ...['settings.rosterSettings.lineupSlotCounts.0', 'draftDetail', 'draftDetail.drafted', 'status'],
          ...['currentMatchupPeriod', 'firstScoringPeriod', 'finalScoringPeriod', 'latestScoringPeriod'].map(
            (field) => `status.${field}`,
          ),
          ...['teams', 'teams[0]', 'teams[0].id', 'schedule', 'schedule[0]', 'schedule[0].id', 'schedule[0].winner'],
          ...['schedule[0].matchupPeriodId', 'schedule[0].teams', 'schedule[0].teams[0]'],
          ...['home', 'away', 'teams[0]'].flatMap(sideFields),
        ],
        needed: ['draftDetail.picks', 'draftDetail.picks[0]'],
      },
      {
        file: 'league.json',
        path: 'draftDetail.picks[0]',
        schema: espnDraftPick,
        needed: ['overallPickNumber', 'roundId', 'roundPickNumber', 'teamId', 'playerId'],
      },
      {
        file: 'scoring-period-01.json',
        path: '',
        schema: weekResponse,
        refused: ['id', 'seasonId', 'schedule'],
        needed: [
          ...['schedule[0]', 'schedule[0].id', 'schedule[0].matchupPeriodId'],
          ...['home', 'away'].flatMap((side) => rosterFields.map((field) => `schedule[0].${side}${field}`)),
          ...['home', 'away'].map((side) => `schedule[0].${side}.rosterForCurrentScoringPeriod.entries[0]`),
        ],
      },
      {
        file: 'scoring-period-01.json',
        path: `${entries}[0]`,
        schema: rosterEntry,
        needed: ['playerId', 'lineupSlotId', 'playerPoolEntry', 'playerPoolEntry.player'],
      },
      {
        file: 'transactions-02.json',
        path: 'transactions[0]',
        schema: espnTransaction,
        needed: ['id', 'type', 'items', 'items[0]', 'items[0].playerId', 'items[0].type'],
      },
      { file: 'players.json', path: 'players[0]', schema: pooledPlayer },
    ],
  ],
  [
    'Sleeper',
    sleeperFiles,
    (files) => readSleeperSeason(openMemoryFolder(files), { leagueId, season: 2025 }),
    [
      {
        file: 'league.json',
        path: '',
        schema: sleeperLeagueResponse,
        refused: [
          ...['league_id', 'season', 'sport', 'status', 'roster_positions', 'roster_positions[0]', 'settings'],
          ...['type', 'best_ball', 'league_average_match', 'start_week', 'playoff_week_start', 'playoff_teams'].map(
            (field) => `settings.${field}`,
          ),
          ...['settings.playoff_round_type', 'settings.leg', 'settings.last_scored_leg'],
        ],
      },
      { file: 'rosters.json', path: '[0]', schema: roster, needed: ['roster_id'] },
      { file: 'users.json', path: '[0]', schema: user },
      {
        file: 'matchups-01.json',
        path: '[0]',
        schema: matchupRow,
        needed: [
          'roster_id',
          'matchup_id',
          'points',
          'custom_points',
          'players',
          'players[0]',
          'starters',
          'starters[0]',
        ],
      },
      {
        file: 'transactions-02.json',
        path: '[0]',
        schema: sleeperTransaction,
        needed: ['transaction_id', 'type', 'status', 'adds', 'adds.902'],
      },
      {
        file: 'transactions-02.json',
        path: '[2]',
        schema: sleeperTransaction,
        needed: [
          ...['transaction_id', 'type', 'draft_picks', 'draft_picks[0]', 'draft_picks[0].owner_id', 'waiver_budget'],
          ...['', '.sender', '.receiver', '.amount'].map((field) => `waiver_budget[0]${field}`),
        ],
      },
      { file: 'drafts.json', path: '[0]', schema: draft, needed: ['draft_id'] },
      {
        file: `draft-picks-${draftId}.json`,
        path: '[0]',
        schema: sleeperDraftPick,
        needed: ['pick_no', 'round', 'player_id'],
      },
      { file: 'winners-bracket.json', path: '[0]', schema: bracketGame, needed: ['r', 'm', 't1', 't2'] },
      { file: 'players.json', path: '101', schema: sleeperPlayer },
    ],
  ],
  [
    'Yahoo',
    yahooFiles,
    (files) => readYahooSeason(openMemoryFolder(files), { leagueId: yahooLeagueId, season: 2024 }),
    [
      {
        file: 'league.json',
        path: 'fantasy_content.league',
        schema: leagueResponse,
        refused: [
          ...['league_key', 'season', 'scoring_type', 'start_week', 'end_week', 'settings'],
          ...['settings.uses_playoff', 'settings.playoff_start_week'],
        ],
      },
      { file: 'game-weeks.json', path: 'fantasy_content.game', schema: gameResponse },
      {
        file: 'standings.json',
        path: 'fantasy_content.league.standings.teams[0]',
        schema: standingsTeam,
        needed: ['team_key'],
      },
      {
        file: 'scoreboard-01.json',
        path: 'fantasy_content.league.scoreboard.matchups[0]',
        schema: matchupRecord,
        needed: [
          ...['winner_team_key', 'teams', 'teams[0]', 'teams[0].team_key'],
          ...['teams[0].team_points', 'teams[0].team_points.total'],
        ],
      },
      {
        file: 'rosters-01.json',
        path: 'fantasy_content.league.teams[0]',
        schema: rosterTeam,
        needed: ['team_key', 'roster', 'roster.players', 'roster.players[0]'],
      },
      {
        file: 'rosters-01.json',
        path: 'fantasy_content.league.teams[0].roster.players[0]',
        schema: yahooRosterEntry,
        needed: [
          ...['player_key', 'selected_position', 'selected_position.position'],
          ...['player_points', 'player_points.total'],
        ],
      },
      {
        file: 'transactions.json',
        path: 'fantasy_content.league.transactions[0]',
        schema: transactionRecord,
        needed: [
          ...['transaction_id', 'type', 'players', 'players[0]', 'players[0].player_key', 'picks', 'picks[0]'],
          ...['players[0].transaction_data', 'players[0].transaction_data[0]'],
        ],
      },
      {
        file: 'draft-results.json',
        path: 'fantasy_content.league.draft_results[0]',
        schema: draftResult,
        needed: ['pick', 'round', 'team_key', 'player_key'],
      },
    ],
  ],
]

describe.each(hosts)('an odd value in a file of %s', (_, files, read, places) => {
  it.each(places)(
    '$file $path discards nothing else',
    async ({ file, path, schema, refused = [], needed = [] }) => {
      const whole = count(await read(files))
      const record = path === '' ? files[file] : getAt(files[file], path)
      for (const field of listFields(schema, record)) {
        for (const value of firstOf(1, values)) {
          const damaged = structuredClone(files)
          place(damaged[file], path === '' ? field : `${path}.${field}`, value)
          const outcome = await read(damaged).then(count, (cause: unknown) => cause)
          if (outcome instanceof DomainError) {
            expect(refused, outcome.message).toContain(field)
            expect(outcome.message).toMatch(/^[^\n]+$/)
          } else if (!refused.includes(field) && !isNeeded(field, needed)) {
            expect(outcome, `${field} = ${JSON.stringify(value)}`).toEqual(whole)
          }
        }
      }
    },
    120_000,
  )
})

/** A row of the fixtures has two sides; with `teams` beside them it is another league's. */
function isNeeded(field: string, needed: readonly string[]): boolean {
  return needed.includes(field) || field.startsWith('schedule[0].teams')
}

function place(json: unknown, path: string, value: unknown): void {
  const keys = path.split(/[.[\]]/).filter((key) => key !== '')
  let node = json as Record<string, unknown>
  for (const [index, key] of keys.slice(0, -1).entries()) {
    node[key] ??= /^\d+$/.test(keys[index + 1] ?? '') ? [] : {}
    node = node[key] as Record<string, unknown>
  }
  const last = keys.at(-1) ?? ''
  if (value === undefined) delete node[last]
  else node[last] = value
}

function count({ teams, matchups, lineups, transactions, drafts }: HostSeason) {
  return {
    teams: teams.length,
    matchups: matchups.length,
    lineups: lineups.length,
    players: lineups.reduce((sum, { entries }) => sum + entries.length, 0),
    moves: transactions.length,
    items: transactions.reduce(
      (sum, { items, draftPicks = [], budgetDollars = [] }) =>
        sum + items.length + draftPicks.length + budgetDollars.length,
      0,
    ),
    picks: drafts.reduce((sum, { picks }) => sum + picks.length, 0),
  }
}
