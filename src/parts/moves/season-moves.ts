/** The moves of a season as the screen shows them. */
import type { ReadResponse } from '../../client/read-response.ts'

export type MovesResponse = ReadResponse<'moves'>

/** 'commissioner': he moved players between teams, or put them back. 'undone': what was put back. */
export const moveKinds = ['trade', 'waiver', 'add', 'drop', 'commissioner', 'undone'] as const
export type MoveKind = (typeof moveKinds)[number]

type MoveEntry = MovesResponse['moves'][number]
type SideEntry = MoveEntry['sides'][number]
type ReceivedEntry = SideEntry['received'][number]
export type Team = SideEntry['team']

/** Dollars: the second is the highest losing bid, the third how much less would have won. */
export interface Move extends Omit<MoveEntry, 'otherBids' | 'byCommissioner' | 'sides'> {
  /** What others offered and lost with, the highest first; empty where none is known. */
  otherBids: { team: Team; dollars: number }[]
  isByCommissioner: boolean
  sides: Side[]
}

/** A move from one team's point of view. */
export interface Side {
  team: Team
  received: MovedPlayer[]
  sent: MovedPlayer[]
  receivedPicks: TradedPick[]
  receivedDollars: number
  /** For a pick-up his value, for a trade received minus sent; null where it is unknown, as in a trade with draft picks. */
  value: number | null
}

/** A draft pick that changed teams. */
export interface TradedPick {
  season: number
  round: number
  /** The team whose pick it was at first; null where that is the other side of the trade, and where it is unknown. */
  of: string | null
}

/** A player and his value afterwards: for the team that received him, or, if dropped, for the other teams. */
export interface MovedPlayer extends Omit<ReceivedEntry, 'player' | 'from'> {
  id: number
  name: string
  position: string | null
  /** The other team; null for a free agent. */
  other: Team | null
}

/** Moves in chronological order. */
export function toMoves({ moves }: MovesResponse): Move[] {
  return moves.map(({ otherBids = [], byCommissioner = false, sides, ...move }) => ({
    ...move,
    otherBids,
    isByCommissioner: byCommissioner,
    sides: sides.map((side) => toSide(side, sides)),
  }))
}

function toSide(
  { team, received, sent, receivedPicks = [], receivedDollars = 0, value }: SideEntry,
  all: SideEntry[],
): Side {
  return {
    ...{ team, receivedDollars, value },
    received: received.map(({ from, ...entry }) => toPlayer(entry, from)),
    sent: sent.map(({ to, ...entry }) => toPlayer(entry, to)),
    receivedPicks: receivedPicks.map((pick) => toPick(pick, all.length === 2 ? all : [])),
  }
}

/** Between two teams a pick of the other one is simply its own. */
function toPick(
  { season, round, originalTeam: team }: NonNullable<SideEntry['receivedPicks']>[number],
  twoSides: readonly SideEntry[],
): TradedPick {
  const sender = twoSides.find(({ sentPicks = [] }) =>
    sentPicks.some((pick) => pick.season === season && pick.round === round && pick.originalTeam?.id === team?.id),
  )
  const isOwn = sender !== undefined && sender.team.id === team?.id
  return { season, round, of: isOwn ? null : (team?.name ?? null) }
}

function toPlayer({ player, ...stint }: Omit<ReceivedEntry, 'from'>, other: Team | null): MovedPlayer {
  const { id, name, position } = player
  return { ...stint, id, name, position: position === 'UNKNOWN' ? null : position, other }
}
