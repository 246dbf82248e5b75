/** The players of the reader's games who are on the field or yet to play, each once, with what he does to the reader over all leagues. */
import type { LiveResponse } from '../../contract/responses/live.ts'
import type { HostName } from '../../domain/identity.ts'
import { sumKnown } from '../../domain/rounding.ts'
import { plain } from '../../parts/navigation/league-groups.ts'
import { leverageOn } from '../../parts/odds/root-for.ts'

export interface SundayBoard {
  /** Unique among the reader's leagues. */
  key: string
  host: HostName
  leagueName: string
  teamId: number
  board: LiveResponse
}

type Starter = LiveResponse['starters'][number]['toPlay'][number]

/** What he does in one league. */
interface PlayerPart {
  key: string
  leagueName: string
  isMine: boolean
  /** Of the reader's chance there, in the sum of its games: positive where he helps, as the board has it; null if it is unknown. */
  effect: number | null
  /** Of the reader's playoff odds there, by way of that chance; null where it is unknown, and where the game moves the odds by less than a point. */
  playoffs: number | null
}

export interface SundayPlayer {
  /** Unique on the page. */
  key: string
  /** Of his profile, in one of his leagues. */
  playerId: number
  name: string
  position: string
  nflTeam: string | null
  kickoff: string | null
  isPlaying: boolean
  parts: readonly PlayerPart[]
  /** The sums over all leagues; null if none is known. */
  effect: number | null
  playoffs: number | null
}

/** Who moves the reader's playoff odds most comes first, then who moves the chances in leagues whose race is settled. */
export function listSundayPlayers(boards: readonly SundayBoard[]): SundayPlayer[] {
  const players = samePersons(boards.flatMap(listEntries)).map(joinEntries)
  const moves = (figure: number | null) => Math.abs(figure ?? 0)
  return players.toSorted(
    (a, b) => moves(b.playoffs) - moves(a.playoffs) || moves(b.effect) - moves(a.effect) || (a.name < b.name ? -1 : 1),
  )
}

interface Entry extends PlayerPart {
  starter: Starter
  host: HostName
  asOf: string
}

/** The reader's games of the week, each with its two sides, no other one on a bye; none in leagues without opponents. */
export function listGames({ board, teamId }: Pick<SundayBoard, 'board' | 'teamId'>) {
  return board.matchups.flatMap((game) => {
    const { home, away } = game
    if (home.team.id === teamId) return { game, mine: home, other: away }
    return away?.team.id === teamId ? { game, mine: away, other: home } : []
  })
}

/** The playoff odds of the reader's team if it wins a game minus if not: -1 to 1; null where that is less than a point. */
function findStake({ board, teamId }: Pick<SundayBoard, 'board' | 'teamId'>, matchupId: number): number | null {
  const game = board.games.find((one) => one.matchupId === matchupId)
  const leverage = game ? leverageOn(game, teamId) : 0
  if (leverage === 0) return null
  return game?.home.id === teamId ? leverage : -leverage
}

/** The starters to come of the reader's team and of its opponents. */
function listEntries(sunday: SundayBoard): Entry[] {
  const { key, host, leagueName, teamId, board } = sunday
  const games = listGames(sunday).map(({ game: { matchupId }, other }) => ({
    matchupId,
    opponentId: other?.team.id,
    stake: findStake(sunday, matchupId),
  }))
  return board.starters.flatMap(({ team, toPlay }) => {
    const isMine = team.id === teamId
    const shared = games.filter(({ opponentId }) => isMine || opponentId === team.id)
    if (!isMine && shared.length === 0) return []
    return toPlay.map((starter): Entry => {
      const parts = shared.map(({ matchupId, stake }) => {
        const swing = swingIn(starter, matchupId)
        const effect = swing === null || isMine ? swing : -swing
        return { effect, playoffs: effect === null || stake === null ? null : effect * stake }
      })
      return {
        starter,
        key,
        host,
        leagueName,
        isMine,
        effect: sumKnown(parts.map(({ effect }) => effect)),
        playoffs: sumKnown(parts.map(({ playoffs }) => playoffs)),
        asOf: board.asOf ?? '',
      }
    })
  })
}

function swingIn({ swing = null, swings }: Starter, matchupId: number): number | null {
  return swings ? (swings.find((one) => one.matchupId === matchupId)?.swing ?? null) : swing
}

interface Person {
  /** "espn 4242": at most one of each host, unless hosts contradict each other. */
  ids: ReadonlySet<string>
  entries: readonly Entry[]
}

/**
 * The entries of each person: a host has one id for him in all of its leagues, and may list those of other hosts. Otherwise he is the one with
 * the same name, NFL team and position, if no host has two of these.
 */
function samePersons(entries: readonly Entry[]): (readonly Entry[])[] {
  const byId = entries.reduce<readonly Person[]>(addEntry, [])
  const named = Map.groupBy(byId, (person) => person.entries.map(({ starter }) => nameOf(starter)).at(0) ?? '')
  return [...named].flatMap(([name, persons]) => {
    const ids = new Set(persons.flatMap((person) => [...person.ids]))
    const hosts = new Set([...ids].map((id) => id.split(' ')[0]))
    const isOne = name !== '' && hosts.size === ids.size
    return isOne ? [persons.flatMap((person) => person.entries)] : persons.map((person) => person.entries)
  })
}

function addEntry(persons: readonly Person[], entry: Entry): Person[] {
  const ids = idsOf(entry)
  const same = persons.filter((person) => ids.some((id) => person.ids.has(id)))
  const person: Person = {
    ids: new Set([...same.flatMap((one) => [...one.ids]), ...ids]),
    entries: [...same.flatMap((one) => one.entries), entry],
  }
  return [...persons.filter((one) => !same.includes(one)), person]
}

/** Servers of earlier versions send none: there he has one in his league only. */
function idsOf({ starter: { hostIds = {}, player }, host, key }: Entry): string[] {
  const ids = Object.entries(hostIds).flatMap(([of, id]) => (id === undefined ? [] : `${of} ${id}`))
  return ids.length > 0 ? ids : [`${host} ${key}/${player.id}`]
}

/** Null where a name alone would tell him from others. */
function nameOf({ player: { name, position, nflTeam } }: Starter): string | null {
  if (nflTeam === null) return null
  if (position === 'D/ST') return `${nflTeam} ${position}`
  const words = plain(name)
    .replace(/[.'’]/g, '')
    .replace(/-/g, ' ')
    .replace(/ (jr|sr|ii|iii|iv|v)$/, '')
  return `${words} ${nflTeam} ${position}`
}

function joinEntries(entries: readonly Entry[]): SundayPlayer {
  const [newest] = entries.toSorted((a, b) => (a.asOf < b.asOf ? 1 : -1))
  if (!newest) throw new RangeError('A player without an entry')
  const { player, kickoff, isPlaying } = newest.starter
  return {
    key: entries.map(({ key, starter }) => `${key} ${starter.player.id}`).join(),
    playerId: player.id,
    name: player.name,
    position: player.position,
    nflTeam: player.nflTeam,
    kickoff,
    isPlaying,
    parts: entries
      .map(({ key, leagueName, isMine, effect, playoffs }) => ({ key, leagueName, isMine, effect, playoffs }))
      .toSorted((a, b) => Math.abs(b.effect ?? 0) - Math.abs(a.effect ?? 0)),
    effect: sumKnown(entries.map(({ effect }) => effect)),
    playoffs: sumKnown(entries.map(({ playoffs }) => playoffs)),
  }
}
