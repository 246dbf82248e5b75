import { roundPoints } from '../../src/domain/rounding.ts'
import { totalPoints } from '../fantasy-matchup.ts'
import type { FantasySeason } from '../fantasy-season.ts'
import type { FantasyTeam } from '../league-state.ts'
import { forecastPlayoffs } from '../playoff-odds.ts'
import { keepRecords } from '../records.ts'
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
  return {
    draftDetail: shapeDraft(season),
    id: plan.espnLeagueId,
    members: plan.managers.flatMap((manager) =>
      manager.owners.map(({ firstName, lastName, displayName }, owner) => ({
        displayName,
        firstName,
        id: memberId(plan, manager, owner),
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
    settings: shapeSettings(season),
    status: shapeStatus(season),
    teams: season.teams.map((team) => shapeTeam(season, team, { records, odds })),
  }
}

/** An elimination league has no wins or losses: its records have points only. */
function recordsOf({ plan, matchups, rounds }: FantasySeason): ReturnType<typeof keepRecords> {
  const records = keepRecords(plan, matchups)
  for (const side of rounds.flatMap(({ sides }) => sides)) {
    const record = records.get(side.teamId)
    if (record) record.pointsFor = roundPoints(record.pointsFor + totalPoints(side))
  }
  return records
}

interface TeamFigures {
  records: ReturnType<typeof keepRecords>
  odds: ReturnType<typeof forecastPlayoffs>
}

function shapeTeam(season: FantasySeason, team: FantasyTeam, { records, odds }: TeamFigures) {
  const { plan, seeds, finalOrder } = season
  const { manager } = team
  return {
    abbrev: manager.abbreviation,
    divisionId: manager.division,
    ...odds.get(manager.teamId),
    ...shapeElimination(season, manager.teamId),
    id: manager.teamId,
    logo: '',
    name: manager.teamName,
    owners: manager.owners.map((_, owner) => memberId(plan, manager, owner)),
    playoffSeed: seeds.indexOf(manager.teamId) + 1,
    primaryOwner: memberId(plan, manager),
    rankCalculatedFinal: finalOrder.indexOf(manager.teamId) + 1,
    rankFinal: 0,
    record: { overall: records.get(manager.teamId) },
    roster: shapeRoster(season, team),
    transactionCounter: countTransactions(season, team),
  }
}

/** Every ESPN league has these since elimination leagues exist. */
function shapeElimination({ plan, rounds }: FantasySeason, teamId: number) {
  if (plan.season < 2026) return {}
  const period = rounds.find(({ eliminatedTeamId }) => eliminatedTeamId === teamId)?.period ?? 0
  return { eliminationMatchupPeriod: period }
}

function shapeRoster(season: FantasySeason, team: FantasyTeam) {
  const entries = [...team.roster].map(([playerId, slotId]) =>
    shapeRosterEntry(season, playerId, slotId, seasonRows(season, playerId)),
  )
  return { entries }
}

function countTransactions({ plan, moves }: FantasySeason, { manager, budget }: FantasyTeam) {
  const items = moves.filter((move) => move.status === 'EXECUTED').flatMap((move) => move.items)
  return {
    acquisitionBudgetSpent: plan.waiverBudget === null ? 0 : plan.waiverBudget - budget,
    acquisitions: items.filter(({ type, toTeamId }) => type === 'ADD' && toTeamId === manager.teamId).length,
    trades: items.filter(({ type, fromTeamId }) => type === 'TRADE' && fromTeamId === manager.teamId).length,
  }
}
