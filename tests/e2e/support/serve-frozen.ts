/** Serves the sites of `frozen-build.ts` as files: no API, no rules, nothing that a plain host does not do. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { buildFrozenSites } from './frozen-build.ts'
import { frozenPorts } from './frozen-sites.ts'
import { serveEspn } from './serve-espn.ts'

const { root, below } = await buildFrozenSites()
serve(root, '/', frozenPorts.root)
serve(below, '/my-league/', frozenPorts.below)
serveEspn(frozenPorts.espn)

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
