import { atom } from 'nanostores'
import { navigateQuery } from '../../stores/location.ts'
import { preloadable } from '../../ui/later-parts.tsx'
import { Modal } from '../../ui/Modal.tsx'

export const PlayerModal = preloadable(
  () => import('./PlayerModal.tsx'),
  ({ onClose }, problem) => (
    <Modal title="Player profile" onClose={onClose}>
      {problem}
    </Modal>
  ),
)

/** Opens a player's profile, which `ShownPlayer` shows from the URL, once its code is loaded (`preloadable`). */
export async function openPlayer(playerId: number): Promise<void> {
  await PlayerModal.preload()
  navigateQuery({ player: String(playerId) })
}

/**
 * Number of side panels opened so far. Dialogs stack in order of opening. A profile opened by the URL together with a panel may open first
 * and would be below it, so it is reopened whenever this number changes.
 */
export const $panelsOpened = atom(0)

export function countOpenedPanel(): void {
  $panelsOpened.set($panelsOpened.get() + 1)
}

/** Properties of a button that opens a player's profile: its code loads while the button is pressed. */
export const opensPlayer = (playerId: number) => ({
  onPointerDown: PlayerModal.preload,
  onFocus: PlayerModal.preload,
  onClick: () => void openPlayer(playerId),
})
