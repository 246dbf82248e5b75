import { mainPositions } from '../domain/constants.ts'
import type { LeagueSeason } from '../domain/league-season.ts'
import { type GradedPick, gradePicks } from './draft-cohorts.ts'
import { sumPoints } from './points.ts'
import { factsOf } from './season-facts.ts'
import { type TeamWeek, teamWeekOf, weekScoreOf } from './team-week.ts'

export interface SeasonOverview {
  /** The team's picks, by overall pick. */
  draftSummary: (GradedPick & { isBestPick: boolean; isWorstPick: boolean })[]
  /**
   * Starter points by position and week. The main positions are always there; a position without any starter has no weeks.
   */
  positionProduction: Record<string, { week: number; totalPoints: number }[]>
}

/** A team's season: how its picks did, and the points of each position in weeks with known lineups. */
export function summarizeSeason(season: LeagueSeason, teamId: number): SeasonOverview {
  const picks = gradePicks(season).filter(({ team }) => team.id === teamId)
  const byValue = picks.toSorted((a, b) => b.valueOverExpectation - a.valueOverExpectation)
  const best = byValue.find(({ valueOverExpectation }) => valueOverExpectation > 0)
  const lowest = byValue.at(-1)?.valueOverExpectation ?? 0
  const worst = byValue.find(({ valueOverExpectation }) => valueOverExpectation === lowest && lowest < 0)
  return {
    draftSummary: picks.map((pick) => ({ ...pick, isBestPick: pick === best, isWorstPick: pick === worst })),
    positionProduction: producePositions(season, teamId),
  }
}

function producePositions(season: LeagueSeason, teamId: number): SeasonOverview['positionProduction'] {
  const facts = factsOf(season)
  const weeks = facts
    .lineupWeeksOf(teamId)
    .filter((week) => weekScoreOf(season, teamId, week) !== null)
    .flatMap((week) => teamWeekOf(season, teamId, week) ?? [])
  const byWeek = weeks.map((teamWeek) => ({ week: teamWeek.week, points: pointsByPosition(season, teamWeek) }))
  const started = new Set(byWeek.flatMap(({ points }) => [...points.keys()]))
  return Object.fromEntries(
    [...new Set<string>([...mainPositions, ...started])].map((position) => [
      position,
      byWeek
        .filter(() => started.has(position))
        .map(({ week, points }) => ({ week, totalPoints: sumPoints(points.get(position) ?? []) })),
    ]),
  )
}

function pointsByPosition(season: LeagueSeason, { optimal }: TeamWeek): Map<string, number[]> {
  const { players } = factsOf(season)
  const byPosition = new Map<string, number[]>()
  for (const { actual } of optimal.seats) {
    const position = actual && players.get(actual.player)?.position
    if (position) byPosition.set(position, [...(byPosition.get(position) ?? []), actual.points])
  }
  return byPosition
}
