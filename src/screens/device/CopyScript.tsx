/** Copies the browser script to the clipboard. */
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'

export function CopyScript({ script }: { script: string }) {
  const [status, setStatus] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(script).then(
      () => setStatus('Copied.'),
      () => setStatus('The browser does not allow it: select the text below and copy it.'),
    )
  return (
    <span className="inline-flex flex-wrap items-center gap-3">
      <Button icon="clipboard" onClick={copy}>
        Copy the script
      </Button>
      <span role="status" className="text-muted text-sm">
        {status}
      </span>
    </span>
  )
}
