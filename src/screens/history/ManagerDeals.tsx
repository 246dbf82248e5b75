/** A manager's best picks, and his best and worst moves. */
import type { ManagerHistoryResponse } from '../../contract/responses/history.ts'
import type { HistoryLinks } from '../../parts/history/history-links.ts'
import { deltaColumn, numberColumn, pointsColumn, textColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { formatCount, formatSigned } from '../../ui/format.ts'
import { PositionBadge } from '../../ui/PositionBadge.tsx'
import { Section } from '../../ui/Section.tsx'

type BestPick = ManagerHistoryResponse['bestPicks'][number]
type RatedMove = ManagerHistoryResponse['bestMoves'][number]

export function ManagerPicks({ response, links }: DealsProps) {
  const picks = response.bestPicks
  const [best] = picks
  if (!best) return null
  return (
    <Section
      title={describePick(best)}
      note="Points above the average for the position in that round. Select a pick to open the draft"
      inside={formatCount(picks.length, 'pick')}
    >
      <DataTable
        label="Best picks"
        csvName={`best picks of ${response.name}`}
        columns={pickColumns}
        rows={picks}
        rowKey={({ season, overallPick }) => `${season} ${overallPick}`}
        rowHref={({ season }) => links.season(season, 'draftboard')}
      />
    </Section>
  )
}

/** "Best pick: Bijan Robinson in round 1 of 2024". */
function describePick({ player, round, season }: BestPick): string {
  return `Best pick: ${player.name} in round ${round} of ${season}`
}

const pickColumns: Column<BestPick>[] = [
  textColumn('player', 'Player', ({ player }) => player.name, {
    isRowHeader: true,
    className: 'w-full max-w-0 md:w-2/5',
    render: ({ player }) => (
      <span className="inline-flex min-w-0 items-center gap-2">
        <PositionBadge position={player.position} />
        <bdi className="truncate">{player.name}</bdi>
      </span>
    ),
    csv: { Player: ({ player }) => player.name, Position: ({ player }) => player.position },
  }),
  textColumn('season', 'Season', ({ season }) => season, { align: 'end' }),
  numberColumn('pick', 'Round', ({ round }) => round, {
    render: ({ round, overallPick }) => (
      <span className="whitespace-nowrap">
        {round}
        <span className="text-muted text-sm max-sm:hidden"> (pick {overallPick})</span>
      </span>
    ),
    csv: { Round: ({ round }) => round, Pick: ({ overallPick }) => overallPick },
  }),
  pointsColumn('points', 'Points', ({ totalPoints }) => totalPoints, { priority: 2 }),
  deltaColumn('value', 'Above average', ({ value }) => value),
]

export function ManagerMoves({ response, links }: DealsProps) {
  const moves = [...response.bestMoves, ...response.worstMoves.toReversed()]
  const [best] = moves
  if (!best) return null
  return (
    <Section
      title={best.value > 0 ? `Best move: ${best.players.join(', ')} with ${formatSigned(best.value)} points` : 'Moves'}
      note="Starter points above replacement; in a trade, minus what was sent, until today. Select a move to open that season’s moves"
      inside={`${formatCount(moves.length, 'move')}, best and worst`}
    >
      <DataTable
        label="Best and worst moves"
        csvName={`moves of ${response.name}`}
        columns={moveColumns}
        rows={moves}
        rowKey={({ season, week }, index) => `${season} ${week} ${index}`}
        rowHref={({ season }) => links.season(season, 'moves')}
      />
    </Section>
  )
}

const describeKind = ({ kind, opponentName }: RatedMove) =>
  kind === 'trade' ? `Trade${opponentName ? ` with ${opponentName}` : ''}` : 'Pickup'

const moveColumns: Column<RatedMove>[] = [
  textColumn('players', 'Got', ({ players }) => players.join(', '), {
    isRowHeader: true,
    className: 'w-full max-w-0 md:w-2/5',
    render: ({ players }) => <bdi className="truncate">{players.join(', ') || 'No players'}</bdi>,
    renderNote: (move) => (
      <span className="block truncate font-normal text-muted text-sm leading-4">{describeKind(move)}</span>
    ),
    csv: { Players: ({ players }) => players.join(', '), Kind: describeKind },
  }),
  numberColumn('when', 'When', ({ season }) => season, {
    render: ({ season, week }) => (
      <span className="whitespace-nowrap">
        {season}
        <span className="text-muted text-sm max-sm:hidden">, week {week}</span>
      </span>
    ),
    csv: { Season: ({ season }) => season, Week: ({ week }) => week },
  }),
  deltaColumn('value', 'Value', ({ value }) => value, {
    headerNote: 'points',
    className: 'w-24 sm:w-36',
    bar: ({ value }) => value,
  }),
]

interface DealsProps {
  response: ManagerHistoryResponse
  links: HistoryLinks
}
