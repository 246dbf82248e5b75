import type { CallFailure } from '../../client/call-failure.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'

/** In the place of a screen whose answer failed. A server that does not know the question says 404: then trying again is no use. */
export function ScreenFailed({ what, failure, onRetry }: ScreenFailedProps) {
  if (failure.status === 404 || failure.reason === 'no-api') {
    return (
      <Message title={`No ${what} here`} text={`This server has no ${what} of the league.`} detail={failure.detail} />
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
  /** What the screen shows, in the plural or as a noun without an article: "matchups". */
  what: string
  failure: CallFailure
  onRetry: () => void
}
