/** Copies a text to the clipboard, and says so. */
import { useState } from 'react'
import { Button } from './Button.tsx'

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [status, setStatus] = useState('')
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setStatus('Copied.'),
        () => setStatus('The browser does not allow it: select the text below and copy it.'),
      )
  return (
    <span className="inline-flex flex-wrap items-center gap-3">
      <Button icon="clipboard" onClick={copy}>
        {label}
      </Button>
      <span role="status" className="text-muted text-sm">
        {status}
      </span>
    </span>
  )
}
