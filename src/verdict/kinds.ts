/** Which games are playoffs, and who is in them. */
import type { MatchupKind } from '../domain/host-season.ts'
import type { DrawnGame, Matchup, Season, SeasonSettings, SeasonStatus, Seeds } from '../domain/season.ts'
import type { SettledMatchup } from './results.ts'

interface Field extends Pick<Season, 'settings' | 'teams'> {
  status: SeasonStatus
  seeds: Pick<Seeds, 'order' | 'isFinal'>
  draw: readonly DrawnGame[] | null
  /** Whether the host states all seeds. */
  areSeedsStated: boolean
  /** The host's own final ranks by team id; null unless it ranks all. */
  hostRanks: ReadonlyMap<number, number> | null
}

/**
 * The kind of every matchup. In the playoffs: the host's bracket, else the host's mark, else who is in by the games of the first round stays
 * in until he loses. A game that is in no bracket is consolation, the kind without consequences.
 */
export function judgeKinds(matchups: readonly SettledMatchup[], field: Field): Matchup[] {
  const { settings } = field
  const beyond = matchups.filter((matchup) => !isOfRegularSeason(matchup, settings))
  const kinds = field.draw
    ? kindsByDraw(beyond, field.draw, settings.regularSeasonMatchups)
    : kindsByGames(beyond, field)
  return matchups.map((matchup) => ({ ...matchup, kind: kinds.get(matchup.id) ?? 'regular' }))
}

/** By the host's mark, else by its period. */
export function isOfRegularSeason(
  { kind, matchupPeriod }: Pick<SettledMatchup, 'kind' | 'matchupPeriod'>,
  { regularSeasonMatchups }: Pick<SeasonSettings, 'regularSeasonMatchups'>,
): boolean {
  return kind === 'regular' || (kind === null && matchupPeriod <= regularSeasonMatchups)
}

function kindsByDraw(
  matchups: readonly SettledMatchup[],
  draw: readonly DrawnGame[],
  regularSeasonMatchups: number,
): Map<number, MatchupKind> {
  return new Map(
    matchups.map((matchup) => {
      const game = findDrawnGame(draw, matchup, matchup.matchupPeriod - regularSeasonMatchups)
      return [matchup.id, game?.kind ?? matchup.kind ?? 'losers-consolation']
    }),
  )
}

/** The game of a host's bracket that a matchup is. */
export function findDrawnGame(
  draw: readonly DrawnGame[],
  { home, away }: Pick<Matchup, 'home' | 'away'>,
  round: number,
): DrawnGame | undefined {
  return draw.find(
    ({ first, second, round: ofGame }) =>
      ofGame === round &&
      away !== null &&
      [home.teamId, away.teamId].every((team) => team === first.teamId || team === second.teamId),
  )
}

function kindsByGames(matchups: readonly SettledMatchup[], field: Field): Map<number, MatchupKind> {
  const inOrder = matchups.toSorted((a, b) => a.matchupPeriod - b.matchupPeriod || a.id - b.id)
  const entrants = findEntrants(inOrder, field)
  const out = new Set<number>()
  const kinds = new Map<number, MatchupKind>()
  for (const matchup of inOrder) {
    const kind = matchup.kind ?? deriveKind(matchup, entrants, out)
    kinds.set(matchup.id, kind)
    const loser = kind === 'winners-bracket' ? findLoser(matchup, inOrder, field.seeds.order) : null
    if (loser !== null) out.add(loser)
  }
  return kinds
}

function deriveKind(
  { home, away }: SettledMatchup,
  entrants: ReadonlySet<number>,
  out: ReadonlySet<number>,
): MatchupKind {
  const teamIds = [home.teamId, ...(away ? [away.teamId] : [])]
  if (!teamIds.every((id) => entrants.has(id))) return 'losers-consolation'
  return teamIds.some((id) => out.has(id)) ? 'winners-consolation' : 'winners-bracket'
}

/** Of a tied game: who does not play on, else the lower seed. */
function findLoser(
  { home, away, winner, matchupPeriod }: SettledMatchup,
  all: readonly SettledMatchup[],
  order: readonly number[],
) {
  if (!away || winner === null) return null
  if (winner !== 'tie') return winner === 'home' ? away.teamId : home.teamId
  const playsOn = (teamId: number) =>
    all.some(
      (later) =>
        later.matchupPeriod > matchupPeriod &&
        later.kind === 'winners-bracket' &&
        [later.home.teamId, later.away?.teamId].includes(teamId),
    )
  if (playsOn(home.teamId) !== playsOn(away.teamId)) return playsOn(home.teamId) ? away.teamId : home.teamId
  return order.indexOf(home.teamId) < order.indexOf(away.teamId) ? away.teamId : home.teamId
}

/**
 * Who entered the bracket. Games go before seeds: where a game of the first round has one team that is in by its seed and one that is not,
 * the commissioner changed the bracket, and as many of these games as the bracket has room for are in it: those of the teams that the host
 * ranks there, then those of the best seeds. A host that draws brackets but lost this one does not show whether he did, so nobody is in.
 */
function findEntrants(inOrder: readonly SettledMatchup[], field: Field): ReadonlySet<number> {
  const { seeds, settings, teams, areSeedsStated, hostRanks } = field
  if (!seeds.isFinal) return new Set()
  const size = Math.min(settings.playoffTeamCount, teams.length)
  const opening = inOrder.filter(({ matchupPeriod }) => matchupPeriod === inOrder[0]?.matchupPeriod)
  const games = opening.flatMap(({ home, away, kind }) => (away ? [{ kind, teamIds: [home.teamId, away.teamId] }] : []))
  const byRank = new Set([...(hostRanks ?? [])].flatMap(([id, rank]) => (rank <= size ? id : [])))
  const expected = hostRanks && !areSeedsStated ? [...byRank] : seeds.order.slice(0, size)
  const isExpected = new Set(expected)
  const isIn = (kind: MatchupKind | null, teamIds: readonly number[]) =>
    kind ? kind === 'winners-bracket' : teamIds.every((id) => isExpected.has(id))
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
export function judgePlayoffTeams(
  matchups: readonly Matchup[],
  { seeds, settings, teams, draw }: Pick<Field, 'seeds' | 'settings' | 'teams' | 'draw'>,
): { teamIds: ReadonlySet<number>; isByGames: boolean } {
  const known = new Set(teams.map(({ id }) => id))
  const drawn = (draw ?? [])
    .filter(({ kind }) => kind === 'winners-bracket')
    .flatMap(({ first, second }) => [first.teamId, second.teamId])
  const sidesOf = (kind: MatchupKind) =>
    matchups
      .filter((matchup) => matchup.kind === kind)
      .flatMap(({ home, away }) => [home.teamId, ...(away ? [away.teamId] : [])])
  const inBracket = new Set([...drawn, ...sidesOf('winners-bracket')].filter((id) => id !== null && known.has(id)))
  const outside = new Set(sidesOf('losers-consolation'))
  const teamIds = new Set(inBracket as Set<number>)
  for (const id of seeds.order) {
    if (teamIds.size >= settings.playoffTeamCount) break
    if (inBracket.size === 0 || !outside.has(id)) teamIds.add(id)
  }
  return { teamIds, isByGames: inBracket.size > 0 }
}
