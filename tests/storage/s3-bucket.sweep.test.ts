import pLimit from 'p-limit'
import { expect, it } from 'vitest'
import { startS3 } from '../../scripts/lib/dev-servers/start-s3.ts'
import { openBucket } from '../../src/storage/s3-bucket.ts'
import { readSharedStore, type S3Store } from '../../src/storage/shared-store.ts'

it('an S3 bucket lists more keys than fit on a page, those below the prefix only', async () => {
  const server = await startS3()
  const shared = readSharedStore(server.env) as S3Store
  const bucket = openBucket(shared)
  const inTurn = pLimit(50)
  const keys = Array.from({ length: 1010 }, (_, index) => `cards/${10_000 + index}/2025`)
  await Promise.all(keys.map((key) => inTurn(() => bucket.put(key, Buffer.from('x')))))
  await openBucket({ ...shared, prefix: 'some/other/' }).put('cards/1/2025', Buffer.from('x'))
  const listed = async (prefix: string) => (await bucket.list(prefix)).map(({ key }) => key)
  expect(await listed('cards/')).toEqual(keys)
  expect(await listed('cards/10007/')).toEqual(['cards/10007/2025'])
  expect(await listed('seasons/')).toEqual([])
  await server.stop()
}, 90_000)
