/** Seeds of the playoffs, complete and unique. */
import type { HostTeam } from '../domain/host-season.ts'
import type { DrawnGame, Matchup, TableRow, VerdictSource } from '../domain/season.ts'
import { listMeetings, type SeedingInput, seedTeams } from './seeding.ts'

interface Sources {
  input: SeedingInput
  /** In any order. */
  rows: readonly TableRow[]
  hostTeams: readonly HostTeam[]
  draw: readonly DrawnGame[] | null
  isFinal: boolean
}

/**
 * The host's seeds when it states all, else the league's own order. Where the host draws a bracket, the teams that entered it come first, and
 * of these the ones with a bye: the commissioner may have seeded them himself.
 */
export function judgeSeeds({ input, rows, hostTeams, draw, isFinal }: Sources): {
  /** Team ids, first seed first. */
  order: number[]
  source: VerdictSource
} {
  const stated = isFinal ? statedOrder(hostTeams) : null
  const order = stated ?? seedTeams(input, rows, listMeetings(input)).map(({ teamId }) => teamId)
  const entered = isFinal && draw ? groupEntries(entriesOfDraw(draw), input.settings.playoffTeamCount) : []
  return { order: orderByGroup(order, entered), source: stated ? 'host' : 'games' }
}

/** Null unless every team has a seed of its own. */
export function statedOrder(teams: readonly HostTeam[]): number[] | null {
  const seeds = new Map(teams.flatMap(({ id, playoffSeed }) => (playoffSeed === null ? [] : [[id, playoffSeed]])))
  if (seeds.size < teams.length || new Set(seeds.values()).size < seeds.size) return null
  return [...seeds].sort(([, a], [, b]) => a - b).map(([id]) => id)
}

/** The round of a team's first game in the winners' bracket, by team id; teams that the commissioner put in later are left out. */
function entriesOfDraw(draw: readonly DrawnGame[]): Map<number, number> {
  const roundOf = new Map<number, number>()
  for (const { kind, round, first, second } of draw.toSorted((a, b) => a.round - b.round)) {
    if (kind !== 'winners-bracket') continue
    for (const { teamId, from, isReplaced } of [first, second]) {
      if (teamId !== null && from === null && !isReplaced && !roundOf.has(teamId)) roundOf.set(teamId, round)
    }
  }
  return roundOf
}

/**
 * The order in which teams enter the bracket: those in the playoffs by seed, where games show byes the teams that rested first, then the
 * others by seed.
 */
export function orderBracket(
  order: readonly number[],
  playoffTeamIds: ReadonlySet<number>,
  matchups: readonly Matchup[],
  seedsAreStated: boolean,
): number[] {
  const groups = seedsAreStated ? [] : groupEntries(entriesOfGames(matchups), playoffTeamIds.size)
  const byGroup = orderByGroup(order, groups)
  return [...byGroup.filter((id) => playoffTeamIds.has(id)), ...byGroup.filter((id) => !playoffTeamIds.has(id))]
}

function orderByGroup(order: readonly number[], groups: readonly { rank: number; teamIds: Set<number> }[]): number[] {
  const rankOf = (id: number) => groups.find(({ teamIds }) => teamIds.has(id))?.rank ?? groups.length
  return order.toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** The same by games; rounds are matchup periods. A bye is no game. */
function entriesOfGames(matchups: readonly Matchup[]): Map<number, number> {
  const roundOf = new Map<number, number>()
  for (const { kind, matchupPeriod, home, away } of matchups.toSorted((a, b) => a.matchupPeriod - b.matchupPeriod)) {
    if (kind !== 'winners-bracket' || !away) continue
    for (const { teamId } of [home, away]) if (!roundOf.has(teamId)) roundOf.set(teamId, matchupPeriod)
  }
  return roundOf
}

/** Teams with a bye first. With more teams than the bracket has, some replaced others, and a later first game is no bye. */
function groupEntries(
  roundOf: ReadonlyMap<number, number>,
  playoffTeamCount: number,
): { rank: number; teamIds: Set<number> }[] {
  const opening = Math.min(...roundOf.values())
  const all = [...roundOf.keys()]
  const resting = all.filter((id) => (roundOf.get(id) ?? 0) > opening)
  const groups = roundOf.size <= playoffTeamCount ? [resting, all.filter((id) => !resting.includes(id))] : [all]
  return groups.map((ids, rank) => ({ rank, teamIds: new Set(ids) }))
}
