import { useState } from 'react'

/** Copies a text to the clipboard. `status` is the result, '' before. */
export function useCopy(text: string): { copy: () => void; status: string } {
  const [status, setStatus] = useState('')
  const copy = () =>
    // Plain http has no clipboard.
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setStatus('Copied.'),
        () => setStatus('Your browser blocked copying. Select the text and copy it yourself.'),
      )
  return { copy, status }
}
