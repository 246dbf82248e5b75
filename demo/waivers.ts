import { isSuperflex, ownSlotCount } from './league-plan.ts'
import {
  activeRoster,
  bookMove,
  type FantasyTeam,
  freeAgents,
  isAround,
  item,
  type LeagueState,
  release,
  rosterLimit,
  sign,
  weekClock,
} from './league-state.ts'
import type { DemoPosition } from './player-pool.ts'

interface Claim {
  team: FantasyTeam
  add: number
  drop: number | null
  bid: number
  /** Place on the team's own list, from 1. */
  choice: number
}

const fieldPositions: readonly DemoPosition[] = ['QB', 'RB', 'WR', 'TE']
const allPositions: readonly DemoPosition[] = ['QB', 'RB', 'WR', 'TE', 'K', 'D/ST']
/** Expected points a week that a change has to add. */
const worthTheTrouble = 1.5
const claimsPerWeek = 2

/**
 * Wednesday: claims for the best free agents, by blind bid or from the bottom of the table up. Lost claims are recorded as
 * failed.
 */
export function processWaivers(state: LeagueState, week: number): void {
  const claims = state.teams.flatMap((team) => claimsOf(state, team, week))
  const worstFirst = (a: Claim, b: Claim) => a.team.wins - b.team.wins || a.team.pointsFor - b.team.pointsFor
  claims.sort((a, b) => a.choice - b.choice || b.bid - a.bid || worstFirst(a, b))
  const gone = new Set<number>()
  const served = new Set<FantasyTeam>()
  for (const claim of claims) {
    // A team's second choice counts only if another team got its first.
    if (served.has(claim.team)) continue
    const succeeds = !gone.has(claim.add)
    const at = weekClock(state.plan, week).waivers
    if (succeeds) {
      gone.add(claim.add)
      served.add(claim.team)
      execute(claim)
    }
    bookMove(state, {
      week,
      at,
      type: 'WAIVER',
      status: succeeds ? 'EXECUTED' : 'FAILED_INVALIDPLAYERSOURCE',
      teamId: claim.team.manager.teamId,
      bid: claim.bid,
      relatedTo: null,
      items: itemsOf(claim),
    })
  }
}

/** Before kickoff: active managers add a free agent for every position without a player who can play this week. */
export function streamFreeAgents(state: LeagueState, week: number): void {
  for (const team of state.teams) {
    const { manager } = team
    const random = state.random.fork(`stream ${week} ${manager.teamId}`)
    if (!isAround(manager, week)) continue
    for (const position of allPositions) {
      const ofPosition = activeRoster(team).filter((id) => state.playerScores.position(id) === position)
      const ready = ofPosition.filter((id) => state.playerScores.projection(id, week) > 0)
      if (ready.length >= ownSlotCount(state.plan, position) || !random.chance(0.55 + 0.42 * manager.activity)) continue
      const add = freeAgents(state, position, week)
        .slice(0, 8)
        .sort((a, b) => state.playerScores.projection(b, week) - state.playerScores.projection(a, week))[0]
      if (add === undefined || state.playerScores.projection(add, week) <= 0) continue
      const specialist = position === 'K' || position === 'D/ST'
      const isFull = activeRoster(team).length >= rosterLimit(state.plan)
      const spare = isFull ? leastValuable(state, team, week) : null
      const drop = specialist ? (ofPosition[0] ?? spare) : spare
      if (isFull && drop === null) continue
      const claim = { team, add, drop, bid: 0, choice: 1 }
      const at = weekClock(state.plan, week).freeAgency
      execute(claim)
      bookMove(state, {
        week,
        at,
        type: 'FREEAGENT',
        status: 'EXECUTED',
        teamId: manager.teamId,
        bid: 0,
        relatedTo: null,
        items: itemsOf(claim),
      })
    }
  }
}

/** The player whom a team needs least; null if all are needed. */
export function leastValuable(state: LeagueState, team: FantasyTeam, week: number): number | null {
  const candidates = activeRoster(team).filter((id) => isDispensable(state, team, id))
  candidates.sort((a, b) => worth(state, a, week) - worth(state, b, week))
  return candidates[0] ?? null
}

function claimsOf(state: LeagueState, team: FantasyTeam, week: number): Claim[] {
  const { manager } = team
  const random = state.random.fork(`claim ${week} ${manager.teamId}`)
  if (!isAround(manager, week) || !random.chance(manager.activity)) return []
  const isFull = activeRoster(team).length >= rosterLimit(state.plan)
  const drop = isFull ? leastValuable(state, team, week) : null
  if (isFull && drop === null) return []
  const lost = drop === null ? 0 : worth(state, drop, week)
  return fieldPositions
    .flatMap((position) => freeAgents(state, position, week).slice(0, 5))
    .map((id) => ({ id, gain: worth(state, id, week) + random.normal(0, 1.3) - lost }))
    .filter(({ gain }) => gain >= worthTheTrouble)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, claimsPerWeek)
    .map(({ id, gain }, index) => ({
      team,
      add: id,
      drop,
      bid: state.plan.waiverBudget === null ? 0 : Math.min(team.budget, Math.round(gain * random.between(1, 4))),
      choice: index + 1,
    }))
}

/** Expected points a week beyond those of the best free agents. */
function worth(state: LeagueState, playerId: number, week: number): number {
  const position = state.playerScores.position(playerId)
  const wire: Record<DemoPosition, number> = {
    QB: isSuperflex(state.plan) ? 9 : 16,
    RB: 7,
    WR: 8,
    TE: 7,
    K: 8,
    'D/ST': 6,
  }
  return state.playerScores.outlook(playerId, week) - wire[position]
}

/** No team drops its last starter of a position, or has fewer than three running backs or receivers. */
function isDispensable(state: LeagueState, team: FantasyTeam, playerId: number): boolean {
  const position = state.playerScores.position(playerId)
  const least = Math.max(ownSlotCount(state.plan, position), position === 'RB' || position === 'WR' ? 3 : 1)
  return activeRoster(team).filter((id) => state.playerScores.position(id) === position).length > least
}

function execute({ team, add, drop, bid }: Claim): void {
  if (drop !== null) release(team, drop)
  sign(team, add)
  team.budget -= bid
}

function itemsOf({ team, add, drop }: Claim) {
  const teamId = team.manager.teamId
  return [
    item('ADD', add, { toTeamId: teamId }),
    ...(drop === null ? [] : [item('DROP', drop, { fromTeamId: teamId })]),
  ]
}
