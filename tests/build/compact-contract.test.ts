import { describe, expect, it } from 'vitest'
import { compactContract } from '../../src/build/compact-contract.ts'
import { endpoints } from '../../src/contract/endpoints.ts'

describe('the contract that the browser gets', () => {
  const { load, resolveId } = compactContract()
  const source = load(resolveId('virtual:compact-contract') ?? '') ?? ''
  const compact = JSON.parse(source.replace('export default ', ''))

  it('names every endpoint with its path', () => {
    expect(Object.keys(compact)).toEqual(Object.keys(endpoints))
    expect(compact.wholeSeason.path).toBe(endpoints.wholeSeason.path)
  })

  it('has a shape of what screens read, and none of what is only handed on', () => {
    const unread = Object.entries(endpoints).flatMap(([name, endpoint]) => ('unread' in endpoint ? name : []))
    expect(unread).toEqual(['wholeSeason'])
    for (const [name, { shape }] of Object.entries<{ shape?: unknown }>(compact)) {
      expect([name, shape === undefined]).toEqual([name, unread.includes(name)])
    }
  })
})
