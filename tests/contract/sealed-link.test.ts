import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSealedLink, readSealedLink, writeSealedLink } from '../../src/contract/sealed-link.ts'

describe('the link of a sealed league', () => {
  it('has 16 random bytes as its file and 32 as its key', () => {
    const one = createSealedLink()
    const other = createSealedLink()
    expect([one.file.length, one.key.length]).toEqual([22, 43])
    expect([one.file === other.file, one.key === other.key]).toEqual([false, false])
  })

  it('is read from a whole link, from its fragment and out of a sentence', () => {
    const link = createSealedLink()
    const fragment = writeSealedLink(link)
    for (const text of [fragment, `#${fragment}`, `https://me.example/a/open#${fragment}`, ` <x/open#${fragment}>). `])
      expect(readSealedLink(text)).toEqual(link)
  })

  it('includes the URL of a file on another site', () => {
    const link = { ...createSealedLink(), address: 'https://files.example/a/b.bin?c=d' }
    expect(readSealedLink(writeSealedLink(link))).toEqual(link)
  })

  it.each(['http://files.example/a.bin', 'javascript:alert(1)', 'a.bin', 'data:,x'])('leads to no %s', (address) => {
    expect(readSealedLink(writeSealedLink({ ...createSealedLink(), address }))).toBeNull()
  })

  it('is none if it was cut off', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 65 }), (length) => {
        expect(readSealedLink(writeSealedLink(createSealedLink()).slice(0, length))).toBeNull()
      }),
    )
  })
})
