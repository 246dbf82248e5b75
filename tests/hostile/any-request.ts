/** Hostile requests: real calls with odd parameters, and odd URLs. */
import fc from 'fast-check'
import { type EndpointName, endpoints, type Parameter } from '../../src/contract/endpoints.ts'
import { hostNames, type LeagueKey } from '../../src/domain/identity.ts'

export interface OddRequest {
  method: string
  /** Path and query as they stand in the request line. */
  address: string
  headers: Record<string, string>
}

/** Ids of league seasons that the server has. */
export interface KnownIds {
  keys: LeagueKey[]
  leagues: number[]
  teams: number[]
  players: number[]
}

const encodedForms = [
  ...[
    '..%2f..%2f',
    '%00',
    '%',
    '%zz',
    '%E0%A4%A',
    '%25%32%65',
    '%c0%ae%c0%ae%2f',
    '%0d%0aSet-Cookie:%20a=b',
    '%ED%A0%80',
  ],
  ...[
    '__proto__',
    'constructor',
    'hasOwnProperty',
    '..;/',
    '.',
    '..',
    '%2e%2e',
    '*',
    ':id',
    '{id}',
    '%7Bid%7D',
    '\\..\\',
  ],
  ...[
    '1e400',
    '-1',
    '-0',
    '0',
    '0.5',
    '1.0',
    '1e3',
    '0x10',
    '+1',
    '1_000',
    'NaN',
    'Infinity',
    'null',
    'undefined',
    '[]',
  ],
  ...[
    '9007199254740991',
    '9007199254740992',
    '4294967296',
    '99999999999999999999999999',
    '%D9%A1',
    '%EF%BC%91',
    '1%20',
  ],
  ...['<script>alert(1)</script>', '%3Cscript%3Ealert(1)%3C/script%3E', "'%20OR%201=1--", '%F0%9F%8F%88', '%E2%80%AE'],
  ...['D/ST', 'D%2FST', 'D%252FST', 'true', 'False', 'QB', 'total_points', 'x'.repeat(101), 'y'.repeat(3000), ''],
]

const oddText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...encodedForms) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'binary', maxLength: 30 }).map((text) => encodeURIComponent(text.toWellFormed())),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 30 }) },
  { weight: 1, arbitrary: fc.maxSafeInteger().map(String) },
)

/** A value that the parameter takes: without those, nothing would get past the first check. */
function goodText(name: string, parameter: Parameter, ids: KnownIds): fc.Arbitrary<string> {
  switch (parameter.kind) {
    case 'id': {
      const wanted = /team|^a$|^b$|otherId/.test(name) ? ids.teams : ids.leagues
      const others = [...ids.leagues, ...ids.teams, ...ids.teams.map((id) => id + 1), ...ids.players]
      return fc.constantFrom(...wanted, ...others, ...wanted.map((id) => id + 1)).map(String)
    }
    case 'host':
      return fc.constantFrom(...hostNames)
    case 'digits':
      return fc.constantFrom(...ids.keys.map(({ leagueId }) => leagueId))
    case 'integer': {
      const seasons = ids.keys.map(({ season }) => season)
      return fc.constantFrom(parameter.min, Math.min(parameter.max, parameter.min + 2), ...seasons).map(String)
    }
    case 'key':
      return fc.constantFrom('a1b2c3', 'somebody', '__proto__')
    case 'boolean':
      return fc.constantFrom('true', 'false')
    case 'choice':
      return fc.constantFrom(...parameter.choices)
    case 'list':
      return fc.constantFrom('espn:101', 'sleeper:100000000000000101,espn:102', 'a1~b2', '2024~espn:101')
    case 'text':
      return fc.constantFrom('QB', 'D%2FST', 'WR', 'an', 'Player')
  }
}

function anyText(name: string, parameter: Parameter, ids: KnownIds): fc.Arbitrary<string> {
  return fc.oneof({ weight: 3, arbitrary: goodText(name, parameter, ids) }, { weight: 2, arbitrary: oddText })
}

/** A call of the table, each parameter good or odd, missing or repeated. */
function anyCall(ids: KnownIds): fc.Arbitrary<string> {
  return fc.constantFrom(...(Object.keys(endpoints) as EndpointName[])).chain((endpoint) => {
    const { path, pathParameters, query } = endpoints[endpoint]
    const inPath = Object.entries<Parameter>(pathParameters).map(([name, parameter]) => anyText(name, parameter, ids))
    const inQuery = [...Object.entries<Parameter>(query), ...strangers].map(([name, parameter]) =>
      fc.array(
        anyText(name, parameter, ids).map((value) => `${name}=${value}`),
        { maxLength: 2 },
      ),
    )
    return fc.tuple(fc.tuple(...inPath), fc.tuple(...inQuery)).map(([values, pairs]) => {
      const names = Object.keys(pathParameters)
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => values[names.indexOf(name)] ?? '')
      return `${filled}?${pairs.flat().join('&')}`
    })
  })
}

const strangers: [string, Parameter][] = [
  ['__proto__', { kind: 'text', description: '' }],
  ['format', { kind: 'text', description: '' }],
]

const anyAddress = fc
  .tuple(
    fc.constantFrom(
      '',
      'api/',
      'api/v1/',
      'api/v1/leagues/',
      'leagues/espn/',
      'api/v1/leagues/sleeper/',
      'api/v1/users/',
      'api/v1/players/',
      'healthz/',
      '_astro/',
    ),
    fc.array(oddText, { maxLength: 4 }),
  )
  .map(([start, segments]) => `/${start}${segments.join('/')}`)

const method = fc.oneof(
  { weight: 12, arbitrary: fc.constant('GET') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'BREW', 'get'),
  },
)

const headerNames = [
  ...['accept', 'accept-encoding', 'authorization', 'if-none-match', 'if-modified-since', 'range', 'origin', 'host'],
  ...[
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-http-method-override',
    'content-type',
    'cookie',
    'user-agent',
    'x-request-id',
  ],
]
const headerValue = fc.oneof(
  fc.constantFrom('*', '*/*', 'null', 'gzip;q=0', 'br;q=NaN', 'identity;q=1e400', 'bytes=0-1', 'bytes=9-1', 'Bearer '),
  fc.constantFrom(
    'W/"',
    '"',
    '<script>alert(1)</script>',
    '../..',
    '__proto__',
    'x'.repeat(500),
    '1, 2, 3',
    'https://evil.example',
  ),
  fc.string({ maxLength: 20 }).map((text) => text.trim()),
)

export function anyRequest(ids: KnownIds): fc.Arbitrary<OddRequest> {
  return fc.record({
    method,
    address: fc.oneof({ weight: 6, arbitrary: anyCall(ids) }, { weight: 1, arbitrary: anyAddress }),
    headers: fc.dictionary(fc.constantFrom(...headerNames), headerValue, { maxKeys: 2, noNullPrototype: true }),
  })
}
