/** Teams ranked by points of their drafted starters, for the 'Best Drafters' panel. */
import type { ReadResponse } from '../../client/read-response.ts'
import { compareNames } from '../../domain/compare-names.ts'
import { efficiencyThresholds } from '../../domain/constants.ts'
import { compareHighestFirst, type DraftResponse } from '../../parts/draft/draft-board.ts'

export type StandingsResponse = ReadResponse<'standings'>

export interface Drafter {
  teamId: number
  teamName: string | null
  /** Rank among the drafters, 1 is best. */
  place: number
  /** Points of its own picks in weeks in which this team started them. */
  starterPoints: number | null
  /** Share of those in all its starter points, 0 to 1. */
  efficiency: number | null
  band: EfficiencyColour | null
  badge: RankBadge
}

/** Icon of the team's rank in the standings; 'chart' if it is missing there. Null: any other rank, or standings unknown. */
export type RankBadge = 'trophy' | 'silver' | 'bronze' | 'chart' | null

export type EfficiencyColour = 'green' | 'blue' | 'yellow' | 'red'

/** Most starter points first; ties by name. `standings` is null while unknown. */
export function rankDrafters(response: DraftResponse, standings: StandingsResponse | null): Drafter[] {
  const ranks = standings && new Map((standings.standings ?? []).map(({ teamId, rank }) => [teamId, rank]))
  return (response.leagueDraftAnalytics?.teams ?? [])
    .flatMap(({ teamId, teamName, draftPerformance }) => {
      if (teamId === undefined) return []
      const efficiency = draftPerformance?.draftEfficiency ?? null
      return {
        teamId,
        teamName: teamName?.trim() || null,
        starterPoints: draftPerformance?.starterPointsFromDraft ?? null,
        efficiency,
        band: efficiencyBand(efficiency),
        badge: ranks && rankBadge(ranks.has(teamId) ? (ranks.get(teamId) ?? null) : 'missing'),
      }
    })
    .sort(
      (a, b) =>
        compareHighestFirst(a.starterPoints, b.starterPoints) ||
        compareNames(a.teamName ?? '', b.teamName ?? '') ||
        a.teamId - b.teamId,
    )
    .map((drafter, index) => ({ ...drafter, place: index + 1 }))
}

/** 0.8 or more green, 0.6 or more blue, 0.4 or more yellow, below that red. */
export function efficiencyBand(efficiency: number | null): EfficiencyColour | null {
  if (efficiency === null) return null
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
export function teamOptions(response: DraftResponse): TeamOption[] {
  const names = new Map<number, string>()
  for (const { team } of response.draftPicks ?? []) if (team?.id !== undefined) addName(names, team.id, team.name)
  for (const { team } of response.draftAnalysis?.draftPicks ?? [])
    if (team?.id !== undefined) addName(names, team.id, team.name)
  for (const { teamId, teamName } of response.leagueDraftAnalytics?.teams ?? [])
    if (teamId !== undefined) addName(names, teamId, teamName)
  return [...names]
    .map(([teamId, name]) => ({ teamId, teamName: name || `Team ${teamId}` }))
    .sort((a, b) => compareNames(a.teamName, b.teamName) || a.teamId - b.teamId)
}

function addName(names: Map<number, string>, id: number, name: string | undefined) {
  names.set(id, names.get(id) || name?.trim() || '')
}

function rankBadge(rank: number | null | 'missing'): RankBadge {
  if (rank === 'missing') return 'chart'
  return rank === 1 ? 'trophy' : rank === 2 ? 'silver' : rank === 3 ? 'bronze' : null
}
