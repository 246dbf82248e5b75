/** A site of the tests as it is, at an address of its own, with its pages' errors; it can go down. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface WatchedSite {
  /** Without a slash at its end. */
  origin: string
  /** Errors of its pages, in order: exceptions, `console.error`, what the policy blocks, and files that failed. */
  errors: string[]
  /** Connections are cut, as without a network. */
  isDown: boolean
  /** What a page has to do without: code before all others. */
  beforePages: string
  /** The same of its worker. */
  beforeWorkers: string
  close(): Promise<void>
}

const watcher = '/watch-errors.js'
const report = '/watched-errors'

/** The first script of every page, a file because of the pages' policy. */
function watchErrors(path: string): void {
  const send = (text: string) => navigator.sendBeacon(path, `${location.pathname}${location.search}: ${text}`)
  // A page that is left cancels what it still loads. One that returns from the back/forward cache may learn of it only then.
  let isLeft = false
  addEventListener('pagehide', () => {
    isLeft = true
  })
  const unlessLeft = (text: string) => setTimeout(() => isLeft || send(text), 1000)
  addEventListener(
    'error',
    ({ target, message, error }) => {
      const { src, href } = target as { src?: string; href?: string }
      if (message) send(`${message} ${error?.stack ?? ''}`)
      else unlessLeft(`no ${src ?? href}`)
    },
    { capture: true },
  )
  addEventListener('unhandledrejection', ({ reason }) => send(`rejected: ${reason?.stack ?? reason}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    send(`${violatedDirective} blocked ${blockedURI}`),
  )
  const { error } = console
  console.error = (...words: unknown[]) => {
    unlessLeft(`console: ${words.map(String).join(' ')}`)
    error(...words)
  }
}

export async function watchSite(target: string): Promise<WatchedSite> {
  const site = { errors: [] as string[], isDown: false, beforePages: '', beforeWorkers: '' }
  const server = createServer(async (request, response) => {
    if (site.isDown) return request.socket.destroy()
    const path = request.url ?? '/'
    const body = await buffer(request)
    if (path === watcher) {
      response
        .writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' })
        .end(`(${watchErrors})(${JSON.stringify(report)});${site.beforePages}`)
      return
    }
    if (path === report) {
      site.errors.push(String(body))
      response.writeHead(204).end()
      return
    }
    const headers = Object.entries(request.headers).filter(([name]) =>
      /^(accept|if-|authorization|content-type)/.test(name),
    )
    const answer = await fetch(new URL(path, target), {
      method: request.method,
      headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
      body: body.length > 0 ? body : null,
      redirect: 'manual',
    }).catch(() => null)
    if (!answer) return request.socket.destroy()
    const type = answer.headers.get('content-type') ?? ''
    const given = [...answer.headers].filter(
      ([name]) => !/^(content-encoding|content-length|connection|transfer)/.test(name),
    )
    const bytes = Buffer.from(await answer.arrayBuffer())
    const isPage = type.includes('html') && bytes.length > 0
    const isWorker = request.headers['sec-fetch-dest'] === 'worker' || /\/worker-[\w-]+\.js/.test(path)
    response.writeHead(answer.status, Object.fromEntries(given))
    if (isPage)
      response.end(
        String(bytes).replace(
          /<head>(<meta http-equiv="Content-Security-Policy"[^>]*>)?/,
          `$&<script src="${watcher}"></script>`,
        ),
      )
    else if (isWorker) response.end(site.beforeWorkers + String(bytes))
    else response.end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(site, {
    origin: `http://localhost:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}
