/** A host of files as free ones are: compressed, kept by browsers for ten minutes, a page for what is not there. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sirv from 'sirv'

const cachedSeconds = 600

export async function serveAsPages(siteDir: string): Promise<{ origin: string; close(): Promise<void> }> {
  for (const name of readdirSync(siteDir, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css|svg|json)$/.test(name)) continue
    const path = join(siteDir, name)
    writeFileSync(`${path}.gz`, gzipSync(readFileSync(path)))
  }
  const files = sirv(siteDir, { gzip: true, maxAge: cachedSeconds })
  const nothing = gzipSync(readFileSync(join(siteDir, '404.html')))
  const server = createServer((request, response) =>
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'gzip' }).end(nothing)
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
