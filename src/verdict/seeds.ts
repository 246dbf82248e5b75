/** Seeds of the playoffs, complete and unique. */
import type { HostSeason, HostTeam } from '../domain/host-season.ts'
import type { Drawing, Matchup, Season, Seeds, VerdictSource } from '../domain/season.ts'
import { hasRecords } from '../domain/season-format.ts'
import { decide, type Sources } from './precedence.ts'
import { type SettledMatchup, teamIdsOf } from './results.ts'
import { type JudgedRecords, orderRows, type TableInput, tallyGames } from './table.ts'

interface SeedFacts {
  evidence: Pick<HostSeason, 'teams'>
  /** The games of the regular season, and what else seeds are computed from. */
  regularSeason: TableInput
  records: Pick<JudgedRecords, 'rows'>
  /** All games, with the host's marks. */
  settled: readonly SettledMatchup[]
  drawn: Drawing | null
}

/** Seeds, and where they come from. */
interface JudgedSeeds extends Omit<Seeds, 'bracketOrder'> {
  source: VerdictSource
  /** The order of the table, by the league's rule until the regular season is over. */
  tableOrder: readonly number[]
}

/**
 * Where the host draws a bracket, the teams that entered it come first, and of these the ones with a bye: the commissioner may have seeded
 * them himself. Without opponents the order is the host's if it states all, else that of the table.
 */
export function judgeSeeds(facts: SeedFacts): JudgedSeeds {
  const { regularSeason, records, drawn } = facts
  const { status, format, settings } = regularSeason
  const isFinal = status.isRegularSeasonOver
  const byRule = orderRows(regularSeason, records.rows, Number.POSITIVE_INFINITY).map(({ teamId }) => teamId)
  const hasSeeds = hasRecords(format)
  const stated = isFinal || !hasSeeds ? statedOrder(facts.evidence.teams, settings.playoffTeamCount) : null
  const decided = decide('seeds', seedSources, {
    // Seeds of the playoffs only: the others follow by the table.
    stated: stated && [...stated, ...byRule.filter((id) => !stated.includes(id))],
    byRule,
  })
  const entered = isFinal && drawn && hasSeeds ? groupEntries(entriesOfDraw(drawn), settings.playoffTeamCount) : []
  const order = orderByGroup(decided?.value ?? byRule, entered)
  const marked = isFinal && !drawn && hasSeeds ? [{ teamIds: listMarked(facts.settled) }] : entered
  const gaps = drawn || decided?.source !== 'byHost' ? [] : listGaps(facts.evidence.teams)
  const seedOf = new Map(addLeftTeams(order, marked, gaps, facts).map((id, index) => [id, index + 1]))
  // Before the end of the regular season the table follows the league's rule, not the seeds of a host.
  const tableOrder = hasSeeds && (isFinal || format === 'other') ? order : byRule
  return { order, seedOf, isFinal, source: decided?.source ?? 'unknown', tableOrder }
}

/** The teams in the bracket by the host's marks, where it draws none. */
function listMarked(settled: readonly SettledMatchup[]): Set<number> {
  return new Set(settled.filter(({ kind }) => kind === 'winners-bracket').flatMap(teamIdsOf))
}

/** The seeds that no team of the league has any more, best first. */
function listGaps(teams: readonly HostTeam[]): number[] {
  const stated = new Set(teams.map(({ playoffSeed }) => playoffSeed ?? 0))
  const worst = Math.max(0, ...stated)
  return Array.from({ length: Math.min(worst, 2 * teams.length) }, (_, index) => index + 1).filter(
    (seed) => !stated.has(seed),
  )
}

/**
 * Teams of the bracket that left the league since keep their seed: one that the stated seeds leave free, else in their group by the games
 * that they played.
 */
function addLeftTeams(
  order: readonly number[],
  groups: readonly { teamIds: ReadonlySet<number> }[],
  gaps: readonly number[],
  { regularSeason: { matchups }, records }: SeedFacts,
): readonly number[] {
  const rows = new Map<number, SeedRow>(records.rows.map((row) => [row.teamId, row]))
  const all = [...order]
  const free = [...gaps]
  const before = new Set<number>()
  for (const { teamIds } of groups) {
    const left = [...teamIds]
      .filter((id) => !order.includes(id))
      .map((id) => ({ teamId: id, ...tallyGames(matchups, id) }))
    for (const own of left.sort(compareRows)) {
      rows.set(own.teamId, own)
      const isAhead = (row: SeedRow | undefined) => row !== undefined && compareRows(row, own) < 0
      const next = all.findIndex((id) => teamIds.has(id) && !isAhead(rows.get(id)))
      const afterGroup = all.findLastIndex((id) => teamIds.has(id) || before.has(id)) + 1
      const gap = free.shift()
      const byGames = next === -1 ? afterGroup : next
      all.splice(gap === undefined ? byGames : gap - 1, 0, own.teamId)
    }
    for (const id of teamIds) before.add(id)
  }
  return all
}

type SeedRow = Pick<JudgedRecords['rows'][number], 'teamId' | 'winPercentage' | 'pointsFor'>

/** The better record first. */
function compareRows(a: SeedRow, b: SeedRow): number {
  return b.winPercentage - a.winPercentage || b.pointsFor - a.pointsFor
}

const seedSources: Sources<'seeds', Record<'stated' | 'byRule', readonly number[] | null>, readonly number[]> = {
  byHost: ({ stated }) => stated,
  byRule: ({ byRule }) => byRule,
}

/** Null unless every team has a seed of its own, or every team of the playoffs and no other. */
export function statedOrder(teams: readonly HostTeam[], playoffTeamCount: number): number[] | null {
  const seeds = new Map(teams.flatMap(({ id, playoffSeed }) => (playoffSeed === null ? [] : [[id, playoffSeed]])))
  const numbers = new Set(seeds.values())
  if (numbers.size < seeds.size) return null
  const areOfPlayoffs =
    playoffTeamCount > 1 && seeds.size === playoffTeamCount && Math.max(...numbers) === playoffTeamCount
  if (seeds.size < teams.length && !areOfPlayoffs) return null
  return [...seeds].sort(([, a], [, b]) => a - b).map(([id]) => id)
}

/** The round of a team's first game in the winners' bracket, by team id; teams that the commissioner put in later are left out. */
function entriesOfDraw({ games }: Drawing): Map<number, number> {
  const roundOf = new Map<number, number>()
  for (const { kind, round, first, second } of games) {
    if (kind !== 'winners-bracket' || !second) continue
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
export function orderBracket({
  seeding: { order, seedOf, isFinal },
  playoffTeamIds,
  matchups,
  areSeedsStated,
}: BracketOrderFacts): number[] {
  const present = new Set(order)
  // A team that left has a seed only from the bracket.
  const isIn = (id: number) => playoffTeamIds.has(id) || !present.has(id)
  const bySeed = [...seedOf].sort(([, a], [, b]) => a - b).map(([id]) => id)
  const entries = areSeedsStated || !isFinal ? new Map() : entriesOfGames(matchups)
  const byGroup = orderByGroup(bySeed, entries.size === 0 ? [] : groupEntries(entries, bySeed.filter(isIn).length))
  return [...byGroup.filter(isIn), ...byGroup.filter((id) => !isIn(id))]
}

interface BracketOrderFacts extends Pick<Season, 'playoffTeamIds' | 'matchups'> {
  seeding: Pick<Seeds, 'order' | 'seedOf' | 'isFinal'>
  areSeedsStated: boolean
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
