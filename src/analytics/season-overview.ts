import type { ResponseOf } from '../contract/responses/index.ts'
import { mainPositions } from '../domain/constants.ts'
import { sumPoints } from '../domain/points.ts'
import type { Season } from '../domain/season.ts'
import { gradePicks, listRatedPicks } from './draft-analysis.ts'
import { playerIdOf } from './public-ids.ts'
import { factsOf } from './season-facts.ts'
import { type TeamWeek, teamWeekOf, weekScoreOf } from './team-week.ts'

type SeasonOverview = Omit<ResponseOf<'seasonOverview'>, 'teamId' | 'teamName'>

/**
 * A team's season: results of its picks, and points of each position in completed weeks with known lineups. The main positions are always present;
 * one without starters has no weeks.
 */
export function summarizeSeason(season: Season, teamId: number): SeasonOverview {
  const picks = gradePicks(season).filter(({ team }) => team.id === teamId)
  const byValue = picks.toSorted((a, b) => b.valueOverExpectation - a.valueOverExpectation)
  const best = byValue.find(({ valueOverExpectation }) => valueOverExpectation > 0)
  const lowest = byValue.at(-1)?.valueOverExpectation ?? 0
  const worst = byValue.find(({ valueOverExpectation }) => valueOverExpectation === lowest && lowest < 0)
  return {
    draftSummary: listRatedPicks(season)
      .filter(({ team }) => team.id === teamId)
      .map((graded) => ({
        playerId: playerIdOf(season, graded.player.number),
        playerName: graded.player.name,
        position: graded.player.position,
        round: graded.pick.round,
        pick: graded.pick.overallPick,
        totalPoints: graded.totalPoints,
        valueOverExpectation: graded.valueOverExpectation,
        ...(graded.cohortSize === null ? {} : { cohortSize: graded.cohortSize }),
        isBestPick: graded.pick === best?.pick,
        isWorstPick: graded.pick === worst?.pick,
      })),
    positionProduction: producePositions(season, teamId),
  }
}

function producePositions(season: Season, teamId: number): SeasonOverview['positionProduction'] {
  const facts = factsOf(season)
  const weeks = facts
    .lineupWeeksOf(teamId)
    .filter((week) => facts.isFinalWeek(week) && weekScoreOf(season, teamId, week) !== null)
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

function pointsByPosition(season: Season, { optimal }: TeamWeek): Map<string, number[]> {
  const { players } = factsOf(season)
  const byPosition = new Map<string, number[]>()
  for (const { actual } of optimal.seats) {
    const position = actual && players.get(actual.player)?.position
    if (position) byPosition.set(position, [...(byPosition.get(position) ?? []), actual.points])
  }
  return byPosition
}
