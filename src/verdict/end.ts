/** How a season ended: final ranks, champion, championship game, and when each team was out. */
import type { HostSeason, HostTeam } from '../domain/host-season.ts'
import type { Exit, Matchup, Season, SeasonTitle, VerdictSource } from '../domain/season.ts'
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

/**
 * The ranks that the source states, by team id: the commissioner's first, the other teams in the free ranks in the host's order. Partial if it
 * ranks only some; null if it ranks nobody.
 */
export function listStatedRanks(teams: readonly HostTeam[]): ReadonlyMap<number, number> | null {
  const ranks = new Map<number, number>()
  const free = new Set(teams.map((_, index) => index + 1))
  for (const { id, rankByCommissioner: rank } of teams) if (rank && free.delete(rank)) ranks.set(id, rank)
  const others = teams
    .filter(({ id }) => !ranks.has(id))
    .map(({ id, finalRank, rankByCommissioner }) => ({ id, wanted: finalRank ?? rankByCommissioner ?? 0 }))
    .filter(({ wanted }) => wanted > 0)
    .sort((a, b) => a.wanted - b.wanted || a.id - b.id)
  // With a rank set by hand all teams below move, and below a team that is gone, too. Ranks of only some teams stay.
  const areDistinct = new Set(others.map(({ wanted }) => wanted)).size === others.length
  const isUntouched = ranks.size === 0 && others.length < teams.length && areDistinct
  const inOrder = [...free]
  for (const [index, { id, wanted }] of others.entries())
    ranks.set(id, isUntouched ? wanted : (inOrder[index] ?? wanted))
  return ranks.size > 0 ? ranks : null
}

/** The host's own ranks, without those that the commissioner set; null unless it ranks all teams, each once. */
export function listHostRanks(teams: readonly HostTeam[]): ReadonlyMap<number, number> | null {
  const ranks = new Map(teams.flatMap(({ id, finalRank }) => (finalRank === null ? [] : [[id, finalRank]])))
  return ranks.size === teams.length && new Set(ranks.values()).size === teams.length ? ranks : null
}

/**
 * Ranks 1 to n, each once: the source's where it ranks all, else those of the bracket's games. Null without a champion.
 */
export function judgeFinalRanks(
  input: EndInput,
  stated: ReadonlyMap<number, number> | null,
  host: Pick<HostSeason, 'settings' | 'teams'>,
): FinalRanks {
  const { status, teams } = input
  const unknown = { ranks: null, source: 'unknown' } as const
  if (status.phase !== 'complete' || teams.length === 0 || !status.isPlayed) return unknown
  if (stated?.size === teams.length) return { ranks: stated, source: 'host' }
  if (input.format === 'elimination') return rankSurvivors(input)
  if (input.format === 'total-points' || host.settings.hasNoPlayoffs) {
    return { ranks: new Map(input.seeds.order.map((id, index) => [id, index + 1])), source: 'games' }
  }
  const places = fillPlaces(input, host.teams)
  return places ? { ranks: places, source: 'bracket' } : unknown
}

function rankSurvivors({ eliminationRounds, teams }: EndInput): FinalRanks {
  const out = eliminationRounds.toReversed().flatMap(({ sides, eliminatedTeamIds }) =>
    sides
      .filter(({ teamId }) => eliminatedTeamIds.includes(teamId))
      .sort((a, b) => (b.points ?? 0) - (a.points ?? 0) || a.teamId - b.teamId)
      .map(({ teamId }) => teamId),
  )
  const left = teams.map(({ id }) => id).filter((id) => !out.includes(id))
  if (left.length !== 1) return { ranks: null, source: 'unknown' }
  return { ranks: new Map([...left, ...out].map((id, index) => [id, index + 1])), source: 'games' }
}

/**
 * By the bracket's games, then partial ranks of the host for what these leave open, then later exits and better seeds. A rank that the
 * commissioner set by hand stands, and all other teams take the free ranks in that order. Null without a champion.
 */
function fillPlaces(input: EndInput, hostTeams: readonly HostTeam[]): ReadonlyMap<number, number> | null {
  const { teams, bracket, seeds, exits } = input
  const places: (number | null)[] = teams.map((_, index) => bracket?.places[index] ?? null)
  const place = (teamId: number, rank: number) => {
    if (rank >= 1 && rank <= teams.length && !places.includes(teamId)) places[rank - 1] ??= teamId
  }
  const final = findFinal(input)
  if (final) {
    place(final.winnerId, 1)
    place(final.loserId, 2)
  }
  for (const { id, finalRank } of hostTeams) if (finalRank !== null) place(id, finalRank)
  const byHand = new Map<number, number>()
  for (const { id, rankByCommissioner: rank } of hostTeams) if (rank && rank <= teams.length) byHand.set(rank, id)
  if ((byHand.get(1) ?? places[0] ?? null) === null) return null
  const stage = (id: number) => exits.get(id)?.matchupPeriod ?? 0
  const left = seeds.order.filter((id) => !places.includes(id)).sort((a, b) => stage(b) - stage(a))
  const order = places.map((id) => id ?? left.shift() ?? 0)
  const others = order.filter((id) => ![...byHand.values()].includes(id))
  return new Map(teams.map((_, index) => [byHand.get(index + 1) ?? others.shift() ?? 0, index + 1]))
}

/**
 * The championship game: of the last round of the bracket the only game for the title, or the one of the first two ranks. `ranks`: the final
 * ranks as far as they are known.
 */
export function judgeTitle(input: EndInput, ranks: ReadonlyMap<number, number> | null): SeasonTitle {
  const championId = [...(ranks ?? [])].find(([, rank]) => rank === 1)?.[0] ?? null
  return { championId, final: findFinal(input) }
}

function findFinal({ matchups, bracket, status, hasOpponents }: EndInput): SeasonTitle['final'] {
  if (!hasOpponents || status.phase !== 'complete') return null
  const drawn = bracket?.rounds[bracket.titleRounds - 1]?.games ?? []
  const finals = drawn.filter(({ kind, second }) => kind === 'winners-bracket' && second !== null)
  const [final] = finals
  if (finals.length === 1 && final?.matchup) return withWinner(final.matchup)
  if (bracket && finals.length > 0) return null
  const forTitle = matchups.filter((matchup) => matchup.kind === 'winners-bracket' && isDecided(matchup))
  const lastPeriod = Math.max(0, ...forTitle.map(({ matchupPeriod }) => matchupPeriod))
  const last = forTitle.filter(({ matchupPeriod }) => matchupPeriod === lastPeriod)
  return last.length === 1 && last[0] ? withWinner(last[0]) : null
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
