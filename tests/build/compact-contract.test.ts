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

  it('has shapes for responses that screens read, and none for others', () => {
    const unread = Object.entries(endpoints).flatMap(([name, endpoint]) => ('unread' in endpoint ? name : []))
    expect(unread).toEqual(['wholeSeason'])
    for (const [name, { shape, strict }] of Object.entries<{ shape?: unknown; strict?: unknown }>(compact)) {
      expect([name, (shape ?? strict) === undefined]).toEqual([name, unread.includes(name)])
    }
  })

  it('has a strict shape of every endpoint but those of the specification', () => {
    const strict = Object.keys(compact).filter((name) => compact[name].strict !== undefined)
    expect(strict).toEqual(
      Object.entries(endpoints).flatMap(([name, endpoint]) =>
        'lenient' in endpoint || 'unread' in endpoint ? [] : [name],
      ),
    )
    expect(Object.values(endpoints).filter((endpoint) => 'lenient' in endpoint)).toHaveLength(31)
  })
})
