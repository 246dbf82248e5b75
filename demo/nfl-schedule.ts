import { nflTeams } from './nfl-teams.ts'
import type { Random } from './random.ts'

export interface DemoNflGame {
  week: number
  homeProTeamId: number
  awayProTeamId: number
  /** Kick-off, milliseconds since 1970. */
  kickoff: number
}

export const nflWeeks = 18

const hour = 3_600_000
const day = 24 * hour
/** From Thursday night to the first games on Sunday. */
const earlySunday = 2 * day + 16.75 * hour
/** Teams on bye from week 5 to week 14: always an even number, 32 in all. */
const byesByWeek = [4, 2, 4, 4, 2, 4, 2, 4, 2, 4]
const firstByeWeek = 5
/** Thursday night of week 1, in UTC. */
const openingNights: Record<number, number> = {
  2021: Date.UTC(2021, 8, 10, 0, 20),
  2022: Date.UTC(2022, 8, 9, 0, 20),
  2023: Date.UTC(2023, 8, 8, 0, 20),
  2024: Date.UTC(2024, 8, 6, 0, 20),
  2025: Date.UTC(2025, 8, 5, 0, 20),
  2026: Date.UTC(2026, 8, 11, 0, 15),
}

/**
 * A fictional NFL season in the real format: 18 weeks, 17 games and one bye (weeks 5 to 14) for every team, no opponent
 * twice, home and away as even as 17 games allow. The first game of a week is on Thursday, the last on Monday.
 */
export function scheduleNflSeason(random: Random, season: number): DemoNflGame[] {
  const byes = drawByes(random)
  for (;;) {
    const games = tryToSchedule(random, season, byes)
    if (games) return games
  }
}

/** Kick-off of a week's Thursday game. */
export function openingKickoff(season: number, week: number): number {
  const opening = openingNights[season]
  if (opening === undefined) throw new RangeError(`The demo has no NFL calendar of ${season}`)
  return opening + (week - 1) * 7 * day
}

/** Kick-off of the first games on a week's Sunday. */
export function firstSundayKickoff(season: number, week: number): number {
  return openingKickoff(season, week) + earlySunday
}

function drawByes(random: Random): Map<number, number> {
  const order = random.shuffle(nflTeams.map((team) => team.proTeamId))
  const weeks = byesByWeek.flatMap((count, index) => Array<number>(count).fill(firstByeWeek + index))
  return new Map(order.map((proTeamId, index) => [proTeamId, weeks[index] ?? firstByeWeek]))
}

function tryToSchedule(random: Random, season: number, byes: Map<number, number>): DemoNflGame[] | null {
  const opponentsOf = new Map<number, Set<number>>(nflTeams.map((team) => [team.proTeamId, new Set()]))
  const homeGames = new Map<number, number>()
  const games: DemoNflGame[] = []
  for (let week = 1; week <= nflWeeks; week += 1) {
    const playing = nflTeams.map((team) => team.proTeamId).filter((proTeamId) => byes.get(proTeamId) !== week)
    const pairs = pairUp(random, playing, opponentsOf)
    if (!pairs) return null
    pairs.forEach(([one, other], index) => {
      opponentsOf.get(one)?.add(other)
      opponentsOf.get(other)?.add(one)
      const balance = (homeGames.get(one) ?? 0) - (homeGames.get(other) ?? 0)
      const oneIsHome = balance === 0 ? random.chance(0.5) : balance < 0
      const [home, away] = oneIsHome ? [one, other] : [other, one]
      homeGames.set(home, (homeGames.get(home) ?? 0) + 1)
      games.push({
        week,
        homeProTeamId: home,
        awayProTeamId: away,
        kickoff: openingKickoff(season, week) + kickoffOffset(index, pairs.length),
      })
    })
  }
  return games
}

/** Pairs of teams that have not played each other yet; null if the random choices leave no solution. */
function pairUp(random: Random, playing: number[], opponentsOf: Map<number, Set<number>>): [number, number][] | null {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const left = random.shuffle(playing)
    const pairs: [number, number][] = []
    for (let one = left.pop(); one !== undefined; one = left.pop()) {
      const opponents = opponentsOf.get(one)
      const index = left.findIndex((other) => !opponents?.has(other))
      const other = index === -1 ? undefined : left.splice(index, 1)[0]
      if (other === undefined) break
      pairs.push([one, other])
    }
    if (pairs.length * 2 === playing.length) return pairs
  }
  return null
}

function kickoffOffset(index: number, games: number): number {
  if (index === 0) return 0
  if (index === games - 1) return 4 * day
  if (index === games - 2) return 3 * day
  return index <= games * 0.7 ? earlySunday : 2 * day + 20 * hour
}
