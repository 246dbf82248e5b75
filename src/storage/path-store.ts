/** The paths of games: a document for each week of a season that was watched. */
import type { LeagueKey } from '../domain/identity.ts'
import type { Stretch } from '../domain/nfl-clock.ts'
import type { Gain, GamePath, WeekPaths } from '../domain/week-paths.ts'
import { readContent, writeContent } from './document.ts'
import type { DocumentStorage } from './document-storage.ts'
import { seasonKey } from './stored-keys.ts'

/** Part of every document: one with another is as if it were not there. */
const format = 1

/** Lists in place of objects with names: a week is written each minute while it is watched. */
interface Content {
  format: number
  watched: [from: number, to: number][]
  games: StoredGame[]
}

interface StoredGame {
  matchupId: number
  quarterAt: number | null
  scored: readonly (readonly [player: number, points: number])[]
  /** Earlier versions had the gains since the last point after the scores, without their times. */
  points: [at: number, chance: number, home: number, away: number, ...gains: number[]][]
  /** `side`: 0 for the home side or 1. */
  gains?: [at: number, side: number, player: number, points: number][]
}

export function openPaths(storage: DocumentStorage) {
  const prefixOf = (key: LeagueKey) => seasonKey('paths', key)
  const nameOf = (key: LeagueKey, week: number) => `${prefixOf(key)}:${week}`

  /** Null where nobody watched the week; a damaged document counts as missing. */
  async function read(key: LeagueKey, week: number): Promise<WeekPaths | null> {
    const content = await readContent<Content>(storage, nameOf(key, week))
    return content?.format === format ? unpack(content) : null
  }

  return {
    read,
    /** Weeks that were watched, ascending. */
    async readAll(key: LeagueKey): Promise<ReadonlyMap<number, WeekPaths>> {
      const weeks = (await storage.keys(prefixOf(key))).map((name) => Number(name.split(':').at(-1)))
      const found = await Promise.all(
        weeks.toSorted((a, b) => a - b).map(async (week) => [week, await read(key, week)] as const),
      )
      return new Map(found.flatMap(([week, paths]) => (paths ? [[week, paths] as const] : [])))
    },
    write: async (key: LeagueKey, week: number, paths: WeekPaths) => {
      await writeContent(storage, nameOf(key, week), pack(paths))
    },
    /** Of all weeks. */
    async remove(key: LeagueKey): Promise<void> {
      for (const name of await storage.keys(prefixOf(key))) await storage.remove(name)
    },
  }
}

const pack = ({ watched, games }: WeekPaths): Content => ({
  format,
  watched: watched.map(({ from, to }) => [from, to]),
  games: games.map(({ matchupId, quarterAt, scored, points, gains }) => ({
    matchupId,
    quarterAt,
    scored,
    points: points.map(({ at, chance, home, away }) => [at, chance, home, away]),
    gains: gains.map(({ at, side, player, points: gained }) => [at, side === 'home' ? 0 : 1, player, gained]),
  })),
})

const unpack = ({ watched, games }: Content): WeekPaths => ({
  watched: watched.map(([from, to]): Stretch => ({ from, to })),
  games: games.map(
    ({ points, gains, ...game }): GamePath => ({
      ...game,
      points: points.map(([at, chance, home, away]) => ({ at, chance, home, away })),
      gains: (gains ?? points.flatMap(gainsBeside)).map(
        ([at, side, player, gained]): Gain => ({ at, side: side === 0 ? 'home' : 'away', player, points: gained }),
      ),
    }),
  ),
})

function gainsBeside([at, , , , ...gains]: StoredGame['points'][number]): NonNullable<StoredGame['gains']> {
  return Array.from({ length: gains.length / 3 }, (_, index) => {
    const [side = 0, player = 0, points = 0] = gains.slice(3 * index)
    return [at, side, player, points]
  })
}
