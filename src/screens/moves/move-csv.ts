/** The moves as a CSV table: one row per player who changed teams. */
import type { ListedMove, ListedSide, MovedPlayer } from '../../contract/responses/moves.ts'
import { kindNames, listAssets, positionOf } from '../../parts/moves/move-labels.ts'
import { type CsvColumns, type CsvTable, csvOfColumns } from '../../ui/csv.ts'

interface MovementRow {
  move: ListedMove
  side: ListedSide
  /** Null: a draft pick, or dollars. */
  moved: MovedPlayer | null
  /** Name of the player, the pick or the dollars. */
  name: string
  /** His previous team. */
  from: string | null | undefined
  isReceived: boolean
}

/** In a trade each player, draft pick and sum of dollars appears once, with the team that received it. */
export function movesTable(moves: readonly ListedMove[]): CsvTable {
  const rows = moves.flatMap((move) =>
    move.sides.flatMap((side): MovementRow[] => [
      ...side.received.map((moved) => {
        const { player, from } = moved
        return { move, side, moved, name: player.name, from: from?.name, isReceived: true }
      }),
      ...listAssets(side, move).map((name) => ({ move, side, moved: null, name, from: null, isReceived: true })),
      ...side.sent.flatMap((moved) =>
        moved.to ? [] : [{ move, side, moved, name: moved.player.name, from: null, isReceived: false }],
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
  { header: 'Position', csv: ({ moved }) => moved && positionOf(moved) },
  { header: 'From', csv: ({ from }) => from },
  { header: 'Bid', csv: ({ isReceived, move }) => (isReceived ? move.bid : null) },
  { header: 'Second Bid', csv: ({ isReceived, move }) => (isReceived ? move.secondBid : null) },
  { header: 'Overbid', csv: ({ isReceived, move }) => (isReceived ? move.overbid : null) },
  // For an added player his value for this team, for a dropped one his value for all later teams.
  { header: 'Weeks Rostered', csv: ({ moved }) => moved?.weeksRostered },
  { header: 'Weeks Started', csv: ({ moved }) => moved?.weeksStarted },
  { header: 'Points Rostered', csv: ({ moved }) => moved?.pointsRostered },
  { header: 'Points Started', csv: ({ moved }) => moved?.pointsStarted },
  { header: 'Value', csv: ({ isReceived, moved }) => (isReceived ? moved?.value : null) },
  { header: 'Regret', csv: ({ isReceived, move, moved }) => (isReceived || move.isRelease ? null : moved?.value) },
  { header: 'Inferred from Lineups', csv: ({ move }) => (move.isRebuilt ? 'yes' : 'no') },
]
