/** Shared by the pages of managers: an unknown manager, and other failures. */
import type { CallFailure } from '../../client/call-failure.ts'
import { OneFailed } from '../../parts/league/ScreenFailed.tsx'

export function PersonFailed({ allHref, ...failed }: PersonFailedProps) {
  return (
    <OneFailed
      {...failed}
      what="manager’s history"
      missing={{
        icon: 'users',
        title: 'No such manager',
        text: 'We couldn’t find this manager in the league’s history.',
        all: { href: allHref, text: 'All managers of the league' },
      }}
    />
  )
}

export function BackToHistory({ href }: { href: string }) {
  return (
    <a href={href} className="thumb text-accent hover:underline">
      The league’s history
    </a>
  )
}

interface PersonFailedProps {
  failure: CallFailure
  onRetry: () => void
  /** URL of the history's first page. */
  allHref: string
}
