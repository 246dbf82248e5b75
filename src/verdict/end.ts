/** How a season ended: final ranks, champion, championship game, and when each team was out. */
import type { HostRecord, HostSeason, HostTeam } from '../domain/host-season.ts'
import type { BracketGame, Exit, Matchup, Season, SeasonTitle, VerdictSource } from '../domain/season.ts'
import { decide, precedence, type SourceOf, type Sources } from './precedence.ts'
import { isDecided } from './results.ts'

type EndInput = Pick<
  Season,
  | 'settings'
  | 'status'
  | 'teams'
  | 'matchups'
  | 'eliminationRounds'
  | 'format'
  | 'hasOpponents'
  | 'seeds'
  | 'bracket'
  | 'exits'
>

export interface FinalRanks {
  ranks: ReadonlyMap<number, number> | null
  source: VerdictSource
}

type RankFacts = Pick<HostSeason, 'teams' | 'matchups'>

/**
 * The ranks that the source states, by team id: the commissioner's first, the other teams in the free ranks in the host's order. Partial if it
 * ranks only some; null if it ranks nobody.
 */
export function listStatedRanks(facts: RankFacts): ReadonlyMap<number, number> | null {
  const { teams } = facts
  const ranks = new Map<number, number>()
  const free = new Set(teams.map((_, index) => index + 1))
  for (const { id, rankByCommissioner: rank } of teams) if (rank && free.delete(rank)) ranks.set(id, rank)
  const others = teams
    .filter(({ id }) => !ranks.has(id))
    .map((team) => ({ ...team, wanted: team.finalRank ?? team.rankByCommissioner ?? 0 }))
    .filter(({ wanted }) => wanted > 0)
    .sort((a, b) => a.wanted - b.wanted || compareEqualRanks(a, b, facts) || a.id - b.id)
  // With a rank set by hand all teams below move, and below a team that is gone, too. Ranks of only some teams stay.
  const areDistinct = new Set(others.map(({ wanted }) => wanted)).size === others.length
  const isUntouched = ranks.size === 0 && others.length < teams.length && areDistinct
  const inOrder = [...free]
  for (const [index, { id, wanted }] of others.entries())
    ranks.set(id, isUntouched ? wanted : (inOrder[index] ?? wanted))
  return ranks.size > 0 ? ranks : null
}

/**
 * Of two teams that share a rank (Yahoo), the winner of their last playoff game comes first, else the one whose last playoff game was against
 * the better-ranked team, as the final's loser has the champion, else the better regular season.
 */
function compareEqualRanks(a: HostTeam, b: HostTeam, { teams, matchups }: RankFacts): number {
  const playoffs = matchups
    .filter(({ kind, away }) => kind !== 'regular' && away !== null)
    .toSorted((one, other) => one.matchupPeriod - other.matchupPeriod)
  const lastGameOf = (...ids: number[]) =>
    playoffs.findLast(({ home, away }) => ids.every((id) => id === home.teamId || id === away?.teamId))
  const last = lastGameOf(a.id, b.id)
  if (last?.winner === 'home' || last?.winner === 'away') return last[last.winner]?.teamId === a.id ? -1 : 1
  const rankOfLastOpponent = ({ id }: HostTeam) => {
    const { home, away } = lastGameOf(id) ?? {}
    const opponentId = home?.teamId === id ? away?.teamId : home?.teamId
    return teams.find((team) => team.id === opponentId)?.finalRank ?? teams.length + 1
  }
  const [own, others] = [a.recordByHost, b.recordByHost]
  const byRecord = own && others ? winsOf(others) - winsOf(own) || others.pointsFor - own.pointsFor : 0
  return rankOfLastOpponent(a) - rankOfLastOpponent(b) || byRecord
}

const winsOf = ({ wins, ties }: HostRecord) => wins + ties / 2

/** The host's own ranks, without those that the commissioner set; null unless it ranks all teams, each once. */
export function listHostRanks(teams: readonly HostTeam[]): ReadonlyMap<number, number> | null {
  const ranks = new Map(teams.flatMap(({ id, finalRank }) => (finalRank === null ? [] : [[id, finalRank]])))
  return ranks.size === teams.length && new Set(ranks.values()).size === teams.length ? ranks : null
}

/** Ranks 1 to n, each once; a team that left the league keeps the rank of its last game. Null without a champion. */
export function judgeFinalRanks(facts: EndFacts): FinalRanks {
  const { status, teams } = facts
  const isOver = status.phase === 'complete' && status.isPlayed && teams.length > 0
  const decided = isOver ? decide('finalRanks', rankSources, facts) : null
  if (!decided || decided.value.length === 0) return { ranks: null, source: 'unknown' }
  const ranks = new Map(decided.value.flatMap((id, index) => (id === null ? [] : [[id, index + 1] as const])))
  return { ranks, source: decided.source }
}

interface EndFacts extends EndInput {
  /** The ranks that the source states, by team id; null if it states none. */
  statedRanks: ReadonlyMap<number, number> | null
  evidence: Pick<HostSeason, 'settings' | 'teams'>
}

/** Team ids in their final order, null for a rank of nobody who is known; empty if they are known not to have one. */
const rankSources: Sources<'finalRanks', EndFacts, (number | null)[]> = {
  byStatement: ({ statedRanks, teams }) =>
    statedRanks?.size === teams.length ? [...statedRanks].sort(([, a], [, b]) => a - b).map(([id]) => id) : null,
  byExits: (facts) => (facts.format === 'elimination' ? orderSurvivors(facts) : null),
  byTable: ({ format, evidence, seeds }) =>
    format === 'total-points' || evidence.settings.hasNoPlayoffs ? [...seeds.order] : null,
  byBracket: (facts) => fillPlaces(facts),
}

function orderSurvivors({ eliminationRounds, teams }: EndInput): number[] {
  const out = eliminationRounds.toReversed().flatMap(({ sides, eliminatedTeamIds }) =>
    sides
      .filter(({ teamId }) => eliminatedTeamIds.includes(teamId))
      .sort((a, b) => (b.points ?? 0) - (a.points ?? 0) || a.teamId - b.teamId)
      .map(({ teamId }) => teamId),
  )
  const left = teams.map(({ id }) => id).filter((id) => !out.includes(id))
  return left.length === 1 ? [...left, ...out] : []
}

/**
 * The places that each source knows, then later exits and better seeds. Where the commissioner set ranks by hand, all other teams take the
 * free ranks in that order. Null without a champion.
 */
function fillPlaces(facts: EndFacts): (number | null)[] | null {
  const { teams, bracket, evidence } = facts
  const count = Math.max(teams.length, bracket?.places.length ?? 0)
  const places: (number | null)[] = Array.from({ length: count }, () => null)
  for (const source of precedence.place) {
    for (const [teamId, rank] of placeSources[source](facts)) {
      if (rank >= 1 && rank <= count && !places.includes(teamId)) places[rank - 1] ??= teamId
    }
  }
  const byHand = new Map<number, number>()
  for (const { id, rankByCommissioner: rank } of evidence.teams) if (rank && rank <= count) byHand.set(rank, id)
  if ((byHand.get(1) ?? places[0] ?? null) === null) return null
  const left = hasOrder(facts) ? orderByExit(facts).filter((id) => !places.includes(id)) : []
  const order = places.map((id) => id ?? left.shift() ?? null)
  const others = order.filter((id) => id === null || ![...byHand.values()].includes(id))
  return places.map((_, index) => byHand.get(index + 1) ?? others.shift() ?? null)
}

type Placed = readonly (readonly [teamId: number, rank: number])[]

const placeSources: Readonly<Record<SourceOf<'place'>, (facts: EndFacts) => Placed>> = {
  byBracket: ({ bracket }) =>
    (bracket?.places ?? []).flatMap((id, index) => (id === null ? [] : [[id, index + 1] as const])),
  byFinal: (facts) => {
    const final = findFinal(facts)
    return final ? [[final.winnerId, 1] as const, [final.loserId, 2] as const] : []
  },
  byPartialRanks: ({ evidence }) =>
    evidence.teams.flatMap(({ id, finalRank }) => (finalRank === null ? [] : [[id, finalRank] as const])),
}

/** Without a game nobody knows who went out when, so that places that a season's table leaves open stay so. */
const hasOrder = ({ matchups, hasOpponents }: EndInput) => matchups.length > 0 || !hasOpponents

/** Later exits first, then better seeds. */
function orderByExit({ seeds, exits }: EndInput): number[] {
  const stage = (id: number) => exits.get(id)?.matchupPeriod ?? 0
  return seeds.order.toSorted((a, b) => stage(b) - stage(a))
}

/**
 * The championship game: of the last round of the bracket the only game for the title, or the one of the first two ranks.
 */
export function judgeTitle(facts: EndInput & Pick<Season, 'finalRanks'>): SeasonTitle {
  const championId = [...(facts.finalRanks ?? [])].find(([, rank]) => rank === 1)?.[0] ?? null
  return { championId, final: findFinal(facts) }
}

function findFinal({ matchups, bracket, status, hasOpponents }: EndInput): SeasonTitle['final'] {
  if (!hasOpponents || status.phase !== 'complete') return null
  const finals = listFinals(bracket)
  const titleGame = findTitleGame(bracket)
  if (titleGame) return withWinner(titleGame)
  if (finals.length > 0) return null
  const forTitle = matchups.filter((matchup) => matchup.kind === 'winners-bracket' && isDecided(matchup))
  const lastPeriod = Math.max(0, ...forTitle.map(({ matchupPeriod }) => matchupPeriod))
  const last = forTitle.filter(({ matchupPeriod }) => matchupPeriod === lastPeriod)
  return last.length === 1 && last[0] ? withWinner(last[0]) : null
}

/** The championship game as the host lists it, from when both its teams are known; null if it lists none, or several. */
export function findTitleGame(bracket: Season['bracket']): Matchup | null {
  const finals = listFinals(bracket)
  return finals.length === 1 ? (finals[0]?.matchup ?? null) : null
}

function listFinals(bracket: Season['bracket']): readonly BracketGame[] {
  const games = bracket?.rounds[bracket.titleRounds - 1]?.games ?? []
  return games.filter(({ kind, second }) => kind === 'winners-bracket' && second !== null)
}

/** Null for a game without a winner. */
function withWinner(matchup: Matchup): SeasonTitle['final'] {
  const { home, away, winner } = matchup
  if (!away || !isDecided(matchup) || winner === 'tie') return null
  const [won, lost] = winner === 'home' ? [home, away] : [away, home]
  return { matchup, winnerId: won.teamId, loserId: lost.teamId }
}

/** When teams lost their last chance: by a lost game of the winners' bracket, or an elimination. */
export function listExits({
  matchups,
  eliminationRounds,
}: Pick<EndInput, 'matchups' | 'eliminationRounds'>): ReadonlyMap<number, Exit> {
  const losers = matchups
    .filter(({ kind }) => kind === 'winners-bracket')
    .flatMap((matchup) => withWinner(matchup) ?? [])
    .map(({ matchup, loserId }) => ({ ...matchup, out: [loserId] }))
  const eliminated = eliminationRounds.map((round) => ({ ...round, out: round.eliminatedTeamIds }))
  return new Map(
    [...losers, ...eliminated].flatMap(({ out, matchupPeriod, weeks }) =>
      out.map((id): [number, Exit] => [id, { matchupPeriod, week: weeks.at(-1) ?? matchupPeriod }]),
    ),
  )
}
