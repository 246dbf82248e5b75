/**
 * An S3 server for tests and measurements, as a separate process: `node --openssl-legacy-provider s3-server.ts FOLDER BUCKET`. It is
 * s3rver, which checks signatures and paginates lists; its page tokens need an old cipher. It lacks conditional writes, which are added
 * here. Unlike S3 it writes files in place, so requests run one at a time.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import S3rver from '@20minutes/s3rver'
import pLimit from 'p-limit'

const [directory = '', bucket = ''] = process.argv.slice(2)
const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: bucket }] })
await s3.configureBuckets()
const respond = s3.callback()
const inTurn = pLimit(1)

const server = createServer((request, response) =>
  inTurn(async () => {
    if (response.destroyed) return
    const closed = once(response, 'close')
    if (await holds(request)) respond(request, response)
    else response.writeHead(412).end('<Error><Code>PreconditionFailed</Code></Error>')
    await closed
  }),
)
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))

async function holds({ method, url = '', headers }: IncomingMessage): Promise<boolean> {
  const none = headers['if-none-match']
  const match = headers['if-match']
  if (method !== 'PUT' || (none === undefined && match === undefined)) return true
  const key = decodeURIComponent(new URL(url, 'http://s3').pathname).slice(`/${bucket}/`.length)
  const found = await s3.store.getMetadata(bucket, key).catch(() => null)
  return found ? none === undefined && found.etag === match : match === undefined
}
