import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeDocument, encodeDocument } from '../../src/storage/document.ts'

describe('documents', () => {
  it('come back as they were written', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1, noNullPrototype: true }), (content) => {
        const { text, checksum } = encodeDocument(content)
        expect(decodeDocument(text)).toEqual({ checksum, content: JSON.parse(JSON.stringify(content)) })
        expect(decodeDocument(Buffer.from(text))?.checksum).toBe(checksum)
      }),
    )
  })

  it('are JSON that other tools can read', () => {
    const { text, checksum } = encodeDocument({ name: 'Łódź 🏈' })
    expect(JSON.parse(text)).toEqual({ checksum, name: 'Łódź 🏈' })
  })

  it('notice every changed, missing or added byte', () => {
    const { text } = encodeDocument({ points: [118.6, 102.44] })
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.integer({ min: 32, max: 126 }), (at, code) => {
        const letter = String.fromCharCode(code)
        fc.pre(text[at] !== letter)
        expect(decodeDocument(text.slice(0, at) + letter + text.slice(at + 1))).toBeNull()
        expect(decodeDocument(text.slice(0, at))).toBeNull()
        expect(decodeDocument(text + letter)).toBeNull()
      }),
    )
  })
})
