import type { LeagueKey } from '../domain/identity.ts'
import type { SealedSeason } from '../sealed/sealed-league.ts'
import type { LeagueStore } from './league-store.ts'

/** Stored seasons as a sealed file has them: those that are here whole, with the paths of their games. */
export async function readSealable(
  store: Pick<LeagueStore, 'card' | 'read' | 'paths'>,
  keys: readonly LeagueKey[],
): Promise<SealedSeason[]> {
  const read = await Promise.all(
    keys.map(async (key) => {
      const card = await store.card(key)
      const season = card?.known === 'whole' ? await store.read(key) : null
      return card && season && { asOf: card.asOf, season, paths: [...(await store.paths.readAll(key))] }
    }),
  )
  return read.filter((season) => season !== null)
}
