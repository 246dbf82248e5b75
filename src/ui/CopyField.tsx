/** A text with a copy button; readers can also select it. The field is as high as a short text, or has three lines where browsers cannot do that. */
import { useId } from 'react'
import { Button } from './Button.tsx'
import { useCopy } from './use-copy.ts'

export function CopyField({ label, text }: { label: string; text: string }) {
  const id = useId()
  const { copy, status } = useCopy(text)
  return (
    <div>
      <label htmlFor={id} className="text-muted text-sm">
        {label}
      </label>
      <div className="mt-1 flex items-start gap-2 max-sm:flex-col">
        <textarea
          id={id}
          readOnly
          rows={3}
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="field-sizing-content max-h-40 print:max-h-none min-h-20 min-w-0 flex-1 resize-none max-sm:w-full max-sm:flex-none rounded-md border border-outline bg-surface px-3 py-2 font-mono text-sm wrap-anywhere"
        />
        <Button icon="clipboard" label={`Copy: ${label}`} onClick={copy} className="print:hidden">
          Copy
        </Button>
      </div>
      <p role="status" className="text-muted text-sm">
        {status}
      </p>
    </div>
  )
}
