/** Saves a chart as a picture, or its values as a file. Loaded on first use. */
import type { CsvTable } from '../ui/csv.ts'
import { fileName } from '../ui/file-name.ts'
import { saveFile, saveTable } from '../ui/save-file.ts'
import type { Subject } from '../ui/subject.ts'
import type { ChartFileKind } from './ChartDownloads.tsx'
import { type ChartPicture, renderPicture } from './chart-picture.ts'
import { pageFonts } from './page-fonts.ts'

export async function saveChart(kind: ChartFileKind, figure: HTMLElement, { name, values, subject }: SavedChart) {
  if (kind === 'csv') return saveTable(subject, name, values)
  const source = [[subject.name, subject.season].filter(Boolean).join(' '), name, 'Fantasy Football Analytics']
  const rendered = renderPicture(figure, source.filter(Boolean))
  const fonts = await pageFonts(rendered.svg)
  const picture = fonts ? { ...rendered, svg: rendered.svg.replace('>', () => `><style>${fonts}</style>`) } : rendered
  const content = kind === 'svg' ? new Blob([picture.svg], { type: 'image/svg+xml' }) : await paint(picture)
  saveFile(fileName([subject.name, name, subject.season], kind), content)
}

/** Pixels of the PNG per pixel of the page. */
const scale = 2

async function paint({ svg, width, height }: ChartPicture): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: width * scale, height: height * scale })
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser painted no picture'))), 'image/png')
  })
}

interface SavedChart {
  name: string
  values: CsvTable
  subject: Subject
}
