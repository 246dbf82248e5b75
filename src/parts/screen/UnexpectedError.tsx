import { addressOf } from '../../client/site-base.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'

/** Says that a page is missing a script. */
export const scriptFailed = 'Couldn’t load this page. Check your connection and reload it.'

/** Replaces a screen that cannot be rendered: an unknown URL, or an error. */
export function UnexpectedError({ status, message }: { status?: number; message?: string }) {
  return (
    <div className="flex min-h-[70dvh] items-center">
      <Message
        tone="error"
        level={1}
        title="Unexpected Application Error!"
        text={[status, message].filter(Boolean).join(' ') || 'Something went wrong on this page.'}
      >
        <Button href={addressOf('home')} variant="primary">
          Back to Home
        </Button>
      </Message>
    </div>
  )
}
