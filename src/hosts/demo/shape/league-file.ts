import { roundPoints } from '../../../domain/rounding.ts'
import { totalPoints } from '../fantasy-matchup.ts'
import type { FantasySeason } from '../fantasy-season.ts'
import { slot } from '../league-plan.ts'
import type { FantasyTeam } from '../league-state.ts'
import { forecastPlayoffs } from '../playoff-odds.ts'
import { type GameRecord, keepRecords, type RecordKind, winShare } from '../records.ts'
import { shapeDraft } from './draft-detail.ts'
import { shapeSettings } from './league-settings.ts'
import { latestScoringPeriod, memberId, shapeStatus } from './league-status.ts'
import { shapeMatchup, shapeRound, shapeSide } from './matchup-rows.ts'
import { shapeRosterEntry } from './player-entry.ts'
import { seasonRows } from './stat-rows.ts'

/** `league.json`: mSettings mTeam mRoster mStandings mMatchup mDraftDetail in one response. */
export function shapeLeague(season: FantasySeason) {
  const { plan } = season
  const records = recordsOf(season)
  const odds = forecastPlayoffs(season)
  const projectedRanks = rankDrafts(season)
  return {
    draftDetail: shapeDraft(season),
    gameId: 1,
    id: plan.espnLeagueId,
    members: plan.managers.flatMap((manager) =>
      manager.owners.map(({ firstName, lastName, displayName }, owner) => ({
        displayName,
        firstName,
        id: memberId(plan, manager, owner),
        isLeagueManager: manager === plan.managers[0] && owner === 0,
        lastName,
      })),
    ),
    // mMatchup has neither tiers nor adjustments; the weeks' own responses do.
    schedule: [
      ...season.matchups.map((matchup) => shapeMatchup(matchup)),
      ...season.rounds.map((round) => shapeRound(round, season.rounds, shapeSide)),
    ],
    scoringPeriodId: latestScoringPeriod(plan),
    seasonId: plan.season,
    segmentId: 0,
    settings: shapeSettings(season),
    status: shapeStatus(season),
    teams: season.teams.map((team) => shapeTeam(season, team, { records, odds, projectedRanks })),
  }
}

/** An elimination league has no wins or losses: its records have points only. */
function recordsOf({ plan, matchups, rounds }: FantasySeason): ReturnType<typeof keepRecords> {
  const records = keepRecords(plan, matchups)
  for (const side of rounds.flatMap(({ sides }) => sides)) {
    const overall = records.get(side.teamId)?.overall
    if (overall) overall.pointsFor = roundPoints(overall.pointsFor + totalPoints(side))
  }
  return records
}

/** Ranks by the projected points of the drafted players; 0 for all teams before the draft. */
function rankDrafts({ plan, draft, playerScores }: FantasySeason): Map<number, number> {
  const projected = (teamId: number) =>
    draft
      .filter((pick) => pick.teamId === teamId)
      .reduce((sum, { playerId }) => sum + playerScores.preseason(playerId), 0)
  const order = plan.managers
    .map(({ teamId }) => ({ teamId, points: projected(teamId) }))
    .sort((a, b) => b.points - a.points)
  return new Map(draft.length === 0 ? [] : order.map(({ teamId }, index) => [teamId, index + 1]))
}

interface TeamFigures {
  records: ReturnType<typeof keepRecords>
  odds: ReturnType<typeof forecastPlayoffs>
  projectedRanks: ReadonlyMap<number, number>
}

function shapeTeam(season: FantasySeason, team: FantasyTeam, { records, odds, projectedRanks }: TeamFigures) {
  const { plan, seeds, finalOrder, matchups } = season
  const { manager } = team
  const record = records.get(manager.teamId)
  const leader = records.get(seeds[0] ?? manager.teamId)?.overall
  const adjusted = matchups
    .flatMap((matchup) => [matchup.home, matchup.away])
    .reduce((sum, side) => sum + (side?.teamId === manager.teamId ? side.adjustment : 0), 0)
  return {
    abbrev: manager.abbreviation,
    currentProjectedRank: 0,
    divisionId: manager.division,
    ...(odds.has(manager.teamId) ? odds.get(manager.teamId) : {}),
    draftDayProjectedRank: projectedRanks.get(manager.teamId) ?? 0,
    ...shapeElimination(season, manager.teamId),
    id: manager.teamId,
    isActive: true,
    logo: '',
    logoType: 'VECTOR',
    name: manager.teamName,
    owners: manager.owners.map((_, owner) => memberId(plan, manager, owner)),
    playoffSeed: seeds.indexOf(manager.teamId) + 1,
    points: record?.overall.pointsFor ?? 0,
    pointsAdjusted: adjusted,
    pointsDelta: 0,
    primaryOwner: memberId(plan, manager),
    rankCalculatedFinal: finalOrder.indexOf(manager.teamId) + 1,
    rankFinal: 0,
    record: Object.fromEntries(
      Object.entries(record ?? {}).map(([kind, figures]) => [kind, shapeRecord(kind as RecordKind, figures, leader)]),
    ),
    roster: shapeRoster(season, team),
    transactionCounter: countTransactions(season, team),
    waiverRank: waiverRank(season, manager.teamId),
  }
}

/** Every ESPN league has these since elimination leagues exist. */
function shapeElimination({ plan, rounds }: FantasySeason, teamId: number) {
  if (plan.season < 2026) return {}
  const period = rounds.find(({ eliminatedTeamId }) => eliminatedTeamId === teamId)?.period ?? 0
  return { eliminated: period > 0, eliminationMatchupPeriod: period, isTransactionLocked: period > 0 }
}

/** The worst team has the first claim; before the draft the order is that of the teams. */
function waiverRank({ seeds, teams }: FantasySeason, teamId: number): number {
  const order = seeds.length > 0 ? [...seeds].reverse() : teams.map(({ manager }) => manager.teamId)
  return order.indexOf(teamId) + 1
}

/** As at ESPN, home, away and division records have points of 0. */
function shapeRecord(kind: RecordKind, record: GameRecord, leader: GameRecord | undefined) {
  const { results, wins, losses, ties } = record
  const last = results.at(-1)
  const sinceLast = [...results].reverse().findIndex((result) => result !== last)
  return {
    gamesBack: leader ? (leader.wins - leader.losses - (wins - losses)) / 2 : 0,
    losses,
    percentage: winShare(record),
    pointsAgainst: kind === 'overall' ? record.pointsAgainst : 0,
    pointsFor: kind === 'overall' ? record.pointsFor : 0,
    streakLength: sinceLast === -1 ? results.length : sinceLast,
    streakType: last ?? 'NONE',
    ties,
    wins,
  }
}

function shapeRoster(season: FantasySeason, team: FantasyTeam) {
  const entries = [...team.roster].map(([playerId, slotId]) => {
    const stats = seasonRows(season, playerId)
    const points = stats[0]?.appliedTotal ?? 0
    const teamId = team.manager.teamId
    const acquired = team.acquired.get(playerId)
    return {
      acquisitionDate: acquired?.at ?? null,
      acquisitionType: acquired?.type ?? null,
      ...shapeRosterEntry(season, { playerId, slotId, teamId, points }, stats),
    }
  })
  return { entries, tradeReservedEntries: 0 }
}

function countTransactions({ plan, moves }: FantasySeason, { manager, budget }: FantasyTeam) {
  const items = moves.filter((move) => move.status === 'EXECUTED').flatMap((move) => move.items)
  const count = (type: string, of: (item: (typeof items)[number]) => boolean) =>
    items.filter((item) => item.type === type && of(item)).length
  const own = moves
    .filter((move) => move.teamId === manager.teamId && move.type === 'ROSTER')
    .flatMap((move) => move.items)
  return {
    acquisitionBudgetSpent: plan.waiverBudget === null ? 0 : plan.waiverBudget - budget,
    acquisitions: count('ADD', (item) => item.toTeamId === manager.teamId),
    drops: count('DROP', (item) => item.fromTeamId === manager.teamId),
    misc: 0,
    moveToActive: own.filter((item) => item.type === 'LINEUP' && item.fromSlot === slot.IR).length,
    moveToIR: own.filter((item) => item.type === 'LINEUP' && item.toSlot === slot.IR).length,
    paid: 0,
    teamCharges: 0,
    trades: count('TRADE', (item) => item.fromTeamId === manager.teamId),
  }
}
