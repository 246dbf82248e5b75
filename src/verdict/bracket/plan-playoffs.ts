/** Remaining playoff games for the simulation, once the playoffs are drawn. */

import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import type { DrawnGame, Matchup, Season } from '../../domain/season.ts'
import { teamOutOf } from '../draw.ts'
import { type ContestPlan, planContests } from './contest-plan.ts'
import type { BracketRules, Contest } from './contests.ts'
import { bracketRulesOf, listPlayoffRounds } from './playoff-rounds.ts'
import { buildRuledBracket } from './ruled-bracket.ts'

export interface PlannedPlayoffs {
  /** Null: the rules derive it from the seeds. */
  plan: ContestPlan | null
  /** False: the games for last place cannot be derived. */
  isLastKnown: boolean
}

/**
 * The rest of the playoffs after the rounds that `isReached` names (from 1), without information from later rounds. It follows the host's
 * lines where they are drawn; in leagues that reseed, the rules from the first round as drawn. Null if the way to the title is unknown.
 */
export function planPlayoffs(season: Season, isReached: (round: number) => boolean): PlannedPlayoffs | null {
  const { draw, bracket } = season
  const isPlayed = ({ winner, round }: DrawnGame) => winner !== null && isReached(round)
  const { bracketOrder } = season.seeds
  if (!draw) {
    const edited = bracket?.editedKinds ?? []
    if (edited.length === 0) return { plan: null, isLastKnown: true }
    const asPlayed = planByLines(drawAsPlayed(season), bracketOrder, isPlayed)
    // While the season runs, the consolation games to come are not known.
    if (asPlayed.isTitleKnown) return isOver(season) ? asPlayed : { ...asPlayed, isLastKnown: false }
    return edited.includes('winners-bracket') ? null : { plan: null, isLastKnown: false }
  }
  const byLines = planByLines(draw, bracketOrder, isPlayed)
  if (!bracketRulesOf(season).reseed || byLines.isNextRoundLast) return byLines.isTitleKnown ? byLines : null
  const { plan, agrees, agreesOnTitle } = planByRules(season)
  if (agrees) return { plan, isLastKnown: true }
  if (agreesOnTitle) return { plan, isLastKnown: false }
  return byLines.isTitleKnown ? byLines : null
}

/** Played playoffs of a host without a bracket: each team's games in order, linked to its next one. */
const drawAsPlayed = memoizeBySeason((season: Season): DrawnGame[] => {
  const { finalRanks } = season
  const lastGameOf = new Map<number, DrawnGame>()
  const draw: DrawnGame[] = []
  for (const [index, { games }] of (season.bracket?.rounds ?? []).entries()) {
    for (const { kind, first, second, winner, isForPlaces } of games) {
      if (!second) continue
      const [slot, other] = [first.teamId, second.teamId].map((teamId) => comeFrom(teamId, lastGameOf))
      if (!slot || !other) continue
      const game: DrawnGame = {
        id: draw.length,
        round: index + 1,
        kind,
        first: slot,
        second: other,
        winner,
        places: null,
      }
      const [won, lost] = (['winner', 'loser'] as const).map((outcome) =>
        finalRanks?.get(teamOutOf(game, outcome) ?? 0),
      )
      if (isForPlaces && won && lost) game.places = { winner: won, loser: lost }
      draw.push(game)
      for (const { teamId } of [slot, other]) if (teamId !== null) lastGameOf.set(teamId, game)
    }
  }
  if (!isOver(season)) addFinal(draw, season.bracket?.titleRounds ?? 0)
  return draw
})

const isOver = ({ status }: Season) => status.phase === 'complete'

/** However teams were paired before: the only game of the last round is for the title, and the winners of two semifinals meet in it. */
function addFinal(draw: DrawnGame[], titleRounds: number): void {
  const gamesIn = (round: number) => draw.filter((game) => game.kind === 'winners-bracket' && game.round === round)
  const [final, ...others] = gamesIn(titleRounds)
  if (final) {
    if (others.length === 0) final.places = { winner: 1, loser: 2 }
    return
  }
  const [first, second, ...more] = gamesIn(titleRounds - 1).map((game): DrawnGame['first'] => ({
    teamId: teamOutOf(game, 'winner'),
    from: { game: game.id, outcome: 'winner' },
  }))
  if (!first || !second || more.length > 0) return
  const places = { winner: 1, loser: 2 }
  draw.push({ id: draw.length, round: titleRounds, kind: 'winners-bracket', first, second, winner: null, places })
}

function comeFrom(teamId: number | null, lastGameOf: ReadonlyMap<number, DrawnGame>): DrawnGame['first'] {
  const last = teamId === null ? undefined : lastGameOf.get(teamId)
  const outcome = (['winner', 'loser'] as const).find((one) => teamId !== null && teamOutOf(last, one) === teamId)
  return { teamId, from: last && outcome ? { game: last.id, outcome } : null }
}

interface LinePlan extends PlannedPlayoffs {
  isTitleKnown: boolean
  /** The teams of the remaining games are known: no line connects two of these games. */
  isNextRoundLast: boolean
}

function planByLines(
  draw: readonly DrawnGame[],
  order: readonly number[],
  isPlayed: (game: DrawnGame) => boolean,
): LinePlan {
  const slotOf = new Map(order.map((teamId, index) => [teamId, index]))
  const outOf = new Map<number, Record<'winner' | 'loser', number | undefined>>()
  const openTeams = new Set<number>()
  const steps: ContestPlan['steps'] = []
  const places: (number | null)[] = order.map(() => null)
  let slots = order.length
  let isLastKnown = true
  let isNextRoundLast = true
  const slotOfTeam = (teamId: number | null) => (teamId === null ? undefined : slotOf.get(teamId))
  for (const game of draw) {
    const teams = [game.first.teamId, game.second.teamId].filter((team) => team !== null)
    if (isPlayed(game)) {
      const winner = slotOfTeam(teamOutOf(game, 'winner'))
      const loser = slotOfTeam(teamOutOf(game, 'loser'))
      outOf.set(game.id, { winner, loser })
    } else {
      const [first, second] = [game.first, game.second].map(({ teamId, from }) => {
        if (from) return outOf.get(from.game)?.[from.outcome]
        return teamId === null || openTeams.has(teamId) ? undefined : slotOf.get(teamId)
      })
      isNextRoundLast &&= [first, second].every((slot) => slot !== undefined && slot < order.length)
      for (const team of teams) openTeams.add(team)
      if (first === undefined || second === undefined) {
        if (game.kind === 'losers-consolation') isLastKnown = false
        continue
      }
      const winner = slots
      const loser = slots + 1
      steps.push({ round: game.round - 1, first, second, winner, loser })
      outOf.set(game.id, { winner, loser })
      slots += 2
    }
    const out = outOf.get(game.id)
    if (!game.places || !out) continue
    places[game.places.winner - 1] = out.winner ?? null
    places[game.places.loser - 1] = out.loser ?? null
  }
  return { plan: { slots, steps, places }, isLastKnown, isNextRoundLast, isTitleKnown: (places[0] ?? null) !== null }
}

/** The rules from the first round as drawn, and whether the host's games to date follow them. */
const planByRules = memoizeBySeason((season: Season) => {
  const rules = bracketRulesOf(season)
  const opening = openDraw(season, rules)
  const decided = season.matchups.filter(({ kind, status }) => kind === 'regular' || status === 'final')
  const forTitle = decided.filter(({ kind }) => kind === 'regular' || kind === 'winners-bracket')
  const agree = (matchups: Matchup[]) => buildRuledBracket({ ...season, matchups }, opening)?.editedKinds.length === 0
  return {
    plan: planContests(season.teams.length, listPlayoffRounds(season).length, rules, opening),
    agrees: agree(decided),
    agreesOnTitle: agree(forTitle),
  }
})

/** The first round as drawn; entries are seeds from 0. */
function openDraw(season: Season, { playoffTeamCount }: BracketRules): Contest<number>[] {
  const draw = season.draw ?? []
  const { bracketOrder } = season.seeds
  const seedFrom0 = (teamId: number | null) => (teamId === null ? null : Math.max(0, bracketOrder.indexOf(teamId)))
  const open = (kind: 'winners-bracket' | 'losers-consolation', firstPlace: number): Contest<number> => {
    const games = draw.filter((game) => game.kind === kind)
    const opening = games.filter(({ round }) => round === 1).flatMap(({ first, second }) => [first, second])
    const playing = new Set(opening.map(({ teamId }) => teamId))
    const resting = new Set(
      games
        .flatMap(({ first, second }) => [first, second])
        .filter(({ teamId, from }) => teamId !== null && from === null && !playing.has(teamId))
        .map(({ teamId }) => teamId),
    )
    const pairs = [...opening.map(({ teamId }) => teamId), ...[...resting].flatMap((teamId) => [teamId, null])]
    return { kind, firstPlace, entries: pairs.map(seedFrom0) }
  }
  return [open('winners-bracket', 1), open('losers-consolation', playoffTeamCount + 1)]
}
