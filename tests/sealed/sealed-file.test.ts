import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createSealedLink, sealedVersion } from '../../src/contract/sealed-link.ts'
import { openSealedText, sealText } from '../../src/sealed/sealed-file.ts'
import { errorOf } from '../support/error-of.ts'

const sizeStep = 64 * 1024
const link = createSealedLink()
const text = JSON.stringify({ name: 'The Sealed League', teams: ['Übermut', '🏈'] })
const sealed = await sealText(text, link)
const copy = () => new Uint8Array(sealed)
const problem = async (bytes: Uint8Array<ArrayBuffer>, keys = link) =>
  (await errorOf(openSealedText(bytes, keys))).message

afterEach(() => vi.unstubAllGlobals())

describe('a sealed file', () => {
  it('returns any text with its link', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 3000 }), async (any) => {
        expect(await openSealedText(await sealText(any, link), link)).toBe(any)
      }),
      { numRuns: 30 },
    )
  })

  it('has a size in steps, and at least one', async () => {
    const noise = Array.from(crypto.getRandomValues(new Uint8Array(60_000)), String).join()
    expect([sealed.byteLength, (await sealText('', link)).byteLength]).toEqual([sizeStep, sizeStep])
    expect((await sealText(noise, link)).byteLength % sizeStep).toBe(0)
  })

  it('has nothing of its text in it, and nothing in common with another file of the same text', async () => {
    const again = await sealText(text, link)
    const head = 5
    expect(sealedVersion(again)).not.toBe(sealedVersion(sealed))
    const same = again.subarray(head).filter((byte, index) => byte === sealed[head + index]).length
    // One byte of 256 is equal by chance.
    expect(same / again.byteLength).toBeLessThan(0.01)
    expect(Buffer.from(sealed).includes('Sealed')).toBe(false)
  })

  it('does not open once any of its bytes was changed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(sizeStep - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const bytes = copy()
        bytes[at] = (bytes[at] ?? 0) ^ change
        expect(await problem(bytes)).toMatch(/^[^.]+\.( [^.]+\.)?$/)
      }),
      {
        numRuns: 60,
        examples: [
          [0, 1],
          [4, 2],
          [5, 1],
          [17, 1],
          [sizeStep - 1, 128],
        ],
      },
    )
  })

  it('reports the error in one sentence', async () => {
    const newer = copy()
    newer[4] = 2
    expect(await problem(newer)).toContain('newer version')
    expect(await problem(copy().slice(0, 1000))).toContain('is incomplete')
    expect(await problem(copy().slice(0, 4))).toContain('is incomplete')
    expect(await problem(new Uint8Array())).toContain('isn’t an encrypted league file')
    expect(await problem(new TextEncoder().encode('<!doctype html>'))).toContain('isn’t an encrypted league file')
    expect(await problem(copy(), { ...link, key: createSealedLink().key })).toContain('doesn’t open this file')
    expect(await problem(copy(), { ...link, file: createSealedLink().file })).toContain('doesn’t open this file')
    expect(await problem(copy(), { ...link, key: 'short' })).toContain('link is incomplete')
  })

  it('is neither opened nor created if the browser cannot encrypt', async () => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes })
    expect(await problem(copy())).toContain('only open on https')
    expect((await errorOf(sealText(text, link))).message).toContain('only open on https')
  })
})
