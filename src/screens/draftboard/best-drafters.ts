/** Teams ranked by points of their drafted starters, for the 'Best Drafters' panel. */
import { compareNames } from '../../domain/compare-names.ts'
import { efficiencyThresholds } from '../../domain/constants.ts'
import { compareHighestFirst, type DraftResponse } from '../../parts/draft/draft-board.ts'
import type { StandingsResponse } from '../../parts/league/league-view.ts'

type TeamDraft = DraftResponse['leagueDraftAnalytics']['teams'][number]

export interface Drafter extends TeamDraft {
  /** Rank among the drafters, 1 is best. */
  place: number
  badge: RankBadge
}

/** Icon of the team's rank in the standings; 'chart' if it is missing there. Null: any other rank, or standings unknown. */
export type RankBadge = 'trophy' | 'silver' | 'bronze' | 'chart' | null

type EfficiencyColour = 'green' | 'blue' | 'yellow' | 'red'

/** Most starter points first; ties by name. `standings` is null while unknown. */
export function rankDrafters(
  { leagueDraftAnalytics: { teams } }: DraftResponse,
  standings: StandingsResponse | null,
): Drafter[] {
  const ranks = standings && new Map(standings.standings.map(({ teamId, rank }) => [teamId, rank]))
  const badgeOf = (teamId: number) => ranks && rankBadge(ranks.has(teamId) ? (ranks.get(teamId) ?? null) : 'missing')
  return teams
    .toSorted(
      (a, b) =>
        compareHighestFirst(a.draftPerformance.starterPointsFromDraft, b.draftPerformance.starterPointsFromDraft) ||
        compareNames(a.teamName, b.teamName) ||
        a.teamId - b.teamId,
    )
    .map((team, index) => ({ ...team, place: index + 1, badge: badgeOf(team.teamId) }))
}

/** 0.8 or more green, 0.6 or more blue, 0.4 or more yellow, below that red. */
export function efficiencyBand(efficiency: number): EfficiencyColour {
  if (efficiency >= efficiencyThresholds.green) return 'green'
  if (efficiency >= efficiencyThresholds.blue) return 'blue'
  if (efficiency >= efficiencyThresholds.yellow) return 'yellow'
  return 'red'
}

export interface TeamOption {
  teamId: number
  teamName: string
}

/** Every team with picks or an analysis, by name, for the filter. */
export function teamOptions({ draftPicks, leagueDraftAnalytics }: DraftResponse): TeamOption[] {
  const names = new Map(leagueDraftAnalytics.teams.map(({ teamId, teamName }) => [teamId, teamName]))
  for (const { team } of draftPicks) if (team.id !== null) names.set(team.id, team.name)
  return [...names]
    .map(([teamId, teamName]) => ({ teamId, teamName }))
    .sort((a, b) => compareNames(a.teamName, b.teamName) || a.teamId - b.teamId)
}

function rankBadge(rank: number | null | 'missing'): RankBadge {
  if (rank === 'missing') return 'chart'
  return rank === 1 ? 'trophy' : rank === 2 ? 'silver' : rank === 3 ? 'bronze' : null
}
