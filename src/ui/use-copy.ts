import { useState } from 'react'

/** Copies a text to the clipboard. `status` is the result, '' before. `isBlocked`: the reader has to select the text. */
export function useCopy(text: string): { copy: () => void; status: string; isBlocked: boolean } {
  const [status, setStatus] = useState('')
  const copy = () =>
    // Plain http has no clipboard.
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setStatus('Copied.'),
        () => setStatus(blocked),
      )
  return { copy, status, isBlocked: status === blocked }
}

const blocked = 'Your browser blocked copying. Select the text and copy it yourself.'
