import { useContext } from 'react'
import type { CsvTable } from './csv.ts'
import { DownloadButton } from './DownloadButton.tsx'
import { saveTable } from './save-file.ts'
import { SubjectContext } from './subject.ts'

/** Downloads a table as CSV. */
export function CsvButton({ what, table }: CsvButtonProps) {
  const subject = useContext(SubjectContext)
  return (
    <DownloadButton text="CSV" label={`Download ${what} as CSV`} save={async () => saveTable(subject, what, table())} />
  )
}

export interface CsvButtonProps {
  /** Content of the table, e.g. "standings": names the file and the button. */
  what: string
  /** Called when the file is requested. */
  table: () => CsvTable
}
