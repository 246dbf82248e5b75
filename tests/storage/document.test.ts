import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeDocument, encodeDocument } from '../../src/storage/document.ts'

const key = 'seasons:7:2025'
const anyKey = () => true
const noKey = () => false
const decode = (raw: string | Uint8Array) => decodeDocument(key, raw, anyKey)

/** As documents were written before their checksum covered the key. */
function encodeUnkeyed(content: object): string {
  const rest = JSON.stringify(content).slice(1)
  return `{"checksum":"${createHash('sha256').update(rest).digest('hex')}",${rest}`
}

describe('documents', () => {
  it('come back as they were written', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1, noNullPrototype: true }), (content) => {
        const { text, checksum } = encodeDocument(key, content)
        expect(decode(text)).toMatchObject({ checksum, content: JSON.parse(JSON.stringify(content)) })
        expect(decode(Buffer.from(text))?.checksum).toBe(checksum)
      }),
    )
  })

  it('are JSON that other tools can read', () => {
    const { text, checksum } = encodeDocument(key, { name: 'Łódź 🏈' })
    expect(JSON.parse(text)).toEqual({ checksum, name: 'Łódź 🏈' })
  })

  it('notice every changed, missing or added byte', () => {
    const { text } = encodeDocument(key, { points: [118.6, 102.44] })
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.integer({ min: 32, max: 126 }), (at, code) => {
        const letter = String.fromCharCode(code)
        fc.pre(text[at] !== letter)
        expect(decode(text.slice(0, at) + letter + text.slice(at + 1))).toBeNull()
        expect(decode(text.slice(0, at))).toBeNull()
        expect(decode(text + letter)).toBeNull()
      }),
    )
  })

  it('are valid under their own key only', () => {
    const { text } = encodeDocument(key, { points: 118.6 })
    expect(decodeDocument('seasons:7:2024', text, anyKey)).toBeNull()
    expect(decodeDocument('cards:7:2025', text, anyKey)).toBeNull()
  })

  it('of before the key was covered are valid where their content says that they belong to it', () => {
    const text = encodeUnkeyed({ points: 118.6 })
    expect(decodeDocument(key, text, anyKey)?.content).toMatchObject({ points: 118.6 })
    expect(decodeDocument(key, text, noKey)).toBeNull()
  })
})
