import { preloadable } from '../../ui/later-parts.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { openPlayer } from '../navigation/open-panel.ts'

export const PlayerModal = preloadable(
  () => import('./PlayerModal.tsx'),
  ({ onClose }, problem) => (
    <Modal title="Player profile" onClose={onClose}>
      {problem}
    </Modal>
  ),
)

/** Properties of a button that opens a player's profile: its code loads while the button is pressed. */
export const opensPlayer = (playerId: number) => ({
  onPointerDown: PlayerModal.preload,
  onFocus: PlayerModal.preload,
  onClick: () => openPlayer(playerId),
})
