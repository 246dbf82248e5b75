import fc from 'fast-check'
import { expect, it } from 'vitest'
import { byeId, pairingId } from '../../src/domain/matchup-ids.ts'

it('numbers a matchup as its host does', () => {
  expect(pairingId(10, 3, [1, 2, 3])).toBe(100_003)
})

it('has no id twice, whatever numbers the host gives the matchups of a period', () => {
  const numbers = fc.uniqueArray(fc.nat(20_000), { minLength: 1, maxLength: 16 })
  fc.assert(
    fc.property(numbers, numbers, (ofOne, ofNext) => {
      const ids = [ofOne, ofNext].flatMap((all, index) => [
        ...all.map((number) => pairingId(index + 1, number, all)),
        ...Array.from({ length: 32 }, (_, team) => byeId(index + 1, team + 1)),
      ])
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
})
