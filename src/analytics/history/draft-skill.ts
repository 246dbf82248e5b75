import type { HistoryResponse } from '../../contract/responses/history.ts'
import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import { compareFigures, roundFigure } from '../../domain/points.ts'
import type { Season } from '../../domain/season.ts'
import { reportManagers, tellsDraftFromMoves } from '../managers/manager-report.ts'
import type { LeagueHistory } from './league-history.ts'

/** Assumption: a manager's drafts are weighed against this many average seasons. */
const averageSeasons = 4

/** Draft wins per season, shrunk towards an average drafter as if four more seasons had been average; best first. */
export function rateDraftSkills(history: LeagueHistory): HistoryResponse['draftSkill'] {
  const managers = [...history.managers.values()].flatMap(({ key, name, tenures }) => {
    const drafts = tenures.flatMap(({ season, team }) => {
      const wins = measureDrafts(season)?.get(team.id)
      return wins === undefined ? [] : [{ year: season.season, wins }]
    })
    if (drafts.length === 0) return []
    const draftWins = drafts.reduce((sum, { wins }) => sum + wins, 0)
    const seasons = new Set(drafts.map(({ year }) => year)).size
    return [{ key, name, seasons, draftWins, skill: draftWins / (seasons + averageSeasons) }]
  })
  const isKnown = (season: Season) => measureDrafts(season) !== null
  const years = (known: boolean) =>
    history.seasons.flatMap(({ season }) => (isKnown(season) === known ? [season.season] : []))
  return {
    seasons: years(true),
    leftOut: years(false),
    managers: managers
      .sort((a, b) => compareFigures(b.skill, a.skill))
      .map((row) => ({ ...row, draftWins: roundFigure(row.draftWins), skill: roundFigure(row.skill) })),
  }
}

/**
 * Every team's draft wins above average, by team id. Null before the end of the regular season, and if lineups or draftees' points for
 * other teams are unknown.
 */
export const measureDrafts = memoizeBySeason((season: Season): ReadonlyMap<number, number> | null => {
  if (season.lineups.length === 0 || !season.status.isRegularSeasonOver || !tellsDraftFromMoves(season)) return null
  const reports = reportManagers(season)
  const isKnown = reports.some(({ weeks }) => weeks.some(({ points }) => points.unknown === 0))
  return isKnown ? new Map(reports.map(({ teamId, parts }) => [teamId, parts.draft])) : null
})
