import { expect, it } from 'vitest'
import { clearFloatNoise } from '../../src/contract/clear-float-noise.ts'

it('rounds numbers off their binary errors, wherever they are', () => {
  const noisy = {
    points: 1912.3600000000001,
    list: [0.1 + 0.2, { inner: -24.299999999999997 }],
    none: null,
    name: '0.1',
  }
  expect(clearFloatNoise(noisy)).toEqual({ points: 1912.36, list: [0.3, { inner: -24.3 }], none: null, name: '0.1' })
  expect(clearFloatNoise(5e-14)).toBe(0)
  expect(clearFloatNoise(-5e-14)).toBe(0)
})

it('leaves numbers of many decimals, ids and objects without noise', () => {
  const clean = {
    chance: 0.0787172,
    deviation: 15.81919785921811,
    id: 9007199254740991,
    list: [{ mean: 12.3333 }],
    big: 1e12 + 0.5,
  }
  expect(clearFloatNoise(clean)).toBe(clean)
})
