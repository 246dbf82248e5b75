import { QueryClientProvider } from '@tanstack/react-query'
import { browserQueryClient } from '../../stores/queries.ts'
import { useLocation } from '../screen/as-screen.tsx'
import { ShownPlayer } from './ShownPlayer.tsx'

/** The build renders pages without a profile. */
const nowhere = { path: '/', search: '' }

/** An island for pages without a league's or team's screen, which shows the profile itself. */
export function PlayerFromAddress() {
  const { search } = useLocation(nowhere)
  return (
    <QueryClientProvider client={browserQueryClient()}>
      <ShownPlayer query={new URLSearchParams(search)} />
    </QueryClientProvider>
  )
}
