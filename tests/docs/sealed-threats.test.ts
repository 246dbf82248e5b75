/** Who can do what with a sealed league: every test that the table names is there. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const page = readFileSync('docs/sealed.md', 'utf8')
const section = page.slice(page.indexOf('## Who can do what'))

it('names tests that exist, for every cell that has one', () => {
  const notes = [...section.matchAll(/^(\d)\. ([\s\S]*?)(?=^\d\. |\n\n)/gm)].map(([, number, text = '']) => ({
    number,
    text,
  }))
  const cited = new Set([...section.matchAll(/\[(\d)\]/g)].map(([, number]) => number))
  expect(notes.map(({ number }) => number)).toEqual([...cited].sort())
  for (const { text } of notes) {
    const parts = text
      .replace(/\s+/g, ' ')
      .split(/`(tests\/[^`]+)`: /)
      .slice(1)
    expect(parts.length).toBeGreaterThan(1)
    for (let at = 0; at < parts.length; at += 2) {
      const source = readFileSync(parts[at] ?? '', 'utf8')
      const titles = [...(parts[at + 1] ?? '').matchAll(/"([^"]+)"/g)].map(([, title]) => title)
      expect(titles.filter((title) => !source.includes(`'${title}'`))).toEqual([])
      expect(titles.length).toBeGreaterThan(0)
    }
  }
})
