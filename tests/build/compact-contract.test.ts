import { describe, expect, it } from 'vitest'
import { compactContract } from '../../src/build/compact-contract.ts'
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts'
import { responseVersion } from '../../src/contract/response-version.ts'

describe('the contract that the browser gets', () => {
  const { load, resolveId } = compactContract()
  const source = load(resolveId('virtual:compact-contract') ?? '') ?? ''
  const compact = JSON.parse(source.replace('export default ', ''))

  it('names every endpoint with its path', () => {
    expect(Object.keys(compact)).toEqual(Object.keys(endpoints))
    expect(compact.wholeSeason.path).toBe(endpoints.wholeSeason.path)
  })

  it('says what a response has that screens read, and nothing of others', () => {
    const unread = Object.entries(endpoints).flatMap(([name, endpoint]) => ('unread' in endpoint ? name : []))
    expect(unread).toEqual(['wholeSeason'])
    for (const [name, { shape, fields }] of Object.entries<{ shape?: unknown; fields?: unknown }>(compact)) {
      expect([name, (shape ?? fields) === undefined]).toEqual([name, unread.includes(name)])
    }
  })

  it('has the version of every endpoint but those of the specification', () => {
    const versioned = Object.keys(compact).filter((name) => compact[name].version !== undefined)
    for (const name of versioned) expect(compact[name].version).toBe(responseVersion(name as EndpointName))
    expect(versioned).toEqual(
      Object.entries(endpoints).flatMap(([name, endpoint]) =>
        'lenient' in endpoint || 'unread' in endpoint ? [] : [name],
      ),
    )
    expect(Object.values(endpoints).filter((endpoint) => 'lenient' in endpoint)).toHaveLength(31)
  })
})
