import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitName, lettersOf } from '../../src/charts/fit-name.ts'

const letters = ['a', 'W', ' ', 'é', 'e\u0301', 'ж', '強', '한', '🔥', '👍🏽', '👨‍👩‍👧', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇩🇪', '1️⃣', '❤️‍🔥']

test('splits a name like a browser’s own segmenter', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...letters)), (chosen) => {
      const name = chosen.join('')
      expect(lettersOf(name)).toEqual(Array.from(segmenter.segment(name), ({ segment }) => segment))
    }),
  )
})

test('cuts a name between its letters', () => {
  expect(fitName('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 40, 13)).toBe('👨‍👩‍👧…')
  expect(fitName('Short', 100, 13)).toBe('Short')
})
