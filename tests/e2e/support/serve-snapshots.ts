/** Serves the sites of `snapshot-build.ts` as files: no API, no rules, nothing that a plain host does not do. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { serveEspn } from './serve-espn.ts'
import { buildSnapshotSites } from './snapshot-build.ts'
import { snapshotPorts } from './snapshot-sites.ts'

const { root, below } = await buildSnapshotSites()
serve(root, '/', snapshotPorts.root)
serve(below, '/my-league/', snapshotPorts.below)
serveEspn(snapshotPorts.espn)

/** Serves the files of a folder below a path of the host; for everything else the host's page for what is not there. */
function serve(site: string, base: string, onPort: number): void {
  const files = sirv(site, { etag: true })
  const nothing = readFileSync(join(site, '404.html'))
  createServer((request, response) => {
    const url = request.url ?? '/'
    if (!url.startsWith(base)) {
      response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>Not of this site</h1>')
      return
    }
    request.url = url.slice(base.length - 1)
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(nothing)
    })
  }).listen(onPort)
}
