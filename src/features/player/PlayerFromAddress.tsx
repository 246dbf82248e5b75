import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { visitQuery } from '../../stores/location.ts'
import { $panelsOpened } from './profile-order.ts'

const PlayerModal = lazy(() => import('./PlayerModal.tsx'))

/** The profile of the player that the address names (`?player=`), above whichever screen is shown. */
export function PlayerFromAddress({ query }: { query: URLSearchParams }) {
  const panelsOpened = useStore($panelsOpened)
  const text = query.get('player') ?? ''
  const playerId = /^\d+$/.test(text) ? Number(text) : null
  if (playerId === null || !Number.isSafeInteger(playerId)) return null
  return (
    <Suspense fallback={null}>
      <PlayerModal
        key={`${playerId} ${panelsOpened}`}
        playerId={playerId}
        onClose={() => visitQuery({ player: null })}
      />
    </Suspense>
  )
}
