/** A simulated league season as the files of Sleeper's responses. */
import { roundPoints } from '../../src/domain/rounding.ts'
import { totalPoints } from '../fantasy-matchup.ts'
import type { FantasySeason } from '../fantasy-season.ts'
import { type LeaguePlan, slot } from '../league-plan.ts'
import type { DemoMove } from '../league-state.ts'
import { nflTeams } from '../nfl-teams.ts'
import type { ProPlayer } from '../player-pool.ts'
import { keepRecords } from '../records.ts'
import { shapeProSchedule } from '../shape/pro-schedule-file.ts'
import { dynastyLeagueId } from './dynasty-plan.ts'
import { rookieDraftTime } from './rookie-draft.ts'
import { shapeScoring, shapeStats } from './sleeper-scoring.ts'
import { drawBrackets } from './toilet-bowl.ts'

const draftId = '100000000000000207'
const commissionerTeamId = 2

/** The raw folder by file name. */
export function shapeSleeperFiles(season: FantasySeason): Record<string, unknown> {
  const { plan, nfl } = season
  const playoffRounds = Array.from({ length: plan.playoffRounds }, (_, index) =>
    season.matchups.filter(({ period }) => period === plan.regularSeasonMatchups + index + 1),
  )
  const { winners, losers } = drawBrackets(season.seeds, playoffRounds)
  const files: Record<string, unknown> = {
    'league.json': shapeLeague(plan),
    'users.json': shapeUsers(plan),
    'rosters.json': shapeRosters(season),
    'winners-bracket.json': winners,
    'losers-bracket.json': losers,
    'drafts.json': [shapeDraft(season)],
    [`draft-picks-${draftId}.json`]: shapePicks(season),
    'traded-picks.json': listTradedPicks(season).map(
      ({ season: year, round, roster_id, owner_id, previous_owner_id }) => ({
        season: year,
        round,
        roster_id,
        owner_id,
        previous_owner_id,
      }),
    ),
    'players.json': Object.fromEntries(nfl.players.map((player) => [toPlayerId(player), shapePlayer(player)])),
    'pro-schedule.json': shapeProSchedule(season),
  }
  for (let week = 1; week <= plan.currentWeek; week += 1) {
    const number = String(week).padStart(2, '0')
    files[`matchups-${number}.json`] = shapeWeek(season, week)
    files[`transactions-${number}.json`] = shapeTransactions(season, week)
    files[`sleeper-stats-${number}.json`] = shapeNflWeek(season, week, 'played')
    files[`sleeper-projections-${number}.json`] = shapeNflWeek(season, week, 'projected')
  }
  return files
}

function shapeLeague(plan: LeaguePlan) {
  return {
    league_id: dynastyLeagueId,
    previous_league_id: null,
    draft_id: draftId,
    name: plan.name,
    season: String(plan.season),
    season_type: 'regular',
    sport: 'nfl',
    status: 'complete',
    total_rosters: plan.managers.length,
    roster_positions: [
      ...plan.startingSlots.map((slotId) => positionNames[slotId] ?? 'FLEX'),
      ...Array<string>(plan.benchSlots).fill('BN'),
    ],
    scoring_settings: shapeScoring(plan.pointsPerReception),
    settings: {
      type: 2,
      best_ball: 0,
      league_average_match: 0,
      start_week: 1,
      playoff_week_start: plan.regularSeasonMatchups + 1,
      playoff_teams: plan.playoffTeamCount,
      playoff_round_type: 0,
      playoff_seed_type: 0,
      playoff_type: 0,
      leg: plan.currentWeek,
      last_scored_leg: plan.currentWeek,
      reserve_slots: plan.injuredReserveSlots,
      taxi_slots: plan.dynasty?.taxiSlots ?? 0,
      waiver_type: 2,
      waiver_budget: plan.waiverBudget ?? 0,
      waiver_bid_min: 0,
      pick_trading: 1,
      draft_rounds: plan.dynasty?.rookieRounds ?? 0,
    },
    metadata: {},
  }
}

const positionNames: Record<number, string> = {
  [slot.QB]: 'QB',
  [slot.RB]: 'RB',
  [slot.WR]: 'WR',
  [slot.TE]: 'TE',
  [slot.FLEX]: 'FLEX',
  [slot.OP]: 'SUPER_FLEX',
  [slot.K]: 'K',
  [slot.DST]: 'DEF',
}

/** A team's managers have separate numbers. */
const toUserId = (teamId: number, owner = 0) => `1000000000000${String(teamId * 10 + owner).padStart(5, '0')}`

function shapeUsers({ managers }: LeaguePlan) {
  return managers.flatMap(({ teamId, teamName, owners }) =>
    owners.map(({ displayName }, index) => ({
      user_id: toUserId(teamId, index),
      league_id: dynastyLeagueId,
      display_name: displayName,
      metadata: index === 0 ? { team_name: teamName } : {},
    })),
  )
}

function shapeRosters(season: FantasySeason) {
  const { plan, teams, matchups } = season
  const records = keepRecords(plan, matchups)
  return teams.map(({ manager: { teamId, owners }, roster, budget }) => {
    const record = records.get(teamId)
    const inSlot = (wanted: number) =>
      [...roster].filter(([, slotId]) => slotId === wanted).map(([id]) => idOf(season, id))
    return {
      roster_id: teamId,
      league_id: dynastyLeagueId,
      owner_id: toUserId(teamId),
      co_owners: owners.length > 1 ? owners.slice(1).map((_, index) => toUserId(teamId, index + 1)) : null,
      players: [...roster.keys()].map((id) => idOf(season, id)),
      starters: startersOf(season, roster).map((id) => (id === null ? '0' : idOf(season, id))),
      reserve: inSlot(slot.IR),
      taxi: inSlot(slot.TAXI),
      keepers: null,
      settings: {
        wins: record?.wins ?? 0,
        losses: record?.losses ?? 0,
        ties: record?.ties ?? 0,
        ...splitPoints('fpts', record?.pointsFor ?? 0),
        ...splitPoints('fpts_against', record?.pointsAgainst ?? 0),
        waiver_budget_used: (plan.waiverBudget ?? 0) - budget,
      },
    }
  })
}

/** Whole points and hundredths. */
function splitPoints(name: string, points: number) {
  const cents = Math.round(points * 100)
  return { [name]: Math.floor(cents / 100), [`${name}_decimal`]: cents % 100 }
}

function shapeDraft({ plan, draftOrder }: FantasySeason) {
  return {
    draft_id: draftId,
    league_id: dynastyLeagueId,
    season: String(plan.season),
    sport: 'nfl',
    type: 'linear',
    status: 'complete',
    start_time: rookieDraftTime(plan.season),
    settings: {
      rounds: plan.dynasty?.rookieRounds ?? 0,
      teams: plan.managers.length,
    },
    slot_to_roster_id: Object.fromEntries(draftOrder.map((teamId, index) => [index + 1, teamId])),
  }
}

function shapePicks(season: FantasySeason) {
  return season.draft.map(({ overallPick, round, pickInRound, teamId, playerId }) => {
    const { firstName, lastName, position } = season.playerScores.player(playerId)
    return {
      draft_id: draftId,
      pick_no: overallPick,
      round,
      draft_slot: pickInRound,
      roster_id: teamId,
      player_id: idOf(season, playerId),
      picked_by: toUserId(teamId),
      is_keeper: null,
      metadata: { first_name: firstName, last_name: lastName, position },
    }
  })
}

function shapeWeek(season: FantasySeason, week: number) {
  const { playerScores, plan } = season
  const period = Math.min(week, plan.regularSeasonMatchups + plan.playoffRounds)
  const games = season.matchups.filter((matchup) => matchup.period === period)
  return plan.managers.map(({ teamId }) => {
    const roster = season.lineups[week - 1]?.get(teamId) ?? new Map<number, number>()
    const game = games.findIndex(({ home, away }) => home.teamId === teamId || away?.teamId === teamId)
    const side = [games[game]?.home, games[game]?.away].find((one) => one?.teamId === teamId)
    const starters = startersOf(season, roster)
    const pointsOf = (id: number | null) => (id === null ? 0 : (playerScores.points(id, week) ?? 0))
    return {
      roster_id: teamId,
      matchup_id: game === -1 ? null : game + 1,
      points: roundPoints(starters.reduce<number>((sum, id) => sum + pointsOf(id), 0)),
      custom_points: side?.adjustment ? totalPoints(side) : null,
      players: [...roster.keys()].map((id) => idOf(season, id)),
      players_points: Object.fromEntries([...roster.keys()].map((id) => [idOf(season, id), pointsOf(id)])),
      starters: starters.map((id) => (id === null ? '0' : idOf(season, id))),
      starters_points: starters.map(pointsOf),
    }
  })
}

/** One entry per starting slot, in order; null for an empty slot. */
function startersOf({ plan }: FantasySeason, roster: ReadonlyMap<number, number>): (number | null)[] {
  const left = [...roster]
  return plan.startingSlots.map((slotId) => {
    const index = left.findIndex(([, inSlot]) => inSlot === slotId)
    const [found] = index === -1 ? [] : left.splice(index, 1)
    return found?.[0] ?? null
  })
}

function shapeTransactions(season: FantasySeason, week: number) {
  const trades = season.moves.filter(isTrade)
  const tradedPicks = listTradedPicks(season)
  const commissioners = season.moves.find(({ type, week: at }) => type === 'FREEAGENT' && at >= 9)
  return season.moves
    .filter((move) => move.week === week && (isTrade(move) || hasPlayers(move)))
    .map((move) => ({
      ...shapeMove(season, move, move === commissioners),
      ...(isTrade(move) ? shapeExtras(move, trades.indexOf(move), tradedPicks) : {}),
    }))
}

const isTrade = ({ type, status, items }: DemoMove) =>
  type === 'TRADE_ACCEPT' && status === 'EXECUTED' && items.length > 0
const hasPlayers = ({ type, items }: DemoMove) =>
  ['WAIVER', 'FREEAGENT', 'ROSTER'].includes(type) && items.some((item) => item.type === 'ADD' || item.type === 'DROP')

function shapeMove(season: FantasySeason, move: DemoMove, isCommissioners: boolean) {
  const { type, status, at, week, teamId, bid, items } = move
  const isFailed = status === 'FAILED_INVALIDPLAYERSOURCE'
  const teams = [...new Set(items.flatMap(({ fromTeamId, toTeamId }) => [fromTeamId, toTeamId]))].filter((id) => id > 0)
  const byPlayer = (pick: (item: DemoMove['items'][number]) => number) => {
    const entries = items.flatMap((item) =>
      pick(item) > 0 ? [[idOf(season, item.playerId), pick(item)] as const] : [],
    )
    return entries.length === 0 ? null : Object.fromEntries(entries)
  }
  return {
    transaction_id: `1000000${move.id.slice(-11)}`,
    type: isCommissioners ? 'commissioner' : (types[type] ?? 'free_agent'),
    status: isFailed ? 'failed' : 'complete',
    leg: week,
    created: type === 'WAIVER' ? at - 20 * 3_600_000 : at,
    status_updated: at,
    creator: toUserId(isCommissioners ? commissionerTeamId : teamId),
    roster_ids: teams,
    adds: byPlayer(({ toTeamId }) => toTeamId),
    drops: byPlayer(({ fromTeamId }) => fromTeamId),
    draft_picks: [],
    waiver_budget: [],
    settings: type === 'WAIVER' ? { waiver_bid: bid } : null,
    metadata: isFailed ? { notes: 'This player was claimed by another owner.' } : null,
  }
}

const types: Partial<Record<DemoMove['type'], string>> = { WAIVER: 'waiver', TRADE_ACCEPT: 'trade' }

/** Picks of next year in every other trade: a team's round 2 first, then its round 3. No pick is traded twice. */
function listTradedPicks({ plan, moves }: FantasySeason) {
  const given = new Map<number, number>()
  return moves.filter(isTrade).flatMap(({ items: [first] }, number) => {
    const { fromTeamId = 0, toTeamId = 0 } = first ?? {}
    const round = (given.get(toTeamId) ?? 1) + 1
    if (number % 2 === 1 || round > (plan.dynasty?.rookieRounds ?? 0)) return []
    given.set(toTeamId, round)
    return [
      {
        number,
        season: String(plan.season + 1),
        round,
        roster_id: toTeamId,
        previous_owner_id: toTeamId,
        owner_id: fromTeamId,
      },
    ]
  })
}

/** Every third trade has some dollars in it. */
function shapeExtras({ items }: DemoMove, number: number, tradedPicks: ReturnType<typeof listTradedPicks>) {
  const { fromTeamId = 0, toTeamId = 0 } = items[0] ?? {}
  const picks = tradedPicks.filter((pick) => pick.number === number)
  return {
    draft_picks: picks.map(({ number: _, ...pick }) => ({ ...pick, league_id: null })),
    waiver_budget: number % 3 === 0 ? [{ sender: toTeamId, receiver: fromTeamId, amount: 3 + number }] : [],
  }
}

function shapeNflWeek({ nfl }: FantasySeason, week: number, which: 'played' | 'projected') {
  return {
    isCorrected: true,
    rows: nfl.players.flatMap((player) => {
      const { played, projected, proTeamId } = nfl.weeks.get(player.id)?.[week - 1] ?? {}
      const line = which === 'played' ? played : projected
      if (!line || (which === 'projected' && Object.keys(line).length === 0)) return []
      const stats = { ...shapeStats(line), ...(which === 'played' ? { gp: 1 } : {}) }
      return [{ player_id: toPlayerId(player), team: toTeam(proTeamId ?? player.proTeamId), stats }]
    }),
  }
}

function idOf({ playerScores }: FantasySeason, playerId: number): string {
  return toPlayerId(playerScores.player(playerId))
}

/** A defense's id is its team. */
function toPlayerId({ id, position, proTeamId }: ProPlayer): string {
  return position === 'D/ST' ? toTeam(proTeamId) : String(id)
}

function toTeam(proTeamId: number): string {
  const abbreviation = nflTeams.find((team) => team.proTeamId === proTeamId)?.abbreviation.toUpperCase() ?? ''
  return abbreviation === 'WSH' ? 'WAS' : abbreviation
}

function shapePlayer(player: ProPlayer) {
  const { firstName, lastName, position, proTeamId } = player
  const isDefense = position === 'D/ST'
  const name = isDefense
    ? { first_name: nflTeams.find((team) => team.proTeamId === proTeamId)?.location ?? '', last_name: firstName }
    : { full_name: `${firstName} ${lastName}`, first_name: firstName, last_name: lastName }
  return {
    player_id: toPlayerId(player),
    ...name,
    position: isDefense ? 'DEF' : position,
    fantasy_positions: [isDefense ? 'DEF' : position],
    team: toTeam(proTeamId),
  }
}
