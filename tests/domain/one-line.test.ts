import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toOneLine } from '../../src/domain/one-line.ts'

describe('toOneLine', () => {
  it('keeps emoji, quotes and all scripts, and normalizes whitespace', () => {
    expect(toOneLine('  Tom’s \t “Ñandú”\r\n 李👨‍👩‍👧🏴󠁧󠁢󠁥󠁮󠁧󠁿  ')).toBe('Tom’s “Ñandú” 李👨‍👩‍👧🏴󠁧󠁢󠁥󠁮󠁧󠁿')
  })

  it('is empty if nothing can be seen', () => {
    for (const text of ['\u200b', '\u3164 \u115f', '\u0301\u0302', '\u2800', '\ufeff\u00ad', '\u{e0061}', '\ue000'])
      expect(toOneLine(text)).toBe('')
    expect(toOneLine('\u3164a')).toBe('\u3164a')
  })

  it('drops only characters that affect text around them or are noncharacters', () => {
    expect(toOneLine('a\u0000\u001b[31m\u009b\u2028b\u202ec\u2066d\uffff\ufffe\ufdd0\u{1ffff}e')).toBe('a [31m bcde')
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const plain = toOneLine(text)
        expect(plain.isWellFormed()).toBe(true)
        expect(plain).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\p{Noncharacter_Code_Point}]|\s\s|^\s|\s$/u)
        expect(toOneLine(plain)).toBe(plain)
      }),
    )
  })
})
