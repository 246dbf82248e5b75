/** The moves as a CSV table: one row per player who changed teams. */
import { kindNames, listAssets } from '../../parts/moves/move-labels.ts'
import type { Move, MovedPlayer, Side } from '../../parts/moves/season-moves.ts'
import { type CsvColumns, type CsvTable, csvOfColumns } from '../../ui/csv.ts'

interface MovementRow {
  move: Move
  side: Side
  /** Null: a draft pick, or dollars. */
  player: MovedPlayer | null
  /** Of the player, the pick or the dollars. */
  name: string
  isReceived: boolean
}

/** In a trade each player, draft pick and sum of dollars appears once, with the team that received it. */
export function movesTable(moves: readonly Move[]): CsvTable {
  const rows = moves.flatMap((move) =>
    move.sides.flatMap((side) => [
      ...side.received.map((player) => ({ move, side, player, name: player.name, isReceived: true })),
      ...listAssets(side).map((name) => ({ move, side, player: null, name, isReceived: true })),
      ...side.sent.flatMap((player) =>
        player.other ? [] : [{ move, side, player, name: player.name, isReceived: false }],
      ),
    ]),
  )
  return csvOfColumns(columns, rows)
}

const columns: CsvColumns<MovementRow> = [
  { header: 'Week', csv: ({ move }) => move.week },
  { header: 'Date', csv: ({ move }) => move.date },
  { header: 'Kind', csv: ({ move }) => (move.isRelease ? 'Roster released' : kindNames[move.kind]) },
  { header: 'Team', csv: ({ side }) => side.team.name },
  { header: 'In or Out', csv: ({ isReceived }) => (isReceived ? 'in' : 'out') },
  { header: 'Player', csv: ({ name }) => name },
  { header: 'Position', csv: ({ player }) => player?.position },
  { header: 'From', csv: ({ isReceived, player }) => (isReceived ? player?.other?.name : null) },
  { header: 'Bid', csv: ({ isReceived, move }) => (isReceived ? move.bid : null) },
  { header: 'Second Bid', csv: ({ isReceived, move }) => (isReceived ? move.secondBid : null) },
  { header: 'Overbid', csv: ({ isReceived, move }) => (isReceived ? move.overbid : null) },
  // For a player who came: his value for this team. For a dropped one: for all others later.
  { header: 'Weeks Rostered', csv: ({ player }) => player?.weeksRostered },
  { header: 'Weeks Started', csv: ({ player }) => player?.weeksStarted },
  { header: 'Points Rostered', csv: ({ player }) => player?.pointsRostered },
  { header: 'Points Started', csv: ({ player }) => player?.pointsStarted },
  { header: 'Value', csv: ({ isReceived, player }) => (isReceived ? player?.value : null) },
  { header: 'Regret', csv: ({ isReceived, move, player }) => (isReceived || move.isRelease ? null : player?.value) },
  { header: 'Inferred from Lineups', csv: ({ move }) => (move.isRebuilt ? 'yes' : 'no') },
]
