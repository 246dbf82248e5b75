import { useState } from 'react'

/** Copies a text to the clipboard. `status` says what came of it, '' before. */
export function useCopy(text: string): { copy: () => void; status: string } {
  const [status, setStatus] = useState('')
  const copy = () =>
    // Over plain http there is no clipboard at all.
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setStatus('Copied.'),
        () => setStatus('Your browser blocked copying. Select the text and copy it yourself.'),
      )
  return { copy, status }
}
