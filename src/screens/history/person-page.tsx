/** Shared by the pages of managers: an unknown manager, and other failures. */
import type { CallFailure } from '../../client/call-failure.ts'
import { SectionFailed } from '../../parts/league/ScreenFailed.tsx'
import { Message } from '../../ui/Message.tsx'

export function PersonFailed({ failure, onRetry, allHref }: PersonFailedProps) {
  if (failure.status !== 404 && failure.status !== 400)
    return <SectionFailed what="manager’s history" failure={failure} onRetry={onRetry} />
  return (
    <Message
      icon="users"
      title="No such manager"
      text="We couldn’t find this manager in the league’s history."
      detail={failure.detail}
    >
      <a href={allHref} className="thumb text-accent underline">
        All managers of the league
      </a>
    </Message>
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
