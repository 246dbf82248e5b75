import { expect, it } from 'vitest'
import { createReadCache } from '../../src/storage/read-cache.ts'

it('a read cache stays within its size, and evicts the least recently used', async () => {
  const cache = createReadCache<string>({ max: 10, maxSize: 10, sizeOf: ({ length }) => length })
  let reads = 0
  const read = (text: string) =>
    cache.read(text, async () => {
      reads++
      return text
    })
  for (const text of ['first', 'again', 'first', 'third', 'first']) await read(text)
  expect(reads).toBe(3)
  await read('again')
  expect(reads).toBe(4)
  for (const text of ['larger than all', 'larger than all']) await read(text)
  expect(reads).toBe(6)
})
