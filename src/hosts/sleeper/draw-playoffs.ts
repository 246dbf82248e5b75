/** Sleeper's brackets as one playoff bracket: lines, winners and the ranks of each game. */
import type { DrawnGame, DrawnSlot, Matchup } from '../../domain/host-season.ts'
import { teamOutOf } from '../../domain/playoff-draw.ts'
import { findPlaces, type PlacedGame } from './read-bracket.ts'
import type { Calendar } from './read-calendar.ts'

interface Sources {
  games: readonly PlacedGame[]
  /** Team ids, first seed first. */
  seeds: readonly number[]
  matchups: readonly Matchup[]
  calendar: Calendar
  playoffTeamCount: number
  isToiletBowl: boolean
}

/**
 * Games by round. Sleeper's `w` and `l` name the winner and loser, also of a tied game. Without them points decide, and the better seed in
 * a tie. Brackets can be edited by hand: entries that contradict an earlier game are ignored, and the first of two games for the same rank
 * counts.
 */
export function drawPlayoffs(sources: Sources): DrawnGame[] {
  const { games, seeds } = sources
  const drawn = new Map<string, DrawnGame>()
  const lastGameOf = new Map<number, DrawnGame>()
  const placed = { places: new Set<number>(), teams: new Set<number>() }
  const inOrder = games.toSorted((a, b) => a.r - b.r)
  const final = findFinal(inOrder)
  for (const game of inOrder) {
    const teams = [game.t1, game.t2].flatMap((team) => team ?? [])
    const isNew = !drawn.has(keyOf(game.bracket, game.m))
    const isKnown = teams.every((team) => seeds.includes(team) && lastGameOf.get(team)?.round !== game.r)
    if (!isNew || !isKnown || game.t1 === game.t2) {
      if (teams.length > 0 || !isNew) continue
    }
    const slot = (team: number | null | undefined, feeder: PlacedGame['t1_from']): DrawnSlot =>
      drawSlot(team ?? null, readLine(game, feeder, drawn, sources), lastGameOf)
    const [first, second] = [slot(game.t1, game.t1_from), slot(game.t2, game.t2_from)]
    const drawnGame: DrawnGame = {
      id: drawn.size + 1,
      round: game.r,
      kind: game.kind,
      first,
      second,
      winner: findWinner(game, first, second, sources),
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
function findFinal(games: readonly PlacedGame[]): PlacedGame | null {
  const toTheTitle = games.filter(({ kind }) => kind === 'winners-bracket')
  const last = Math.max(...toTheTitle.map(({ r }) => r))
  const [final = null, ...others] = toTheTitle.filter(({ r }) => r === last)
  return others.length === 0 ? final : null
}

/** In a toilet bowl `w` is the loser. */
function readLine(
  { bracket, r }: PlacedGame,
  feeder: PlacedGame['t1_from'],
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
function drawSlot(
  named: number | null,
  line: DrawnSlot['from'],
  lastGameOf: ReadonlyMap<number, DrawnGame>,
): DrawnSlot {
  if (named === null) return { teamId: null, from: line }
  const last = lastGameOf.get(named)
  if (!last) return { teamId: named, from: null }
  const outcome = (['winner', 'loser'] as const).find((one) => teamOutOf(last, one) === named)
  return { teamId: named, from: outcome ? { game: last.id, outcome } : null }
}

function findWinner(
  game: PlacedGame,
  { teamId: first }: DrawnSlot,
  { teamId: second }: DrawnSlot,
  { matchups, calendar, seeds, isToiletBowl }: Sources,
): DrawnGame['winner'] {
  const weeks = calendar.playoffRounds[game.r - 1] ?? []
  if (first === null || second === null || !weeks.every((week) => week <= calendar.lastDecidedWeek)) return null
  const named = [game.w, game.l].every((team) => team === first || team === second) && game.w !== game.l
  if (named) return (game.w === first) === (game.bracket === 'losers' && isToiletBowl) ? 'second' : 'first'
  const matchup = matchups.find((one) => isGameOf(one, game.r, calendar, first, second))
  if (matchup?.status !== 'final' || matchup.winner === null) return null
  if (matchup.winner === 'tie') return seeds.indexOf(first) < seeds.indexOf(second) ? 'first' : 'second'
  return (matchup.winner === 'home' ? matchup.home : matchup.away)?.teamId === first ? 'first' : 'second'
}

function isGameOf(
  { matchupPeriod, home, away }: Matchup,
  round: number,
  { regularSeasonFinalWeek }: Calendar,
  first: number,
  second: number,
): boolean {
  if (matchupPeriod !== regularSeasonFinalWeek + round || away === null) return false
  return [first, second].every((team) => team === home.teamId || team === away.teamId)
}

interface Taken {
  places: Set<number>
  teams: Set<number>
}

/** Null if one of the ranks or teams is already placed. */
function takePlaces(
  game: PlacedGame,
  { first, second }: DrawnGame,
  { places, teams }: Taken,
  { seeds, playoffTeamCount, isToiletBowl }: Sources,
): DrawnGame['places'] {
  const found = findPlaces(game, { teamCount: seeds.length, playoffTeamCount, isToiletBowl })
  const known = [first.teamId, second.teamId].filter((team) => team !== null)
  if (!found || known.some((team) => teams.has(team))) return null
  if ([found.winner, found.loser].some((place) => place < 1 || place > seeds.length || places.has(place))) return null
  places.add(found.winner).add(found.loser)
  for (const team of known) teams.add(team)
  return found
}

/** Matchups with the winners that the draw names. */
export function settleByDraw(matchups: readonly Matchup[], draw: readonly DrawnGame[], calendar: Calendar): Matchup[] {
  return matchups.map((matchup) => {
    if (matchup.status !== 'final' || matchup.away === null || matchup.kind === 'regular') return matchup
    const game = draw.find(
      ({ round, first, second, winner }) =>
        winner !== null &&
        first.teamId !== null &&
        second.teamId !== null &&
        isGameOf(matchup, round, calendar, first.teamId, second.teamId),
    )
    if (!game) return matchup
    return { ...matchup, winner: teamOutOf(game, 'winner') === matchup.home.teamId ? 'home' : 'away' }
  })
}
