import { Message } from '../../ui/Message.tsx'

/** In the place of a draft without picks. */
export function NoPicks({ isUndrafted }: { isUndrafted: boolean }) {
  return (
    <Message
      icon="clipboard"
      title="No draft picks found"
      text={
        isUndrafted
          ? 'This league has not drafted yet. The board and its analysis appear here once it has.'
          : 'The server knows of no picks of this league’s draft.'
      }
    />
  )
}
