/** The host's own bracket as a drawing. */
import type { DrawnGame, DrawnSlot, HostSeason } from '../../domain/host-season.ts'
import type { Drawing, PlayoffGame, PlayoffSlot, Season } from '../../domain/season.ts'
import { countAlive, lineFrom } from './drawing.ts'
import { placesOfKind } from './places-of-kind.ts'

/**
 * The bracket once the regular season is over; a host draws it from the current standings before. Ranks and lines are the host's; a line
 * leads from an earlier round only.
 */
export function readDraw(
  { playoffDraw }: Pick<HostSeason, 'playoffDraw'>,
  season: Pick<Season, 'status' | 'settings' | 'teams'>,
): Drawing | null {
  if (!playoffDraw || playoffDraw.length === 0 || !season.status.isRegularSeasonOver) return null
  const roundOf = new Map(playoffDraw.map(({ id, round }) => [id, round]))
  const clean = (slot: DrawnSlot, round: number): DrawnSlot =>
    slot.from === null || (roundOf.get(slot.from.game) ?? 0) < round ? slot : { ...slot, from: null }
  const draw = playoffDraw
    .toSorted((a, b) => a.round - b.round)
    .map((game) => ({ ...game, first: clean(game.first, game.round), second: clean(game.second, game.round) }))
  const isReplaced = ({ first, second }: DrawnGame) => Boolean(first.isReplaced || second.isReplaced)
  return {
    games: arrange(draw, season),
    places: listPlaces(draw, season.teams.length),
    editedKinds: [...new Set(draw.filter(isReplaced).map(({ kind }) => kind))],
  }
}

function listPlaces(draw: readonly DrawnGame[], teamCount: number): (PlayoffSlot | null)[] {
  const places: (PlayoffSlot | null)[] = Array.from({ length: teamCount }, () => null)
  for (const { id, places: decided } of draw) {
    if (decided) places[decided.winner - 1] = lineFrom(id, 'winner')
    if (decided) places[decided.loser - 1] = lineFrom(id, 'loser')
  }
  return places
}

/** By round: the winners' bracket from top to bottom, then the games for places, the best places first. */
function arrange(draw: readonly DrawnGame[], season: Pick<Season, 'settings' | 'teams'>): PlayoffGame[] {
  const byes = listByes(draw)
  const rowOf = layRows(draw)
  const reachOf = measureReach(draw, byes, season)
  const games = draw.map(({ places, ...game }) => ({
    ...game,
    ...reachOf({ ...game, places }),
    isForPlaces: places !== null,
    row: rowOf(game.id),
  }))
  const resting = byes.map(({ game, teamId, round }, index) => ({
    ...{
      id: -1 - index,
      round,
      kind: game.kind,
      first: { teamId, from: null },
      second: null,
      winner: 'first' as const,
    },
    ...reachOf(game),
    isForPlaces: false,
    row: rowOf(`team ${teamId}`),
  }))
  const order = { 'winners-bracket': 0, 'winners-consolation': 1, 'losers-consolation': 2 }
  return [...games, ...resting]
    .sort(
      (a, b) =>
        a.round - b.round ||
        order[a.kind] - order[b.kind] ||
        (a.kind === 'winners-bracket' ? 0 : a.best - b.best) ||
        a.row - b.row,
    )
    .map(({ row: _, ...game }) => game)
}

interface Bye {
  teamId: number
  round: number
  /** The team's first game. */
  game: DrawnGame
}

/**
 * A team has a bye in each round before its first game, in the winners' bracket and in the losers'. A team that the commissioner put into a
 * later game did not rest before.
 */
function listByes(draw: readonly DrawnGame[]): Bye[] {
  const entries = new Map<number, { slot: DrawnSlot; game: DrawnGame }>()
  for (const game of draw) {
    for (const slot of [game.first, game.second]) {
      if (slot.teamId !== null && !entries.has(slot.teamId)) entries.set(slot.teamId, { slot, game })
    }
  }
  return [...entries].flatMap(([teamId, { slot, game }]) =>
    slot.isReplaced || game.kind === 'winners-consolation'
      ? []
      : Array.from({ length: game.round - 1 }, (_, index) => ({ teamId, round: index + 1, game })),
  )
}

/** Rows from top to bottom, by game id, or `team …` for a bye: above a game the one that its first team comes from. */
function layRows(draw: readonly DrawnGame[]): (key: number | string) => number {
  const rows = new Map<number | string, number>()
  const byId = new Map(draw.map((game) => [game.id, game]))
  const visit = (game: DrawnGame): void => {
    if (rows.has(game.id)) return
    for (const { teamId, from } of [game.first, game.second]) {
      const before = from && byId.get(from.game)
      if (before) visit(before)
      else if (teamId !== null) rows.set(`team ${teamId}`, rows.size)
    }
    rows.set(game.id, rows.size)
  }
  for (const game of draw.toReversed()) if (game.places?.winner === 1) visit(game)
  for (const game of draw.toSorted((a, b) => b.round - a.round || a.id - b.id)) visit(game)
  return (key) => rows.get(key) ?? 0
}

type Reach = Pick<PlayoffGame, 'best' | 'worst'>

/** Possible final ranks from a game on: those of the games that its teams advance to. */
function measureReach(
  draw: readonly DrawnGame[],
  byes: readonly Bye[],
  season: Pick<Season, 'settings' | 'teams'>,
): (game: DrawnGame) => Reach {
  const resting = byes.map(({ game: { kind }, round }) => ({ kind, round, second: null }))
  const known = new Map<number, Reach | null>()
  const measure = (game: DrawnGame): Reach | null => {
    const before = known.get(game.id)
    if (before !== undefined) return before
    const reach = game.places ? [game.places.winner, game.places.loser] : advance(game)
    const measured = reach && { best: Math.min(...reach), worst: Math.max(...reach) }
    known.set(game.id, measured)
    return measured
  }
  const advance = ({ id }: DrawnGame): number[] | null => {
    const ends = (['winner', 'loser'] as const).map((outcome) => {
      const next = draw.find(({ first, second }) =>
        [first, second].some(({ from }) => from?.game === id && from.outcome === outcome),
      )
      return next ? measure(next) : null
    })
    return ends.some((end) => end === null) ? null : ends.flatMap((end) => (end ? [end.best, end.worst] : []))
  }
  return (game) => measure(game) ?? placesOfKind(season, game.kind, countAlive([...draw, ...resting], game.round))
}
