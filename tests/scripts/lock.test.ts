import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Lock {
  packages: Record<string, { version?: string; link?: boolean; optionalDependencies?: Record<string, string> }>
}

/** `npm ci` refuses a lock file that lacks what another platform would need. */
it("locks every platform's packages, each to one version", () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
  const names = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)))
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
  expect(wanted.filter((name) => !names.has(name))).toEqual([])
  const loose = Object.entries(packages).filter(([path, { version, link }]) => path !== '' && !link && !version)
  expect(loose).toEqual([])
})
