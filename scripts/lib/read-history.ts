import type { LeagueRef } from '../../src/domain/identity.ts'
import { findHistory } from '../../src/server/league-books.ts'
import { buildHistory } from '../../src/service/build-history.ts'
import type { LeagueStore } from '../../src/storage/league-store.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'

/** The stored seasons of a league with its book, as its managers see them. */
export async function readHistory(league: LeagueRef, { store, dataDir }: { store: LeagueStore; dataDir: string }) {
  const { keys, joined } = await findHistory(store, dataDir, league)
  const read = await Promise.all(keys.map((key) => store.read(key)))
  const seasons = read.flatMap((season) => (season ? judgeSeason(season) : []))
  const history = await buildHistory(seasons, { joined, reasons: new Map(), showsMoney: true })
  return { book: joined.book, seasons, history }
}
