import { expect, it } from 'vitest'
import { laterPart, loadParts } from '../../src/ui/later-parts.ts'

it('requests the code of all parts at once, and is ready also if one fails', async () => {
  const requested: string[] = []
  const slow = Promise.withResolvers<{ default: () => null }>()
  laterPart(() => {
    requested.push('slow')
    return slow.promise
  })
  laterPart(() => {
    requested.push('failing')
    return Promise.reject<{ default: () => null }>(new Error('offline'))
  })
  const parts = loadParts()
  expect(requested).toEqual(['slow', 'failing'])
  slow.resolve({ default: () => null })
  await parts
  expect(loadParts()).toBe(parts)
})
