/** Files that a page hands to the reader. */
import { readFileSync } from 'node:fs'
import { type Locator, type Page, test } from '@playwright/test'

export interface SavedFile {
  name: string
  bytes: Buffer
}

/** The file downloaded by a click. */
export async function saved(page: Page, control: Locator): Promise<SavedFile> {
  return test.step('download', async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), control.click()])
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
  })
}

/** The file of a chart, by its menu. */
export async function savedChart(page: Page, chart: Locator, kind: 'SVG' | 'PNG' | 'CSV'): Promise<SavedFile> {
  await chart
    .locator('figcaption')
    .getByRole('button', { name: /^Download / })
    .click()
  return saved(page, chart.getByRole('button', { name: kind, exact: true }))
}

/** Rows of a CSV file whose cells hold no line breaks, header first; the byte order mark must be there. */
export function rowsOf({ bytes }: SavedFile): string[][] {
  const text = bytes.toString('utf8')
  if (!text.startsWith('\uFEFF') || !text.endsWith('\r\n')) throw new Error(`No CSV as Excel reads it: ${text}`)
  return text
    .slice(1, -2)
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    )
}

/** A figure as in a file: at most two decimals, empty if unknown. */
export function figure(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(Math.round(value * 100) / 100)
}
