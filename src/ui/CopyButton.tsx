/** Copies the text shown below it, and reports the result. */
import { Button } from './Button.tsx'
import { useCopy } from './use-copy.ts'

export function CopyButton({ text, label }: { text: string; label: string }) {
  const { copy, status } = useCopy(text)
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
