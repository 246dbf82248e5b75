/** Tabs of one browser on one IndexedDB. */
import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import { StorageFull } from '../../src/storage/document-storage.ts'
import { openIndexedStorage } from '../../src/storage/indexed-storage.ts'
import { LockLost } from '../../src/storage/lock.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
let names = 0

async function openTabs() {
  const name = `tabs-${names++}`
  const first = await openIndexedStorage({ name })
  const second = await openIndexedStorage({ name })
  const read = async (key: string) => new TextDecoder().decode((await second.read(key)) ?? bytesOf('nothing'))
  return { first, second, read }
}

it('refuses what a suspended tab still writes when it runs again', async () => {
  const { first, second, read } = await openTabs()
  const end = await first.fence()
  await first.write('raw:7:2024:league', bytesOf('first'))
  const endSecond = await second.fence()
  await second.write('raw:7:2024:league', bytesOf('second'))
  await expect(first.write('raw:7:2024:league', bytesOf('late'))).rejects.toThrow(LockLost)
  await expect(first.remove('raw:7:2024:league')).rejects.toThrow(LockLost)
  expect(await read('raw:7:2024:league')).toBe('second')
  endSecond()

  end()
  // What belongs to no lock, such as when a league was viewed.
  await first.write('uses:7:2024', bytesOf('viewed'))
  expect(await read('uses:7:2024')).toBe('viewed')
  const again = await first.fence()
  await first.write('raw:7:2024:league', bytesOf('again'))
  again()
  expect(await read('raw:7:2024:league')).toBe('again')
})

it('lists no documents of its own', async () => {
  const { first } = await openTabs()
  ;(await first.fence())()
  expect(await first.keys('')).toEqual([])
  expect([...(await first.sizes(''))]).toEqual([])
})

it('a device without space still locks, so that a league can be read for the visit', async () => {
  const { first } = await openTabs()
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space', 'QuotaExceededError')
  })
  const end = await first.fence()
  await expect(first.write('raw:7:2024:league', bytesOf('first'))).rejects.toThrow(StorageFull)
  end()
  put.mockRestore()
})
