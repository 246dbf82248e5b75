import type { ResponseOf } from '../../contract/responses/index.ts'
import type { Drawing, PlayoffGame, PlayoffSlot } from '../../domain/season.ts'
import { teamOutOf } from './drawing.ts'

/**
 * A plan of all playoff games, for thousands of simulations: in order of play, games between the teams in two slots, whose winner and loser
 * move to slots of their own, and sorts for leagues that reseed. The first slots are the seeds. A null place is not decided by a game and
 * goes to the best seed without one.
 */
export type ContestPlan = NonNullable<NonNullable<ResponseOf<'forecast'>['model']>['playoffs']['plan']>

export interface PlannedDrawing {
  plan: ContestPlan
  /** False: the games for last place cannot be derived. */
  isLastKnown: boolean
  isTitleKnown: boolean
  /** The teams of the remaining games are known: no line connects two of these games. */
  isNextRoundLast: boolean
}

/** The plan of a drawing for teams in the order of their seeds: played games count with their results, the others by their lines. */
export function planDrawing(
  { games, places }: Drawing,
  order: readonly number[],
  isPlayed: (game: PlayoffGame) => boolean = () => false,
): PlannedDrawing {
  const seedSlots = new Map(order.map((teamId, index) => [teamId, index]))
  const outOf = new Map<number, Partial<Record<'winner' | 'loser', number>>>()
  const sorts = new Map<unknown, readonly number[]>()
  const openTeams = new Set<number>()
  const steps: ContestPlan['steps'] = []
  let slots = order.length
  let isLastKnown = true
  let isNextRoundLast = true

  const slotOfTeam = (teamId: number | null) => (teamId === null ? undefined : seedSlots.get(teamId))
  const slotOf = ({ teamId, from, seeded }: PlayoffSlot): number | undefined => {
    if (seeded) return sortOf(seeded.among)[seeded.place]
    if (from) return outOf.get(from.game)?.[from.outcome]
    return teamId === null || openTeams.has(teamId) ? undefined : seedSlots.get(teamId)
  }
  function sortOf(among: readonly PlayoffSlot[]): readonly number[] {
    const known = sorts.get(among)
    if (known) return known
    const sorted = among.flatMap((slot) => slotOf(slot) ?? [])
    const into = sorted.map((_, index) => slots + index)
    slots += sorted.length
    steps.push({ sorted, into })
    sorts.set(among, into)
    return into
  }

  for (const game of games.toSorted((a, b) => a.round - b.round || a.id - b.id)) {
    if (isPlayed(game)) {
      outOf.set(game.id, { winner: slotOfTeam(teamOutOf(game, 'winner')), loser: slotOfTeam(teamOutOf(game, 'loser')) })
      continue
    }
    const first = slotOf(game.first)
    if (!game.second) {
      outOf.set(game.id, { winner: first })
      continue
    }
    const second = slotOf(game.second)
    isNextRoundLast &&= [first, second].every((slot) => slot !== undefined && slot < order.length)
    for (const { teamId } of [game.first, game.second]) if (teamId !== null) openTeams.add(teamId)
    if (first === undefined || second === undefined) {
      if (game.kind === 'losers-consolation') isLastKnown = false
      continue
    }
    steps.push({ round: game.round - 1, first, second, winner: slots, loser: slots + 1 })
    outOf.set(game.id, { winner: slots, loser: slots + 1 })
    slots += 2
  }
  openTeams.clear()
  const placed = order.map((_, index) => {
    const slot = places[index]
    return slot ? (slotOf(slot) ?? null) : null
  })
  const plan = { slots, steps, places: placed }
  return { plan, isLastKnown, isNextRoundLast, isTitleKnown: (placed[0] ?? null) !== null }
}
