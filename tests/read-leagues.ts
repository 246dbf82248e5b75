/** Whole leagues for invariants of real seasons: the demo's, and recorded ones if available. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { demoLeagues } from '../demo/index.ts'
import type { HostSeason } from '../src/domain/host-season.ts'
import { isSameLeague, type LeagueKey, type LeagueRef, nameLeague } from '../src/domain/identity.ts'
import { fromYahooLeagueId, toYahooLeagueId } from '../src/domain/recognize-league.ts'
import type { Season } from '../src/domain/season.ts'
import { openHosts } from '../src/hosts/index.ts'
import type { RawFolder } from '../src/hosts/league-source.ts'
import { openSavedSeason } from '../src/hosts/saved-season.ts'
import { readOnlyFolder } from '../src/hosts/shared/raw-files.ts'
import { openRawFolder } from '../src/storage/raw-folder.ts'
import { judgeSeason } from '../src/verdict/judge-season.ts'
import { espnLeague } from './support/league-keys.ts'

const roots = {
  espn: '../shared/espn/leagues',
  sleeper: '../shared/sleeper/leagues',
  yahoo: '../shared/yahoo/seasons',
} as const

/** Recorded ESPN leagues by season and id; empty if not available. */
export const recordedLeagues = listFolders(roots.espn).map(({ season, id }) => ({ season, espnLeagueId: Number(id) }))

/** Those of Sleeper. */
export const recordedSleeperLeagues: LeagueKey[] = listFolders(roots.sleeper).map(({ season, id }) => ({
  host: 'sleeper',
  leagueId: id,
  season,
}))

/** Seasons of both as Yahoo would answer. */
export const recordedYahooLeagues: LeagueKey[] = listFolders(roots.yahoo).flatMap(({ season, id }) => {
  const [, game = '', number = ''] = /^(\d+)\.l\.(\d+)\.json\.gz$/.exec(id) ?? []
  const leagueId = toYahooLeagueId(game, number)
  return leagueId === null ? [] : [{ host: 'yahoo', leagueId, season }]
})

type Recorded = (typeof recordedLeagues)[number] | LeagueKey

/** By host. */
export const recordedByHost: readonly (readonly Recorded[])[] = [
  recordedLeagues,
  recordedSleeperLeagues,
  recordedYahooLeagues,
]

export function openRecorded(recorded: Recorded): { raw: RawFolder; key: LeagueKey } {
  const key = 'host' in recorded ? recorded : { ...espnLeague(recorded.espnLeagueId), season: recorded.season }
  const raw =
    key.host === 'yahoo' ? openYahooFile(key) : openRawFolder(join(roots[key.host], String(key.season), key.leagueId))
  return { raw, key }
}

function openYahooFile({ leagueId, season }: LeagueKey): RawFolder {
  const { game, number } = fromYahooLeagueId(leagueId)
  const file = readFileSync(join(roots.yahoo, String(season), `${game}.l.${number}.json.gz`))
  const { answers } = JSON.parse(gunzipSync(file).toString())
  return readOnlyFolder(Object.fromEntries(openSavedSeason(new Map(Object.entries(answers)))?.responses ?? []))
}

export function readRecorded(recorded: Recorded): Promise<HostSeason> {
  const { raw, key } = openRecorded(recorded)
  return readOnce(key, () => raw)
}

/** A demo league as it is imported. A number is that of a league at ESPN. */
export async function readDemo(wanted: number | LeagueRef): Promise<HostSeason> {
  const league = typeof wanted === 'number' ? espnLeague(wanted) : wanted
  const demo = demoLeagues.find((one) => isSameLeague(one, league))
  if (!demo) throw new Error(`no demo league ${nameLeague(league)}`)
  return readOnce(demo, () => readOnlyFolder(demo.generate()))
}

/** A demo league as it is judged. */
export async function judgeDemo(wanted: number | LeagueRef): Promise<Season> {
  return judgeOnce(await readDemo(wanted))
}

export async function judgeRecorded(recorded: Recorded): Promise<Season> {
  return judgeOnce(await readRecorded(recorded))
}

const seasons = new Map<string, Promise<HostSeason>>()
const judged = new WeakMap<HostSeason, Season>()

/** Test files share a process, and a season takes a quarter of a second. */
function readOnce(key: LeagueKey, open: () => RawFolder): Promise<HostSeason> {
  const name = `${nameLeague(key)} ${key.season}`
  const read = seasons.get(name) ?? readSeason(open(), key)
  seasons.set(name, read)
  return read
}

function judgeOnce(evidence: HostSeason): Season {
  const season = judged.get(evidence) ?? judgeSeason(evidence)
  judged.set(evidence, season)
  return season
}

/** Only reads. */
const hosts = openHosts({ espn: {}, sleeper: {} })

async function readSeason(raw: RawFolder, { host, leagueId, season }: LeagueKey): Promise<HostSeason> {
  return (await hosts(host)).readSeason(raw, { leagueId, season })
}

function listFolders(root: string): { season: number; id: string }[] {
  if (!existsSync(root)) return []
  const years = readdirSync(root).filter((name) => /^20\d\d$/.test(name))
  return years.flatMap((season) => readdirSync(join(root, season)).map((id) => ({ season: Number(season), id })))
}
