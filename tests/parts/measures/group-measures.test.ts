import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { measureAnchor } from '../../../src/contract/measure-anchor.ts'
import { measures } from '../../../src/contract/measures.ts'
import { groupMeasures } from '../../../src/parts/measures/group-measures.ts'

describe('groupMeasures', () => {
  const html = `<h1 id="how">How</h1><p>Intro.</p>
<h2 id="luck">Luck</h2>
<h3 id="expected-wins">Expected wins</h3><p>Wins.</p>
<h2 id="forecast">Forecast</h2><p>Odds.</p>
<h3 id="proven">Proven</h3><p>Certain.</p>`

  it('has each heading with what is under it, in its chapter, and what is before the first', () => {
    const { intro, groups } = groupMeasures(html)
    expect(intro).toBe('<p>Intro.</p>')
    expect(groups).toEqual([
      {
        anchor: 'luck',
        title: 'Luck',
        question: 'Who was lucky?',
        measures: [{ anchor: 'expected-wins', title: 'Expected wins', text: '<p>Wins.</p>' }],
      },
      {
        anchor: 'forecast',
        title: 'Forecast',
        question: 'Who gets in?',
        measures: [
          { anchor: 'forecast', title: 'Forecast', text: '<p>Odds.</p>' },
          { anchor: 'proven', title: 'Proven', text: '<p>Certain.</p>' },
        ],
      },
    ])
  })

  it('leaves out no heading of the document, and asks a question for every chapter', () => {
    const document = readFileSync('docs/measures.md', 'utf8').replace(
      /^(##+) (.+)$/gm,
      (_, { length }: string, title) => `<h${length} id="${measureAnchor(title)}">${title}</h${length}>`,
    )
    const { groups } = groupMeasures(document)
    const anchors = groups.flatMap(({ anchor, measures: under }) => [anchor, ...under.map((one) => one.anchor)])
    expect(new Set(anchors)).toEqual(new Set(measures.map(measureAnchor)))
    expect(groups.filter(({ question }) => question === null)).toEqual([])
  })

  it('throws at a heading that it cannot read', () => {
    expect(() => groupMeasures('<h2 id="luck">Luck')).toThrow('A heading of the measures')
  })
})
