import { useContext, useState } from 'react'
import { classNames } from './class-names.ts'
import type { CsvTable } from './csv.ts'
import { Icon } from './Icon.tsx'
import { SubjectContext } from './subject.ts'

/** Downloads a table as CSV. What writes the file is loaded when it is first asked for. */
export function CsvButton({ what, table, className }: CsvButtonProps) {
  const subject = useContext(SubjectContext)
  const [hasFailed, setFailed] = useState(false)

  async function save() {
    try {
      const { saveTable } = await import('./save-file.ts')
      saveTable(subject, what, table())
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }

  return (
    <button
      type="button"
      onClick={save}
      aria-label={`Download ${what} as CSV`}
      className={classNames(
        'thumb inline-flex items-center gap-1 text-muted text-sm hover:text-ink print:hidden',
        className,
      )}
    >
      <Icon name="download" size={16} />
      {hasFailed ? 'Failed, try again' : 'CSV'}
    </button>
  )
}

export interface CsvButtonProps {
  /** What the table holds, in words, e.g. "standings": names the file and the button. */
  what: string
  /** Made when it is asked for. */
  table: () => CsvTable
  className?: string
}
