/** `npm run seal -- 123456`: writes a league of the store into an encrypted file of the site, readable with its link. */
import { existsSync } from 'node:fs'
import { Argument, Command } from 'commander'
import { copySealedFiles } from '../src/build/sealed-files.ts'
import { siteEnvironment } from '../src/build/site-environment.ts'
import { DomainError } from '../src/domain/errors.ts'
import { describeLeague, type WantedSeason } from '../src/domain/identity.ts'
import { readServerConfig } from '../src/server/config.ts'
import { readSnapshotDir } from '../src/snapshot/read-snapshots.ts'
import { unsealInFolder } from '../src/snapshot/sealed-folder.ts'
import { openStore } from '../src/storage/open-store.ts'
import { leagueFormats, readLeague } from './lib/read-league.ts'
import { runCommand } from './lib/run-command.ts'
import { projectFolder } from './lib/run-tool.ts'
import { describeSealed, knownAs, sealLeagues } from './lib/seal-league.ts'

interface Flags {
  newKey?: boolean
  remove?: boolean
}

export const command = new Command('npm run seal --')
  .description("Encrypt a league's seasons into one file of the site, and print the link that opens it.")
  .addArgument(new Argument('<league>', leagueFormats).argParser(readLeague))
  .option('--new-key', "make a new link; the old one won't open anything sealed from now on")
  .option('--remove', "remove the league's link and its file")
  .addHelpText(
    'after',
    `
The link stays the same until --new-key. It is stored in sealed/ in the data folder: keep that to yourself.

Environment:
  DATA_DIR     folder of leagues, links and sealed files (data)
  STORAGE_URL  store of leagues that servers share, in place of the folder: redis://… or s3://…
  SITE_DIR     folder of the site; if it exists, it gets the file right away (dist)
  SITE_URL     where the site will be found, e.g. https://me.github.io/my-league/: the link starts with it
  SEAL_KEY     the link, or its part after #, if the data folder is not kept`,
  )
  .action(run)

if (import.meta.main) await runCommand(command)

async function run(league: WantedSeason, { newKey = false, remove = false }: Flags): Promise<void> {
  const { dataDir, siteDir, sharedStore } = readServerConfig(process.env)
  const store = openStore(dataDir, { shared: sharedStore })
  try {
    if (remove) {
      if (!(await unsealInFolder(dataDir, await knownAs(league, { store, dataDir }))))
        throw new DomainError('not-found', `No link opens ${describeLeague(league)}, so there is nothing to remove.`)
      if (existsSync(siteDir)) await copySealedFiles(dataDir, siteDir)
      console.log('Removed the link and the file. Devices that opened the link keep the league.')
      return
    }
    const reports = await sealLeagues([league], {
      store,
      dataDir,
      snapshotDir: readSnapshotDir(process.env),
      env: process.env,
      isNewKey: newKey,
      site: siteEnvironment({ folder: projectFolder }),
    })
    if (existsSync(siteDir)) await copySealedFiles(dataDir, siteDir)
    for (const report of reports) console.log(describeSealed(report))
  } finally {
    await store.close()
  }
}
