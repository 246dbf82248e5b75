/** The snapshots that this build shows. */
import type { EndpointName } from '../contract/endpoints.ts'
import type { FrozenSeason } from '../contract/snapshot.ts'
import { openSnapshots, readSnapshotDir } from '../snapshot/read-snapshots.ts'

let opened: ReturnType<typeof open> | null = null

/** The same for all pages of a build. */
export function openFrozen() {
  opened ??= open()
  return opened
}

async function open() {
  const snapshots = await openSnapshots(readSnapshotDir(process.env))
  const { seasons } = snapshots.manifest
  /** Answers of the season whose pages are being drawn: most of its pages share some. */
  let kept = new Map<string, Promise<unknown>>()
  let keptFor = ''

  function answerOf(season: FrozenSeason, name: EndpointName, parameters: Readonly<Record<string, unknown>>) {
    const key = `${season.espn_league_id}/${season.season}`
    if (key !== keptFor) kept = new Map()
    keptFor = key
    const call = `${name} ${JSON.stringify(parameters)}`
    const answer = kept.get(call) ?? snapshots.answer(season, name, parameters as never)
    kept.set(call, answer)
    return answer
  }

  return {
    snapshots,
    /** The API's list of leagues, of the frozen seasons. */
    leagues: await snapshots.leagues(),
    /** Seasons whose pages are drawn in this build. */
    seasons,
    /** All frozen seasons of a season's league. */
    siblings: ({ espn_league_id }: FrozenSeason) => seasons.filter((other) => other.espn_league_id === espn_league_id),
    answerOf,
  }
}
