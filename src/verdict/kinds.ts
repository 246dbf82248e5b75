/** Which games are playoff games, and which teams play in them. */
import type { MatchupKind } from '../domain/host-season.ts'
import type { Matchup, Season, SeasonSettings, Seeds, VerdictSource } from '../domain/season.ts'
import { findDrawnGame } from './draw.ts'
import { decide, type Sources } from './precedence.ts'
import { type SettledMatchup, teamIdsOf } from './results.ts'
import { findWinner, type PlayoffMatchup, type TieRule } from './tie-rule.ts'

interface KindFacts extends TieRule, Pick<Season, 'teams' | 'draw'> {
  settled: readonly SettledMatchup[]
  settings: SeasonSettings
  seeding: Pick<Seeds, 'order' | 'seedOf' | 'isFinal'>
  /** Whether the host states all seeds. */
  areSeedsStated: boolean
  /** The host's own final ranks by team id; null unless it ranks all. */
  hostRanks: ReadonlyMap<number, number> | null
}

/**
 * The kind of every matchup. In the playoffs: the host's bracket, else the host's mark, else the way to the title, else who is in by the games
 * of the first round stays in until he loses. A game that is in no bracket is consolation, the kind without consequences.
 */
export function judgeKinds(facts: KindFacts): Matchup[] {
  const { settled, settings } = facts
  const playoffs = settled
    .filter((matchup) => !isOfRegularSeason(matchup, settings))
    // Who won a tied game may follow from who lost the others of its round.
    .toSorted((a, b) => a.matchupPeriod - b.matchupPeriod || Number(isTie(a)) - Number(isTie(b)) || a.id - b.id)
  const entrants = facts.draw ? new Set<number>() : findEntrants(playoffs, facts)
  const path = findPath(playoffs, facts)
  const out = new Set<number>()
  const kinds = new Map<number, MatchupKind>()
  for (const matchup of playoffs) {
    const kind = decide('kind', kindSources, { matchup, path, entrants, out, facts })?.value ?? 'losers-consolation'
    kinds.set(matchup.id, kind)
    const following = () => nameFollowing(playoffs, matchup, (id) => entrants.has(id) && !out.has(id))
    const winner = kind === 'winners-bracket' ? findWinner(matchup, kind, following(), facts) : null
    const loser = winner === 'home' ? matchup.away : winner === 'away' ? matchup.home : null
    if (loser) out.add(loser.teamId)
  }
  return settled.map((matchup) => ({ ...matchup, kind: kinds.get(matchup.id) ?? 'regular' }))
}

const isTie = ({ winner }: SettledMatchup) => winner === 'tie'

/**
 * The later games. One of the next round without the host's word on the title is for the title where a team of this game meets an opponent
 * that can still win it.
 */
function nameFollowing(
  playoffs: readonly SettledMatchup[],
  { matchupPeriod, ...game }: SettledMatchup,
  isAlive: (teamId: number) => boolean,
): PlayoffMatchup[] {
  const teamIds = teamIdsOf(game)
  const later = playoffs.filter((other) => other.matchupPeriod > matchupPeriod)
  return later.map((other) => {
    if (other.kind !== null && other.kind !== 'playoffs') return other
    const opponents = teamIdsOf(other).filter((id) => !teamIds.includes(id))
    const isNext = other.matchupPeriod === later[0]?.matchupPeriod
    return {
      ...other,
      kind: isNext && opponents.length === 1 && opponents.every(isAlive) ? 'winners-bracket' : other.kind,
    }
  })
}

interface KindInput {
  matchup: SettledMatchup
  /** The way to the title, where the host does not mark it; null if it is not found. */
  path: ReadonlySet<number> | null
  /** Who entered the bracket, where the host draws none. */
  entrants: ReadonlySet<number>
  /** Who has lost in it so far. */
  out: ReadonlySet<number>
  facts: KindFacts
}

const kindSources: Sources<'kind', KindInput, MatchupKind> = {
  byBracket: ({ matchup, facts: { draw, settings } }) =>
    (draw && findDrawnGame(draw.games, matchup, matchup.matchupPeriod - settings.regularSeasonMatchups)?.kind) ?? null,
  byMark: ({ matchup: { kind } }) => (kind === 'playoffs' ? null : kind),
  byPath: ({ matchup: { id, kind }, path }) =>
    kind === 'playoffs' && path ? (path.has(id) ? 'winners-bracket' : 'winners-consolation') : null,
  byPlay: ({ matchup, entrants, out }) => {
    const teamIds = teamIdsOf(matchup)
    // A game with the host's mark is of teams that are in.
    if (matchup.kind !== 'playoffs' && !teamIds.every((id) => entrants.has(id))) return 'losers-consolation'
    return teamIds.some((id) => out.has(id)) ? 'winners-consolation' : 'winners-bracket'
  },
}

/**
 * The games for the title among those that the host marks as playoffs only, from the final backwards: who plays in one came from the games of
 * the round before. The final is the last round's game of the host's first two ranks; without ranks the one whose two teams both won such a
 * game in the round before. Null while the playoffs go on, and where that is no single game.
 */
function findPath(inOrder: readonly SettledMatchup[], facts: KindFacts): ReadonlySet<number> | null {
  const games = inOrder.filter(({ kind, away }) => kind === 'playoffs' && away !== null)
  const periods = facts.settings.matchupPeriods.map(({ matchupPeriod }) => matchupPeriod)
  const last = Math.max(0, ...games.map(({ matchupPeriod }) => matchupPeriod))
  if (last !== Math.max(...periods) || games.some(({ status }) => status !== 'final')) return null
  const gamesIn = (period: number) => games.filter(({ matchupPeriod }) => matchupPeriod === period)
  const { statedRanks } = facts
  const winners = new Set(
    gamesIn(last - 1).flatMap((game) =>
      game.winner === 'home' ? game.home.teamId : game.winner === 'away' ? (game.away?.teamId ?? []) : [],
    ),
  )
  const isFinal = (teamId: number) => (statedRanks ? (statedRanks.get(teamId) ?? 3) <= 2 : winners.has(teamId))
  const finals = gamesIn(last).filter((game) => teamIdsOf(game).every(isFinal))
  if (finals.length !== 1) return null
  const path = new Set<number>()
  let onPath = finals
  for (let period = last; onPath.length > 0; period--) {
    for (const { id } of onPath) path.add(id)
    const teamIds = new Set(onPath.flatMap(teamIdsOf))
    onPath = gamesIn(period - 1).filter((game) => teamIdsOf(game).some((id) => teamIds.has(id)))
  }
  return path
}

/** By the host's mark, else by its period. */
export function isOfRegularSeason(
  { kind, matchupPeriod }: Pick<SettledMatchup, 'kind' | 'matchupPeriod'>,
  { regularSeasonMatchups }: Pick<SeasonSettings, 'regularSeasonMatchups'>,
): boolean {
  return kind === 'regular' || (kind === null && matchupPeriod <= regularSeasonMatchups)
}

/**
 * Who entered the bracket. Games go before seeds: where a game of the first round has one team that is in by its seed and one that is not,
 * the commissioner changed the bracket, and as many of these games as the bracket has room for are in it: those of the teams that the host
 * ranks there, then those of the best seeds. Where the host draws brackets and this one is missing, games do not show whether the
 * commissioner changed it: then the function returns no team.
 */
function findEntrants(inOrder: readonly SettledMatchup[], facts: KindFacts): ReadonlySet<number> {
  const { seeding: seeds, settings, teams, areSeedsStated, hostRanks } = facts
  if (!seeds.isFinal) return new Set()
  const size = Math.min(settings.playoffTeamCount, teams.length)
  const opening = inOrder.filter(({ matchupPeriod }) => matchupPeriod === inOrder[0]?.matchupPeriod)
  const games = opening.flatMap(({ home, away, kind }) => (away ? [{ kind, teamIds: [home.teamId, away.teamId] }] : []))
  const byRank = new Set([...(hostRanks ?? [])].flatMap(([id, rank]) => (rank <= size ? id : [])))
  const expected = hostRanks && !areSeedsStated ? [...byRank] : seeds.order.slice(0, size)
  const isExpected = new Set(expected)
  const isIn = (kind: SettledMatchup['kind'], teamIds: readonly number[]) =>
    kind ? kind === 'winners-bracket' || kind === 'playoffs' : teamIds.every((id) => isExpected.has(id))
  const certain = games.filter(({ kind, teamIds }) => isIn(kind, teamIds)).flatMap(({ teamIds }) => teamIds)
  const playing = new Set(games.flatMap(({ teamIds }) => teamIds))
  const entrants = new Set([...certain, ...expected.filter((id) => !playing.has(id))])
  const ranked = (teamIds: readonly number[]) => teamIds.filter((id) => byRank.has(id)).length
  const bestSeed = (teamIds: readonly number[]) => Math.min(...teamIds.map((id) => seeds.order.indexOf(id)))
  const mixed = games
    .filter(({ kind, teamIds }) => kind === null && teamIds.filter((id) => isExpected.has(id)).length === 1)
    .sort((a, b) => ranked(b.teamIds) - ranked(a.teamIds) || bestSeed(a.teamIds) - bestSeed(b.teamIds))
  if (mixed.length > 0 && settings.losersBracket !== undefined) return new Set()
  for (const { teamIds } of mixed) {
    if (entrants.size + teamIds.length <= size) for (const id of teamIds) entrants.add(id)
  }
  return entrants
}

/**
 * Who is in the playoffs: the teams of the bracket's games and byes. Where these are not known yet, the best seeds fill the places that are
 * left, unless they play consolation.
 */
export function judgePlayoffTeams(facts: PlayoffField): { teamIds: ReadonlySet<number>; source: VerdictSource } {
  const { value, source } = decide('playoffTeams', fieldSources, facts) ?? {
    value: new Set<number>(),
    source: 'unknown',
  }
  return { teamIds: value, source }
}

interface PlayoffField extends Pick<Season, 'matchups' | 'settings' | 'teams' | 'draw'> {
  seeding: Pick<Seeds, 'order' | 'isFinal'>
}

const fieldSources: Sources<'playoffTeams', PlayoffField, ReadonlySet<number>> = {
  byGames: (facts) => {
    const inBracket = listBracketTeams(facts)
    const present = new Set(facts.teams.flatMap(({ id }) => (inBracket.has(id) ? id : [])))
    if (present.size === 0) return null
    const outside = new Set(teamsOfKind(facts, 'losers-consolation'))
    // Nobody has the spot of a team that left the league.
    const spots = facts.settings.playoffTeamCount - (inBracket.size - present.size)
    return fillField(present, spots, facts, (id) => !outside.has(id))
  },
  bySeeds: (facts) => fillField(new Set(), facts.settings.playoffTeamCount, facts, () => true),
}

function listBracketTeams(facts: PlayoffField): Set<number> {
  const drawn = (facts.draw?.games ?? [])
    .filter(({ kind }) => kind === 'winners-bracket')
    .flatMap(({ first, second }) => [first.teamId ?? [], second?.teamId ?? []].flat())
  return new Set([...drawn, ...teamsOfKind(facts, 'winners-bracket')])
}

/** Before the end of the regular season a game of the playoffs is no fact. */
function teamsOfKind({ matchups, seeding }: PlayoffField, kind: MatchupKind): number[] {
  return (seeding.isFinal ? matchups : []).filter((matchup) => matchup.kind === kind).flatMap(teamIdsOf)
}

function fillField(
  teamIds: Set<number>,
  spots: number,
  { seeding }: PlayoffField,
  mayBeIn: (teamId: number) => boolean,
): ReadonlySet<number> {
  for (const id of seeding.order) {
    if (teamIds.size >= spots) break
    if (mayBeIn(id)) teamIds.add(id)
  }
  return teamIds
}
