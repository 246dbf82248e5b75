import { useStore } from '@nanostores/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { navigateQuery } from '../../stores/location.ts'
import { browserQueryClient } from '../../stores/queries.ts'
import { shownLeague } from '../../stores/shown-league.ts'
import { TeamLogosProvider } from '../../ui/TeamLogosProvider.tsx'
import { $panelsOpened } from '../navigation/open-panel.ts'
import { useLocation } from '../screen/as-screen.tsx'
import { PlayerModal } from './player-modal.tsx'

/** The build renders pages without a profile. */
const nowhere = { path: '/', search: '' }

/** The player profile named in the URL (`?player=`), above any screen. */
export function PlayerFromAddress() {
  const panelsOpened = useStore($panelsOpened)
  const { search } = useLocation(nowhere)
  const text = new URLSearchParams(search).get('player') ?? ''
  const playerId = /^\d+$/.test(text) ? Number(text) : null
  if (playerId === null || !Number.isSafeInteger(playerId)) return null
  return (
    <QueryClientProvider client={browserQueryClient()}>
      <Suspense fallback={null}>
        <TeamLogosProvider league={{ teamLogos: shownLeague()?.teamLogos }}>
          <PlayerModal
            key={`${playerId} ${panelsOpened}`}
            playerId={playerId}
            onClose={() => navigateQuery({ player: null })}
          />
        </TeamLogosProvider>
      </Suspense>
    </QueryClientProvider>
  )
}
