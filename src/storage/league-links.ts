/**
 * What a store keeps of the ids of other hosts' leagues, in small documents beside the seasons: which id is that of the season
 * before and after, and which league a number in public ids stands for.
 */
import {
  deriveLeagueNumber,
  hasIdPerSeason,
  isSameLeague,
  type LeagueRef,
  nameLeague,
  nextLeagueNumber,
} from '../domain/identity.ts'
import { walkChain } from '../domain/league-chain.ts'
import type { LeagueSeason } from '../domain/league-season.ts'
import { readContent, writeContent } from './document.ts'
import type { DocumentStorage } from './document-storage.ts'
import { createRecent } from './recent.ts'

export interface LeagueLinkStore {
  /** The ids of all seasons of the league that are known; on hosts with one id for all of them that id alone. */
  chainOf(league: LeagueRef): Promise<LeagueRef[]>
  /** The number that the league has in public ids, or will have. */
  numberOf(league: LeagueRef): Promise<number>
  /** The league of a derived number; null where none of the store has it. */
  leagueOfNumber(leagueNumber: number): Promise<LeagueRef | null>
  /** Saves that `previousLeagueId` is the season before; null: it is the first. */
  link(league: LeagueRef, previousLeagueId: string | null): Promise<void>
  /** Removes the links and numbers of all ids of a league of which nothing is stored any more. */
  remove(league: LeagueRef): Promise<void>
  /** Another thread or process may have linked seasons. */
  forget(): void
  /** Saves number and previous id of a season that is about to be written. */
  add(season: Pick<LeagueSeason, 'host' | 'leagueId' | 'leagueNumber' | 'previousLeagueId'>): Promise<void>
}

interface Linked {
  leagueId: string | null
}

const cachedLeagues = 2000

/** `cachedFor`: milliseconds that a chain may lag behind other processes. */
export function openLeagueLinks(storage: DocumentStorage, cachedFor: number): LeagueLinkStore {
  const chains = createRecent<{ ids: LeagueRef[]; until: number }>({ max: cachedLeagues })
  const numbers = createRecent<LeagueRef>({ max: cachedLeagues })
  const read = <T>(name: string) => readContent<T>(storage, name)

  async function write(name: string, content: Linked | LeagueRef): Promise<void> {
    if (JSON.stringify(await read(name)) === JSON.stringify(content)) return
    await writeContent(storage, name, content)
  }

  const linkName = (league: LeagueRef, direction: 'previous' | 'next') => `links:${nameLeague(league)}:${direction}`
  const follow = (direction: 'previous' | 'next') => async (league: LeagueRef) =>
    (await read<Linked>(linkName(league, direction)))?.leagueId ?? null

  async function leagueOfNumber(leagueNumber: number): Promise<LeagueRef | null> {
    const name = numberName(leagueNumber)
    const known = numbers.get(name) ?? (await read<LeagueRef>(name))
    if (known) numbers.set(name, known)
    return known
  }

  async function link(league: LeagueRef, previousLeagueId: string | null): Promise<void> {
    await write(linkName(league, 'previous'), { leagueId: previousLeagueId })
    if (previousLeagueId !== null) {
      await write(linkName({ host: league.host, leagueId: previousLeagueId }, 'next'), { leagueId: league.leagueId })
    }
    chains.clear()
  }

  async function chainOf(league: LeagueRef): Promise<LeagueRef[]> {
    if (!hasIdPerSeason(league.host)) return [league]
    const known = chains.get(nameLeague(league))
    if (known && known.until > Date.now()) return known.ids
    const chain = await walkChain(league, { previousOf: follow('previous'), nextOf: follow('next') })
    if (cachedFor > 0) chains.set(nameLeague(league), { ids: chain, until: Date.now() + cachedFor })
    return chain
  }

  async function numberOf(league: LeagueRef): Promise<number> {
    let leagueNumber = deriveLeagueNumber(league)
    if (league.host === 'espn') return leagueNumber
    for (;;) {
      const holder = await leagueOfNumber(leagueNumber)
      if (!holder || isSameLeague(holder, league)) return leagueNumber
      leagueNumber = nextLeagueNumber(leagueNumber)
    }
  }

  return {
    leagueOfNumber,
    link,
    chainOf,
    numberOf,
    forget: () => chains.clear(),
    async remove(league) {
      if (league.host === 'espn') return
      for (const id of await chainOf(league)) {
        const leagueNumber = await numberOf(id)
        await storage.remove(numberName(leagueNumber))
        numbers.delete(numberName(leagueNumber))
        for (const direction of ['previous', 'next'] as const) await storage.remove(linkName(id, direction))
      }
      chains.clear()
    },
    async add({ host, leagueId, leagueNumber, previousLeagueId }) {
      if (host !== 'espn') await write(numberName(leagueNumber), { host, leagueId })
      if (previousLeagueId !== undefined) await link({ host, leagueId }, previousLeagueId)
    },
  }
}

const numberName = (leagueNumber: number) => `league-numbers:${leagueNumber}:league`
