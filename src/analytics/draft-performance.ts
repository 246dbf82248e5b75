import type { LeagueSeason, Team } from '../domain/league-season.ts'
import { type GradedPick, gradePicks } from './draft-cohorts.ts'
import { memoizeBySeason } from './memoize-by-season.ts'
import { roundFigure, sumPoints } from './points.ts'
import { factsOf } from './season-facts.ts'
import { computeStandings } from './standings.ts'
import { teamWeekOf } from './team-week.ts'

export interface DraftPerformance {
  team: Team
  /** Points of the team's own picks in weeks in which it started them. */
  starterPointsFromDraft: number
  /** Those points divided by all starter points of the team: 0 to 1. Null before the first point. */
  draftEfficiency: number | null
  /** Sum of its picks' value over expectation. */
  totalValueScore: number
  /** The picks furthest above their cohort's mean, and those furthest below; at most three. */
  bestPicks: GradedPick[]
  worstPicks: GradedPick[]
}

const shownPicks = 3

/** How well each team drafted, by starter points of its own picks; ties by regular-season rank. Empty before the draft. */
export const rateDrafts = memoizeBySeason((season: LeagueSeason): DraftPerformance[] => {
  const picks = gradePicks(season)
  if (picks.length === 0) return []
  const byTeam = Map.groupBy(picks, ({ team }) => team.id)
  return computeStandings(season)
    .teams.toSorted((a, b) => a.regularSeason.rank - b.regularSeason.rank)
    .map(({ team }) => rateDraft(season, team, byTeam.get(team.id) ?? []))
    .sort((a, b) => b.starterPointsFromDraft - a.starterPointsFromDraft)
})

function rateDraft(season: LeagueSeason, team: Team, picks: readonly GradedPick[]): DraftPerformance {
  const own = new Set(picks.map(({ player }) => player.number))
  const started = factsOf(season)
    .lineupWeeksOf(team.id)
    .flatMap((week) => teamWeekOf(season, team.id, week)?.optimal.seats ?? [])
    .flatMap(({ actual }) => actual ?? [])
  const allPoints = sumPoints(started.map(({ points }) => points))
  const starterPointsFromDraft = sumPoints(started.filter(({ player }) => own.has(player)).map(({ points }) => points))
  const byValue = picks.toSorted((a, b) => b.valueOverExpectation - a.valueOverExpectation)
  return {
    team,
    starterPointsFromDraft,
    // Undrafted starters with negative points could push the share over 1.
    draftEfficiency: allPoints <= 0 ? null : roundFigure(Math.min(1, Math.max(0, starterPointsFromDraft / allPoints))),
    totalValueScore: roundFigure(picks.reduce((sum, { valueOverExpectation }) => sum + valueOverExpectation, 0)),
    bestPicks: byValue.filter(({ valueOverExpectation }) => valueOverExpectation > 0).slice(0, shownPicks),
    worstPicks: byValue
      .filter(({ valueOverExpectation }) => valueOverExpectation < 0)
      .reverse()
      .slice(0, shownPicks),
  }
}
