import type { LeagueSeason } from '../../domain/league-season.ts'
import { reportManagers, tellsDraftFromMoves } from '../managers/manager-report.ts'
import { memoizeBySeason } from '../memoize-by-season.ts'
import { isRegularSeasonOver } from '../regular-season-table.ts'
import type { LeagueHistory } from './league-history.ts'
import type { Manager } from './manager-seasons.ts'

/** What drafts were worth to a manager. */
export interface DraftSkill {
  manager: Manager
  /** Years whose draft is known, ascending. */
  seasons: readonly number[]
  /** Sum of the wins by the draft, above an average draft. */
  draftWins: number
  /** Wins a season, shrunk towards an average drafter as if four more seasons had been average. */
  skill: number
}

export interface DraftSkills {
  /** The best first. */
  rows: readonly DraftSkill[]
  /** Years that count, and years that do not; ascending. */
  seasons: readonly number[]
  leftOut: readonly number[]
}

/** Assumed, not measured: how many average seasons a manager's drafts are weighed against. */
const averageSeasons = 4

export function rateDraftSkills(history: LeagueHistory): DraftSkills {
  const rows = [...history.managers.values()].flatMap((manager): DraftSkill[] => {
    const drafts = manager.tenures.flatMap(({ season, team }) => {
      const wins = measureDrafts(season)?.get(team.id)
      return wins === undefined ? [] : [{ year: season.season, wins }]
    })
    if (drafts.length === 0) return []
    const draftWins = drafts.reduce((sum, { wins }) => sum + wins, 0)
    const seasons = [...new Set(drafts.map(({ year }) => year))]
    return [{ manager, seasons, draftWins, skill: draftWins / (seasons.length + averageSeasons) }]
  })
  const isKnown = (season: LeagueSeason) => measureDrafts(season) !== null
  const years = (known: boolean) =>
    history.seasons.flatMap(({ season }) => (isKnown(season) === known ? [season.season] : []))
  return { rows: rows.sort((a, b) => b.skill - a.skill), seasons: years(true), leftOut: years(false) }
}

/**
 * The wins that every team owes to its draft, above an average one. By team id. Null before the end of the regular season, and
 * where lineups or what draftees scored for others are not known.
 */
export const measureDrafts = memoizeBySeason((season: LeagueSeason): ReadonlyMap<number, number> | null => {
  if (season.lineups.length === 0 || !isRegularSeasonOver(season) || !tellsDraftFromMoves(season)) return null
  const reports = reportManagers(season)
  const isKnown = reports.some(({ weeks }) => weeks.some(({ points }) => points.unknown === 0))
  return isKnown ? new Map(reports.map(({ teamId, parts }) => [teamId, parts.draft])) : null
})
