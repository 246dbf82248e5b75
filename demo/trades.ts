import {
  activeRoster,
  bookMove,
  type FantasyTeam,
  isAround,
  item,
  type LeagueState,
  release,
  sign,
  weekClock,
} from './league-state.ts'

const firstTradeWeek = 3
const deadlineWeek = 11
/** How far apart two players' expected points a week may be for both managers to consider the trade fair. */
const fairDifference = 1.8

/** A possible trade of the week: a player for a player of another position, both of whom the other team needs. */
export function makeTrade(state: LeagueState, week: number): void {
  const random = state.random.fork(`trade ${week}`)
  if (week < firstTradeWeek || week > deadlineWeek || !random.chance(0.42)) return
  const around = random.shuffle(state.teams.filter((team) => isAround(team.manager, week)))
  for (const [index, team] of around.entries()) {
    for (const partner of around.slice(index + 1)) {
      const deal = fairDeal(state, team, partner, week)
      if (!deal) continue
      settle(state, team, partner, deal, week)
      return
    }
  }
}

interface Deal {
  offered: number
  requested: number
}

function fairDeal(state: LeagueState, team: FantasyTeam, partner: FantasyTeam, week: number): Deal | null {
  for (const offered of tradeable(state, team, week)) {
    for (const requested of tradeable(state, partner, week)) {
      const difference = Math.abs(
        state.playerScores.outlook(offered, week) - state.playerScores.outlook(requested, week),
      )
      if (
        state.playerScores.position(offered) !== state.playerScores.position(requested) &&
        difference < fairDifference
      )
        return { offered, requested }
    }
  }
  return null
}

/** Healthy players good enough for a trade, at positions where the team has plenty. */
function tradeable(state: LeagueState, team: FantasyTeam, week: number): number[] {
  const healthy = activeRoster(team).filter((id) => (state.playerScores.week(id, week)?.weeksOut ?? 0) === 0)
  return healthy.filter((id) => {
    const position = state.playerScores.position(id)
    const same = healthy.filter((other) => state.playerScores.position(other) === position).length
    return (position === 'RB' || position === 'WR') && same >= 4 && state.playerScores.outlook(id, week) >= 9.5
  })
}

function settle(
  state: LeagueState,
  team: FantasyTeam,
  partner: FantasyTeam,
  { offered, requested }: Deal,
  week: number,
): void {
  const from = team.manager.teamId
  const to = partner.manager.teamId
  const at = weekClock(state.plan, week).waivers + 7_200_000
  release(team, offered)
  release(partner, requested)
  sign(team, requested)
  sign(partner, offered)
  const common = { week, at, bid: 0 }
  const offer = `${String(state.plan.espnLeagueId).padStart(8, '0')}-0000-4000-9000-${String(week).padStart(12, '0')}`
  bookMove(state, { ...common, type: 'TRADE_ACCEPT', status: 'agreed', teamId: to, relatedTo: offer, items: [] })
  bookMove(state, { ...common, type: 'TRADE_UPHOLD', status: 'EXECUTED', teamId: from, relatedTo: offer, items: [] })
  bookMove(state, {
    ...common,
    type: 'TRADE_ACCEPT',
    status: 'EXECUTED',
    teamId: from,
    relatedTo: offer,
    items: [
      item('TRADE', offered, { fromTeamId: from, toTeamId: to }),
      item('TRADE', requested, { fromTeamId: to, toTeamId: from }),
    ],
  })
}
