import { lazy, Suspense } from 'react'
import { visitQuery } from '../../stores/location.ts'

const PlayerModal = lazy(() => import('./PlayerModal.tsx'))

/** The profile of the player that the address names (`?player=`), above whichever screen is shown. */
export function PlayerFromAddress({ query }: { query: URLSearchParams }) {
  const text = query.get('player') ?? ''
  const playerId = /^\d+$/.test(text) ? Number(text) : null
  if (playerId === null || !Number.isSafeInteger(playerId)) return null
  return (
    <Suspense fallback={null}>
      <PlayerModal key={playerId} playerId={playerId} onClose={() => visitQuery({ player: null })} />
    </Suspense>
  )
}
