/** The demo's league at Sleeper: a dynasty with superflex, blind bids, a taxi squad and a toilet bowl. */
import type { LeagueKey } from '../../../domain/identity.ts'
import { playFantasySeason } from '../fantasy-season.ts'
import { playNflSeason } from '../nfl-season.ts'
import { dynastyLeagueId, dynastyPlan } from './dynasty-plan.ts'
import { shapeSleeperFiles } from './sleeper-files.ts'

/** A simulated league season of any host. */
export interface SimulatedLeague extends LeagueKey {
  name: string
  /** The files of its raw folder, in its host's shapes. The same bytes every time. */
  generate(): Record<string, unknown>
}

export const demoDynasty: SimulatedLeague = {
  host: 'sleeper',
  leagueId: dynastyLeagueId,
  season: dynastyPlan.season,
  name: dynastyPlan.name,
  generate: () => shapeSleeperFiles(playFantasySeason(dynastyPlan, playNflSeason(dynastyPlan.season))),
}
