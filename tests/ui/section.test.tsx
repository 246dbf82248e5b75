import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Section } from '../../src/ui/Section.tsx'

const draw = (inside?: string) =>
  renderToStaticMarkup(
    <Section id="records" title="Records" note="Since 2021" action={<a href="/measures">Why</a>} inside={inside}>
      <p>Content</p>
    </Section>,
  )

describe('a section', () => {
  it('shows its note and its link under the title', () => {
    expect(draw()).not.toContain('<details')
    expect(draw()).toMatch(/Records.*Why.*Since 2021.*Content/)
  })

  it('folds them with its content under a line that says what is inside, each once', () => {
    const html = draw('12 records')
    expect(html).toMatch(/Records<\/h2><\/div><details.*12 records.*<\/summary>.*Since 2021.*Why.*Content.*<\/details>/)
    expect([html.split('Since 2021').length, html.split('Why').length]).toEqual([2, 2])
    // A link to the section opens the fold only if the target is within.
    expect(html).toMatch(/<details.*id="records"/)
  })
})
