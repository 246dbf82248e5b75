import { useState } from 'react'
import { Icon } from './Icon.tsx'

/** A small button that creates a file; `save` returns an error message on failure. */
export function DownloadButton({ text, label, icon = 'download', save }: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | undefined>()

  async function onClick() {
    setBusy(true)
    setProblem(await save().catch(() => 'Failed, try again'))
    setBusy(false)
  }

  return (
    <span className="inline-flex shrink-0 items-center text-sm print:hidden">
      <span role="status" className="not-empty:mr-2 text-worse">
        {problem}
      </span>
      <button
        type="button"
        onClick={isBusy ? undefined : onClick}
        aria-label={label}
        aria-busy={isBusy}
        className="thumb inline-flex items-center gap-1 text-muted hover:text-ink aria-busy:opacity-50"
      >
        <Icon name={icon} size={16} />
        {text}
      </button>
    </span>
  )
}

export interface DownloadButtonProps {
  text: string
  /** Accessible name if the text does not name the download. */
  label?: string
  icon?: 'download' | 'share'
  save: () => Promise<string | undefined>
}
