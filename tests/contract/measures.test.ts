import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { measureAnchor } from '../../src/contract/measure-anchor.ts'
import { measures } from '../../src/contract/measures.ts'

describe('the measures that links lead to', () => {
  const document = readFileSync('docs/measures.md', 'utf8')

  it('are the headings of the document, each with one anchor of plain words', () => {
    expect([...document.matchAll(/^##+ (.+)$/gm)].map(([, heading]) => heading)).toEqual([...measures])
    expect(new Set(measures.map(measureAnchor)).size).toBe(measures.length)
    expect(measures.map(measureAnchor).filter((anchor) => !/^[a-z]+(-[a-z]+)*$/.test(anchor))).toEqual([])
  })
})
