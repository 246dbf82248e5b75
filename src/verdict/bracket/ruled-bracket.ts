/** Playoffs derived from seeds and results by the rules, for hosts that only list matchups by week. */
import type { BracketKind, Drawing, Matchup, PlayoffGame, PlayoffSlot } from '../../domain/season.ts'
import { drawByRules, type FirstRound } from './draw-by-rules.ts'
import { countAlive, playDrawing } from './drawing.ts'
import { placesOfKind } from './places-of-kind.ts'
import {
  type BracketInput,
  bracketRulesOf,
  findMatchup,
  listPlayoffRounds,
  type PlayoffRound,
  winnerOf,
} from './playoff-rounds.ts'

/**
 * The games of the rules, played to date. Games of the host that differ from them edit the ladder that they belong to, from that round on,
 * and those whose teams come from it: there the host's games count, without lines. `firstRound` as in `drawByRules`.
 */
export function playByRules(season: BracketInput, firstRound?: FirstRound): Drawing | null {
  const rounds = listPlayoffRounds(season)
  if (rounds.length === 0) return null
  const matchupOf = openMatchups(rounds)
  const { games, places } = playUnedited(season, firstRound)
  const editedIn = findEdits(rounds, games, matchupOf)
  const isOver = (round: number) => rounds[round - 1]?.matchups.every(({ status }) => status === 'final') ?? false
  // Where teams outside the playoffs play in other rounds than the rules say, theirs of a round that is over were none.
  const wasNone = (game: PlayoffGame) =>
    game.kind === 'losers-consolation' && game.second !== null && matchupOf(game) === null && isOver(game.round)
  const isByRule = (game: PlayoffGame) =>
    !editedIn.has(game.kind) || (game.round < (editedIn.get(game.kind) ?? 0) && !wasNone(game))
  const ofHost = rounds.flatMap((round, index) =>
    gamesOfHost(season, round, index + 1, (kind) => index + 1 >= (editedIn.get(kind) ?? Number.POSITIVE_INFINITY)),
  )
  const kindOf = new Map(games.map(({ id, kind }) => [id, kind]))
  const isOpen = (wanted: BracketKind) =>
    editedIn.has(wanted) || games.some(({ kind, winner }) => kind === wanted && winner === null)
  const all = [...games.filter(isByRule), ...ofHost].map((game, id) =>
    ofHost.includes(game) ? { ...game, id: -1 - id } : game,
  )
  return {
    games: all,
    places: places.map((slot) => (slot?.from && isOpen(kindOf.get(slot.from.game) ?? 'winners-bracket') ? null : slot)),
    editedKinds: [...editedIn.keys()],
  }
}

/** The games of the rules, played to date, whether or not the host's differ; those to come keep their lines. */
export function playUnedited(season: BracketInput, firstRound?: FirstRound): Drawing {
  const rounds = listPlayoffRounds(season)
  const { seedOf, bracketOrder } = season.seeds
  const matchupOf = openMatchups(rounds)
  return playDrawing(drawByRules(bracketOrder, bracketRulesOf(season), rounds.length, firstRound), {
    rankOf: (teamId) => seedOf.get(teamId) ?? Number.MAX_SAFE_INTEGER,
    winnerOf: (game) => winnerOf(matchupOf(game), game.first),
  })
}

function openMatchups(rounds: readonly PlayoffRound[]) {
  return ({ round, first, second }: PlayoffGame) => findMatchup(rounds[round - 1], first, second)
}

/**
 * The first round in which the host has a game that the rules do not have, by ladder; games of the rules may be missing. Who loses in the
 * winners' bracket is in the consolation of its teams, so an edited bracket leaves that unknown, too.
 */
function findEdits(
  rounds: readonly PlayoffRound[],
  games: readonly PlayoffGame[],
  matchupOf: (game: PlayoffGame) => Matchup | null,
): ReadonlyMap<BracketKind, number> {
  const editedIn = new Map<BracketKind, number>()
  const edit = (kind: BracketKind, round: number) => editedIn.set(kind, editedIn.get(kind) ?? round)
  for (const [index, { matchups }] of rounds.entries()) {
    const planned = games.filter(({ kind, round }) => round === index + 1 && !editedIn.has(kind))
    const kindOf = new Map(planned.map((game) => [matchupOf(game)?.id, game.kind]))
    const others = matchups.filter(({ id, kind, away }) => away !== null && kindOf.get(id) !== kind)
    for (const { id, kind } of others) {
      // A game that the host marks as one of another ladder is missing in the ladder of the rules.
      for (const edited of [kind, kindOf.get(id) ?? kind]) if (edited !== 'regular') edit(edited, index + 1)
    }
    if (editedIn.has('winners-bracket')) edit('winners-consolation', index + 1)
  }
  return editedIn
}

/** The host's games of edited kinds. */
function gamesOfHost(
  season: BracketInput,
  { matchups, matchupPeriod }: PlayoffRound,
  round: number,
  isEdited: (kind: BracketKind) => boolean,
): PlayoffGame[] {
  const teamIds = new Set(season.teams.map(({ id }) => id))
  const known = matchups.flatMap(({ kind, ...matchup }) =>
    kind !== 'regular' && [matchup.home, matchup.away ?? matchup.home].every(({ teamId }) => teamIds.has(teamId))
      ? { ...matchup, kind, round, second: matchup.away }
      : [],
  )
  const alive = countAlive(known, round)
  return known
    .filter(({ kind }) => isEdited(kind))
    .map((matchup): PlayoffGame => {
      const { kind, home, away } = matchup
      const first: PlayoffSlot = { teamId: home.teamId, from: null }
      const second = away && { teamId: away.teamId, from: null }
      const places = placesByRank(season, matchup, matchupPeriod) ?? placesOfKind(season, kind, alive)
      const winner = second ? winnerOf(matchup, first) : 'first'
      return { id: 0, round, kind, first, second, winner, isForPlaces: false, ...places }
    })
}

/** Ranks of a game that was the last one for both teams, if the host ranks them next to each other; else null. */
function placesByRank(
  { matchups, statedRanks, status }: BracketInput,
  { home, away }: Matchup,
  matchupPeriod: number,
): Pick<PlayoffGame, 'best' | 'worst' | 'isForPlaces'> | null {
  const ids = [home.teamId, away?.teamId]
  const [best = 0, worst = 0] = ids
    .flatMap((id) => (id === undefined ? [] : (statedRanks?.get(id) ?? [])))
    .sort((a, b) => a - b)
  const hasLater = matchups.some(
    (later) =>
      later.matchupPeriod > matchupPeriod &&
      later.away !== null &&
      [later.home, later.away].some(({ teamId }) => ids.includes(teamId)),
  )
  return status.phase !== 'complete' || hasLater || worst !== best + 1 ? null : { best, worst, isForPlaces: true }
}
