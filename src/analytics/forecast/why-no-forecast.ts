import type { LeagueSeason } from '../../domain/league-season.ts'
import { listPlayoffRounds } from '../bracket/playoff-rounds.ts'
import { whyNoGames } from '../why-no-games.ts'
import { buildModel } from './build-model.ts'

/** Why there is no forecast of a season, in one sentence; null where there is one. */
export function whyNoForecast(season: LeagueSeason): string | null {
  const reason = whyNoGames(season)
  if (reason) return reason
  if (listPlayoffRounds(season).length === 0) return 'This league has no playoff bracket to forecast.'
  return buildModel(season) ? null : 'The playoffs were paired by hand, so their odds cannot be worked out.'
}
