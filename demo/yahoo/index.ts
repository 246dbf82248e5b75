/** The demo's league at Yahoo: ten teams, four in the playoffs, blind bids. */

import type { DemoLeague } from '../../src/hosts/league-source.ts'
import { playFantasySeason } from '../fantasy-season.ts'
import { playNflSeason } from '../nfl-season.ts'
import { shapeYahooFiles } from './yahoo-files.ts'
import { yahooLeagueId, yahooPlan } from './yahoo-plan.ts'

export const demoYahoo: DemoLeague = {
  host: 'yahoo',
  leagueId: yahooLeagueId,
  season: yahooPlan.season,
  name: yahooPlan.name,
  momentAt: () => new Date(yahooPlan.answeredAt),
  generate: () => shapeYahooFiles(playFantasySeason(yahooPlan, playNflSeason(yahooPlan.season))),
}
