/** Sleeper's brackets as one playoff bracket: lines, named winners and the ranks of each game. */
import type { DrawnGame, DrawnSlot } from '../../domain/host-season.ts'
import { type BracketGameRecord, findPlaces } from './read-bracket.ts'

interface Sources {
  games: readonly BracketGameRecord[]
  teamIds: readonly number[]
  playoffTeamCount: number
  isToiletBowl: boolean
}

/**
 * Games by round. Sleeper's `w` and `l` name the winner and loser, also of a tied game. Brackets can be edited by hand: entries that
 * contradict an earlier game are ignored, and the first of two games for the same rank counts.
 */
export function drawPlayoffs(sources: Sources): DrawnGame[] {
  const { games, teamIds } = sources
  const drawn = new Map<string, DrawnGame>()
  const lastGameOf = new Map<number, DrawnGame>()
  const placed = { places: new Set<number>(), teams: new Set<number>() }
  const inOrder = games.toSorted((a, b) => a.r - b.r)
  const final = findFinal(inOrder)
  for (const game of inOrder) {
    const teams = [game.t1, game.t2].flatMap((team) => team ?? [])
    const isNew = !drawn.has(keyOf(game.bracket, game.m))
    const isKnown = teams.every((team) => teamIds.includes(team) && lastGameOf.get(team)?.round !== game.r)
    if (!isNew || !isKnown || game.t1 === game.t2) {
      if (teams.length > 0 || !isNew) continue
    }
    const slot = (
      team: number | null | undefined,
      feeder: BracketGameRecord['t1_from'],
      original: number | null | undefined,
    ): DrawnSlot => {
      const isReplaced = team != null && original != null && original !== team
      // Whoever was put there by hand does not come from his last game.
      if (isReplaced) return { teamId: team, from: null, isReplaced }
      return readSlot(team ?? null, readLine(game, feeder, drawn, sources), lastGameOf)
    }
    const first = slot(game.t1, game.t1_from, game.t1_original)
    const second = slot(game.t2, game.t2_from, game.t2_original)
    const drawnGame: DrawnGame = {
      id: drawn.size + 1,
      round: game.r,
      kind: game.kind,
      first,
      second,
      winner: readWinner(game, first, second, sources),
      places: null,
    }
    drawnGame.places = takePlaces(game === final ? { ...game, p: 1 } : game, drawnGame, placed, sources)
    drawn.set(keyOf(game.bracket, game.m), drawnGame)
    for (const { teamId } of [first, second]) if (teamId !== null) lastGameOf.set(teamId, drawnGame)
  }
  return [...drawn.values()]
}

const keyOf = (bracket: string, number: number) => `${bracket} ${number}`

/** A bracket without ranks still ends with a single game for the title. */
function findFinal(games: readonly BracketGameRecord[]): BracketGameRecord | null {
  const toTheTitle = games.filter(({ kind }) => kind === 'winners-bracket')
  const last = Math.max(...toTheTitle.map(({ r }) => r))
  const [final = null, ...others] = toTheTitle.filter(({ r }) => r === last)
  return others.length === 0 ? final : null
}

/** In a toilet bowl `w` is the loser. */
function readLine(
  { bracket, r }: BracketGameRecord,
  feeder: BracketGameRecord['t1_from'],
  drawn: ReadonlyMap<string, DrawnGame>,
  { isToiletBowl }: Sources,
): DrawnSlot['from'] {
  const number = feeder?.w ?? feeder?.l
  const game = number == null ? undefined : drawn.get(keyOf(bracket, number))
  if (!game || game.round >= r) return null
  const isWinner = (feeder?.w != null) !== (bracket === 'losers' && isToiletBowl)
  return { game: game.id, outcome: isWinner ? 'winner' : 'loser' }
}

/** A team from an earlier game. If Sleeper draws no line, as in reseeded rounds, it comes from its last game. */
function readSlot(
  named: number | null,
  line: DrawnSlot['from'],
  lastGameOf: ReadonlyMap<number, DrawnGame>,
): DrawnSlot {
  if (named === null) return { teamId: null, from: line }
  const last = lastGameOf.get(named)
  if (!last) return { teamId: named, from: null }
  const outcome = (['winner', 'loser'] as const).find((one) => isTeamOf(last, one, named))
  return { teamId: named, from: outcome ? { game: last.id, outcome } : line?.game === last.id ? line : null }
}

function isTeamOf({ first, second, winner }: DrawnGame, outcome: 'winner' | 'loser', teamId: number): boolean {
  if (winner === null) return false
  return ((winner === 'first') === (outcome === 'winner') ? first : second).teamId === teamId
}

/** In a toilet bowl `w` is the loser. */
function readWinner(
  game: BracketGameRecord,
  { teamId: first }: DrawnSlot,
  { teamId: second }: DrawnSlot,
  { isToiletBowl }: Sources,
): DrawnGame['winner'] {
  const isNamed = [game.w, game.l].every((team) => team != null && (team === first || team === second))
  if (!isNamed || game.w === game.l) return null
  return (game.w === first) === (game.bracket === 'losers' && isToiletBowl) ? 'second' : 'first'
}

interface Taken {
  places: Set<number>
  teams: Set<number>
}

/** Null if one of the ranks or teams is already placed. */
function takePlaces(
  game: BracketGameRecord,
  { first, second }: DrawnGame,
  { places, teams }: Taken,
  { teamIds, playoffTeamCount, isToiletBowl }: Sources,
): DrawnGame['places'] {
  const found = findPlaces(game, { teamCount: teamIds.length, playoffTeamCount, isToiletBowl })
  const known = [first.teamId, second.teamId].filter((team) => team !== null)
  if (!found || known.some((team) => teams.has(team))) return null
  if ([found.winner, found.loser].some((place) => place < 1 || place > teamIds.length || places.has(place))) return null
  places.add(found.winner).add(found.loser)
  for (const team of known) teams.add(team)
  return found
}
