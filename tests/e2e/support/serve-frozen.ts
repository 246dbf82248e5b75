/**
 * Freezes two demo seasons that are over and one that is not, builds the site twice, at the root of a host and below
 * `/my-league/`, and serves both as files: no API, no rules, nothing that a plain host does not do.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { runProcess, runTool } from '../../../scripts/lib/run-tool.ts'
import { importDemo } from '../../../src/server/import-demo.ts'
import { openStore } from '../../../src/storage/open-store.ts'

const [folder = '.e2e-data/frozen', port = '4391', basePort = '4392'] = process.argv.slice(2)

const env = { DATA_DIR: folder, SNAPSHOT_DIR: join(folder, 'snapshot') }
await importDemo(openStore(folder), new AbortController().signal)
await run('scripts/snapshot.ts', '101', '102', '103', '--running')
const root = await build('root')
const below = await build('below', '--base', '/my-league/')
serve(root, '/', Number(port))
serve(below, '/my-league/', Number(basePort))

async function run(...script: string[]): Promise<void> {
  const code = await runProcess(process.execPath, script, { env, quiet: true })
  if (code !== 0) throw new Error(`${script.join(' ')} ended with ${code}`)
}

async function build(name: string, ...more: string[]): Promise<string> {
  const site = join(folder, name)
  const code = await runTool('astro', ['build', '--silent', '--outDir', site, ...more], { env, quiet: true })
  if (code !== 0) throw new Error(`The build of ${name} ended with ${code}`)
  return site
}

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
