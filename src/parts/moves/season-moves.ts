/** The moves of a season as the screen shows them, from the response of any server. */
import type { DeepPartial } from '../../client/read-partial.ts'
import type { ResponseOf } from '../../contract/responses/index.ts'

export type MovesResponse = DeepPartial<ResponseOf<'moves'>>

export const moveKinds = ['trade', 'waiver', 'add', 'drop'] as const
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
  sides: Side[]
}

/** A move from one team's point of view. */
export interface Side {
  team: Team
  received: MovedPlayer[]
  sent: MovedPlayer[]
  /** For a pick-up his value, for a trade received minus sent; null where it is unknown. */
  value: number | null
}

export interface Team {
  /** Null where only the name is known. */
  id: number | null
  name: string
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
    const sides = (move.sides ?? []).flatMap(toSide)
    if (!kind || sides.length === 0) return []
    return [
      {
        key: move.id ?? String(index),
        kind,
        week: Math.max(1, move.week ?? 1),
        date: move.date ?? null,
        isRebuilt: move.is_rebuilt === true,
        isRelease: move.is_release === true,
        bid: move.bid ?? null,
        secondBid: move.second_bid ?? null,
        overbid: move.overbid ?? null,
        sides,
      },
    ]
  })
}

type SideEntry = NonNullable<NonNullable<MovesResponse['moves']>[number]['sides']>[number]
type PlayerEntry = NonNullable<SideEntry['received']>[number]

function toSide({ team, received = [], sent = [], value }: SideEntry): Side[] {
  const named = toTeam(team)
  if (!named) return []
  return [
    {
      team: named,
      received: received.map((entry) => toPlayer(entry, entry.from)),
      sent: sent.map((entry) => toPlayer(entry, entry.to)),
      value: value ?? null,
    },
  ]
}

function toPlayer({ player, ...stint }: Omit<PlayerEntry, 'from'>, other: PlayerEntry['from']): MovedPlayer {
  return {
    id: player?.id ?? null,
    name: player?.name?.trim() || 'Unknown player',
    position: player?.position && player.position !== 'UNKNOWN' ? player.position : null,
    other: toTeam(other),
    weeksRostered: stint.weeks_rostered ?? null,
    weeksStarted: stint.weeks_started ?? null,
    pointsRostered: stint.points_rostered ?? null,
    pointsStarted: stint.points_started ?? null,
    value: stint.value ?? null,
  }
}

function toTeam(team: { id?: number; name?: string } | undefined): Team | null {
  return team ? { id: team.id ?? null, name: team.name?.trim() || 'Unnamed team' } : null
}
