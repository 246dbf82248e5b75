/** Saves files to the reader's device. */
import { type CsvTable, toCsv } from './csv.ts'
import { fileName } from './file-name.ts'
import type { Subject } from './subject.ts'

export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The browser reads the content a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** File name with subject, content and season: `{name}-{what}-{season}.csv`. */
export function saveTable({ name, season }: Subject, what: string, table: CsvTable): undefined {
  saveFile(fileName([name, what, season], 'csv'), new Blob([toCsv(table)], { type: 'text/csv;charset=utf-8' }))
}
