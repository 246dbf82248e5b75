/**
 * `npm run build`: the static export in `dist/`, with a page for every screen of every snapshot. Pages that have not
 * changed since an earlier build are not rendered again.
 */
import { relative } from 'node:path'
import { Command } from 'commander'
import { readServerConfig } from '../src/server/config.ts'
import { buildSite } from './lib/build-site.ts'
import { interruptSignal, runCommand } from './lib/run-command.ts'

export const command = new Command('npm run build --')
  .description('Build the static site into dist/. The previous site stays until the new one is complete.')
  .option('--base <path>', 'base path of the site, e.g. /my-league/ (default: the path of SITE_URL)')
  .option('--server', 'for npm start and the container: the server renders pages of leagues by itself')
  .addHelpText(
    'after',
    `
Environment:
  SITE_URL                  where the site will be found, e.g. https://me.github.io/my-league/: link previews need it
  SITE_DIR                  folder of the site (dist)
  SNAPSHOT_DIR              folder of snapshots (snapshot in DATA_DIR)
  DATA_DIR                  folder of leagues and snapshots (data)
  WEEK_PAGES                first: of a team's weeks only the one that opens gets a page, which halves a season's pages (every)
  STORY_PICTURES            every: the cards of all teams' stories are built as pictures; none: no cards are (league)
  PUBLIC_API_BASE_URL       URL of the API; none: the snapshots are all there is; empty: the site's own host
  PUBLIC_TOKEN_STORAGE_KEY  name of the token's entry in the browser's storage (auth_token)`,
  )
  .action(build)

if (import.meta.main) await runCommand(command)

async function build({ base, server: isServed }: { base?: string; server?: boolean }): Promise<void> {
  const began = performance.now()
  const signal = interruptSignal('Stopped. The previous site is still there.')
  const { siteDir } = readServerConfig(process.env)
  const isLoud = Boolean(process.env.CI) || process.stdout.isTTY
  await buildSite(siteDir, { base, isServed, isLoud, signal })
  console.log(`Built ${relative('.', siteDir) || '.'}/ in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
}
