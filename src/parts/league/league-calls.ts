/** The calls of a league's screens. */

import type { Calls } from '../../client/calls.ts'
import type { LeagueRouteName } from '../../contract/routes.ts'
import { hasForecast } from '../odds/has-forecast.ts'
import { shownWeekOf } from './shown-week.ts'

export interface LeagueKey {
  espnLeagueId: number
  /** Absent: the league's newest. */
  season?: number
  /** Of addresses of a week. */
  weekNum?: number
}

/** League and standings, which every screen shows, and what the screen itself is about. */
export function leagueCalls(screen: LeagueRouteName, { espnLeagueId: espnId, season, weekNum }: LeagueKey): Calls {
  return async (ask) => {
    const league = await ask('espnLeague', { espnId, season })
    if (league?.id === undefined) return
    await ask('standings', { league_id: league.id, season: league.season })
    if (screen === 'overview') await ask('espnLeagueSchedule', { espnId, season: league?.season })
    if (screen === 'overview' && hasForecast(league)) await ask('forecast', { espnId, season: league.season })
    if (screen === 'matchups' || screen === 'matchupsWeek')
      await ask('scoreboard', { espnId, season: league.season, week: weekNum ?? shownWeekOf(league) })
    if (screen === 'bracket') await ask('bracket', { espnId, season: league.season })
    if (screen === 'power') {
      const call = { espnId, season: league.season }
      await ask('power', call)
      await ask('luck', call)
    }
    if (screen === 'forecast') {
      await ask('forecast', { espnId, season: league.season })
      await ask('forecastHistory', { espnId, season: league.season })
    }
    if (screen === 'draftboard') await ask('draftComplete', { espnId, season })
    if (screen === 'moves') await ask('moves', { espnId, season: league.season })
    if (screen === 'managers' || screen === 'manager') await ask('managers', { espnId, season: league.season })
    if (screen === 'awards') await ask('superlatives', { league_id: league.id })
  }
}

/** The older page loads all of it before it shows anything. */
export function legacyLeagueCalls({ espnLeagueId: espnId, season }: LeagueKey): Calls {
  return async (ask) => {
    const league = await ask('espnLeague', { espnId, season })
    await ask('draftComplete', { espnId, season })
    await ask('espnLeagueSchedule', { espnId, season: league?.season })
    if (league?.id !== undefined) await ask('standings', { league_id: league.id, season: league.season })
  }
}
