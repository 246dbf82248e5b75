/** `npm run licences`: writes docs/licences.md, the licences of all shipped packages; `--check` only compares. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { Command } from 'commander'
import { DomainError } from '../src/domain/errors.ts'
import { type LicensedPackage, listLicences } from './lib/licences.ts'
import { runCommand } from './lib/run-command.ts'

const file = 'docs/licences.md'

export const command = new Command('npm run licences')
  .description(`Write ${file}: what the server, the site, and its build are made of, and under which licences.`)
  .option('--check', 'write nothing; fail where the file is not up to date')
  .action(writeLicences)

if (import.meta.main) await runCommand(command)

function writeLicences({ check = false }: { check?: boolean }): void {
  const text = formatPage(listLicences())
  const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === text
  if (check && !isCurrent) throw new DomainError('bad-request', `${file} is not up to date: npm run licences`)
  if (!isCurrent) writeFileSync(file, text)
  console.log(`${file} is up to date.`)
}

function formatPage(packages: readonly LicensedPackage[]): string {
  const byUse = Object.groupBy(packages, ({ use }) => use)
  return `# Licences

Written by \`npm run licences\`; the tests check that it is up to date. Versions are in \`package-lock.json\`. The project
itself is under the MIT licence.

## The server

What runs beside our own code where \`npm start\` serves, and all that an image has.

${tableOf(byUse.server ?? [])}

## The site

What a reader's browser loads, beside our own code.

${tableOf(byUse.site ?? [])}

## The build

What makes the site and is not part of it.

${tableOf(byUse.build ?? [])}
`
}

/** One line per licence, because some have a page of packages. */
function tableOf(packages: readonly LicensedPackage[]): string {
  const byLicence = Map.groupBy(packages, ({ licence }) => licence)
  const rows = [...byLicence]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([licence, list]) => `| ${licence} | ${list.length} | ${list.map(({ name }) => name).join(', ')} |`)
  return ['| licence | packages | which |', '|---|---|---|', ...rows].join('\n')
}
