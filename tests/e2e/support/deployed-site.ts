/** A separate host for a built site, which can be redeployed, lack a file or go down while pages are open. */
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sirv from 'sirv'
import { withContentPolicy } from '../../../src/build/content-policy.ts'
import { bundleWorker } from '../../../src/build/service-worker.ts'

export interface DeployedSite {
  url: string
  /** Another build takes the place of the present one; all previous files are gone. */
  deploy(build: Build): Promise<void>
  /** Requested files and API responses, by path. */
  asked: string[]
  /** Connections are cut, as by a host that is gone. */
  isDown: boolean
  /** Responses of the API wait for it. */
  apiReleased: Promise<void>
  /** Changes the API's responses. */
  rewrite: (json: string) => string
  /** What is in the API's place responds with this instead: as a proxy or a portal does, without the API's mark. */
  foreign: string | null
  /** The API refuses every call with it. */
  refusal: { status: number; detail: string } | null
  close(): Promise<void>
}

export interface Build {
  folder: string
  /** Names of its files with a hash. */
  files: readonly string[]
  remove(): Promise<void>
}

/** Serves a build; questions to the API go to the server of `api`. Leagues have the fallback page, with status 404. */
export async function deploySite(first: Pick<Build, 'folder'>, api: string): Promise<DeployedSite> {
  let { files, fallback } = await open(first)
  const site: Omit<DeployedSite, 'url' | 'deploy' | 'close'> = {
    asked: [],
    isDown: false,
    apiReleased: Promise.resolve(),
    rewrite: (json) => json,
    foreign: null,
    refusal: null,
  }
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    if (site.isDown) return request.socket.destroy()
    site.asked.push(path)
    if (path.startsWith('/api/')) {
      await site.apiReleased
      const { refusal, foreign } = site
      if (foreign !== null) return response.writeHead(200, { 'Content-Type': 'application/json' }).end(foreign)
      const answer = refusal ? Response.json({ detail: refusal.detail }, refusal) : await fetch(new URL(path, api))
      const headers = [...answer.headers].filter(([name]) => /^(content-type|x-)/.test(name))
      response.writeHead(answer.status, headers.flat())
      return response.end(site.rewrite(await answer.text()))
    }
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(fallback)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(site, {
    url: `http://localhost:${port}`,
    deploy: async (build: Build) => {
      const next = await open(build)
      files = next.files
      fallback = next.fallback
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}

async function open({ folder }: Pick<Build, 'folder'>) {
  return { files: sirv(folder, { dev: true, etag: true }), fallback: await readFile(join(folder, '404.html')) }
}

/** A copy of a built site whose pages have `data-build`, renamed as by another build: every hash differs. */
export async function copyBuild(from: string, name: string, { isRenamed = false } = {}): Promise<Build> {
  const folder = await mkdtemp(join(tmpdir(), `site-${name}-`))
  await cp(from, folder, { recursive: true })
  const hashed = join(folder, '_astro')
  const renamed = isRenamed ? await renameHashed(hashed) : new Map<string, string>()
  for (const path of await readdir(folder, { recursive: true })) {
    if (!/\.(html|js|css)$/.test(path)) continue
    const text = await readFile(join(folder, path), 'utf8')
    const changed = [...renamed].reduce((result, [one, other]) => result.replaceAll(one, other), text)
    await writeFile(join(folder, path), path.endsWith('.html') ? markBuild(changed, name) : changed)
  }
  // Its list of files is that of the copy.
  await bundleWorker('worker', folder)
  return { folder, files: await readdir(hashed), remove: () => rm(folder, { recursive: true }) }
}

/** The page's policy has hashes of its scripts, in which names of files are. */
function markBuild(html: string, name: string): string {
  const own = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
  return withContentPolicy(own, { connect: [], images: [] }).replace('<html', `<html data-build="${name}"`)
}

const reversed = (text: string) => [...text].reverse().join('')

/** Changes the hash of every file with a hash in its name. */
async function renameHashed(folder: string): Promise<Map<string, string>> {
  const renamed = new Map<string, string>()
  for (const file of await readdir(folder)) {
    const [, start, hash = '', end] = /^(.+[.-])([\w-]{8})(\.\w+)$/.exec(file) ?? []
    if (!hash) throw new Error(`${file} has no hash in its name`)
    renamed.set(file, `${start}${reversed(hash)}${end}`)
    await rename(join(folder, file), join(folder, renamed.get(file) ?? ''))
  }
  return renamed
}
