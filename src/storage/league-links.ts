/**
 * What a store keeps of the ids of other hosts' leagues, in small documents beside the seasons: which id is that of the season
 * before and after, and which league a number in public ids stands for.
 */

import type { HostSeason } from '../domain/host-season.ts'
import {
  deriveLeagueNumber,
  hasIdPerSeason,
  isSameLeague,
  type LeagueRef,
  nameLeague,
  nextLeagueNumber,
} from '../domain/identity.ts'
import { readContent, writeContent } from './document.ts'
import type { DocumentStorage } from './document-storage.ts'
import { createReadCache } from './read-cache.ts'

type Direction = 'previous' | 'next'

interface Linked {
  leagueId: string | null
}

type LinkedSeason = Pick<HostSeason, 'host' | 'leagueId' | 'leagueNumber' | 'previousLeagueId' | 'nextLeagueId'>

const cachedLeagues = 2000

/** `cachedFor`: milliseconds that a chain may lag behind other processes. */
export function openLeagueLinks(storage: DocumentStorage, cachedFor: number) {
  const chains = createReadCache<LeagueRef[]>({ max: cachedLeagues, ttl: cachedFor })
  const numbers = createReadCache<LeagueRef>({ max: cachedLeagues })

  async function write(name: string, content: Linked | LeagueRef): Promise<void> {
    if (JSON.stringify(await readContent(storage, name)) === JSON.stringify(content)) return
    await writeContent(storage, name, content)
  }

  const follow = (direction: Direction) => async (league: LeagueRef) =>
    (await readContent<Linked>(storage, linkName(league, direction)))?.leagueId ?? null
  const walk = (league: LeagueRef) => walkChain(league, { previousOf: follow('previous'), nextOf: follow('next') })

  /** The league of a derived number; null where none of the store has it. */
  const leagueOfNumber = (leagueNumber: number): Promise<LeagueRef | null> =>
    numbers.read(numberName(leagueNumber), () => readContent<LeagueRef>(storage, numberName(leagueNumber)))

  /** Saves that `previousLeagueId` is the season before; null: it is the first. */
  async function link(league: LeagueRef, previousLeagueId: string | null): Promise<void> {
    await write(linkName(league, 'previous'), { leagueId: previousLeagueId })
    if (previousLeagueId !== null) {
      await write(linkName({ host: league.host, leagueId: previousLeagueId }, 'next'), { leagueId: league.leagueId })
    }
    chains.clear()
  }

  /** The ids of all seasons of the league that are known; on hosts with one id for all of them that id alone. */
  async function chainOf(league: LeagueRef): Promise<LeagueRef[]> {
    if (!hasIdPerSeason(league.host)) return [league]
    return (await chains.read(nameLeague(league), () => walk(league))) ?? []
  }

  /** Whether the league's first season is known. Otherwise it may have earlier seasons, with other ids. */
  async function hasFirstSeason(league: LeagueRef): Promise<boolean> {
    if (!hasIdPerSeason(league.host)) return true
    const ids = await chainOf(league)
    const links = await Promise.all(ids.map((id) => readContent<Linked>(storage, linkName(id, 'previous'))))
    return links.some((link) => link !== null && link.leagueId === null)
  }

  /** The number that the league has in public ids, or will have. */
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
    hasFirstSeason,
    numberOf,
    /** Another thread or process may have linked seasons. */
    forget: chains.clear,
    /** Removes the links and numbers of all ids of a league of which nothing is stored any more. */
    async remove(league: LeagueRef): Promise<void> {
      if (league.host === 'espn') return
      for (const id of await chainOf(league)) {
        await storage.remove(numberName(await numberOf(id)))
        for (const direction of ['previous', 'next'] as const) await storage.remove(linkName(id, direction))
      }
      numbers.clear()
      chains.clear()
    },
    /** Saves number and ids of the seasons before and after of a season that is about to be written. */
    async add(season: LinkedSeason): Promise<void> {
      const { host, leagueId, leagueNumber, previousLeagueId, nextLeagueId } = season
      if (host !== 'espn') await write(numberName(leagueNumber), { host, leagueId })
      if (previousLeagueId !== undefined) await link({ host, leagueId }, previousLeagueId)
      if (nextLeagueId === undefined) return
      // The next season's own word goes before this one's: it says of what it is the next.
      const next = { host, leagueId: nextLeagueId }
      const known = await readContent<Linked>(storage, linkName(next, 'previous'))
      if (known === null) await link(next, leagueId)
    },
  }
}

const linkName = (league: LeagueRef, direction: Direction) => `links:${nameLeague(league)}:${direction}`
const numberName = (leagueNumber: number) => `league-numbers:${leagueNumber}:league`

/** The ids of the seasons before and after, as far as the store knows them; null if unknown. */
interface LeagueLinks {
  previousOf(league: LeagueRef): Promise<string | null>
  nextOf(league: LeagueRef): Promise<string | null>
}

/** No chain is longer: Sleeper started in 2017. */
const longestChain = 40

/** All known ids of the league: that of `league`, then earlier seasons backwards, then later ones. */
async function walkChain(league: LeagueRef, { previousOf, nextOf }: LeagueLinks): Promise<LeagueRef[]> {
  const chain = new Map([[league.leagueId, league]])
  for (const step of [previousOf, nextOf]) {
    for (let at = league; chain.size < longestChain; ) {
      const leagueId = await step(at)
      if (leagueId === null || chain.has(leagueId)) break
      at = { host: league.host, leagueId }
      chain.set(leagueId, at)
    }
  }
  return [...chain.values()]
}
