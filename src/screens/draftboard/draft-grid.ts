/** The draft as a grid: teams as columns, rounds as rows; in an auction a team's purchases, most expensive first. */
import type { CompletedPick } from '../../client/complete/complete-draft.ts'
import { type BoardFilters, isShown } from '../../parts/draft/board-filters.ts'
import { compareHighestFirst, isAuction } from '../../parts/draft/draft-board.ts'
import type { TeamOption } from './best-drafters.ts'
import { findSlots } from './draft-slots.ts'

export interface DraftGrid {
  columns: { teamId: number; teamName: string }[]
  rows: GridRow[]
  rowLabel: 'Round' | 'Purchase'
}

export interface GridRow {
  /** In a season of several drafts, such as 'Rookie draft'. */
  draft: string | null
  number: number
  /** Direction of the round; null if there is none. */
  direction: 'right' | 'left' | null
  /** A cell per column: usually one pick. */
  cells: GridPick[][]
}

export interface GridPick {
  pick: CompletedPick
  /** Set if the pick was traded: the team that made it. */
  tradedTo: string | null
  /** The round ends here and the next one starts below. */
  isTurn: boolean
  /** −2 (a bust) to 2 (a boom) by deviations from the cohort, in an auction from players of the same price; null without a cohort. */
  shade: -2 | -1 | 0 | 1 | 2 | null
  /** False: hidden by the filters. */
  isShown: boolean
}

/** In a season of several drafts each draft has rows of its own; the columns are in the order of the first. */
export function toDraftGrid(
  picks: readonly CompletedPick[],
  teams: readonly TeamOption[],
  filters: Pick<BoardFilters, 'round' | 'teamId'>,
): DraftGrid {
  const bought = isAuction(picks)
  const teamNames = new Map(teams.map(({ teamId, teamName }) => [teamId, teamName]))
  const drafts = [...Map.groupBy(picks, ({ draftName }) => draftName)]
  const [, first = []] = drafts[0] ?? []
  const order = findOrder(first, picks)
  return {
    columns: order.map((teamId) => ({ teamId, teamName: teamNames.get(teamId) ?? `Team ${teamId}` })),
    rows: drafts.flatMap(([draft, picks]) => listRows(picks, { draft, order, filters })),
    rowLabel: bought ? 'Purchase' : 'Round',
  }
}

function findOrder(first: readonly CompletedPick[], all: readonly CompletedPick[]): number[] {
  const drawn = isAuction(all) ? [] : (findSlots(first)?.order ?? [])
  return [...new Set([...drawn, ...all.flatMap(({ team }) => team.id ?? [])])]
}

interface GridOptions {
  draft: string | null
  /** The teams of the columns. */
  order: readonly number[]
  filters: Pick<BoardFilters, 'round' | 'teamId'>
}

function listRows(picks: readonly CompletedPick[], { draft, order, filters }: GridOptions): GridRow[] {
  const bought = isAuction(picks)
  const slots = bought ? null : findSlots(picks)
  // Another order than that of the columns has no direction.
  const turns = slots?.order.join() === order.join() ? slots : null
  const rowOf = bought ? purchaseNumbers(picks) : new Map(picks.map((pick) => [pick, pick.roundNum]))
  const byRow = Map.groupBy(picks, (pick) => rowOf.get(pick) ?? null)
  return [...byRow]
    .flatMap(([number, picks]) => (number === null ? [] : [{ number, picks }]))
    .filter(({ number }) => bought || filters.round === null || number === filters.round)
    .sort((a, b) => a.number - b.number)
    .map(({ number, picks }) => ({
      draft,
      number,
      direction: turns ? (turns.isReversed.get(number) ? ('left' as const) : ('right' as const)) : null,
      cells: order.map((columnTeam) =>
        picks.filter((pick) => (slots?.slotTeamOf(pick) ?? pick.team.id) === columnTeam).map(toGridPick),
      ),
    }))

  function toGridPick(pick: CompletedPick): GridPick {
    const slotTeam = slots?.slotTeamOf(pick) ?? pick.team.id
    const isTurning = turns?.isReversed.get(pick.roundNum ?? 0) !== turns?.isReversed.get((pick.roundNum ?? 0) + 1)
    return {
      pick,
      tradedTo: slotTeam === pick.team.id ? null : pick.team.name,
      isTurn: pick.pickInRound === order.length && isTurning,
      shade: shadeOf((pick.performance.priceCohort ?? pick.performance).deviations),
      isShown: isShown(pick, filters),
    }
  }
}

/** Shade by deviations, in steps of a third of a standard deviation. */
function shadeOf(deviations: number | null): GridPick['shade'] {
  if (deviations === null) return null
  if (Math.abs(deviations) >= 1) return deviations > 0 ? 2 : -2
  return Math.abs(deviations) < 1 / 3 ? 0 : deviations > 0 ? 1 : -1
}

/** 1 for each team's most expensive purchase, and so on. */
function purchaseNumbers(picks: readonly CompletedPick[]): Map<CompletedPick, number> {
  const numbers = new Map<CompletedPick, number>()
  for (const bought of Map.groupBy(picks, ({ team }) => team.id).values()) {
    const byPrice = bought.toSorted((a, b) => compareHighestFirst(a.bidAmount, b.bidAmount))
    for (const [index, pick] of byPrice.entries()) numbers.set(pick, index + 1)
  }
  return numbers
}
