import { useStore } from '@nanostores/react'
import { Suspense } from 'react'
import { navigateQuery } from '../../stores/location.ts'
import { shownLeague } from '../../stores/shown-league.ts'
import { TeamLogosProvider } from '../../ui/TeamLogosProvider.tsx'
import { $panelsOpened, PlayerModal } from './player-modal.tsx'

/** The player profile named in the URL (`?player=`), above the screen. */
export function ShownPlayer({ query }: { query: URLSearchParams }) {
  const panelsOpened = useStore($panelsOpened)
  const text = query.get('player') ?? ''
  const playerId = /^\d+$/.test(text) ? Number(text) : null
  if (playerId === null || !Number.isSafeInteger(playerId)) return null
  return (
    <Suspense fallback={null}>
      <TeamLogosProvider league={{ teamLogos: shownLeague()?.teamLogos }}>
        <PlayerModal
          key={`${playerId} ${panelsOpened}`}
          playerId={playerId}
          onClose={() => navigateQuery({ player: null })}
        />
      </TeamLogosProvider>
    </Suspense>
  )
}
