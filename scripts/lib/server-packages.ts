/** Packages that the server needs at runtime, derived from its imports: the build needs ten times as many. */
import { existsSync, readFileSync } from 'node:fs'
import { builtinModules, createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { projectFolder } from './run-tool.ts'

/** Entry points: `npm start` with its threads and processes, and commands that need no build. */
const entries = [
  ...['start', 'mcp', 'import', 'show', 'announce', 'book', 'history-file'].map((name) => `scripts/${name}.ts`),
  'src/server/import-worker.ts',
  'src/server/response-worker.ts',
  'src/server/page-worker.ts',
  'src/server/logos/draw-apart.ts',
]
/** Files of packages that the renderer of pages draws pictures with (`src/build/render-picture.ts`). */
const ofPictures = ['@fontsource/sofia-sans-condensed', '@iconify-json/fluent-emoji-flat', 'sharp']
const staticImport = /^\s*(?:import|export)\s+(?!type\b)(?:[^'"]*?\bfrom\s*)?['"]([^'"]+)['"]/gm
/** Counted in `src` only (optional store drivers); in `scripts` they load code that `--no-build` skips. */
const lateImport = /\bimport\(\s*['"]([^'"]+)['"]/g

interface Manifest {
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** Names of our direct dependencies among the packages, sorted. */
export function serverPackages(): string[] {
  const own = readManifest(join(projectFolder, 'package.json')).dependencies ?? {}
  const needed = importedPackages()
  for (const name of ofPictures) needed.add(name)
  // We do not import packages that are passed to a package (a driver's client).
  const { resolve: find } = createRequire(join(projectFolder, 'package.json'))
  for (const name of [...needed]) {
    const manifest = find
      .paths(name)
      ?.map((folder) => join(folder, name, 'package.json'))
      .find(existsSync)
    for (const peer of Object.keys(readManifest(manifest ?? '').peerDependencies ?? {}))
      if (peer in own) needed.add(peer)
  }
  const unknown = [...needed].filter((name) => !(name in own))
  if (unknown.length > 0)
    throw new Error(`The server imports what is not among the dependencies: ${unknown.join(', ')}`)
  return [...needed].sort()
}

function importedPackages(): Set<string> {
  const packages = new Set<string>()
  const seen = new Set<string>()
  const waiting = entries.map((entry) => join(projectFolder, entry))
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const target of importsOf(file)) {
      if (target.startsWith('.')) waiting.push(resolve(dirname(file), target))
      else if (!target.startsWith('node:') && !builtinModules.includes(target)) packages.add(packageOf(target))
    }
  }
  return packages
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const patterns = file.startsWith(join(projectFolder, 'src')) ? [staticImport, lateImport] : [staticImport]
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, target = '']) => target))
}

/** `@hono/node-server/conninfo` belongs to `@hono/node-server`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

function readManifest(path: string): Manifest {
  return path === '' ? {} : (JSON.parse(readFileSync(path, 'utf8')) as Manifest)
}
