/** Default weeks of pages whose URL names none. */
import { defaultWeek, lastWeek } from '../../domain/constants.ts'
import type { LeagueResponse } from './league-view.ts'

/** Team pages: the current week of a running season, week 1 before it, the product's default after it or if the server sends no phase. */
export function firstWeekOf(league: FirstWeekLeague): number {
  const { phase, runningWeek, finalWeek: final } = league
  if (phase === 'pre-draft' || phase === 'pre-season') return 1
  if (runningWeek !== null) return Math.min(runningWeek, final || lastWeek)
  return Math.min(defaultWeek, final || lastWeek)
}

type FirstWeekLeague = Pick<LeagueResponse, 'phase' | 'runningWeek' | 'finalWeek'>

/** Matchups: the current week of a running season, the last one after it, week 1 before it. */
export function shownWeekOf(league: FirstWeekLeague): number {
  return league.phase === 'complete' && league.finalWeek ? league.finalWeek : firstWeekOf(league)
}
