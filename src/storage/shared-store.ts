/** Where the shared store is, from `STORAGE_URL`. Plain data, so that it can be passed to threads. */
import { DomainError } from '../domain/errors.ts'

export type SharedStore = RedisStore | S3Store

interface RedisStore {
  kind: 'redis'
  /** With user and password, where the server requires them. */
  url: string
}

export interface S3Store {
  kind: 's3'
  /** Address of the bucket, without a trailing slash. */
  bucketUrl: string
  /** Prefix of all keys: empty, or with a trailing slash. */
  prefix: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken: string | null
}

/**
 * The shared store that the environment names, null for a folder. Throws `DomainError('bad-request')`, whose message never
 * contains the address: it may include a password.
 */
export function readSharedStore(env: NodeJS.ProcessEnv): SharedStore | null {
  const text = env.STORAGE_URL?.trim()
  if (!text) return null
  const url = URL.parse(text)
  switch (url?.protocol) {
    case 'redis:':
    case 'rediss:':
      if (!url.hostname || !/^\/?\d*$/.test(url.pathname)) throw wrong('expected redis://host:6379/0')
      return { kind: 'redis', url: text }
    case 's3:':
      return readS3(url, env)
    default:
      throw wrong('expected redis://host:6379, rediss://host:6379 or s3://bucket')
  }
}

function readS3(url: URL, env: NodeJS.ProcessEnv): S3Store {
  const { hostname: bucket, searchParams } = url
  const readVariable = (name: string) => env[name]?.trim() || null
  const accessKeyId = readVariable('AWS_ACCESS_KEY_ID')
  const secretAccessKey = readVariable('AWS_SECRET_ACCESS_KEY')
  if (!bucket || url.username || url.password) throw wrong('expected s3://bucket/prefix, without a name or password')
  if (!accessKeyId || !secretAccessKey) {
    throw new DomainError('bad-request', 'STORAGE_URL: s3:// needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.')
  }
  const region = searchParams.get('region') || readVariable('AWS_REGION') || 'us-east-1'
  const endpoint = searchParams.get('endpoint')
  const folder = decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, '')
  if (!/^[\w./-]*$/.test(folder)) throw wrong('expected a prefix of letters, digits, and . _ - /')
  return {
    kind: 's3',
    bucketUrl: endpoint ? `${readEndpoint(endpoint)}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`,
    prefix: folder && `${folder}/`,
    region,
    accessKeyId,
    secretAccessKey,
    sessionToken: readVariable('AWS_SESSION_TOKEN'),
  }
}

function readEndpoint(text: string): string {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw wrong('expected an endpoint such as https://s3.example.org')
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`
}

/** Its secrets, which must never appear in a log. */
export function secretsOfStore(shared: SharedStore | null): (string | null)[] {
  if (!shared) return []
  if (shared.kind === 's3') return [shared.secretAccessKey, shared.sessionToken]
  const { password } = new URL(shared.url)
  return [password, decodeURIComponent(password)]
}

function wrong(expected: string): DomainError {
  return new DomainError('bad-request', `STORAGE_URL: ${expected}.`)
}
