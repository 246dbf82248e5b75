/**
 * `npm run show -- 123456 standings`: figures of a stored league as tables in the terminal, or a response of the API as it is.
 */
import { Argument, Command, InvalidArgumentError } from 'commander'
import { toWire } from '../src/contract/wire.ts'
import { lastWeek } from '../src/domain/constants.ts'
import { importCommand, type WantedSeason } from '../src/domain/identity.ts'
import { readDataDir } from '../src/server/config.ts'
import { openStore } from '../src/storage/open-store.ts'
import { readSharedStore } from '../src/storage/shared-store.ts'
import { leagueFormats, readLeague, readYear } from './lib/read-league.ts'
import { runCommand } from './lib/run-command.ts'
import { openPlace } from './lib/show/open-place.ts'
import { describeBeforeDraft, overview } from './lib/show/overview.ts'
import { printBlocks } from './lib/show/print-blocks.ts'
import type { Block, Place, View } from './lib/show/view.ts'
import { views } from './lib/show/views.ts'

/** Line width if the output is not a terminal. */
const usualWidth = 120

export const command = new Command('npm run show --')
  .description('Show stats of a stored league.')
  .addArgument(new Argument('<league>', leagueFormats).argParser(readLeague))
  .addArgument(
    new Argument('[view]', 'what to show, see below').choices(views.map(({ name }) => name)).default(overview.name),
  )
  .option('--season <year>', 'season (default: the latest)', readYear)
  .option('--week <number>', 'week, for views of a single week', readWeek)
  .option('--team <name>', 'only teams and managers whose name contains this')
  .option('--json', 'print the API response as JSON')
  .addHelpText(
    'after',
    `
Views:
${views.map(({ name, description }) => `  ${name.padEnd(18)}${description}`).join('\n')}

Environment:
  DATA_DIR          folder of leagues and saved responses (data)
  STORAGE_URL       store shared by several servers, in place of the folder: redis://… or s3://…`,
  )
  .action(show)

if (import.meta.main) await runCommand(command)

interface Options {
  season?: number
  week?: number
  team?: string
  json?: boolean
}

async function show(league: WantedSeason, name: string, { season, json, ...filters }: Options): Promise<void> {
  const dataDir = readDataDir(process.env)
  const store = openStore(dataDir, { shared: readSharedStore(process.env) })
  const view = views.find((one) => one.name === name) ?? overview
  try {
    const place = await openPlace(store, dataDir, { ...league, season: season ?? league.season }, filters)
    if (place.league.isPartial) console.error(onlyPart(place))
    const early = json ? null : tooEarly(view, place)
    const shown = early ? { response: null, blocks: [early] } : await view.show(place)
    const text = () => shown.text ?? printBlocks(shown.blocks, process.stdout.columns ?? usualWidth)
    console.log(json ? JSON.stringify(toWire(shown.response), null, 2) : text())
  } finally {
    await store.close()
  }
}

/** Beside figures that are final although the rest of the season is not stored yet. */
function onlyPart({ league: { name, season }, key }: Place): string {
  return `Only part of ${name}, season ${season}, has been loaded so far. Import the rest: ${importCommand(key)}`
}

/** Explains that the season has not reached the view's phase; null if it has. */
function tooEarly(view: View, { league }: Place): Block | null {
  const { name, season, phase } = league
  if (!view.notIn.includes(phase)) return null
  const status =
    phase === 'pre-draft' ? `hasn’t drafted yet (${describeBeforeDraft(league)})` : 'hasn’t played a week yet'
  return {
    title: `${name}, season ${season}`,
    lines: [`The league ${status}. Nothing to show for ${view.name}.`],
  }
}

function readWeek(text: string): number {
  const week = Number(text)
  if (!/^\d+$/.test(text) || week < 1 || week > lastWeek) {
    throw new InvalidArgumentError(`expected a week from 1 to ${lastWeek}.`)
  }
  return week
}
