/** Saves a chart as a picture, or its values as a file. Loaded on first use. */
import type { CsvTable } from '../ui/csv.ts'
import { fileName } from '../ui/file-name.ts'
import { saveFile, saveTable } from '../ui/save-file.ts'
import type { Subject } from '../ui/subject.ts'
import type { ChartFileKind } from './ChartDownloads.tsx'
import { renderPicture } from './chart-picture.ts'
import { paintPicture, withFonts } from './paint-picture.ts'

export async function saveChart(kind: ChartFileKind, figure: HTMLElement, { name, values, subject }: SavedChart) {
  if (kind === 'csv') return saveTable(subject, name, values)
  const source = [[subject.name, subject.season].filter(Boolean).join(' '), name, 'Fantasy Football Analytics']
  const picture = await withFonts(renderPicture(figure, source.filter(Boolean)))
  const content =
    kind === 'svg' ? new Blob([picture.svg], { type: 'image/svg+xml' }) : await paintPicture(picture, scale)
  saveFile(fileName([subject.name, name, subject.season], kind), content)
}

/** Pixels of the PNG per pixel of the page. */
const scale = 2

interface SavedChart {
  name: string
  values: CsvTable
  subject: Subject
}
