import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ChartTable } from '../../src/charts/ChartTable.tsx'
import { textColumn } from '../../src/ui/columns.tsx'
import { DataTable } from '../../src/ui/DataTable.tsx'
import { Section } from '../../src/ui/Section.tsx'
import { Unbroken } from '../../src/ui/Unbroken.tsx'

const unbrokenIn = (html: string) =>
  Array.from(html.matchAll(/<span class="whitespace-nowrap">([^<]*)<\/span>/g), ([, text]) => text)

describe('figures with a dash', () => {
  it('stay in one line: scores, records, ranges of percentages, prices and years', () => {
    const text = 'Won 162–125 and 9-5, from 16%–55% to $61 – $42 in 2021–2024; 12.5 points, week 3.'
    const html = renderToStaticMarkup(<Unbroken text={text} />)
    expect(unbrokenIn(html)).toEqual(['162–125', '9-5,', '16%–55%', '$61 – $42', '2021–2024'])
    expect(html.replace(/<[^>]*>/g, '')).toBe(text)
  })

  it('stay in one line in tables and headings', () => {
    const columns = [textColumn<string>('score', 'Score 1–2', (score) => score)]
    const html = renderToStaticMarkup(
      <Section title="Noor leads 9-4" note="2021–2024">
        <DataTable label="Scores" columns={columns} rows={['162–125']} rowKey={(score) => score} />
        <ChartTable name="scores" values={{ headers: ['Score', 'Times'], rows: [['122–93', '7-7']] }} />
      </Section>,
    )
    expect(unbrokenIn(html)).toEqual(['9-4', '2021–2024', '1–2', '162–125', '122–93', '7-7'])
  })
})
