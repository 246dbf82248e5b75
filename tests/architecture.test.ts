/** The one direction in which data flows, read from the imports. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type HostName, hostNames } from '../src/domain/identity.ts'

/** Upstream first: a folder may import from itself and from folders before it. */
const order = [
  'domain',
  'contract',
  'hosts',
  'verdict',
  'analytics',
  'book',
  'calendar',
  'weekly',
  'handlers',
  'sealed',
  'mcp',
  'storage',
  'service',
  'engine',
  'server',
  'snapshot',
  'announce',
  'push',
  'build',
  'client',
  'offline',
  'stores',
  'ui',
  'charts',
  'parts',
  'screens',
  'layouts',
  'pages',
]
const browser = new Set([
  'weekly',
  'calendar',
  'client',
  'offline',
  'stores',
  'ui',
  'charts',
  'layouts',
  'parts',
  'screens',
  'pages',
])
/** Modules of earlier folders that browser code may import. */
const seenByBrowser =
  /^(contract\/|domain\/(alert-text|article|beacon|beacon-signature|calendar-week|chance-text|compare-names|constants|counted-seasons|decided-by|decimal-text|draft-draw|eastern-time|edition-weeks|escape-markup|game-windows|hash|host-facts|identity|is-week|join-list|margin-text|measured-odds|nfl-clock|nfl-week|one-line|ordinal|recognize-league|record-text|rounding|score-text|season-format|season-order|season-week|spell-number|statistics|tally|trade-games|traded-pick|vocabulary|week-corrections|week-moment|week-names|would-have-won)\.ts$|engine\/(protocol|(what-if|lab)-worker)\.ts$|engine\/worker\.ts\?worker&url$)/
/** Pages and layouts run at build: they hand snapshots to components, which see none of it. */
const seenByPages = /^(build|snapshot)\//
/**
 * Code that uses a host beyond `LeagueSource`, for features of that host: its URLs; ESPN's cookies, pictures, and the script that saves a
 * private league's responses; the sentences of Sleeper that may name people; and the NFL's schedule, which comes from ESPN for every host.
 */
const knowHost: Readonly<Record<HostName, readonly string[]>> = {
  espn: [
    'build/content-policy.ts',
    'build/export/export-plan.ts',
    'build/export/export-script.ts',
    'build/first-requests.ts',
    'engine/worker.ts',
    'hosts/saved-season.ts',
    'hosts/sleeper/read-folder.ts',
    'server/config.ts',
    'server/logos/fetch-logo.ts',
  ],
  sleeper: [
    'build/content-policy.ts',
    'build/first-requests.ts',
    'engine/worker.ts',
    'hosts/anonymize-responses.ts',
    'hosts/saved-season.ts',
  ],
  yahoo: [
    'build/export/collect-yahoo.ts',
    'build/export/yahoo-script.ts',
    'hosts/anonymize-responses.ts',
    'hosts/saved-season.ts',
  ],
}
/** Run unchanged in Node and in a browser worker. */
const pure = new Set([
  'domain',
  'hosts',
  'verdict',
  'analytics',
  'contract',
  'handlers',
  'weekly',
  'calendar',
  'service',
])

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|tsx|astro)$/.test(file))
  .map((file) => ({ file, folder: file.split('/')[0] ?? '', text: readFileSync(join('src', file), 'utf8') }))

const isRenderedAtBuild = ({ file, folder }: { file: string; folder: string }) =>
  folder === 'pages' || file.endsWith('.astro')

function importsOf({ file, text }: { file: string; text: string }) {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, specifier = '']) =>
    specifier.startsWith('.') ? relative('src', join('src', dirname(file), specifier)) : specifier,
  )
}

describe('the direction of imports', () => {
  it('covers every folder of src', () => {
    expect(sources.map(({ folder }) => folder).filter((folder) => !order.includes(folder))).toEqual([])
    expect(sources.length).toBeGreaterThan(20)
  })

  it('leads to files, in pages too, whose types no compiler checks', () => {
    const missing = sources.flatMap((source) =>
      importsOf(source)
        .filter(
          (target) =>
            /^(\.\.\/)*[a-z_]+\/.*\.(ts|tsx|astro|json|css)$/.test(target) &&
            order.includes(target.split('/')[0] ?? ''),
        )
        .filter((target) => !existsSync(join('src', target)))
        .map((target) => `${source.file} → ${target}`),
    )
    expect(missing).toEqual([])
  })

  it('never points downstream', () => {
    const wrong = sources.flatMap((source) =>
      importsOf(source)
        .filter((target) => order.includes(target.split('/')[0] ?? ''))
        .filter((target) => order.indexOf(target.split('/')[0] ?? '') > order.indexOf(source.folder))
        .map((target) => `${source.file} → ${target}`),
    )
    expect(wrong).toEqual([])
  })

  it('never leads from one screen to another', () => {
    const folderOf = (file: string) => /^screens\/([^/]+)\//.exec(file)?.[1]
    const wrong = sources.flatMap((source) => {
      const own = folderOf(source.file)
      return importsOf(source)
        .filter((target) => own !== undefined && (folderOf(target) ?? own) !== own)
        .map((target) => `${source.file} → ${target}`)
    })
    expect(wrong).toEqual([])
    expect(sources.filter(({ file }) => folderOf(file)).length).toBeGreaterThan(50)
  })

  it.each(hostNames)('reaches %s only through the common host interface, except for its unique features', (host) => {
    const importers = sources
      .filter(({ file }) => !file.startsWith(`hosts/${host}/`) && file !== 'hosts/index.ts')
      .filter((source) => importsOf(source).some((target) => target.startsWith(`hosts/${host}/`)))
      .map(({ file }) => file)
    expect(importers.sort()).toEqual(knowHost[host])
  })

  it('keeps the demo beside src: it writes responses as a host does, from the vocabulary alone, and who stores leagues loads it', () => {
    const demo = globSync('demo/**/*.ts').map((file) => ({
      file: relative('src', file),
      text: readFileSync(file, 'utf8'),
    }))
    const reached = demo.flatMap(importsOf).filter((target) => target.startsWith('.') && !target.startsWith('../demo/'))
    expect(reached).toEqual([])
    const used = new Set(demo.flatMap(importsOf).filter((target) => /^[a-z]/.test(target)))
    expect([...used].filter((target) => !/^(domain\/|hosts\/league-source\.ts$|node:)/.test(target))).toEqual([])
    const loading = sources.filter((source) => importsOf(source).some((target) => target.startsWith('../demo/')))
    expect(loading.map(({ file }) => file).sort()).toEqual([
      'engine/worker.ts',
      'server/demo-books.ts',
      'server/import-demo.ts',
      'server/open-service.ts',
    ])
  })

  it('lets the browser see the contract and the constants only', () => {
    const wrong = sources
      .filter(({ folder }) => browser.has(folder))
      .flatMap((source) =>
        importsOf(source)
          .filter((target) => order.includes(target.split('/')[0] ?? '') && !browser.has(target.split('/')[0] ?? ''))
          .filter((target) => !seenByBrowser.test(target) && !/^virtual:/.test(target))
          // Only its address.
          .filter((target) => !target.endsWith('?worker&url'))
          .filter((target) => !(isRenderedAtBuild(source) && seenByPages.test(target)))
          .map((target) => `${source.file} → ${target}`),
      )
    expect(wrong).toEqual([])
  })

  it('starts workers of pages from blobs, which have the content policy of their page', () => {
    const starting = sources.filter(({ text }) => /new Worker\(/.test(text) && !/node:worker_threads/.test(text))
    expect(starting.map(({ file }) => file).sort()).toEqual([
      // Asks a browser what it reads, of a worker that is none.
      'client/connect-worker.ts',
      'client/start-worker.ts',
      // The file of a link may be on any site.
      'engine/request-elsewhere.ts',
    ])
  })

  it('keeps file system, clock and randomness out of the pure folders', () => {
    const wrong = sources
      .filter(({ folder }) => pure.has(folder))
      .filter(({ text }) => /['"]node:|\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bprocess\./.test(text))
      .map(({ file }) => file)
    expect(wrong).toEqual([])
  })

  it('writes files that stay through writeAtomically, so that a full disk leaves no half of one', () => {
    // The site is built into a folder of its own and a snapshot beside the other one: both are renamed once they are whole.
    const others =
      /^(src\/(build|storage\/(write-atomically|folder-lock)|snapshot\/season-files)|scripts\/(licences|lib\/bench))/
    const files = globSync(['src/**/*.ts', 'scripts/**/*.ts']).filter((file) => !others.test(file))
    expect(files.filter((file) => /\bwriteFile(Sync)?\(/.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  it('measures durations by a clock that never steps: only times of files, responses, drafts, draws and kickoffs are compared with the time of day', () => {
    const asking = sources.filter(({ text }) => /\bDate\.now\b/.test(text)).map(({ file }) => file)
    expect(asking.sort()).toEqual([
      'build/export/collect-yahoo.ts',
      'client/read-state.ts',
      'offline/saved-copies.ts',
      'parts/live/UpdatedAgo.tsx',
      'screens/draw/StateRule.tsx',
      'screens/draw/use-round.ts',
      'server/logos/save-logos.ts',
      'storage/folder-lock.ts',
      'storage/write-atomically.ts',
      'stores/queries.ts',
      'stores/use-resource.ts',
      'ui/use-minute.ts',
    ])
  })

  it('uses Intl only for rare names, money, and the time zone of a draw: its first use takes 50 ms on a slow phone', () => {
    const asking = sources
      .filter(({ folder }) => pure.has(folder) || browser.has(folder))
      .filter(({ text }) => /new Intl\.|\.toLocale|\.localeCompare/.test(text))
      .map(({ file }) => file)
    expect(asking.sort()).toEqual([
      'domain/compare-names.ts',
      'screens/book/format-money.ts',
      'screens/draw/local-time.ts',
    ])
  })
})

/** The one module that decides a fact of a season. */
const judges: Readonly<Record<string, string>> = {
  'whether a game is final, and who won it': 'verdict/results.ts',
  'who is eliminated': 'verdict/results.ts',
  'phase, final weeks and final periods': 'verdict/calendar.ts',
  'records and their order': 'verdict/table.ts',
  seeds: 'verdict/seeds.ts',
  'the kind of a game, and who is in the playoffs': 'verdict/kinds.ts',
  'the winner of a tied playoff game': 'verdict/ties.ts',
  'the winners of a drawn bracket': 'verdict/draw.ts',
  'final ranks, champion and championship game': 'verdict/end.ts',
}

describe('facts of a season', () => {
  it.each(Object.entries(judges))('%s: decided in %s, which only the judge calls', (_, judge) => {
    const judging = [
      ...(sources.find(({ file }) => file === judge)?.text ?? '').matchAll(/export function ((?:judge|settle)\w+)/g),
    ]
    const callers = sources.filter(
      ({ file, text }) => file !== judge && judging.some(([, name = '']) => new RegExp(`\\b${name}\\b[(,]`).test(text)),
    )
    expect(judging.length).toBeGreaterThan(0)
    expect(callers.map(({ file }) => file)).toEqual(['verdict/judge-season.ts'])
  })

  it('are read as evidence by hosts, verdict and storage alone', () => {
    // The names of what a host states, which `Season` does not have.
    const stated =
      /\.(finalRank|playoffSeed|recordByHost|rankByCommissioner|eliminatedInPeriod|scoredWeeks|closedPeriods|playoffDraw)\b/
    const wrong = sources
      .filter(({ folder }) => !['domain', 'hosts', 'verdict', 'sealed'].includes(folder))
      .filter(({ text }) => /host-season\.ts'/.test(text) && stated.test(text))
      .map(({ file }) => file)
    expect(wrong).toEqual([])
  })

  it('are judged where a document is read, and where the rule lab changes one', () => {
    const callers = sources.filter(({ folder, text }) => folder !== 'verdict' && /\bjudgeSeason\(/.test(text))
    const folders = new Set(callers.map(({ folder }) => folder))
    expect([...folders].sort()).toEqual(['analytics', 'engine', 'handlers', 'service', 'snapshot', 'storage'])
    const inAnalytics = callers.filter(({ folder }) => folder === 'analytics').map(({ file }) => file)
    expect(inAnalytics.every((file) => file.startsWith('analytics/lab/'))).toBe(true)
  })
})
