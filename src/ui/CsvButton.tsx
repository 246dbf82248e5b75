import { useContext } from 'react'
import type { CsvTable } from './csv.ts'
import { DownloadButton } from './DownloadButton.tsx'
import { SubjectContext } from './subject.ts'

/** Downloads a table as CSV. The code that writes the file is loaded on first use. */
export function CsvButton({ what, table }: CsvButtonProps) {
  const subject = useContext(SubjectContext)
  return (
    <DownloadButton
      text="CSV"
      label={`Download ${what} as CSV`}
      save={async () => (await import('./save-file.ts')).saveTable(subject, what, table())}
    />
  )
}

export interface CsvButtonProps {
  /** Content of the table, e.g. "standings": names the file and the button. */
  what: string
  /** Called when the file is requested. */
  table: () => CsvTable
}
