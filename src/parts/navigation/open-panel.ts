import { atom } from 'nanostores'
import { navigateQuery } from '../../stores/location.ts'

/** Opens a player's profile: the address names it, and `PlayerFromAddress` shows it. */
export function openPlayer(playerId: number): void {
  navigateQuery({ player: String(playerId) })
}

/** Opens the matchup panel of a week, or closes it. */
export function openMatchup(week: number | null): void {
  navigateQuery({ matchup: week === null ? null : String(week) })
}

/**
 * How many side panels were opened so far. Dialogs lie in the order of their opening; a profile that an address opens
 * together with a panel may come first and would lie below it, so it is opened again whenever this number changes.
 */
export const $panelsOpened = atom(0)

export function countOpenedPanel(): void {
  $panelsOpened.set($panelsOpened.get() + 1)
}
