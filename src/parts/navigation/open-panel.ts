import { atom } from 'nanostores'
import { navigateQuery } from '../../stores/location.ts'

/** Opens a player's profile, which `PlayerFromAddress` shows from the URL. */
export function openPlayer(playerId: number): void {
  navigateQuery({ player: String(playerId) })
}

/** Opens the matchup panel of a week, or closes it. */
export function openMatchup(week: number | null): void {
  navigateQuery({ matchup: week === null ? null : String(week) })
}

/**
 * Number of side panels opened so far. Dialogs stack in order of opening. A profile opened by the URL together with a panel may open first
 * and would be below it, so it is reopened whenever this number changes.
 */
export const $panelsOpened = atom(0)

export function countOpenedPanel(): void {
  $panelsOpened.set($panelsOpened.get() + 1)
}
