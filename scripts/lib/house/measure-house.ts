/** The measures of the code that say how easily it is changed. */
import { execFileSync } from 'node:child_process'
import { projectFolder } from '../run-tool.ts'
import { readModule, readModules, type SourceModule } from './read-modules.ts'

export interface HouseMeasures {
  /** Modules outside hosts and verdict that call a judge of a fact, or read what a host states of it. */
  deciders: readonly string[]
  /** Lines outside hosts and verdict that decide a fact again by a comparison, as `file: line`. */
  comparisons: readonly string[]
  /** Source files that a commit touches: median, three quarters and nine tenths of the commits. */
  filesPerCommit: { commits: number; median: number; threeQuarters: number; nineTenths: number }
  exportedNames: number
  /** Names that are defined and exported by several modules. */
  sharedNames: readonly { name: string; files: readonly string[] }[]
  /** Functions with more than 28 branches, the ones inside them included. */
  branchedFunctions: readonly { name: string; file: string; branches: number }[]
  /** Imports of types and of a worker's URL are left out, as nothing is loaded for them. */
  longestChain: readonly string[]
  /** With imports of types. */
  longestChainOfTypes: readonly string[]
  /** Modules that a screen's own module loads with it, itself included: median and most of all screens. Those that it defers are left out. */
  modulesPerScreen: { median: number; most: number; screens: readonly { file: string; modules: number }[] }
  /** Modules of at most 25 lines that one other module imports. */
  splinters: readonly string[]
  /** Types of parameters and results of exports that the sources use are not among them. */
  testOnlyExports: readonly { name: string; file: string }[]
}

const mostBranches = 28

/** Names that Astro gives to what a page exports. */
const namesOfPages = new Set(['getStaticPaths', 'prerender', 'GET'])

/** `commits`: how many of the latest commits count. */
export function measureHouse(commits: number): HouseMeasures {
  const sources = readModules(['src'])
  const exported = sources.flatMap(({ file, exports }) => [...new Set(exports)].map((name) => ({ name, file })))
  const byName = Map.groupBy(exported, ({ name }) => name)
  return {
    deciders: listDeciders(sources),
    comparisons: listComparisons(sources),
    filesPerCommit: countFilesPerCommit(commits),
    exportedNames: byName.size,
    sharedNames: [...byName]
      .filter(([name, definitions]) => definitions.length > 1 && !namesOfPages.has(name))
      .map(([name, definitions]) => ({ name, files: definitions.map(({ file }) => file) }))
      .sort((a, b) => b.files.length - a.files.length),
    branchedFunctions: sources
      .flatMap(({ file, functions }) => functions.map((one) => ({ ...one, file })))
      .filter(({ branches }) => branches > mostBranches)
      .sort((a, b) => b.branches - a.branches),
    longestChain: findLongestChain(sources, false),
    longestChainOfTypes: findLongestChain(sources, true),
    modulesPerScreen: countModulesPerScreen(sources),
    splinters: listSplinters(sources),
    testOnlyExports: listTestOnly(sources, exported),
  }
}

/** The names of what a host states; `Season` has the verdict under other names. */
const stated =
  /\.(finalRank|playoffSeed|recordByHost|rankByCommissioner|eliminatedInPeriod|scoredWeeks|closedPeriods|playoffDraw)\b/

function listDeciders(sources: readonly SourceModule[]): string[] {
  const judges = new Set(
    sources
      .filter(({ file }) => file.startsWith('src/verdict/'))
      .flatMap(({ file, exports }) =>
        exports
          .filter((name) => /^(judge|settle)[A-Z]/.test(name) && name !== 'judgeSeason')
          .map((name) => `${file} ${name}`),
      ),
  )
  return sources
    .filter(({ file }) => !/^src\/(domain|hosts|verdict|sealed)\//.test(file))
    .filter(
      ({ text, imports }) =>
        imports.some((one) => one.names.some((name) => judges.has(`${one.file} ${name}`))) ||
        (/host-season\.ts'/.test(text) && stated.test(text)),
    )
    .map(({ file }) => file)
}

/**
 * The running week and what is past by phase and week, the playoffs by a week's number, a chance in words beside its one writer, the newest
 * season by comparing years.
 */
const comparing = [
  /phase\b.*(===|!==).*\bcurrentWeek\b|\bcurrentWeek\b.*(===|!==).*phase\b/,
  /\bweek (===|<|<=|>|>=) (\w+\.)*currentWeek\b/,
  /\b[wW]eek > (\w+\.)*(regularSeasonFinalWeek|regularSeasonWeeks)\b/,
  /\b(formatPercent|formatNumber)\([^)]*[cC]hance|Math\.round\((100 \* [^)]*[cC]hance|[^)]*[cC]hance[^)]* \* 100)/,
  /\b[ab]\.(\w+\.)*season - [ab]\.|[sS]easons?\b.*sort\(\(a, b\) => b - a\)/,
]

function listComparisons(sources: readonly SourceModule[]): string[] {
  return sources
    .filter(({ file }) => !/^src\/(domain|hosts|verdict|sealed)\//.test(file))
    .flatMap(({ file, text }) =>
      text
        .split('\n')
        .filter((line) => comparing.some((pattern) => pattern.test(line)))
        .map((line) => `${file}: ${line.trim()}`),
    )
}

function countModulesPerScreen(sources: readonly SourceModule[]): HouseMeasures['modulesPerScreen'] {
  const modules = new Map(sources.map((module) => [module.file, module]))
  const screens = sources
    .filter(({ file }) => /^src\/screens\/[^/]+\/\w+Screen\.tsx$/.test(file))
    .map(({ file }) => ({ file, modules: countLoaded(file, modules) }))
    .sort((a, b) => b.modules - a.modules)
  return { median: screens[Math.floor(screens.length / 2)]?.modules ?? 0, most: screens[0]?.modules ?? 0, screens }
}

function countLoaded(file: string, modules: ReadonlyMap<string, SourceModule>): number {
  const loaded = new Set([file])
  // A set's loop also visits what is added meanwhile.
  for (const one of loaded) {
    for (const next of modules.get(one)?.imports ?? []) {
      if (!next.isType && !next.isUrl && !next.isDynamic && modules.has(next.file)) loaded.add(next.file)
    }
  }
  return loaded.size
}

function listSplinters(sources: readonly SourceModule[]): string[] {
  const importers = new Map<string, Set<string>>()
  for (const { file, imports } of sources) {
    for (const one of imports) importers.set(one.file, (importers.get(one.file) ?? new Set()).add(file))
  }
  return sources
    .filter(({ file, text }) => importers.get(file)?.size === 1 && text.trimEnd().split('\n').length <= 25)
    .map(({ file }) => file)
}

function countFilesPerCommit(commits: number): HouseMeasures['filesPerCommit'] {
  const log = execFileSync(
    'git',
    ['log', '--no-merges', `--max-count=${commits}`, '--format=%x00', '--name-only', '--', 'src'],
    { cwd: projectFolder, encoding: 'utf8', maxBuffer: 2 ** 28 },
  )
  const counts = log
    .split('\0')
    .map((files) => files.split('\n').filter((file) => /\.(ts|tsx|astro)$/.test(file)).length)
    .filter((count) => count > 0)
    .sort((a, b) => a - b)
  const at = (share: number) => counts[Math.floor(share * (counts.length - 1))] ?? 0
  return { commits: counts.length, median: at(0.5), threeQuarters: at(0.75), nineTenths: at(0.9) }
}

function findLongestChain(sources: readonly SourceModule[], withTypes: boolean): string[] {
  const modules = new Map(sources.map((module) => [module.file, module]))
  const chains = new Map<string, string[]>()
  function chainFrom(file: string): string[] {
    const known = chains.get(file)
    if (known) return known
    // A circle ends where it began.
    chains.set(file, [])
    const next = (modules.get(file)?.imports ?? []).filter(
      (one) => (withTypes || !one.isType) && !one.isUrl && modules.has(one.file),
    )
    const longest = next.map((one) => chainFrom(one.file)).reduce((a, b) => (b.length > a.length ? b : a), [])
    const chain = [file, ...longest]
    chains.set(file, chain)
    return chain
  }
  return sources.map(({ file }) => chainFrom(file)).reduce((a, b) => (b.length > a.length ? b : a), [])
}

function listTestOnly(
  sources: readonly SourceModule[],
  exported: readonly { name: string; file: string }[],
): { name: string; file: string }[] {
  const usedBy = (modules: readonly SourceModule[]) =>
    new Set(
      modules.flatMap(({ imports }) => imports.flatMap(({ file, names }) => names.map((name) => `${file} ${name}`))),
    )
  const used = usedBy([...sources, ...readModules(['scripts']), readModule('astro.config.mjs')])
  const tested = usedBy(readModules(['tests']))
  const isIn = (names: ReadonlySet<string>, file: string, name: string) =>
    names.has(`${file} ${name}`) || names.has(`${file} *`)
  const published = new Set(
    sources.flatMap(({ file, exports, namedTypes }) =>
      listReachable(
        exports.filter((name) => isIn(used, file, name)),
        namedTypes,
      ).map((name) => `${file} ${name}`),
    ),
  )
  return exported.filter(({ name, file }) => !isIn(published, file, name) && isIn(tested, file, name))
}

/** Some exports, and the types of their parameters and results, which are part of the same interface. */
function listReachable(names: readonly string[], namedTypes: SourceModule['namedTypes']): string[] {
  const reached = new Set(names)
  // A set's loop also visits what is added meanwhile.
  for (const name of reached) for (const type of namedTypes.get(name) ?? []) reached.add(type)
  return [...reached]
}
