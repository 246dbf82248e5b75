/** Playoffs from the host's own bracket. */
import type { BracketGame, BracketSlot, DrawnGame, DrawnSlot, Matchup, SeasonBracket } from '../../domain/season.ts'
import { placesOfKind } from './places-of-kind.ts'
import { type BracketInput, countTitleRounds, listPlayoffRounds, type PlayoffRound } from './playoff-rounds.ts'

/** Ranks and lines are the host's. A team that rests before its first game has a bye. */
export function buildDrawnBracket(season: BracketInput, draw: readonly DrawnGame[]): SeasonBracket | null {
  const rounds = listPlayoffRounds(season)
  if (rounds.length === 0) return null
  const { seedOf } = season.seeds
  const reachOf = measureReach(season, draw)
  const inOrder = rounds.map((_, index) => arrangeRound(draw, index + 1, reachOf))
  const keys = new Map(
    inOrder.flatMap((games, round) =>
      games.flatMap(({ game }, index) => (game ? [[game.id, `r${round + 1}g${index + 1}`] as const] : [])),
    ),
  )
  const toSlot = ({ teamId, from }: DrawnSlot): BracketSlot => {
    const key = from && keys.get(from.game)
    const seed = teamId === null ? null : (seedOf.get(teamId) ?? null)
    return { teamId, seed, from: from && key ? { game: key, outcome: from.outcome } : null }
  }
  const built = rounds.map((round, index) => ({
    matchupPeriod: round.matchupPeriod,
    weeks: round.weeks,
    games: (inOrder[index] ?? []).map((entry, at): BracketGame => {
      const { game, kind, resting, reach } = entry
      const first = toSlot(game?.first ?? { teamId: resting, from: null })
      const second = game && toSlot(game.second)
      const matchup = findMatchup(round, first.teamId, second?.teamId ?? null)
      const winner = game ? game.winner : 'first'
      return { key: `r${index + 1}g${at + 1}`, kind, ...reach, first, second, matchup, winner }
    }),
  }))
  const editedKinds = [
    ...new Set(draw.flatMap(({ first, second, kind }) => (first.isReplaced || second.isReplaced ? [kind] : []))),
  ]
  return {
    rounds: built,
    titleRounds: countTitleRounds(season),
    editedKinds,
    places: listPlaces(draw, season.teams.length),
  }
}

/** Ranks that games have decided. */
function listPlaces(draw: readonly DrawnGame[], teamCount: number): (number | null)[] {
  const places: (number | null)[] = Array.from({ length: teamCount }, () => null)
  for (const { first, second, winner, places: decided } of draw) {
    if (winner === null || decided === null || first.teamId === null || second.teamId === null) continue
    const [won, lost] = winner === 'first' ? [first.teamId, second.teamId] : [second.teamId, first.teamId]
    places[decided.winner - 1] = won
    places[decided.loser - 1] = lost
  }
  return places
}

function findMatchup({ matchups }: PlayoffRound, first: number | null, second: number | null): Matchup | null {
  if (first === null) return null
  return (
    matchups.find(({ home, away }) => {
      const teamIds = [home.teamId, away?.teamId ?? null]
      return teamIds.includes(first) && teamIds.includes(second)
    }) ?? null
  )
}

type Reach = Pick<BracketGame, 'best' | 'worst' | 'isForPlaces'>

/** A game of a round, or a team with a bye in it. */
interface RoundEntry {
  game: DrawnGame | null
  kind: DrawnGame['kind']
  resting: number | null
  reach: Reach
}

/** The winners' bracket from top to bottom, then the games for places, the best places first. */
function arrangeRound(
  draw: readonly DrawnGame[],
  round: number,
  reachOf: (game: DrawnGame, isResting: boolean) => Reach,
): RoundEntry[] {
  const rowOf = layRows(draw)
  const entries = draw
    .filter((game) => game.round === round)
    .map((game) => ({ game, kind: game.kind, resting: null, reach: reachOf(game, false), row: rowOf(game.id) }))
  const resting = listResting(draw, round).map(({ teamId, game }) => ({
    game: null,
    kind: game.kind,
    resting: teamId,
    reach: reachOf(game, true),
    row: rowOf(`team ${teamId}`),
  }))
  const order = { 'winners-bracket': 0, 'winners-consolation': 1, 'losers-consolation': 2 }
  return [...entries, ...resting].sort(
    (a, b) =>
      order[a.kind] - order[b.kind] ||
      (a.kind === 'winners-bracket' ? 0 : a.reach.best - b.reach.best) ||
      a.row - b.row,
  )
}

/** Teams whose first game is in a later round. */
function listResting(draw: readonly DrawnGame[], round: number): { teamId: number; game: DrawnGame }[] {
  const first = new Map<number, DrawnGame>()
  for (const game of draw) {
    for (const { teamId } of [game.first, game.second]) {
      if (teamId !== null && !first.has(teamId)) first.set(teamId, game)
    }
  }
  return [...first].flatMap(([teamId, game]) =>
    game.round > round && game.kind !== 'winners-consolation' ? [{ teamId, game }] : [],
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

/** Possible final ranks from a game on: those of the games that its teams advance to. */
function measureReach(
  season: BracketInput,
  draw: readonly DrawnGame[],
): (game: DrawnGame, isResting: boolean) => Reach {
  const nextOf = (id: number, outcome: 'winner' | 'loser') =>
    draw.find(({ first, second }) => [first, second].some(({ from }) => from?.game === id && from.outcome === outcome))
  const known = new Map<number, { best: number; worst: number } | null>()
  const reachBy = (game: DrawnGame): { best: number; worst: number } | null => {
    if (game.places) {
      const { winner, loser } = game.places
      return { best: Math.min(winner, loser), worst: Math.max(winner, loser) }
    }
    const ends = (['winner', 'loser'] as const).map((outcome) => {
      const next = nextOf(game.id, outcome)
      return next ? measure(next) : null
    })
    const found = ends.flatMap((end) => end ?? [])
    if (found.length < ends.length) return null
    return { best: Math.min(...found.map(({ best }) => best)), worst: Math.max(...found.map(({ worst }) => worst)) }
  }
  const measure = (game: DrawnGame) => {
    const before = known.get(game.id)
    if (before !== undefined) return before
    const reach = reachBy(game)
    known.set(game.id, reach)
    return reach
  }
  return (game, isResting) => {
    const alive = countAlive(draw, game.round)
    const isFinal = game.kind === 'winners-bracket' && game.places !== null
    const reach = game.kind === 'winners-bracket' && !isFinal ? null : measure(game)
    return { ...(reach ?? placesOfKind(season, game.kind, alive)), isForPlaces: game.places !== null && !isResting }
  }
}

/** Teams of a round that can still win the title. */
function countAlive(draw: readonly DrawnGame[], round: number): number {
  const resting = listResting(draw, round).filter(({ game }) => game.kind === 'winners-bracket')
  return resting.length + 2 * draw.filter((game) => game.kind === 'winners-bracket' && game.round === round).length
}
