import type { CallFailure } from '../../client/call-failure.ts'
import { Button } from '../../ui/Button.tsx'
import type { IconName } from '../../ui/icons.ts'
import { Message } from '../../ui/Message.tsx'

/** Replaces a screen whose call failed. A server without the endpoint responds 404, for which a retry is useless. */
export function ScreenFailed({ what, failure, onRetry }: ScreenFailedProps) {
  if (failure.status === 404 || failure.reason === 'no-api') {
    return (
      <Message
        title={`No ${what} available`}
        text={`This server has no ${what} for this league.`}
        detail={failure.detail}
      />
    )
  }
  return (
    <Message tone="error" title={`Failed to load ${what}`} detail={failure.message}>
      <Button variant="primary" onClick={onRetry}>
        Retry
      </Button>
    </Message>
  )
}

interface ScreenFailedProps {
  /** The screen's content, in the plural or as a noun without an article: "matchups". */
  what: string
  failure: CallFailure
  onRetry: () => void
}

/** Replaces a section whose call failed. `what` follows "the", e.g. "power ratings". */
export function SectionFailed({ what, failure, onRetry }: SectionFailedProps) {
  if (lacksEndpoint(failure)) {
    return (
      <Message
        icon="info"
        title={`This server can’t show the ${what}`}
        text="This server runs an older version that doesn’t support this page yet. It needs an update."
      />
    )
  }
  return (
    <Message tone="error" title={`Couldn’t load the ${what}`} detail={failure.message}>
      <Button onClick={onRetry}>Try again</Button>
    </Message>
  )
}

/** Of a call about a league that loaded: the server does not have the endpoint. */
export function lacksEndpoint({ status }: CallFailure): boolean {
  return status === 404 || status === 405
}

interface SectionFailedProps {
  what: string
  failure: CallFailure
  onRetry: () => void
}

/** Of an id that nothing has, or that is none, as of a link that a chat cut off. */
const unknownId: readonly number[] = [400, 404, 422]

/** Replaces the page of one thing, e.g. a trade, whose call failed: the league may have none of this id. */
export function OneFailed({ missing, ...failed }: OneFailedProps) {
  if (!unknownId.includes(failed.failure.status)) return <SectionFailed {...failed} />
  const { icon, title, text, all } = missing
  return (
    <Message icon={icon} title={title} text={text} detail={failed.failure.detail}>
      <a href={all.href} className="thumb text-accent underline">
        {all.text}
      </a>
    </Message>
  )
}

interface OneFailedProps extends SectionFailedProps {
  /** The message for an unknown id, with a link to the list that has the known ones. */
  missing: { icon: IconName; title: string; text: string; all: { href: string; text: string } }
}
