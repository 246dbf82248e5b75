/** Managers of a league that moved who may be one person under two keys. Only a proposal: nobody is joined by a name. */
import { hasIdPerSeason } from '../../domain/identity.ts'
import type { Season } from '../../domain/season.ts'
import type { LeagueHistory } from './league-history.ts'
import type { Manager } from './manager-seasons.ts'

export interface ProposedPair {
  /** A manager of earlier seasons only. */
  earlier: Manager
  /** A manager of later seasons only, on another host or in another league. */
  later: Manager
  /** Why they are proposed; 'join-order': nothing but the order in which they joined. */
  sign: 'same-name' | 'same-team' | 'join-order'
}

/**
 * Each manager at most once; of several signs the first counts. Empty for a league that was always in one place. `tables`: seasons of which a
 * file has the table, as they were played elsewhere.
 */
export function proposePairs(
  { managers, seasons }: LeagueHistory,
  tables: ReadonlySet<Season> = new Set(),
): ProposedPair[] {
  const placeOf = (season: Season) => (tables.has(season) ? 'file' : hostOrLeague(season))
  const years = new Map(seasons.map(({ season }) => [season, season.season]))
  const places = new Set(seasons.map(({ season }) => placeOf(season)))
  if (places.size < 2) return []
  const known = [...managers.values()].map((manager) => {
    const own = manager.tenures.flatMap(({ season }) => years.get(season) ?? [])
    return { manager, places: new Set(manager.tenures.map(({ season }) => placeOf(season))), own }
  })
  // Whoever is in both places already is one person.
  const single = known.filter((one) => one.places.size === 1)
  const candidates = single.flatMap((a) =>
    single.flatMap((b) => {
      const isEarlier = Math.max(...a.own) < Math.min(...b.own)
      return isEarlier && [...a.places].every((place) => !b.places.has(place))
        ? [{ earlier: a.manager, later: b.manager }]
        : []
    }),
  )
  const pairs: ProposedPair[] = []
  const isFree = ({ earlier, later }: Pick<ProposedPair, 'earlier' | 'later'>) =>
    pairs.every((pair) => pair.earlier !== earlier && pair.later !== later)
  const take = (sign: ProposedPair['sign'], isPair: (earlier: Manager, later: Manager) => boolean) => {
    for (const pair of candidates) {
      if (isFree(pair) && isPair(pair.earlier, pair.later)) pairs.push({ ...pair, sign })
    }
  }
  take('same-name', (earlier, later) => sharesText(earlier.ownerNames, later.ownerNames))
  take('same-team', (earlier, later) => sharesText(teamNames(earlier), teamNames(later)))
  const left = candidates.filter(isFree)
  const earlier = new Set(left.map((pair) => pair.earlier))
  const later = new Set(left.map((pair) => pair.later))
  // An order says something only where nobody is missing from either place.
  if (earlier.size === later.size) {
    const inOrder = [...later].toSorted(byJoining)
    for (const [index, one] of [...earlier].toSorted(byJoining).entries()) {
      const other = inOrder[index]
      if (other) pairs.push({ earlier: one, later: other, sign: 'join-order' })
    }
  }
  return pairs
}

/** On hosts with an id per season, all seasons of the host are one place. */
const hostOrLeague = ({ host, leagueId }: Pick<Season, 'host' | 'leagueId'>) =>
  hasIdPerSeason(host) ? host : `${host} ${leagueId}`

const teamNames = ({ tenures }: Manager) => tenures.map(({ team }) => team.name)

function sharesText(a: readonly string[], b: readonly string[]): boolean {
  const names = new Set(a.map(comparable))
  return b.some((name) => comparable(name) !== '' && names.has(comparable(name)))
}

function byJoining(a: Manager, b: Manager): number {
  const first = a.tenures[0]
  const other = b.tenures[0]
  return (first?.season.season ?? 0) - (other?.season.season ?? 0) || (first?.team.id ?? 0) - (other?.team.id ?? 0)
}

const comparable = (name: string) => name.trim().toLowerCase()
