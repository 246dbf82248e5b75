import { teamWeekOf } from '../team-week.ts'
import { listWeeklyScores } from '../weekly-scores.ts'
import { type HistorySeason, type LeagueHistory, type ManagerGame, viewOf } from './league-history.ts'
import { holderOfSeason, type RecordCandidate } from './record-holder.ts'
import { type GameKind, hadEmptyLineup } from './season-games.ts'

/** A team's score of a single week. */
export interface WeekCandidate extends RecordCandidate {
  kind: GameKind
  hasEmptyLineup: boolean
}

/** Scores of single weeks, also within longer rounds; in elimination leagues those of the regular season. */
export function listWeekCandidates({ seasons, games }: LeagueHistory): WeekCandidate[] {
  const bySeason = Map.groupBy(games, ({ season }) => season)
  return seasons.flatMap((season) => {
    const views = (bySeason.get(season) ?? []).flatMap((game) => [viewOf(game, 'home'), viewOf(game, 'away')])
    return listWeeks(season, views)
  })
}

function listWeeks(season: HistorySeason, views: readonly ManagerGame[]): WeekCandidate[] {
  const keyOf = (teamId: number, week: number) => teamId * 100 + week
  const games = new Map(
    views.flatMap((view) => view.game.matchup.weeks.map((week) => [keyOf(view.teamId, week), view])),
  )
  const scores = listWeeklyScores(season.season)
  const scoreOf = new Map(scores.map(({ teamId, week, points }) => [keyOf(teamId, week), points]))
  return scores.map(({ teamId, week, points }) => {
    const view = games.get(keyOf(teamId, week))
    const opponentPoints = view && scoreOf.get(keyOf(view.opponentTeamId, week))
    return {
      ...holderOfSeason(season, teamId),
      week,
      weeks: [week],
      opponentTeamId: view?.opponentTeamId ?? null,
      scores: opponentPoints === undefined ? null : [points, opponentPoints],
      value: points,
      kind: view?.kind ?? 'regular',
      hasEmptyLineup: view?.game.hasEmptyLineup ?? (points <= 0 || hadEmptyLineup(season.season, teamId, week)),
    }
  })
}

/** Bench points of lineups that a manager set. */
export function byBenchPoints(candidate: RecordCandidate): RecordCandidate[] {
  const { season, teamId, week } = candidate
  const teamWeek = week === null ? null : teamWeekOf(season.season, teamId, week)
  const missed = teamWeek?.decision === 'open' ? teamWeek.optimal.missedPoints : 0
  return missed > 0 ? [{ ...candidate, value: missed }] : []
}
