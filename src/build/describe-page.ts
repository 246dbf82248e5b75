/** Description, canonical path and preview picture of a league's page. */
import { pictureOfPage } from '../contract/page-renderer.ts'
import {
  isLeagueRoute,
  type LeagueRouteName,
  type Match,
  matchRoute,
  pathTo,
  type RouteName,
} from '../contract/routes.ts'
import { keyOfSnapshot, type PageSeason } from '../contract/snapshot.ts'
import type { LeagueKey } from '../domain/identity.ts'

export interface PageDescription {
  description: string
  /** The canonical URL of pages with several URLs; a path within the site. */
  canonicalPath: string
  picture: { path: string; alt: string }
}

export function describePage(path: string, snapshot: PageSeason): PageDescription {
  const match = matchRoute(path)
  const key = keyOfSnapshot(snapshot)
  const league = match && isOfAllSeasons(match.name) ? snapshot.name : `${snapshot.name} ${snapshot.season}`
  const canonicalPath = match && isLeagueRoute(match.name) ? canonicalOf(match, key) : path
  return {
    description: descriptionOf(match?.name ?? 'league', league, match?.parameters ?? {}),
    canonicalPath,
    picture: pictureOf(match?.name, canonicalPath, snapshot),
  }
}

/** A league's history is the same in all of its seasons, and a trade is found in any of them. */
function canonicalOf({ name, parameters }: Match, key: LeagueKey): string {
  if (!isOfAllSeasons(name)) return pathTo(name, { ...parameters, ...key })
  const { season: _, ...ofLeague } = parameters
  return pathTo(name, ofLeague)
}

const isOfAllSeasons = (name: RouteName) =>
  name === 'book' || name === 'history' || name === 'historyManager' || name === 'historyVersus' || name === 'trade'

/** Managers and trades have their own pictures; all other pages of a season have that of its recap. */
function pictureOf(
  name: RouteName | undefined,
  canonicalPath: string,
  snapshot: PageSeason,
): PageDescription['picture'] {
  if (name === 'historyManager' || name === 'historyVersus')
    return { path: pictureOfPage(canonicalPath), alt: `${snapshot.name}: all seasons` }
  if (name === 'trade') return { path: pictureOfPage(canonicalPath), alt: `${snapshot.name}: a trade` }
  const alt = `${snapshot.name} ${snapshot.season}: season ${snapshot.throughWeek === null ? 'recap' : 'so far'}`
  return { path: `/og${pathTo('recap', { ...keyOfSnapshot(snapshot) })}.png`, alt }
}

function descriptionOf(name: RouteName, league: string, { weekNum }: Match['parameters']): string {
  return descriptions[name]?.(league, weekNum) ?? `${league} in figures.`
}

/** `league` is the league's name and season. */
type Describe = (league: string, week: string | undefined) => string

/** Apart from the table of routes, which every page loads. */
const descriptions: Readonly<Record<LeagueRouteName, Describe> & Partial<Record<RouteName, Describe>>> = {
  overview: (league) => `Standings and season summary of the fantasy football league ${league}.`,
  live: (league) =>
    `The week of ${league} while it is played: live scores and chances, the standings as they would be, and whom to root for.`,
  matchups: (league) => `The games of ${league}, week by week: scores, chances, upsets, and lineups left on the bench.`,
  matchupsWeek: (league, week) =>
    `The games of week ${week} in ${league}: scores, chances, upsets, and lineups left on the bench.`,
  bracket: (league) => `The playoffs of ${league} as a bracket, with the games for places and the final ranks.`,
  power: (league) =>
    `How strong every team of ${league} really is, who was lucky with the schedule, and why games were lost.`,
  forecast: (league) => `Playoff and title odds in ${league}, who has clinched, and what the games to come are worth.`,
  draftboard: (league) => `Every pick of the draft of ${league} against its position and round: booms and busts.`,
  moves: (league) => `Trades, waiver claims, pickups, and drops of ${league}, and what each team got out of them.`,
  trade: (league) =>
    `Who won a trade in ${league}, what became of every player and pick, and the games that it decided.`,
  awards: (league) => `Season superlatives of ${league}: best week, unluckiest loss, draft boom and bust.`,
  managers: (league) =>
    `What every manager of ${league} did for the wins of the team: draft, moves, lineups, and luck, adding up.`,
  manager: (league) => `What a manager of ${league} did for the wins of the team, from .500 to the final record.`,
  history: (league) =>
    `All seasons of ${league} by manager: champions, the all-time table, records, rivalries, and head-to-heads.`,
  historyManager: (league) =>
    `One manager in all seasons of ${league}: finishes, titles, streaks, best picks and moves, opponents.`,
  historyVersus: (league) => `Every game of two managers in all seasons of ${league}: who leads, and by how much.`,
  book: (league) => `The league book of ${league}: rules, rivalries, trophies, champions, and last-place finishes.`,
  lab: (league) =>
    `What if ${league} had voted differently: the season by other scoring, playoffs, lineups, or schedules.`,
  rosterWeek: (league, week) => `Lineup, bench, and start/sit decisions of week ${week} in ${league}.`,
  seasonOverview: (league) => `Draft summary and position production of a team in ${league}.`,
  embedStandings: (league) => `The standings of ${league}.`,
  embedWeek: (league) => `The scores of the newest week of ${league}.`,
  performance: (league) => `A team’s scores, projections, and results week by week in ${league}.`,
}
