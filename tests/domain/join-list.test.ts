import { describe, expect, it } from 'vitest'
import { joinList } from '../../src/domain/join-list.ts'

describe('joinList', () => {
  it('joins words as English lists them, with a serial comma', () => {
    for (const conjunction of ['and', 'or'] as const) {
      const list = new Intl.ListFormat('en-US', { type: conjunction === 'and' ? 'conjunction' : 'disjunction' })
      for (const words of [[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']]) {
        expect(joinList(words, conjunction)).toBe(list.format(words))
      }
    }
  })
})
