/**
 * A small league in Sleeper's shapes. Eight teams; every starter of team t scores 20 − t in every week, so that of any two teams
 * the one with the lower number wins. Three weeks of regular season, then two rounds: four teams for the title, four in a toilet bowl.
 */
import type { Json } from '../espn/memory-folder.ts'

export const leagueId = '910000000000000777'
export const previousLeagueId = '910000000000000666'
export const draftId = '810000000000000777'
export const seasonOfLeague = 2025

const positions = ['QB', 'RB', 'FLEX', 'SUPER_FLEX', 'IDP_FLEX', 'DEF', 'BN', 'BN']
const defenses = ['BAL', 'BUF', 'CHI', 'CIN', 'CLE', 'DAL', 'DEN', 'DET']
const teamIds = [1, 2, 3, 4, 5, 6, 7, 8]

export const userIdOf = (team: number) => `70000000000000000${team}`
/** The `place`-th player of a team, from 1: QB, RB, WR, QB, LB, then bench WR, taxi RB, reserve TE. */
export const playerOf = (team: number, place: number) => `${team}0${place}`
export const defenseOf = (team: number) => defenses[team - 1] ?? ''
export const startersOf = (team: number) => [...[1, 2, 3, 4, 5].map((place) => playerOf(team, place)), defenseOf(team)]
const benchOf = (team: number) => [6, 7, 8].map((place) => playerOf(team, place))
const starterPoints = (team: number) => 20 - team
export const benchPoints = 2

/** Pairings by week. */
const pairs: readonly (readonly (readonly [number, number])[])[] = [
  [[1, 2], [3, 4], [5, 6], [7, 8]],
  [[1, 3], [2, 4], [5, 7], [6, 8]],
  [[1, 4], [2, 3], [5, 8], [6, 7]],
  [[1, 6], [2, 5], [3, 8], [4, 7]],
  [[1, 2], [5, 6], [7, 8], [3, 4]],
] // biome-ignore format: a week a line

export interface LeagueSketch {
  /** pre_draft, in_season, complete. */
  status?: string
  /** The present week. */
  leg?: number
  /** The last decided week. */
  scored?: number
}

export type SleeperFiles = Record<string, Json>

/** The files of its raw folder. */
export function buildSleeperLeague({ status = 'complete', leg = 5, scored = 5 }: LeagueSketch = {}): SleeperFiles {
  const weeks = [1, 2, 3, 4, 5]
  const isDrafted = status !== 'pre_draft'
  const files: Record<string, unknown> = {
    'league.json': buildLeague(status, leg, scored),
    'users.json': teamIds.map((team) => ({
      user_id: userIdOf(team),
      display_name: `manager${team}`,
      metadata: team === 8 ? {} : { team_name: `Team ${team}` },
    })),
    'rosters.json': teamIds.map((team) => buildRoster(team, Math.min(scored, 3))),
    'winners-bracket.json': scored >= 3 ? winnersBracket(scored) : [],
    'losers-bracket.json': scored >= 3 ? losersBracket(scored) : [],
    'drafts.json': [buildDraft(isDrafted)],
    [`draft-picks-${draftId}.json`]: isDrafted ? buildPicks() : [],
    'players.json': buildPlayerList(),
  }
  if (isDrafted) {
    for (const week of weeks) files[`matchups-0${week}.json`] = buildRows(week, week <= scored)
  }
  for (const week of weeks.filter((one) => one <= Math.max(1, leg))) files[`transactions-0${week}.json`] = movesOf(week)
  return structuredClone(files) as SleeperFiles
}

function buildLeague(status: string, leg: number, scored: number): unknown {
  return {
    league_id: leagueId,
    name: 'The Small League',
    season: String(seasonOfLeague),
    season_type: 'regular',
    sport: 'nfl',
    status,
    previous_league_id: previousLeagueId,
    draft_id: draftId,
    total_rosters: 8,
    roster_positions: positions,
    scoring_settings: { rec: 0.5, pass_yd: 0.04, rec_td: 6, tkl: 1, sack: 1 },
    metadata: { division_1: 'East', division_2: 'West' },
    settings: {
      type: 2,
      best_ball: 0,
      league_average_match: 0,
      start_week: 1,
      playoff_week_start: 4,
      playoff_teams: 4,
      playoff_round_type: 0,
      playoff_type: 0,
      playoff_seed_type: 0,
      leg,
      ...(scored > 0 ? { last_scored_leg: scored } : {}),
      reserve_slots: 1,
      taxi_slots: 1,
      waiver_type: 2,
      waiver_budget: 100,
      waiver_bid_min: 1,
      num_teams: 8,
    },
  }
}

function buildRoster(team: number, played: number): unknown {
  const results = pairs.slice(0, played).map((week) => week.find((pair) => pair.includes(team)) ?? [team, team])
  const wins = results.filter((pair) => Math.min(...pair) === team).length
  const against = results.map((pair) => pair.find((other) => other !== team) ?? 0)
  const sum = (teams: readonly number[]) => teams.reduce((total, one) => total + 6 * starterPoints(one), 0)
  return {
    roster_id: team,
    league_id: leagueId,
    owner_id: userIdOf(team),
    co_owners: null,
    players: [...startersOf(team), ...benchOf(team)],
    starters: startersOf(team),
    reserve: [playerOf(team, 8)],
    taxi: [playerOf(team, 7)],
    settings: {
      wins,
      losses: results.length - wins,
      ties: 0,
      fpts: sum(results.map(() => team)),
      fpts_decimal: 0,
      fpts_against: sum(against),
      fpts_against_decimal: 0,
      waiver_budget_used: team === 2 ? 12 : 0,
    },
  }
}

function buildRows(week: number, isPlayed: boolean): unknown[] {
  return teamIds.map((team) => {
    const starters = startersOf(team)
    const bench = benchOf(team)
    const points = isPlayed ? starterPoints(team) : 0
    const onBench = isPlayed ? benchPoints : 0
    return {
      roster_id: team,
      matchup_id: (pairs[week - 1] ?? []).findIndex((pair) => pair.includes(team)) + 1,
      points: 6 * points,
      custom_points: null,
      players: [...starters, ...bench],
      starters,
      starters_points: starters.map(() => points),
      players_points: Object.fromEntries([
        ...starters.map((player) => [player, points]),
        ...bench.map((player) => [player, onBench]),
      ]),
    }
  })
}

/** Seeds 1, 5, 2, 6. */
const winnersBracket = (scored: number) =>
  drawBracket(scored, [
    { t1: 1, t2: 6, w: 1 },
    { t1: 5, t2: 2, w: 2 },
    { t1: 1, t2: 2, w: 1 },
    { t1: 6, t2: 5, w: 5 },
  ])

/** A toilet bowl: `w` is the loser on points. */
const losersBracket = (scored: number) =>
  drawBracket(scored, [
    { t1: 3, t2: 8, w: 8 },
    { t1: 7, t2: 4, w: 7 },
    { t1: 8, t2: 7, w: 8 },
    { t1: 3, t2: 4, w: 4 },
  ])

interface SketchedGame {
  t1: number
  t2: number
  w: number
}

/** Two semifinals, played in week 4; the final and the game for third place in week 5. */
function drawBracket(
  scored: number,
  games: readonly [SketchedGame, SketchedGame, SketchedGame, SketchedGame],
): unknown[] {
  const [one, other, final, third] = games
  const areTeamsKnown = scored >= 4
  const resultOf = ({ t1, t2, w }: SketchedGame, week: number) =>
    scored >= week ? { w, l: w === t1 ? t2 : t1 } : { w: null, l: null }
  const teamsOf = ({ t1, t2 }: SketchedGame) => (areTeamsKnown ? { t1, t2 } : { t1: null, t2: null })
  return [
    { r: 1, m: 1, t1: one.t1, t2: one.t2, ...resultOf(one, 4) },
    { r: 1, m: 2, t1: other.t1, t2: other.t2, ...resultOf(other, 4) },
    { r: 2, m: 3, p: 1, t1_from: { w: 1 }, t2_from: { w: 2 }, ...teamsOf(final), ...resultOf(final, 5) },
    { r: 2, m: 4, p: 3, t1_from: { l: 1 }, t2_from: { l: 2 }, ...teamsOf(third), ...resultOf(third, 5) },
  ]
}

function buildDraft(isComplete: boolean): unknown {
  return {
    draft_id: draftId,
    league_id: leagueId,
    season: String(seasonOfLeague),
    type: 'linear',
    status: isComplete ? 'complete' : 'pre_draft',
    start_time: Date.UTC(2025, 7, 20),
    settings: { rounds: 1, teams: 8 },
    slot_to_roster_id: Object.fromEntries(teamIds.map((team) => [team, team])),
  }
}

/** One round of rookies; the first two teams traded their places. */
function buildPicks(): unknown[] {
  return teamIds.map((slot) => {
    const team = slot === 1 ? 2 : slot === 2 ? 1 : slot
    return {
      draft_id: draftId,
      pick_no: slot,
      round: 1,
      draft_slot: slot,
      roster_id: team,
      player_id: playerOf(team, 7),
      picked_by: slot === 8 ? '' : userIdOf(team),
      is_keeper: null,
      metadata: { first_name: 'Rookie', last_name: `No ${team}`, position: 'RB', years_exp: '0' },
    }
  })
}

const freeAgents = ['901', '902']

function movesOf(week: number): unknown[] {
  if (week === 1)
    return [move(1, 'free_agent', { adds: { '901': 1 }, drops: { [playerOf(1, 6)]: 1 }, roster_ids: [1] })]
  if (week === 2) {
    return [
      move(2, 'waiver', { adds: { '902': 2 }, roster_ids: [2], settings: { seq: 0, waiver_bid: 12 } }),
      move(3, 'waiver', {
        status: 'failed',
        adds: { '902': 3 },
        drops: { [playerOf(3, 6)]: 3 },
        roster_ids: [3],
        settings: { seq: 1, waiver_bid: 7 },
        metadata: { notes: 'This player was claimed by another owner.' },
      }),
      move(4, 'trade', {
        adds: { [playerOf(4, 6)]: 5 },
        drops: { [playerOf(4, 6)]: 4 },
        roster_ids: [4, 5],
        draft_picks: [{ season: '2026', round: 1, roster_id: 6, owner_id: 4, previous_owner_id: 5, league_id: null }],
        waiver_budget: [{ sender: 5, receiver: 4, amount: 9 }],
      }),
    ]
  }
  if (week === 3) return [move(5, 'commissioner', { drops: { [playerOf(8, 6)]: 8 }, roster_ids: [8] })]
  return []
}

function move(number: number, type: string, more: Record<string, unknown>): unknown {
  const at = Date.UTC(2025, 8, number)
  return {
    transaction_id: `60000000000000000${number}`,
    type,
    status: 'complete',
    leg: type === 'free_agent' ? 1 : type === 'commissioner' ? 3 : 2,
    created: at,
    status_updated: at + 1000,
    creator: userIdOf((more.roster_ids as number[])[0] ?? 1),
    adds: null,
    drops: null,
    draft_picks: [],
    waiver_budget: [],
    settings: null,
    metadata: null,
    ...more,
  }
}

/** `/players/nfl` of this small world: all players, and a lineman who never plays. */
export function buildPlayerList(): Json {
  const kinds = ['QB', 'RB', 'WR', 'QB', 'LB', 'WR', 'RB', 'TE']
  const ofTeam = (team: number) =>
    kinds.map((position, index) => describePlayer(playerOf(team, index + 1), position, defenseOf(team)))
  const all = [
    ...teamIds.flatMap(ofTeam),
    ...teamIds.map((team) => ({
      player_id: defenseOf(team),
      first_name: 'City',
      last_name: `Defense ${team}`,
      position: 'DEF',
      fantasy_positions: ['DEF'],
      team: defenseOf(team),
    })),
    ...freeAgents.map((id) => describePlayer(id, 'WR', null)),
    describePlayer('9999', 'OT', 'BAL'),
  ]
  return Object.fromEntries(all.map((player) => [player.player_id, player]))
}

function describePlayer(id: string, position: string, team: string | null) {
  return {
    player_id: id,
    first_name: 'Player',
    last_name: `No ${id}`,
    full_name: `Player No ${id}`,
    position,
    fantasy_positions: [position],
    team,
    injury_status: id === '101' ? 'Questionable' : null,
    espn_id: id === '101' ? 4101 : null,
    yahoo_id: id === '101' ? '30101' : null,
    years_exp: 3,
  }
}
