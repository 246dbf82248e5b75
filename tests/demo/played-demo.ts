import { type FantasySeason, playFantasySeason } from '../../demo/fantasy-season.ts'
import { demoPlans } from '../../demo/leagues.ts'
import { playNflSeason } from '../../demo/nfl-season.ts'

/** The NFL seasons the demo is played in. */
export const nflSeasons = new Map([2025, 2026].map((year) => [year, playNflSeason(year)]))

/** The demo leagues, played. */
const seasons: FantasySeason[] = demoPlans.map((plan) => {
  const nfl = nflSeasons.get(plan.season)
  if (!nfl) throw new Error(`no NFL season ${plan.season}`)
  return playFantasySeason(plan, nfl)
})

export const draftedSeasons = seasons.filter((season) => season.plan.stage !== 'not-drafted')
export const finishedSeasons = seasons.filter((season) => season.plan.stage === 'finished')

/** One demo league by its id. */
export function demoSeason(espnLeagueId: number): FantasySeason {
  const season = seasons.find(({ plan }) => plan.espnLeagueId === espnLeagueId)
  if (!season) throw new Error(`no demo league ${espnLeagueId}`)
  return season
}

/** "101 Sunday Scaries Invitational", for test titles. */
export function titled(list: readonly FantasySeason[]): [string, FantasySeason][] {
  return list.map((season) => [`${season.plan.espnLeagueId} ${season.plan.name}`, season])
}
