import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeDocument, encodeDocument } from '../../src/storage/document.ts'

const key = 'seasons:7:2025'

describe('documents', () => {
  it('are read back as written', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1, noNullPrototype: true }), (content) => {
        const { bytes, checksum } = encodeDocument(key, content)
        const expected = { checksum, size: bytes.byteLength, content: JSON.parse(JSON.stringify(content)) }
        expect(decodeDocument(key, bytes)).toEqual(expected)
      }),
    )
  })

  it('are JSON that other tools can read', () => {
    const { bytes, checksum } = encodeDocument(key, { name: 'Łódź 🏈' })
    expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual({ checksum, name: 'Łódź 🏈' })
  })

  it('notice every changed, missing, added or exchanged byte', () => {
    const { bytes } = encodeDocument(key, { name: 'Łódź 🏈', points: [118.6, 102.44, 0, 0, 0] })
    const at = fc.nat(bytes.length - 1)
    fc.assert(
      fc.property(at, at, fc.nat(255), (first, second, byte) => {
        const changed = bytes.slice()
        changed[first] = byte
        const exchanged = bytes.slice()
        ;[exchanged[first], exchanged[second]] = [bytes[second] ?? 0, bytes[first] ?? 0]
        for (const other of [changed, exchanged, bytes.slice(0, first), new Uint8Array([...bytes, byte])]) {
          if (Buffer.compare(other, bytes) !== 0) expect(decodeDocument(key, other)).toBeNull()
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('have different checksums for any difference', () => {
    const texts = Array.from({ length: 20_000 }, (_, index) => ({ index, points: index / 7 }))
    expect(new Set(texts.map((content) => encodeDocument(key, content).checksum)).size).toBe(texts.length)
  })

  it('are valid under their own key only', () => {
    const { bytes } = encodeDocument(key, { points: 118.6 })
    expect(decodeDocument('seasons:7:2024', bytes)).toBeNull()
    expect(decodeDocument('cards:7:2025', bytes)).toBeNull()
  })
})
