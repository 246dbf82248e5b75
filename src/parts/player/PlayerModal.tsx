/** A player's profile above the page it was opened from. */
import { useResource } from '../../stores/use-resource.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { ShareButton } from '../../ui/ShareButton.tsx'
import { Skeleton, SkeletonGroup, Skeletons } from '../../ui/Skeleton.tsx'
import { SubjectContext } from '../../ui/subject.ts'
import { PlayerProfile } from './PlayerProfile.tsx'

export interface PlayerModalProps {
  playerId: number
  onClose: () => void
}

/** Controlled by the parent: the player is in the URL as `?player=`, so he survives a reload and can be shared. */
export function PlayerModal({ playerId, onClose }: PlayerModalProps) {
  const player = useResource('player', { id: playerId })
  const { name, league } = player.status === 'ready' ? player.data : {}
  return (
    <SubjectContext value={{ name: name ?? undefined, season: league?.season ?? undefined }}>
      <Modal
        title={<bdi>{name ?? 'Player profile'}</bdi>}
        actions={name && <ShareButton what={name} title={name} className="mx-3" />}
        onClose={onClose}
      >
        {player.status === 'loading' && <PlayerSkeleton />}
        {player.status === 'failed' && (
          <Message
            tone="error"
            level={3}
            text="Failed to load player data. Please try again."
            detail={player.failure.detail}
          >
            <Button onClick={player.reload}>Retry</Button>
          </Message>
        )}
        {player.status === 'ready' && <PlayerProfile player={player.data} />}
      </Modal>
    </SubjectContext>
  )
}

export default PlayerModal

/** The profile's skeleton while it loads. */
function PlayerSkeleton() {
  return (
    <SkeletonGroup label="Loading the player" className="space-y-6">
      <Skeleton className="h-6 w-64 max-w-full" />
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Skeletons count={6} className="h-12" />
      </div>
      <Skeleton className="h-48" />
      <Skeleton className="h-80" />
    </SkeletonGroup>
  )
}
