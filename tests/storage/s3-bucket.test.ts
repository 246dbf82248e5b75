import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { openBucket } from '../../src/storage/s3-bucket.ts'
import type { S3Store } from '../../src/storage/shared-store.ts'

const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const store = (bucketUrl: string): S3Store => ({
  kind: 's3',
  bucketUrl,
  prefix: 'some/prefix/',
  region: 'auto',
  accessKeyId: 'id',
  secretAccessKey: 'planted-secret',
  sessionToken: null,
})

/** A server that sends these responses in order; null: it closes the connection. */
async function startResponding(answers: ({ status: number; body?: string } | null)[]) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const answer = answers[Math.min(asked.length, answers.length) - 1]
    if (answer) response.writeHead(answer.status, { ETag: '"e"' }).end(answer.body)
    else response.destroy()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  stops.push(
    () => server.close(),
    () => server.closeAllConnections(),
  )
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { bucket: openBucket(store(`${url}/leagues`)), asked }
}

describe('an S3 bucket', () => {
  it('retries a busy store and a broken connection', async () => {
    const { bucket, asked } = await startResponding([{ status: 503 }, null, { status: 200, body: 'found' }])
    expect((await bucket.get('cards/7/2025'))?.body).toEqual(new Uint8Array(Buffer.from('found')))
    expect(asked).toEqual(Array(3).fill('GET /leagues/some/prefix/cards/7/2025'))
  })

  it('fails after a while, and at once if refused', async () => {
    const busy = await startResponding([{ status: 503, body: '<Error><Code>SlowDown</Code></Error>' }])
    await expect(busy.bucket.list('')).rejects.toMatchObject({
      kind: 'store-away',
      message: expect.stringContaining('(503 SlowDown)'),
    })
    expect(busy.asked).toHaveLength(4)
    const refused = await startResponding([{ status: 403, body: '<Error><Code>AccessDenied</Code></Error>' }])
    await expect(refused.bucket.get('cards/7/2025')).rejects.toMatchObject({ kind: 'store-away' })
    expect(refused.asked).toHaveLength(1)
  })

  it('does not mistake a missing bucket for an empty one', async () => {
    const { bucket } = await startResponding([{ status: 404, body: '<Error><Code>NoSuchBucket</Code></Error>' }])
    await expect(bucket.get('cards/7/2025')).rejects.toMatchObject({ kind: 'store-away' })
    await expect(bucket.list('cards/')).rejects.toMatchObject({ kind: 'store-away' })
    const empty = await startResponding([{ status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' }])
    expect(await empty.bucket.get('cards/7/2025')).toBeNull()
  })
})
