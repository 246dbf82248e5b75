import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'

interface Lock {
  packages: Record<
    string,
    {
      version?: string
      link?: boolean
      optionalDependencies?: Record<string, string>
      integrity?: string
      inBundle?: boolean
    }
  >
}

/** `npm ci` refuses a lock file without the packages of another platform. */
it("locks every platform's packages, each to one version", () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
  const names = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)))
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
  expect(wanted.filter((name) => !names.has(name))).toEqual([])
  const loose = Object.entries(packages).filter(([path, { version, link }]) => path !== '' && !link && !version)
  expect(loose).toEqual([])
})

it('has the checksum of every package; one that lies inside another is covered by that one', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
  const unchecked = Object.entries(packages).filter(
    ([path, { integrity, inBundle }]) => path !== '' && !integrity && !inBundle,
  )
  expect(unchecked.map(([path]) => path)).toEqual([])
})

it('has every package that our files import among the dependencies', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
  const declared = new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)])
  const imported = ['src', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
      .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(importPattern)].map(([, name]) => name)),
  )
  const packages = new Set(imported.filter((name) => name !== undefined && !builtinModules.includes(name)))
  expect([...packages].filter((name) => !declared.has(name ?? ''))).toEqual([])
})

interface Manifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

/** The package of an import: not a path, a Node module or a virtual one. */
const importPattern =
  /^(?:import|export)\b[^'"]*?\bfrom\s+'((?!node:|virtual:|astro:)(?:@[\w-]+\/)?[a-z][\w.-]*)[^']*'/gm
