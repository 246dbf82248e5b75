import type { ResponseOf } from '../contract/responses/index.ts'
import { memoizeBySeason } from '../domain/memoize-by-season.ts'
import { roundFigure, sumPoints } from '../domain/points.ts'
import type { Season, Team } from '../domain/season.ts'
import { type GradedPick, gradePicks } from './draft-analysis.ts'
import { pickIdOf, teamIdOf } from './public-ids.ts'
import { factsOf } from './season-facts.ts'
import { computeStandings } from './standings.ts'
import { teamWeekOf } from './team-week.ts'

type TeamDraft = ResponseOf<'draftAnalytics'>['teams'][number]

const shownPicks = 3

/** Each team's drafts by starter points of its own picks, keepers left out; ties by regular-season rank. Empty before the draft. */
export const rateDrafts = memoizeBySeason((season: Season): TeamDraft[] => {
  const picks = gradePicks(season)
  if (picks.length === 0) return []
  const byTeam = Map.groupBy(picks, ({ team }) => team.id)
  return computeStandings(season)
    .teams.toSorted((a, b) => a.regularSeason.rank - b.regularSeason.rank)
    .map(({ team }) => rateDraft(season, team, byTeam.get(team.id) ?? []))
    .sort((a, b) => b.draftPerformance.starterPointsFromDraft - a.draftPerformance.starterPointsFromDraft)
})

function rateDraft(season: Season, team: Team, picks: readonly GradedPick[]): TeamDraft {
  const own = new Set(picks.map(({ player }) => player.number))
  const started = factsOf(season)
    .lineupWeeksOf(team.id)
    .flatMap((week) => teamWeekOf(season, team.id, week)?.optimal.seats ?? [])
    .flatMap(({ actual }) => actual ?? [])
  const allPoints = sumPoints(started.map(({ points }) => points))
  const starterPointsFromDraft = sumPoints(started.filter(({ player }) => own.has(player)).map(({ points }) => points))
  const byValue = picks.toSorted((a, b) => b.valueOverExpectation - a.valueOverExpectation)
  return {
    teamId: teamIdOf(season, team.id),
    teamName: team.name,
    draftPerformance: {
      // Undrafted starters with negative points could push the share over 1.
      draftEfficiency:
        allPoints <= 0 ? null : roundFigure(Math.min(1, Math.max(0, starterPointsFromDraft / allPoints))),
      totalValueScore: roundFigure(picks.reduce((sum, { valueOverExpectation }) => sum + valueOverExpectation, 0)),
      starterPointsFromDraft,
    },
    bestPicks: describePicks(
      season,
      byValue.filter(({ valueOverExpectation }) => valueOverExpectation > 0),
    ),
    worstPicks: describePicks(season, byValue.filter(({ valueOverExpectation }) => valueOverExpectation < 0).reverse()),
  }
}

function describePicks(season: Season, picks: readonly GradedPick[]): TeamDraft['bestPicks'] {
  return picks.slice(0, shownPicks).map(({ pick, player, totalPoints, valueOverExpectation }) => ({
    pickId: pickIdOf(season, pick),
    playerName: player.name,
    position: player.position,
    roundNum: pick.round,
    overallPick: pick.overallPick,
    totalPoints,
    valueScore: valueOverExpectation,
  }))
}
