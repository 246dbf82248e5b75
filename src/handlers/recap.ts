import { leagueIdOf } from '../analytics/public-ids.ts'
import { recapSeason } from '../analytics/recap.ts'
import type { Handler } from './handler.ts'

export const handleRecap: Handler<'recap'> = ({ season }) => ({
  leagueId: leagueIdOf(season),
  season: season.season,
  ...recapSeason(season),
})
