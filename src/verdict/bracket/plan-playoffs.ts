/** Remaining playoff games for the simulation, once the playoffs are drawn. */

import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import type { BracketSlot, Drawing, Matchup, PlayoffGame, PlayoffSlot, Season } from '../../domain/season.ts'
import { type ContestPlan, type PlannedDrawing, planDrawing } from './contest-plan.ts'
import { drawByRules, type FirstRound } from './draw-by-rules.ts'
import { lineFrom, teamOutOf } from './drawing.ts'
import { bracketRulesOf, listPlayoffRounds } from './playoff-rounds.ts'
import { playByRules, playUnedited } from './ruled-bracket.ts'

interface PlannedPlayoffs extends Pick<PlannedDrawing, 'isLastKnown'> {
  /** Null: the rules derive it from the seeds. */
  plan: ContestPlan | null
}

/**
 * The rest of the playoffs after the rounds that `isReached` names (from 1), without information from later rounds. It follows the host's
 * lines where they are drawn; in leagues that reseed, the rules from the first round as drawn. Null if the way to the title is unknown.
 */
export function planPlayoffs(season: Season, isReached: (round: number) => boolean): PlannedPlayoffs | null {
  const { draw, bracket } = season
  const isPlayed = ({ winner, round }: PlayoffGame) => winner !== null && isReached(round)
  const bracketOrder = orderPresent(season)
  if (!draw) {
    const edited = bracket?.editedKinds ?? []
    if (edited.length === 0) return planOfRules(season, isPlayed)
    const asPlayed = planDrawing(drawAsPlayed(season), bracketOrder, isPlayed)
    // While the season runs, the consolation games to come are not known.
    if (asPlayed.isTitleKnown) return isOver(season) ? asPlayed : { ...asPlayed, isLastKnown: false }
    return edited.includes('winners-bracket') ? null : { plan: null, isLastKnown: false }
  }
  const byLines = planDrawing(draw, bracketOrder, isPlayed)
  const byRules = bracketRulesOf(season).reseed && !byLines.isNextRoundLast ? planByRules(season) : null
  if (byRules?.agreesOnTitle) return { plan: byRules.plan, isLastKnown: byRules.agrees }
  return byLines.isTitleKnown ? byLines : null
}

const orderPresent = ({ seeds }: Season) => seeds.bracketOrder.filter((id) => seeds.order.includes(id))

/** The rules derive the games from the seeds, unless a team of the bracket left the league: it has no place among the seeds of the others. */
function planOfRules(season: Season, isPlayed: (game: PlayoffGame) => boolean): PlannedPlayoffs | null {
  const order = orderPresent(season)
  if (order.length === season.seeds.bracketOrder.length) return { plan: null, isLastKnown: true }
  const planned = planDrawing(playUnedited({ ...season, statedRanks: season.finalRanks }), order, isPlayed)
  return planned.isTitleKnown ? planned : null
}

/** Played playoffs of a host without a bracket: each team's games in order, linked to its next one. */
const drawAsPlayed = memoizeBySeason((season: Season): Drawing => {
  const { bracket, finalRanks } = season
  const lastGameOf = new Map<number, PlayoffGame>()
  const games: PlayoffGame[] = []
  const places: (PlayoffSlot | null)[] = season.teams.map(() => null)
  for (const [index, round] of (bracket?.rounds ?? []).entries()) {
    for (const { key: _, matchup: __, first, second, ...shown } of round.games) {
      if (!second) continue
      const slots = { first: comeFrom(first, lastGameOf), second: comeFrom(second, lastGameOf) }
      const game = { ...shown, ...slots, id: games.length, round: index + 1 }
      games.push(game)
      for (const { teamId } of [first, second]) if (teamId !== null) lastGameOf.set(teamId, game)
      const [won, lost] = [teamOutOf(game, 'winner'), teamOutOf(game, 'loser')].map((id) => finalRanks?.get(id ?? 0))
      if (game.isForPlaces && won && lost) placeOut(places, game, won, lost)
    }
  }
  if (!isOver(season)) addFinal(games, places, bracket?.titleRounds ?? 0)
  return { games, places, editedKinds: [] }
})

const isOver = ({ status }: Season) => status.phase === 'complete'

function placeOut(places: (PlayoffSlot | null)[], { id }: PlayoffGame, won: number, lost: number): void {
  places[won - 1] = lineFrom(id, 'winner')
  places[lost - 1] = lineFrom(id, 'loser')
}

/** However teams were paired before: the only game of the last round is for the title, and the winners of two semifinals meet in it. */
function addFinal(games: PlayoffGame[], places: (PlayoffSlot | null)[], titleRounds: number): void {
  const gamesIn = (round: number) => games.filter((game) => game.kind === 'winners-bracket' && game.round === round)
  const finals = gamesIn(titleRounds)
  const [first, second, ...more] = gamesIn(titleRounds - 1).map(({ id }) => lineFrom(id, 'winner'))
  if (finals.length === 0 && first && second && more.length === 0) {
    const final = { kind: 'winners-bracket' as const, best: 1, worst: 2, isForPlaces: true, winner: null }
    games.push({ ...final, id: games.length, round: titleRounds, first, second })
    finals.push(...games.slice(-1))
  }
  if (finals[0] && finals.length === 1) placeOut(places, finals[0], 1, 2)
}

function comeFrom({ teamId }: BracketSlot, lastGameOf: ReadonlyMap<number, PlayoffGame>): PlayoffSlot {
  const last = teamId === null ? undefined : lastGameOf.get(teamId)
  const outcome = (['winner', 'loser'] as const).find((one) => teamId !== null && teamOutOf(last, one) === teamId)
  return { teamId, from: last && outcome ? { game: last.id, outcome } : null }
}

/** The rules from the first round as drawn, and whether the host's games to date follow them. */
const planByRules = memoizeBySeason((season: Season) => {
  const rules = bracketRulesOf(season)
  const bracketOrder = orderPresent(season)
  const firstRound = firstRoundOf(season)
  const decided = season.matchups.filter(({ kind, status }) => kind === 'regular' || status === 'final')
  const forTitle = decided.filter(({ kind }) => kind === 'regular' || kind === 'winners-bracket')
  const agree = (matchups: Matchup[]) =>
    playByRules({ ...season, matchups, statedRanks: season.finalRanks }, firstRound)?.editedKinds.length === 0
  const { plan } = planDrawing(
    drawByRules(bracketOrder, rules, listPlayoffRounds(season).length, firstRound),
    bracketOrder,
  )
  return { plan, agrees: agree(decided), agreesOnTitle: agree(forTitle) }
})

/** The first round as drawn. */
function firstRoundOf({ draw }: Season): FirstRound {
  const teamsOf = (kind: keyof FirstRound) =>
    (draw?.games ?? [])
      .filter((game) => game.kind === kind && game.round === 1)
      .flatMap(({ first, second }) => [first.teamId, second?.teamId ?? null])
  return { 'winners-bracket': teamsOf('winners-bracket'), 'losers-consolation': teamsOf('losers-consolation') }
}
