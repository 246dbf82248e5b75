import type { Season, SeasonDraft } from '../domain/season.ts'
import type { LineupSlot } from '../domain/vocabulary.ts'
import { findOptimalLineup, type RosteredPlayer } from './optimal-lineup.ts'
import { factsOf } from './season-facts.ts'

export interface DraftNeeds {
  teamId: number
  /** Players that it has: its picks and keepers; in a dynasty also its roster. */
  players: number
  /** Starting slots that none of them fills, in display order, each with how many. */
  openSlots: { slot: LineupSlot; count: number }[]
  /** What it paid so far; null outside auctions. */
  spentDollars: number | null
}

/**
 * Which starting slots each team still has to fill. As many slots as possible are filled with the players that it has, each in one slot
 * that he may start in; what is left is open. A player takes the first of his slots in display order, which lists RB before FLEX.
 */
export function listDraftNeeds(season: Season, draft: SeasonDraft): DraftNeeds[] {
  const { players } = factsOf(season)
  const isDynasty = season.settings.leagueType === 'dynasty'
  const isAuction = draft.type === 'auction'
  return season.teams.map(({ id: teamId }) => {
    const picks = season.drafts.flatMap((one) => one.picks).filter((pick) => pick.teamId === teamId)
    const rostered = isDynasty ? (season.rosters?.find((one) => one.teamId === teamId)?.players ?? []) : []
    const own = [...new Set([...rostered, ...picks.map(({ player }) => player)])]
    const roster = own.flatMap((number): RosteredPlayer[] => {
      const player = players.get(number)
      return player ? [{ player: number, slot: 'BENCH', eligibleSlots: player.eligibleSlots, points: 1 }] : []
    })
    const spent = picks.filter((pick) => pick.draft === draft.number)
    return {
      teamId,
      players: own.length,
      openSlots: countOpenSlots(season, roster),
      spentDollars: isAuction ? spent.reduce((sum, { bidDollars }) => sum + (bidDollars ?? 0), 0) : null,
    }
  })
}

/** The optimal lineup of players with one point each fills as many slots as possible. */
function countOpenSlots({ settings }: Season, roster: readonly RosteredPlayer[]): DraftNeeds['openSlots'] {
  const { seats } = findOptimalLineup(roster, settings.lineupSlots)
  const open = seats.flatMap(({ optimal, slot }) => (optimal === null ? slot : []))
  return [...Map.groupBy(open, (slot) => slot)].map(([slot, same]) => ({ slot, count: same.length }))
}
