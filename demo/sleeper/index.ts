/** The demo's league at Sleeper: a dynasty with superflex, blind bids, a taxi squad and a toilet bowl. */

import type { DemoLeague } from '../../src/hosts/league-source.ts'
import { playFantasySeason } from '../fantasy-season.ts'
import { playNflSeason } from '../nfl-season.ts'
import { dynastyLeagueId, dynastyPlan } from './dynasty-plan.ts'
import { shapeSleeperFiles } from './sleeper-files.ts'

export const demoDynasty: DemoLeague = {
  host: 'sleeper',
  leagueId: dynastyLeagueId,
  season: dynastyPlan.season,
  name: dynastyPlan.name,
  momentAt: () => new Date(dynastyPlan.answeredAt),
  generate: () => shapeSleeperFiles(playFantasySeason(dynastyPlan, playNflSeason(dynastyPlan.season))),
}
