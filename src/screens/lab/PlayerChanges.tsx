import type { PlayerChange } from '../../client/lab.ts'
import { deltaColumn, pointsColumn, textColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { formatText } from '../../ui/format.ts'
import { PositionBadge } from '../../ui/PositionBadge.tsx'
import { Section } from '../../ui/Section.tsx'

const most = 8

/** Players with the largest change in season points. */
export function PlayerChanges({ players }: { players: readonly PlayerChange[] }) {
  const gains = players.filter(({ before, after }) => after > before)
  const losses = players.filter(({ before, after }) => after < before).toReversed()
  if (gains.length + losses.length === 0) return null
  return (
    <Section title={gains.length > 0 ? 'Players who gain most' : 'Players who lose most'}>
      <div className="grid gap-8 xl:grid-cols-2">
        {gains.length > 0 && <Players label="Players who gain most" players={gains.slice(0, most)} />}
        {losses.length > 0 && (
          <div className="min-w-0">
            {gains.length > 0 && <h3 className="mb-2 font-semibold xl:sr-only">And who lose most</h3>}
            <Players label="Players who lose most" players={losses.slice(0, most)} />
          </div>
        )}
      </div>
    </Section>
  )
}

function Players({ label, players }: { label: string; players: readonly PlayerChange[] }) {
  return <DataTable label={label} columns={columns} rows={players} rowKey={({ player }) => player} isDense />
}

const columns: Column<PlayerChange>[] = [
  textColumn('player', 'Player', ({ name }) => name, {
    isRowHeader: true,
    className: 'w-full max-w-0 min-w-32',
    render: ({ name, position, team }) => (
      <span className="flex min-w-0 items-center gap-2">
        <PositionBadge position={position} />
        <span className="min-w-0">
          <span className="block truncate">{name}</span>
          <span className="block truncate text-muted text-sm">{formatText(team)}</span>
        </span>
      </span>
    ),
  }),
  pointsColumn('before', 'Before', ({ before }) => before, { priority: 2 }),
  pointsColumn('after', 'After', ({ after }) => after),
  deltaColumn('change', 'Change', ({ before, after }) => after - before),
]
