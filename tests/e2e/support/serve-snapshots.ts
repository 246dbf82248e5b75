/** Serves the site of `snapshot-build.ts` as files: no API, no rules, nothing that a plain host does not do. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { serveEspn } from './serve-espn.ts'
import { buildSnapshotSite } from './snapshot-build.ts'
import { espnPort, snapshotSite } from './snapshot-sites.ts'

const { base, port } = snapshotSite
const site = await buildSnapshotSite()
const files = sirv(site, { etag: true })
const fallback = readFileSync(join(site, '404.html'))

createServer((request, response) => {
  const url = request.url ?? '/'
  if (!url.startsWith(base)) {
    response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>Not of this site</h1>')
    return
  }
  request.url = url.slice(base.length - 1)
  files(request, response, () => {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(fallback)
  })
}).listen(port)
serveEspn(espnPort)
