/** Web servers of this machine, run with the configurations of `docs/hosting`, on ports of their own. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DomainError } from '../../../src/domain/errors.ts'
import { findFreePort } from '../free-port.ts'
import { projectFolder } from '../run-tool.ts'
import { sendRequest } from './send-request.ts'

/** Files alone, files with the API server behind the same address, or files below a path of a host. */
export type Variant = 'files' | 'with-api' | 'below-path'

export interface Plan {
  variant: Variant
  /** Folder of the built site. */
  site: string
  /** Address of the API server. */
  apiPort: number
  /** Folder for configurations and the files that a server writes. */
  scratch: string
}

export interface RunningHost {
  origin: string
  stop: () => Promise<void>
}

export interface WebServer {
  name: string
  /** What to install where the program is missing. */
  install: string
  program: string
  versionArgument: string
  start: (plan: Plan) => Promise<RunningHost>
}

export const webServers: readonly WebServer[] = [
  {
    name: 'nginx',
    install: 'apt-get install nginx-light',
    program: 'nginx',
    versionArgument: '-v',
    start: startNginx,
  },
  { name: 'Caddy', install: 'apt-get install caddy', program: 'caddy', versionArgument: 'version', start: startCaddy },
]

/** The version line of a program; null where it is not installed. */
export function versionOf({ program, versionArgument }: Pick<WebServer, 'program' | 'versionArgument'>): string | null {
  const { stdout, stderr, error } = spawnSync(program, [versionArgument], { encoding: 'utf8' })
  const [version] = /\d+\.\d+\.\d+/.exec(`${stdout}${stderr}`) ?? []
  return error ? null : (version ?? 'of an unknown version')
}

async function startNginx({ variant, site, apiPort, scratch }: Plan): Promise<RunningHost> {
  const [port, inner] = [await findFreePort(), await findFreePort()]
  const api = join(scratch, 'api.conf')
  await writeFile(api, put(await template('nginx-api.conf'), { '127.0.0.1:4321': `127.0.0.1:${apiPort}` }))
  const own = put(await template('nginx.conf'), {
    'listen 80;': `listen 127.0.0.1:${variant === 'below-path' ? inner : port};`,
    'listen [::]:80;': '',
    'root /var/www/fantasy-football;': `root ${site};`,
    ...(variant !== 'with-api' ? {} : { '# include /etc/nginx/snippets/fantasy-football-api.conf': `include ${api}` }),
  })
  const below = put(await template('nginx-below-path.conf'), { '127.0.0.1:8090': `127.0.0.1:${inner}` })
  const outer = variant === 'below-path' ? `server { listen 127.0.0.1:${port}; ${below} }` : ''
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const whole = `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    pid ${scratch}/nginx.pid;
    error_log stderr warn;
    events {}
    http {
      include /etc/nginx/mime.types;
      default_type application/octet-stream;
      access_log off;
      ${folders.map((name) => `${name}_temp_path ${scratch}/${name};`).join('\n')}
      ${own}
      ${outer}
    }`
  const file = join(scratch, 'nginx.conf')
  await writeFile(file, whole)
  return run('nginx', ['-c', file, '-e', 'stderr'], port, scratch)
}

async function startCaddy({ variant, site, apiPort, scratch }: Plan): Promise<RunningHost> {
  const names = { files: 'league.example.org', 'with-api': 'live.example.org', 'below-path': 'www.example.org' }
  const ports = { files: await findFreePort(), 'with-api': await findFreePort(), 'below-path': await findFreePort() }
  const own = put(await template('Caddyfile'), {
    'root * /var/www/fantasy-football': `root * ${site}`,
    '127.0.0.1:4321': `127.0.0.1:${apiPort}`,
    ...Object.fromEntries(
      Object.entries(names).map(([key, name]) => [`${name} {`, `http://127.0.0.1:${ports[key as Variant]} {`]),
    ),
  })
  const file = join(scratch, 'Caddyfile')
  await writeFile(file, `{\n\tadmin off\n\tauto_https off\n}\n${own}`)
  return run('caddy', ['run', '--adapter', 'caddyfile', '--config', file], ports[variant], scratch)
}

/** Starts a program and waits until it responds. Throws `DomainError` with its output where it ends before that. */
export async function run(
  program: string,
  programArguments: readonly string[],
  port: number,
  folder: string,
): Promise<RunningHost> {
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const child = spawn(program, programArguments, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-2000)
    })
  }
  const origin = `http://127.0.0.1:${port}`
  while (child.exitCode === null) {
    if (await sendRequest(origin, '/').catch(() => null)) return { origin, stop: () => stop(child) }
    await pause(50)
  }
  throw new DomainError('bad-request', `${program} does not start: ${said.trim()}`)
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

function template(name: string): Promise<string> {
  return readFile(join(projectFolder, 'docs', 'hosting', name), 'utf8')
}

/** Replaces a required part of a configuration: fails if the configuration has changed without this script. */
function put(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`The configuration has no ${from}`)
    return changed.replaceAll(from, to)
  }, text)
}
