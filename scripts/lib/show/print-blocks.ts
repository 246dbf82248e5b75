/** Formats blocks as text: titles, sentences and tables, at most as wide as the terminal. */
import CliTable from 'cli-table3'
import type { Block, Table } from './view.ts'

const narrowest = 10
/** Between two columns. */
const gap = 2

export function printBlocks(blocks: readonly Block[], width: number): string {
  return blocks.map((block) => printBlock(block, width)).join('\n\n')
}

function printBlock({ title, lines = [], table }: Block, width: number): string {
  const rows = table === undefined ? [] : [table.rows.length > 0 ? printTable(table, width) : 'Nothing to list.']
  const text = lines.map((line) => wrap(clean(line), width))
  return [clean(title), ...text, ...(text.length > 0 && rows.length > 0 ? [''] : []), ...rows].join('\n')
}

/** Removes extra columns, the last one first, then cuts texts, until the table fits. */
function printTable(table: Table, width: number): string {
  const widths = table.columns.map((_, index) => widthOf(table, index))
  let shown = table.columns.map((_, index) => index)
  const total = () => shown.reduce((sum, index) => sum + (widths[index] ?? 0) + gap, -gap)
  while (total() > width) {
    const extra = shown.findLast((index) => table.columns[index]?.isExtra)
    if (extra === undefined) break
    shown = shown.filter((index) => index !== extra)
  }
  while (total() > width) {
    const texts = shown.filter((index) => table.columns[index]?.isText)
    const widest = Math.max(...texts.map((index) => widths[index] ?? 0))
    const found = texts.find((index) => widths[index] === widest)
    if (found === undefined || widest <= narrowest) break
    widths[found] = widest - 1
  }
  return render(table, shown, widths)
}

function render(table: Table, shown: readonly number[], widths: readonly number[]): string {
  const rendered = new CliTable({
    head: shown.map((index) => table.columns[index]?.header ?? ''),
    colWidths: shown.map((index) => widths[index] ?? null),
    colAligns: shown.map((index) => (table.columns[index]?.isText ? 'left' : 'right')),
    chars: plain,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0, compact: true },
  })
  rendered.push(...table.rows.map((row) => shown.map((index) => clean(row[index] ?? ''))))
  return rendered
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
}

/** Width of a column as the library measures it: emoji and accents differ from their length. */
function widthOf({ columns, rows }: Table, index: number): number {
  const column = new CliTable({
    head: [columns[index]?.header ?? ''],
    chars: plain,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0, compact: true },
  })
  column.push(...rows.map((row) => [clean(row[index] ?? '')]))
  return column.width
}

/** No border except a line below the header. */
const plain = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '',
  'left-mid': '',
  mid: '─',
  'mid-mid': '  ',
  right: '',
  'right-mid': '',
  middle: ' '.repeat(gap),
}

function wrap(text: string, width: number): string {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.join('\n')
}

/** Names come from a host, so terminal control sequences are removed. */
function clean(text: string): string {
  return text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
}
