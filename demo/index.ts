import type { HostName } from '../src/domain/identity.ts'
import type { DemoLeague } from '../src/hosts/league-source.ts'
import { earlierPlans } from './earlier-seasons.ts'
import { type FantasySeason, playFantasySeason } from './fantasy-season.ts'
import type { LeaguePlan } from './league-plan.ts'
import { demoPlans } from './leagues.ts'
import { type NflSeason, playNflSeason } from './nfl-season.ts'
import { shapeLeague } from './shape/league-file.ts'
import { shapePlayers } from './shape/players-file.ts'
import { shapeProSchedule } from './shape/pro-schedule-file.ts'
import { shapeTransactions } from './shape/transactions-file.ts'
import { shapeWeek } from './shape/week-file.ts'
import { dynastyLeagueId, dynastyPlan } from './sleeper/dynasty-plan.ts'
import { shapeSleeperFiles } from './sleeper/sleeper-files.ts'
import { sundayMomentOf } from './sunday.ts'
import { shapeYahooFiles } from './yahoo/yahoo-files.ts'
import { yahooLeagueId, yahooPlan } from './yahoo/yahoo-plan.ts'

/** A dynasty with superflex, blind bids, a taxi squad and a toilet bowl. */
export const demoDynasty = finishedLeague('sleeper', dynastyLeagueId, dynastyPlan, shapeSleeperFiles)

/** Ten teams, four in the playoffs, blind bids. */
const demoYahoo = finishedLeague('yahoo', yahooLeagueId, yahooPlan, shapeYahooFiles)

/**
 * The demo: leagues 101 to 106 at ESPN, one at Sleeper and one at Yahoo, each in its newest season, simulated from fixed seeds. Nothing is
 * computed before `generate` is called.
 */
export const demoLeagues: readonly DemoLeague[] = [...demoPlans.map(demoLeagueOf), demoDynasty, demoYahoo]

/** The same with the earlier seasons that league 101 has for its history: a league's newest season comes first. */
export const demoSeasons: readonly DemoLeague[] = [...demoLeagues, ...earlierPlans.map(demoLeagueOf)]

/** A finished season at a host, in the files that `shape` makes of it. */
function finishedLeague(
  host: HostName,
  leagueId: string,
  plan: LeaguePlan,
  shape: (season: FantasySeason) => Record<string, unknown>,
): DemoLeague {
  return {
    host,
    leagueId,
    season: plan.season,
    name: plan.name,
    momentAt: () => new Date(plan.answeredAt),
    generate: () => shape(playFantasySeason(plan, nflSeasonOf(plan.season))),
  }
}

/** A league at ESPN that is simulated as planned. */
export function demoLeagueOf(plan: LeaguePlan): DemoLeague {
  return {
    host: 'espn',
    leagueId: String(plan.espnLeagueId),
    season: plan.season,
    name: plan.name,
    momentAt: (now) => (now ? sundayMomentOf(plan, now) : new Date(plan.answeredAt)),
    generate: (at = new Date(plan.answeredAt)) =>
      generateFiles({ ...plan, answeredAt: at.getTime() }, nflSeasonOf(plan.season)),
  }
}

/** The NFL season that was simulated last, while it is referenced: leagues of one year are usually generated together. */
let lastNfl: { year: number; season: WeakRef<NflSeason> } | null = null

function nflSeasonOf(year: number): NflSeason {
  const known = lastNfl?.year === year ? lastNfl.season.deref() : undefined
  const season = known ?? playNflSeason(year)
  lastNfl = { year, season: new WeakRef(season) }
  return season
}

function generateFiles(plan: LeaguePlan, nfl: NflSeason): Record<string, unknown> {
  const season = playFantasySeason(plan, nfl)
  const files: Record<string, unknown> = { 'league.json': shapeLeague(season) }
  for (let week = 1; week <= plan.currentWeek; week += 1) {
    const number = String(week).padStart(2, '0')
    files[`scoring-period-${number}.json`] = shapeWeek(season, week)
    files[`transactions-${number}.json`] = shapeTransactions(season, week)
  }
  files['players.json'] = shapePlayers(season)
  files['pro-schedule.json'] = shapeProSchedule(season)
  return files
}
