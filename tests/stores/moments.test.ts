import { expect, it } from 'vitest'
import { findMoments } from '../../src/stores/use-moments.ts'

it('a first visit has no moments, and a fact is one until the device has seen it', () => {
  const before = ['7 playoffs']
  const after = ['7 playoffs', '3 eliminated', '7 bye']
  expect(findMoments(null, before)).toEqual([])
  expect(findMoments(before, after)).toEqual(['3 eliminated', '7 bye'])
  expect(findMoments(after, after)).toEqual([])
  expect(findMoments([], ['Champions of a season that had none'])).toHaveLength(1)
})
