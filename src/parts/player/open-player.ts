import { navigateQuery } from '../../stores/location.ts'

/** Opens a player's profile: the address names it, and `PlayerFromAddress` shows it. */
export function openPlayer(playerId: number): void {
  navigateQuery({ player: String(playerId) })
}
