/**
 * `node scripts/server-manifest.ts`: package.json with the server's dependencies only. In images it replaces the real one, and `npm prune`
 * removes all packages that only the build needs.
 */
import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { runCommand } from './lib/run-command.ts'
import { serverPackages } from './lib/server-packages.ts'

export const command = new Command('node scripts/server-manifest.ts')
  .description('Print package.json with the packages that the server runs with, and no others.')
  .action(printManifest)

if (import.meta.main) await runCommand(command)

function printManifest(): void {
  const {
    devDependencies: _,
    dependencies,
    ...rest
  } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: object
    dependencies: Record<string, string>
  }
  const needed = Object.fromEntries(serverPackages().map((name) => [name, dependencies[name]]))
  console.log(JSON.stringify({ ...rest, dependencies: needed }, null, 2))
}
