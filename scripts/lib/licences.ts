/** Licences of all shipped packages, from the lock file and the packages themselves. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DomainError } from '../../src/domain/errors.ts'
import { projectFolder } from './run-tool.ts'
import { serverPackages } from './server-packages.ts'

interface LockedPackage {
  version?: string
  license?: string
  dev?: boolean
  link?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

export interface LicensedPackage {
  name: string
  licence: string
  /** Where it runs: on the server, in the visitor's browser or in share images, or only during the build. */
  use: 'server' | 'site' | 'build'
}

/** Our dependencies whose code or fonts are loaded by browsers. */
const sitePackages = [
  '@fontsource-variable/figtree',
  '@fontsource/sofia-sans-condensed',
  '@iconify-json/fluent-emoji-flat',
  '@nanostores/react',
  'comlink',
  'd3',
  'fflate',
  'idb',
  'nanostores',
  'react',
  'react-dom',
]
const siteFamilies = /^(workbox-|d3-|@fontsource)/

/** Licences that need no approval; the comment explains the special ones. */
const accepted = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'Apache-2.0',
  'CC0-1.0',
  'Unlicense',
  'Python-2.0',
  // Fonts, shipped as they are.
  'OFL-1.1',
  // Modified files stay under it; we modify none.
  'MPL-2.0',
])
/**
 * Separate from our code and never loaded by browsers: libvips is an unchanged library, loaded by name and replaceable. Images contain its
 * licence.
 */
const acceptedBesideOurs = /^(Apache-2\.0 AND )?LGPL-3\.0-or-later( AND MIT)?$/

/** Every package that is not for development only, sorted by name. Throws `DomainError` for a licence that is not accepted. */
export function listLicences(): LicensedPackage[] {
  const locked = readLock()
  const server = reachableFrom(serverPackages(), locked)
  const site = reachableFrom([...sitePackages, ...Object.keys(readOwn()).filter(isOfSite)], locked)
  const packages = Object.entries(locked)
    .filter(([path, { dev, link }]) => path !== '' && !dev && !link)
    .map(([path, entry]) => {
      const use = server.has(path) ? 'server' : site.has(path) ? 'site' : 'build'
      return { name: nameOf(path), licence: entry.license ?? licenceIn(path), use } as const
    })
  const unique = [...new Map(packages.map((found) => [`${found.name} ${found.licence} ${found.use}`, found])).values()]
  for (const { name, licence, use } of unique) {
    if (accepted.has(licence) || (use !== 'site' && acceptedBesideOurs.test(licence))) continue
    throw new DomainError('bad-request', `${name} (${use}) has the licence ${licence}, which nobody has accepted yet.`)
  }
  return unique.sort((a, b) => (a.name < b.name ? -1 : 1))
}

const isOfSite = (name: string) => siteFamilies.test(name)
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

function readLock(): Readonly<Record<string, LockedPackage>> {
  const text = readFileSync(join(projectFolder, 'package-lock.json'), 'utf8')
  return (JSON.parse(text) as { packages: Record<string, LockedPackage> }).packages
}

function readOwn(): Record<string, string> {
  return (JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as LockedPackage).dependencies ?? {}
}

/** Paths in the lock file of packages and of all their dependencies. */
function reachableFrom(names: readonly string[], locked: Readonly<Record<string, LockedPackage>>): Set<string> {
  const found = new Set<string>()
  const waiting = names.map((name) => resolvePath('', name, locked))
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (path === null || found.has(path)) continue
    found.add(path)
    const { dependencies, optionalDependencies } = locked[path] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      waiting.push(resolvePath(path, name, locked))
    }
  }
  return found
}

/** Resolves like Node: the nearest `node_modules` with the package. Null for an optional one that is not locked. */
function resolvePath(from: string, name: string, locked: Readonly<Record<string, LockedPackage>>): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (path in locked) return path
    if (folder === '') return null
  }
}

/** The lock file lacks it for some old packages. */
function licenceIn(path: string): string {
  const file = join(projectFolder, path, 'package.json')
  const { license, licenses } = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as {
    license?: string | { type: string }
    licenses?: { type: string }[]
  }
  return (typeof license === 'string' ? license : (license ?? licenses?.[0])?.type) ?? 'not said'
}
