import type { CallFailure } from '../../client/call-failure.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'

/** Part of a league's screen could not be loaded. `what` goes on after "the", e.g. "power ratings". */
export function StoryFailed({ what, failure, onRetry }: StoryFailedProps) {
  // The league itself is there: an address that is not found is a call that this server does not have.
  if (failure.status === 404 || failure.status === 405) {
    return (
      <Message
        icon="info"
        title={`This server does not know the ${what}`}
        text="The league is here, but the server that it comes from is older than this screen. It needs an update."
      />
    )
  }
  return (
    <Message tone="error" title={`The ${what} could not be loaded`} detail={failure.message}>
      <Button onClick={onRetry}>Try again</Button>
    </Message>
  )
}

interface StoryFailedProps {
  what: string
  failure: CallFailure
  onRetry: () => void
}
