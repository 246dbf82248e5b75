import { canGiveAll, type SharedPool } from './can-give-all.ts'
import { gamesLeft, halfWinsToReach, halfWinsToStay, type Race } from './race.ts'

/**
 * Whether a team has clinched one of a number of places. With only `ownWins` of its remaining games (none by default, whichever they are),
 * no set of that many other teams may all reach its win percentage. Tied teams count against it, since points for are unbounded. For each
 * set this is a small flow: games among its members are distributed, and they win all others. Exact for leagues without divisions and
 * median games; in a race with ties the number of games may be one more than needed.
 */
export function hasClinched(race: Race, team: number, places: number, ownWins = 0): boolean {
  if (places <= 0) return false
  const final = (race.halfWins[team] ?? 0) + 2 * ownWins
  const lost = gamesLeft(race, team) - ownWins
  const rivals = race.results
    .map((_, other) => {
      const need = halfWinsToReach(race, other, team, final) - (race.halfWins[other] ?? 0)
      const ownGames = race.games.filter((game) => isBetween(game, team, other)).length
      const reach = 2 * (gamesLeft(race, other) - ownGames + Math.min(ownGames, lost))
      return { other, need, ownGames, slack: reach - need }
    })
    .filter(({ other, slack }) => other !== team && slack >= 0)
    .sort((a, b) => b.slack - a.slack)
  if (rivals.length < places) return true

  return !someSet(rivals, places, (set) => {
    const members = new Map(set.map((rival) => [rival.other, rival]))
    const pools: SharedPool[] = []
    const needs = new Map(set.map(({ other, need }) => [other, need]))
    for (const { home, away } of race.games) {
      if (home === team || away === team) continue
      const isHome = members.has(home)
      const isAway = members.has(away)
      if (isHome && isAway) pools.push({ first: home, second: away, halfWins: 2 })
      else if (isHome) needs.set(home, (needs.get(home) ?? 0) - 2)
      else if (isAway) needs.set(away, (needs.get(away) ?? 0) - 2)
    }
    return canGiveAll(needs, pools, 2 * lost, (other) => 2 * (members.get(other)?.ownGames ?? 0))
  })
}

/**
 * Whether a team is eliminated from a number of places: even if it wins all its games, no set of one fewer other teams leaves all the rest
 * at or below its win percentage. Ties count for it. Games among the others are distributed so that none gets too many wins.
 */
export function isEliminated(race: Race, team: number, places: number): boolean {
  if (places <= 0) return true
  const final = (race.halfWins[team] ?? 0) + 2 * gamesLeft(race, team)
  const others = race.results
    .map((_, other) => ({
      other,
      room: halfWinsToStay(race, other, team, final) - (race.halfWins[other] ?? 0),
      halfWins: race.halfWins[other] ?? 0,
    }))
    .filter(({ other }) => other !== team)
  const above = others.filter(({ room }) => room < 0)
  if (above.length > places - 1) return true
  const rest = others.filter(({ room }) => room >= 0).sort((a, b) => a.room - b.room)
  const free = places - 1 - above.length
  if (rest.length <= free) return false

  return !someSet(rest, free, (set) => {
    const isAbove = new Set([...above, ...set].map(({ other }) => other))
    const below = others.filter(({ other }) => !isAbove.has(other))
    const rooms = new Map(below.map(({ other, room }) => [other, room]))
    const pools = race.games
      .filter(({ home, away }) => rooms.has(home) && rooms.has(away))
      .map(({ home, away }) => ({ first: home, second: away, halfWins: 2 }))
    const room = below.reduce((sum, entry) => sum + entry.room, 0)
    if (room < 2 * pools.length) return false
    // Half-wins that a team must leave to its opponents.
    const leave = new Map([...rooms].map(([other, own]) => [other, 2 * countOf(pools, other) - own]))
    return canGiveAll(leave, pools)
  })
}

/** The fewest own wins that clinch, in any of its games; null if winning all is not enough. */
export function findMagicNumber(race: Race, team: number, places: number): number | null {
  const left = gamesLeft(race, team)
  if (!hasClinched(race, team, places, left)) return null
  let enough = left
  let tooFew = -1
  while (enough - tooFew > 1) {
    const middle = (enough + tooFew) >> 1
    if (hasClinched(race, team, places, middle)) enough = middle
    else tooFew = middle
  }
  return enough
}

function isBetween({ home, away }: Race['games'][number], team: number, other: number): boolean {
  return (home === team && away === other) || (home === other && away === team)
}

function countOf(pools: readonly SharedPool[], team: number): number {
  return pools.filter(({ first, second }) => first === team || second === team).length
}

/** Whether some set of this size satisfies the condition. */
function someSet<Member>(
  members: readonly Member[],
  size: number,
  passes: (set: readonly Member[]) => boolean,
): boolean {
  const set: Member[] = []
  const choose = (from: number): boolean => {
    if (set.length === size) return passes(set)
    for (let index = from; index <= members.length - (size - set.length); index++) {
      const member = members[index]
      if (member === undefined) continue
      set.push(member)
      if (choose(index + 1)) return true
      set.pop()
    }
    return false
  }
  return choose(0)
}
