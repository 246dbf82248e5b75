/**
 * A small league in Yahoo's shape: answers by the paths of their requests. Six teams; team t has 100 − 10 t points in every week, so that of
 * any two teams the one with the lower number wins. Three weeks of regular season, then two rounds: four teams play for the title, two are
 * out. Secrets are planted wherever Yahoo has some.
 */
import { openYahooSeason } from '../../../src/hosts/yahoo/saved-season.ts'
import { leagueFileFormat } from '../../../src/service/league-files.ts'

export const game = '449'
export const number = '4711'
export const key = `${game}.l.${number}`
export const leagueId = '449000004711'
export const season = 2024
export const teamIds = [1, 2, 3, 4, 5, 6]

/** What must not be found anywhere once a league is imported. */
export const planted = {
  password: 'PLANTED-password',
  iris_group_chat_id: 'PLANTED-chat',
  short_invitation_url:
    'https://football.fantasysports.yahoo.com/2024/f1/4711/invitation?key=PLANTED-key&ikey=PLANTED-ikey',
}
const plantedOfSettings = {
  persistent_url: 'https://football.fantasysports.yahoo.com/league/PLANTED-url',
  sendbird_channel_url: 'PLANTED-channel',
  invite_permission: 'PLANTED-permission',
}
export const guidOf = (team: number) => `GUID0000000000000000000${team}`

/** Pairings by week; the fourth and fifth are playoffs, in which the last pair is out. */
const pairs: readonly (readonly (readonly [number, number])[])[] = [
  [[1, 6], [2, 5], [3, 4]],
  [[1, 5], [6, 4], [2, 3]],
  [[1, 4], [5, 3], [6, 2]],
  [[4, 1], [2, 3], [5, 6]],
  [[2, 1], [3, 4], [6, 5]],
] // biome-ignore format: a week a line

export const regularPairs = pairs.slice(0, 3)

export interface YahooSketch {
  /** The running week, or null for a finished season. */
  week?: number | null
  /** Fields of the league. */
  league?: Record<string, unknown>
  settings?: Record<string, unknown>
  /** Final ranks by team, 1 to 6 by default. */
  ranks?: Readonly<Record<number, number>>
  pairs?: typeof pairs
  /** The draft's, and the transactions'. */
  transactions?: unknown[]
}

export type Answers = Record<string, unknown>

/** Every field that Yahoo may have with something that opens a league or names a person, and some that it may have one day. */
const secretFields = [
  ...['password', 'short_invitation_url', 'iris_group_chat_id', 'sendbird_channel_url', 'persistent_url'],
  ...['invite_permission', 'email', 'emails', 'email_address', 'fantasy_profile_url', 'user_profile_image'],
  ...['trade_note', 'matchup_recap_title', 'matchup_recap_url', 'draft_recap_url', 'recordbook_url', 'image_url'],
  ...['logo_url', 'edit_key', 'felo_score', 'yahoo:uri', 'crumb', 'invitation', 'phone_number'],
]

/** The same answers with all of them in every record, as text, in a list and in a record of their own. */
export function plantSecrets(answers: Answers): Answers {
  const plant = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plant)
    if (typeof value !== 'object' || value === null) return value
    const own = Object.entries(value).map(([name, one]) => [name, plant(one)])
    const secrets = secretFields.map((name, index) => {
      const text = `PLANTED-${name}@example.com`
      return [name, [text, [text], { [name]: text, name: text }][index % 3]]
    })
    return Object.fromEntries([...secrets, ...own])
  }
  const planted = Object.entries(answers).map(([path, answer]) => [path, plant(answer)])
  return Object.fromEntries(planted)
}

/** What of them must be found nowhere. */
export const secretWords = /PLANTED|GUID\d|GUIDPL/i

export function buildYahooLeague(sketch: YahooSketch = {}): Answers {
  const { week = null, ranks = {} } = sketch
  const weeks = [1, 2, 3, 4, 5]
  const head = {
    league_key: key,
    league_id: number,
    name: 'The Small League',
    url: `https://football.fantasysports.yahoo.com/2024/f1/${number}`,
    ...planted,
    draft_status: 'postdraft',
    num_teams: 6,
    scoring_type: 'head',
    league_type: 'private',
    renew: '423_815',
    renewed: null,
    is_guillotine: '0',
    current_week: week ?? '5',
    start_week: '1',
    end_week: 5,
    ...(week === null ? { is_finished: 1 } : {}),
    game_code: 'nfl',
    season: String(season),
    ...sketch.league,
  }
  const answer = (path: string, part: unknown) => ({
    fantasy_content: {
      'xml:lang': 'en-US',
      'yahoo:uri': `/fantasy/v2/${path}`,
      league: { ...head, ...(part as object) },
    },
  })
  const answers: Answers = {}
  const add = (path: string, part: unknown) => {
    answers[`league/${key}/${path}`] = answer(`league/${key}/${path}`, part)
  }
  add('settings', { settings: { ...buildSettings(), ...sketch.settings } })
  add('standings', {
    standings: {
      teams: teamIds.map((team) => ({
        team: { ...buildTeam(team), team_standings: standingsOf(team, week, ranks) },
      })),
    },
  })
  for (const one of weeks) {
    const state = week === null || one < week ? 'postevent' : one === week ? 'midevent' : 'preevent'
    const matchups = (sketch.pairs ?? pairs)[one - 1] ?? []
    add(`scoreboard;week=${one}`, {
      scoreboard: {
        week: String(one),
        matchups:
          state === 'preevent' && one > 3 ? [] : matchups.map((pair) => ({ matchup: buildMatchup(pair, one, state) })),
      },
    })
    if (state !== 'preevent') {
      add(`teams/roster;week=${one}/players/stats;type=week;week=${one}`, {
        teams: teamIds.map((team) => ({ team: { ...buildTeam(team), roster: buildRoster(team, one) } })),
      })
    }
  }
  add('transactions', { transactions: (sketch.transactions ?? buildMoves()).map((transaction) => ({ transaction })) })
  add('draftresults', {
    draft_results: teamIds.map((team, index) => ({
      draft_result: { pick: index + 1, round: 1, team_key: teamKey(team), player_key: playerKey(team, 1) },
    })),
  })
  answers[`game/${game}/game_weeks`] = {
    fantasy_content: {
      game: {
        game_key: game,
        season: String(season),
        is_game_over: week === null ? 1 : 0,
        game_weeks: weeks.map((one) => ({ game_week: { week: String(one), start: dayOf(one), end: dayOf(one + 1) } })),
      },
    },
  }
  return structuredClone(answers)
}

/** As the bookmark saves it. */
export function fileOf(answers: Answers): Uint8Array<ArrayBuffer> {
  const file = { format: leagueFileFormat, version: 1, host: 'yahoo', answers }
  return new Uint8Array(new TextEncoder().encode(JSON.stringify(file)))
}

/** By the names of the raw folder. */
export function toFiles(answers: Answers): Record<string, unknown> {
  return Object.fromEntries(openYahooSeason(new Map(Object.entries(answers)))?.responses ?? [])
}

export const teamKey = (team: number) => `${key}.t.${team}`
export const playerKey = (team: number, place: number) => `${game}.p.${team * 10 + place}`
export const pointsOf = (team: number) => 100 - 10 * team
/** Weeks begin on Tuesdays. */
const dayOf = (week: number) => new Date(Date.UTC(2024, 8, 3 + 7 * week)).toISOString().slice(0, 10)

function buildSettings() {
  return {
    draft_type: 'live',
    is_auction_draft: '0',
    draft_time: '1725148800',
    uses_playoff: '1',
    has_playoff_consolation_games: true,
    playoff_start_week: '4',
    uses_playoff_reseeding: 0,
    num_playoff_teams: '4',
    has_multiweek_championship: 0,
    waiver_type: 'FR',
    uses_faab: '1',
    trade_end_date: '2024-11-23',
    ...plantedOfSettings,
    roster_positions: ['QB', 'RB', 'W/R/T', 'DEF', 'BN'].map((position) => ({
      roster_position: { position, count: position === 'QB' ? '1' : 1 },
    })),
    stat_categories: {
      stats: [4, 5, 11].map((stat_id) => ({ stat: { stat_id, name: `Statistic ${stat_id}`, enabled: '1' } })),
    },
    stat_modifiers: {
      stats: [
        { stat: { stat_id: 4, value: '0.04', bonuses: [{ bonus: { target: '300', points: '3' } }] } },
        { stat: { stat_id: '5', value: 4 } },
        { stat: { stat_id: 11, value: '0.5' } },
      ],
    },
    uses_fractional_points: '1',
    uses_negative_points: '1',
  }
}

function buildTeam(team: number) {
  return {
    team_key: teamKey(team),
    team_id: String(team),
    name: `Team ${team}`,
    url: `https://football.fantasysports.yahoo.com/2024/f1/${number}/${team}`,
    faab_balance: '88',
    managers: [
      {
        manager: {
          manager_id: String(team),
          nickname: team === 6 ? '-- hidden --' : `Manager ${team}`,
          guid: guidOf(team),
          email: `planted${team}@PLANTED.example`,
        },
      },
    ],
  }
}

function standingsOf(team: number, week: number | null, ranks: Readonly<Record<number, number>>) {
  const games = pairs
    .slice(0, Math.min(3, week === null ? 3 : week - 1))
    .map((ofWeek) => ofWeek.find((pair) => pair.includes(team)))
    .filter((pair) => pair !== undefined)
  const opponents = games.map(([one, other]) => (one === team ? other : one))
  const wins = opponents.filter((opponent) => opponent > team).length
  return {
    rank: ranks[team] ?? (games.length === 0 ? '' : team),
    ...(week === null && team <= 4 ? { playoff_seed: String(team) } : {}),
    outcome_totals: { wins: String(wins), losses: opponents.length - wins, ties: 0, percentage: '' },
    points_for: String(games.length * pointsOf(team)),
    points_against: opponents.reduce((sum, opponent) => sum + pointsOf(opponent), 0),
  }
}

function buildMatchup([one, other]: readonly [number, number], week: number, status: string) {
  const isOver = status === 'postevent'
  const winner = Math.min(one, other)
  return {
    week: String(week),
    week_start: dayOf(week),
    week_end: dayOf(week + 1),
    status,
    is_playoffs: week > 3 ? '1' : '0',
    is_consolation: week > 3 && one + other === 11 ? '1' : '0',
    ...(isOver ? { is_tied: 0, winner_team_key: teamKey(winner) } : {}),
    matchup_recap_title: 'PLANTED recap',
    teams: [one, other].map((team) => ({
      team: {
        ...buildTeam(team),
        win_probability: isOver ? Number(team === winner) : 0.5,
        team_points: { coverage_type: 'week', week, total: status === 'preevent' ? '0.00' : pointsOf(team).toFixed(2) },
        team_projected_points: { total: '77.50' },
      },
    })),
  }
}

const positions = ['QB', 'RB', 'WR', 'DEF', 'TE']
const slots = ['QB', 'RB', 'W/R/T', 'DEF', 'BN']

/** The quarterback has all points but ten of the defense; the back plays without a point, the receiver does not play. */
function buildRoster(team: number, week: number) {
  return {
    players: positions.map((position, index) => {
      const isDefense = position === 'DEF'
      const points = index === 0 ? pointsOf(team) - 10 : isDefense ? 10 : 0
      return {
        player: {
          player_key: isDefense ? `${game}.p.10000${team}` : playerKey(team, index + 1),
          name: isDefense ? { full: 'Los Angeles', last: null } : { full: `${position} of ${team}` },
          editorial_team_abbr: isDefense ? 'LAR' : 'Was',
          editorial_team_full_name: isDefense ? 'Los Angeles Rams' : 'Washington Commanders',
          bye_weeks: { week: isDefense ? '2' : '3' },
          display_position: position,
          position_type: isDefense ? 'DT' : 'O',
          eligible_positions: [position, ...(index === 1 || index === 2 ? ['W/R/T'] : [])].map((one) => ({
            position: one,
          })),
          selected_position: { coverage_type: 'week', week, position: slots[index] },
          player_stats: {
            stats: [
              { stat: { stat_id: '4', value: index === 0 ? '300' : '0' } },
              { stat: { stat_id: 5, value: index === 0 ? 2 : '' } },
              { stat: { stat_id: '11', value: index === 1 ? '1' : '0' } },
            ],
          },
          player_points: { total: isDefense && week === 2 ? '10' : points.toFixed(2) },
        },
      }
    }),
  }
}

const at = (week: number) => String(Date.parse(`${dayOf(week)}T20:00:00Z`) / 1000)

export function buildMoves(): unknown[] {
  const player = (team: number, place: number, data: unknown) => ({
    player: {
      player_key: playerKey(team, place),
      name: { full: `Player ${team}${place}` },
      editorial_team_abbr: '',
      display_position: 'WR',
      transaction_data: data,
    },
  })
  const own = (type: string, team: number) => ({ type, source_type: 'team', source_team_key: teamKey(team) })
  return [
    {
      transaction_key: `${key}.tr.3`,
      transaction_id: '3',
      type: 'trade',
      status: 'successful',
      timestamp: at(2),
      trader_team_key: teamKey(1),
      tradee_team_key: teamKey(2),
      trade_note: 'PLANTED note',
      players: [player(2, 9, [{ ...own('trade', 2), destination_team_key: teamKey(1) }])],
      picks: [
        {
          pick: {
            source_team_key: teamKey(1),
            destination_team_key: teamKey(2),
            original_team_key: teamKey(1),
            round: '3',
          },
        },
      ],
    },
    {
      transaction_id: '2',
      type: 'add/drop',
      status: 'successful',
      timestamp: at(1),
      faab_bid: '12',
      players: [
        player(3, 8, [{ type: 'add', source_type: 'waivers', destination_team_key: teamKey(3) }]),
        player(3, 9, own('drop', 3)),
      ],
    },
    { transaction_id: 1, type: 'commish', status: 'successful', timestamp: Number(at(1)) },
  ]
}
