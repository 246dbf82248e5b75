/** Files that the reader keeps. Loaded when the first one is asked for. */
import { type CsvTable, toCsv } from './csv.ts'
import { fileName } from './file-name.ts'
import type { Subject } from './subject.ts'

/** Hands a file to the browser, which keeps it where downloads go. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The browser takes the content a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Named after whose table it is, what it holds and the season: `{name}-{what}-{season}.csv`. */
export function saveTable({ name, season }: Subject, what: string, table: CsvTable): undefined {
  saveFile(fileName([name, what, season], 'csv'), new Blob([toCsv(table)], { type: 'text/csv;charset=utf-8' }))
}
