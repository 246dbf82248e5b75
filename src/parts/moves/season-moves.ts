/** The moves of a season as the screen shows them, from the response of any server. */
import type { ReadResponse } from '../../client/read-response.ts'

export type MovesResponse = ReadResponse<'moves'>

/** 'commissioner': he moved players between teams, or put them back. 'undone': what was put back. */
export const moveKinds = ['trade', 'waiver', 'add', 'drop', 'commissioner', 'undone'] as const
export type MoveKind = (typeof moveKinds)[number]

export interface Move {
  key: string
  kind: MoveKind
  week: number
  /** ISO 8601. */
  date: string | null
  /** A trade whose players were reconstructed from lineups. */
  isRebuilt: boolean
  /** The team gave up its whole roster: no single player was dropped on purpose. */
  isRelease: boolean
  /** Dollars; the second is the highest losing bid, the third how much less would have won. */
  bid: number | null
  secondBid: number | null
  overbid: number | null
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

export interface Team {
  /** Null where only the name is known. */
  id: number | null
  name: string
}

/** A draft pick that changed teams. */
export interface TradedPick {
  season: number
  round: number
  /** The team whose pick it was at first; null where that is the other side of the trade, and where it is unknown. */
  of: string | null
}

/** A player and his value afterwards: for the team that received him, or, if dropped, for the other teams. */
export interface MovedPlayer {
  id: number | null
  name: string
  position: string | null
  /** The other team; null for a free agent. */
  other: Team | null
  weeksRostered: number | null
  weeksStarted: number | null
  pointsRostered: number | null
  pointsStarted: number | null
  value: number | null
}

/** Moves in chronological order; those of an unknown kind, or without a team, are left out. */
export function toMoves({ moves = [] }: MovesResponse): Move[] {
  return moves.flatMap((move, index) => {
    const kind = moveKinds.find((known) => known === move.kind)
    const sides = (move.sides ?? []).flatMap((side) => toSide(side, move.sides ?? []))
    if (!kind || sides.length === 0) return []
    return [
      {
        key: move.id ?? String(index),
        kind,
        week: Math.max(1, move.week ?? 1),
        date: move.date ?? null,
        isRebuilt: move.isRebuilt === true,
        isRelease: move.isRelease === true,
        bid: move.bid ?? null,
        secondBid: move.secondBid ?? null,
        overbid: move.overbid ?? null,
        otherBids: (move.otherBids ?? []).flatMap(({ team, dollars }) => {
          const bidder = toTeam(team)
          return bidder && dollars !== undefined ? [{ team: bidder, dollars }] : []
        }),
        isByCommissioner: move.byCommissioner === true,
        sides,
      },
    ]
  })
}

type SideEntry = NonNullable<NonNullable<MovesResponse['moves']>[number]['sides']>[number]
type PlayerEntry = NonNullable<SideEntry['received']>[number]
type PickEntry = NonNullable<SideEntry['receivedPicks']>[number]

function toSide(side: SideEntry, all: readonly SideEntry[]): Side[] {
  const { team, received = [], sent = [], receivedPicks = [], receivedDollars = 0, value } = side
  const named = toTeam(team)
  if (!named) return []
  return [
    {
      team: named,
      received: received.map((entry) => toPlayer(entry, entry.from)),
      sent: sent.map((entry) => toPlayer(entry, entry.to)),
      receivedPicks: receivedPicks.flatMap((pick) => toPick(pick, all.length === 2 ? all : [])),
      receivedDollars,
      value: value ?? null,
    },
  ]
}

/** Between two teams a pick of the other one is simply its own. */
function toPick({ season, round, originalTeam: team }: PickEntry, twoSides: readonly SideEntry[]): TradedPick[] {
  if (season === undefined || round === undefined) return []
  const sender = twoSides.find(({ sentPicks = [] }) =>
    sentPicks.some((pick) => pick.season === season && pick.round === round && pick.originalTeam?.id === team?.id),
  )
  const isOwn = sender !== undefined && sender.team?.id === team?.id
  return [{ season, round, of: isOwn ? null : (team?.name?.trim() ?? null) }]
}

function toPlayer({ player, ...stint }: Omit<PlayerEntry, 'from'>, other: PlayerEntry['from']): MovedPlayer {
  return {
    id: player?.id ?? null,
    name: player?.name?.trim() || 'Unknown player',
    position: player?.position && player.position !== 'UNKNOWN' ? player.position : null,
    other: toTeam(other),
    weeksRostered: stint.weeksRostered ?? null,
    weeksStarted: stint.weeksStarted ?? null,
    pointsRostered: stint.pointsRostered ?? null,
    pointsStarted: stint.pointsStarted ?? null,
    value: stint.value ?? null,
  }
}

function toTeam(team: { id?: number; name?: string } | undefined): Team | null {
  return team ? { id: team.id ?? null, name: team.name?.trim() || 'Unnamed team' } : null
}
