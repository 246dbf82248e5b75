/** Hosts of files as their documentation has them, as far as the files that the build writes for them go. */

export interface HostResponse {
  status: number
  /** The file that is shown, e.g. `/404.html`. */
  file: string
  headers: Record<string, string[]>
}

/** The file that an address means by itself, if any. */
function fileOf(files: ReadonlySet<string>, path: string): string | undefined {
  return [path, `${path.replace(/\/$/, '')}/index.html`].find((file) => files.has(file))
}

interface Rule {
  from: string
  to: string
  status: number
}

function readRedirects(text: string): Rule[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  return lines.map((line) => {
    const [from = '', to = '', status = '301', ...more] = line.split(/\s+/)
    if (more.length > 0) throw new Error(`Too many parts: ${line}`)
    return { from, to, status: Number(status) }
  })
}

/** `_headers`: every rule that fits adds its headers to those before. */
function headersOf(text: string, path: string): Record<string, string[]> {
  const headers: Record<string, string[]> = {}
  let fits = false
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) fits = expressionOf(line).test(path)
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? []
    if (fits && name && value) headers[name] = [...(headers[name] ?? []), value]
  }
  return headers
}

function expressionOf(pattern: string): RegExp {
  const source = pattern.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+').replace(/\*/g, '.*')
  return new RegExp(`^${source}$`)
}

/** Files first, then the first rule that fits, whether or not the address ends with a slash; then `/404.html`. */
export function askNetlify(texts: Record<string, string>, files: ReadonlySet<string>, path: string): HostResponse {
  const headers = headersOf(texts._headers ?? '', path)
  const own = fileOf(files, path)
  if (own) return { status: 200, file: own, headers }
  const rule = readRedirects(texts._redirects ?? '').find(({ from }) =>
    expressionOf(from).test(path.replace(/(.)\/$/, '$1')),
  )
  if (!rule) return { status: 404, file: '/404.html', headers }
  const file = fileOf(files, rule.to)
  if (!file) throw new Error(`${rule.to} is not there`)
  return { status: rule.status, file, headers }
}

/**
 * Rules first, exactly as written and only with status 200; then files, a folder's page only with the slash; then the nearest `404.html`.
 * With `_worker.js` for paths in `_routes.json`.
 */
export async function askCloudflare(
  texts: Record<string, string>,
  files: ReadonlySet<string>,
  path: string,
  { withWorker = true } = {},
): Promise<HostResponse> {
  const assets = async (request: Request) => {
    const { pathname } = new URL(request.url)
    const rules = readRedirects(texts._redirects ?? '').filter(({ status }) => status === 200)
    const asked = rules.find(({ from }) => expressionOf(from).test(pathname))?.to ?? pathname
    const file = files.has(asked) ? asked : asked.endsWith('/') && fileOf(files, asked)
    const leadsOn = !file && fileOf(files, `${asked}/`)
    if (leadsOn) return new Response(leadsOn, { status: 308, headers: { Location: `${asked}/` } })
    const folders = pathname.split('/').map((_, index, all) => all.slice(0, index).join('/'))
    const missing = folders.reverse().find((folder) => files.has(`${folder}/404.html`))
    return new Response(file || `${missing}/404.html`, { status: file ? 200 : 404 })
  }
  const request = new Request(`https://league.pages.dev${path}`)
  const { include } = JSON.parse(texts['_routes.json'] ?? '') as { include: string[] }
  const goesToWorker = withWorker && include.some((pattern) => expressionOf(pattern).test(path))
  const response = await (goesToWorker
    ? (await importWorker(texts['_worker.js'] ?? '')).fetch(request, { ASSETS: { fetch: assets } })
    : assets(request))
  return { status: response.status, file: await response.text(), headers: headersOf(texts._headers ?? '', path) }
}

interface Worker {
  fetch(request: Request, env: { ASSETS: { fetch(request: Request): Promise<Response> } }): Promise<Response>
}

async function importWorker(text: string): Promise<Worker> {
  const module = await import(`data:text/javascript,${encodeURIComponent(text)}`)
  return module.default
}

interface VercelConfig {
  rewrites: { source: string; destination: string }[]
  headers: { source: string; headers: { key: string; value: string }[] }[]
}

/** Files first, then the first rewrite that fits, then `/404.html`. Of two values of a header the later one counts. */
export function askVercel(texts: Record<string, string>, files: ReadonlySet<string>, path: string): HostResponse {
  const { rewrites, headers: rules } = JSON.parse(texts['vercel.json'] ?? '') as VercelConfig
  const headers: Record<string, string[]> = {}
  for (const { key, value } of rules.filter(fits).flatMap((rule) => rule.headers)) headers[key] = [value]
  const own = fileOf(files, path)
  const target = own ?? rewrites.find(fits)?.destination
  if (target && !files.has(target)) throw new Error(`${target} is not there`)
  return { status: target ? 200 : 404, file: target ?? '/404.html', headers }

  function fits({ source }: { source: string }) {
    const expression = source
      .replace('{/}?', '/?')
      .replace(/:\w+\+/g, '.+')
      .replace(/:\w+/g, '[^/]+')
    return new RegExp(`^${expression}$`).test(path)
  }
}
