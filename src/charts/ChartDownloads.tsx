import { type RefObject, type ToggleEvent, useContext, useId, useRef, useState } from 'react'
import type { CsvTable } from '../ui/csv.ts'
import { Icon } from '../ui/Icon.tsx'
import { placeBelow } from '../ui/place-below.ts'
import { SubjectContext } from '../ui/subject.ts'

const kinds = ['svg', 'png', 'csv'] as const
export type ChartFileKind = (typeof kinds)[number]

/** Downloads of a chart behind a small button. The code that renders and writes the files is loaded on first use. */
export function ChartDownloads({ name, figure, values }: ChartDownloadsProps) {
  const id = useId()
  const subject = useContext(SubjectContext)
  const opener = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLFieldSetElement>(null)
  const [hasFailed, setFailed] = useState(false)

  function onBeforeToggle({ newState, currentTarget }: ToggleEvent<HTMLFieldSetElement>) {
    if (newState !== 'open' || !opener.current) return
    setFailed(false)
    placeBelow(currentTarget, opener.current, menuSize)
  }
  function onToggle({ newState, currentTarget }: ToggleEvent<HTMLFieldSetElement>) {
    if (newState === 'open') currentTarget.querySelector('button')?.focus()
  }
  async function save(kind: ChartFileKind) {
    try {
      const { saveChart } = await import('./save-chart.ts')
      if (figure.current) await saveChart(kind, figure.current, { name, values, subject })
      menu.current?.hidePopover()
    } catch {
      setFailed(true)
    }
  }

  return (
    <span data-left-out="" className="shrink-0 print:hidden">
      <button
        ref={opener}
        type="button"
        popoverTarget={id}
        aria-label={`Download ${name}`}
        title="Download"
        className="thumb flex h-6 items-center text-muted hover:text-ink"
      >
        <Icon name="download" size={16} />
      </button>
      <fieldset
        ref={menu}
        id={id}
        popover="auto"
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
        className="enters absolute m-0 min-w-28 rounded-md border border-outline bg-surface py-1 text-ink text-sm"
      >
        <legend className="float-left w-full px-3 pt-1 text-muted">Download</legend>
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            onClick={() => save(kind)}
            className="block min-h-11 w-full px-3 text-left font-medium -outline-offset-2 hover:bg-raised sm:min-h-9"
          >
            {kind.toUpperCase()}
          </button>
        ))}
        <p role="status" className="px-3">
          {hasFailed && 'Failed, try again'}
        </p>
      </fieldset>
    </span>
  )
}

/** Approximate size of the menu in pixels. */
const menuSize = { width: 140, height: 190 }

interface ChartDownloadsProps {
  name: string
  figure: RefObject<HTMLElement | null>
  values: CsvTable
}
