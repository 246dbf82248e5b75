/**
 * Whether a league is sealed. Everything that writes pages or files which name a league asks here. Sealed is said of a whole league: of all
 * its seasons' ids, and of all ids that its book joins to them.
 */
import { readBook } from '../book/read-book.ts'
import { leagueOfSnapshot, type SnapshotSeason, snapshotsOfLeague } from '../contract/snapshot.ts'
import { DomainError } from '../domain/errors.ts'
import { describeLeague, hasIdPerSeason, type LeagueRef, leagueArgument, nameLeague } from '../domain/identity.ts'
import type { LeagueStore } from '../storage/league-store.ts'
import { listSealed } from './sealed-folder.ts'
import type { SnapshotSource } from './source.ts'

export interface SealedLookup {
  dataDir: string
  /** Which ids are seasons of one league. */
  links: Pick<LeagueStore['links'], 'chainOf' | 'hasFirstSeason'>
}

/** `sealed`: the id under which its link is stored. */
type SealedState =
  | { kind: 'open' }
  | { kind: 'sealed'; sealed: LeagueRef }
  /** Not all seasons of this league, or of a sealed one of its host, are known: they may be the same league. */
  | { kind: 'unknown' }

/** Throws `DomainError` where a book cannot be read. */
async function findSealedState(league: LeagueRef, lookup: SealedLookup): Promise<SealedState> {
  const sealed = await listSealed(lookup.dataDir)
  if (sealed.length === 0) return { kind: 'open' }
  const own = await idsOfLeague([league], lookup)
  const names = new Set(own.map(nameLeague))
  let isUnknown = false
  for (const other of sealed) {
    const ids = await idsOfLeague([other, ...other.ids], lookup)
    if (ids.some((id) => names.has(nameLeague(id)))) return { kind: 'sealed', sealed: other }
    // On any host of both: a book joins ids over hosts.
    const shared = own.filter(({ host }) => hasIdPerSeason(host) && ids.some((id) => id.host === host))
    const others = ids.filter(({ host }) => shared.some((id) => id.host === host))
    if (!(await hasFirst(shared, lookup)) || !(await hasFirst(others, lookup))) isUnknown = true
  }
  return { kind: isUnknown ? 'unknown' : 'open' }
}

/** All ids of a league: of its seasons, and of those that its book joins. Throws `DomainError` where the book cannot be read. */
export async function idsOfLeague(
  leagues: readonly LeagueRef[],
  { dataDir, links }: SealedLookup,
): Promise<LeagueRef[]> {
  const ids = new Map<string, LeagueRef>()
  for (let wanted = [...leagues]; wanted.length > 0; ) {
    for (const league of (await Promise.all(wanted.map(links.chainOf))).flat()) ids.set(nameLeague(league), league)
    const book = await readBook(dataDir, [...ids.values()])
    wanted = book ? [book.book.league, ...book.book.also].filter((league) => !ids.has(nameLeague(league))) : []
  }
  return [...ids.values()]
}

/** Throws `DomainError('bad-request')` where the league is sealed, or may be. */
export async function refuseSealed(league: LeagueRef, lookup: SealedLookup): Promise<void> {
  const state = await findSealedState(league, lookup)
  if (state.kind === 'sealed')
    throw new DomainError(
      'bad-request',
      `This league is sealed: publish it with --sealed, or remove its link first, npm run seal -- ${leagueArgument(state.sealed)} --remove`,
    )
  if (state.kind === 'unknown')
    throw new DomainError(
      'bad-request',
      `${describeLeague(league)} may be a season of a sealed league, because not all seasons of both are known. Import them first: npm run import -- ${leagueArgument(league)} --all-seasons`,
    )
}

/** Throws `DomainError('bad-request')` where a page would show a sealed league. Other commands refuse earlier. */
export async function refuseSealedSnapshots(seasons: readonly SnapshotSeason[], dataDir: string): Promise<void> {
  const ofLeague = (league: LeagueRef) => snapshotsOfLeague(seasons, league)
  const lookup: SealedLookup = {
    dataDir,
    links: {
      async chainOf(league) {
        const previous = ofLeague(league).flatMap(({ host, previousHostLeagueId: leagueId }) =>
          leagueId ? [{ host, leagueId }] : [],
        )
        return [league, ...ofLeague(league).map(leagueOfSnapshot), ...previous]
      },
      // The store allowed the snapshot when it was taken, and knows more about the league.
      hasFirstSeason: async () => true,
    },
  }
  for (const season of seasons) {
    const league = leagueOfSnapshot(season)
    if (await isSurelySealed(league, lookup))
      throw new DomainError(
        'bad-request',
        `Pages would show a sealed league. Remove it from the snapshot: npm run snapshot -- ${leagueArgument(league)} --remove`,
      )
  }
}

/** A source that has no sealed league, by whichever of its ids it is requested. */
export function withoutSealed(source: SnapshotSource, lookup: SealedLookup): SnapshotSource {
  return {
    ...source,
    async list() {
      const keys = await source.list()
      const isSealed = await Promise.all(keys.map((key) => isSurelySealed(key, lookup)))
      return keys.filter((_, index) => !isSealed[index])
    },
    async find(league, season) {
      await refuseSealed(league, lookup)
      const offer = await source.find(league, season)
      if (!offer) return null
      // A server may know of seasons that are not in the store.
      await refuseSealed(offer, lookup)
      const { host, previousLeagueId } = offer
      if (previousLeagueId) await refuseSealed({ host, leagueId: previousLeagueId }, lookup)
      return offer
    },
    async findHistory(league) {
      await refuseSealed(league, lookup)
      return source.findHistory(league)
    },
  }
}

/** For lists: whatever is in doubt, or has a book that cannot be read, is refused with the reason when it is read. */
export async function isSurelySealed(league: LeagueRef, lookup: SealedLookup): Promise<boolean> {
  const state = await findSealedState(league, lookup).catch(() => null)
  return state?.kind === 'sealed'
}

async function hasFirst(ids: readonly LeagueRef[], { links }: SealedLookup): Promise<boolean> {
  return (await Promise.all(ids.map(links.hasFirstSeason))).every(Boolean)
}
