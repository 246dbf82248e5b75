import { longestDrawName } from '../../domain/draft-draw.ts'
import { Button } from '../../ui/Button.tsx'
import { formatCount } from '../../ui/format.ts'
import { firstChances, type TeamRow } from './draw-teams.ts'

interface TeamRowsProps {
  rows: readonly TeamRow[]
  onRows: (rows: TeamRow[]) => void
  most: number
}

/** A row of fields for each team, with the chance that its weight gives for the first pick that is drawn. */
export function TeamRows({ rows, onRows, most }: TeamRowsProps) {
  const chances = firstChances(rows)
  const change = (key: number, changed: Partial<TeamRow>) =>
    onRows(rows.map((row) => (row.key === key ? { ...row, ...changed } : row)))
  const named = rows.filter(({ name }) => name.trim() !== '').length
  return (
    <div>
      <ol className="flex flex-col gap-2 max-sm:gap-4">
        {rows.map(({ key, name, isFixed, number }, index) => (
          <li
            key={key}
            className="flex items-center gap-2 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_3.5rem_3rem_2.75rem]"
          >
            <input
              aria-label={`Name of team ${index + 1}`}
              placeholder={`Team ${index + 1}`}
              value={name}
              maxLength={longestDrawName}
              autoComplete="off"
              onChange={({ target }) => change(key, { name: target.value })}
              className={`${field} min-w-0 grow max-sm:col-span-full`}
            />
            <select
              aria-label={`What the number of team ${index + 1} is`}
              value={isFixed ? 'pick' : 'weight'}
              onChange={({ target }) => change(key, { isFixed: target.value === 'pick' })}
              className={field}
            >
              <option value="weight">Weight</option>
              <option value="pick">Fixed pick</option>
            </select>
            <input
              aria-label={isFixed ? `Fixed pick of team ${index + 1}` : `Weight of team ${index + 1}`}
              value={number}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              onChange={({ target }) => change(key, { number: target.value })}
              className={`${field} w-16 text-right max-sm:w-full tabular-nums`}
            />
            <span className="w-16 text-right text-muted max-sm:w-full text-sm tabular-nums">
              {formatChance(chances[index] ?? null)}
            </span>
            <Button
              variant="ghost"
              icon="close"
              label={`Remove team ${index + 1}`}
              onClick={() => onRows(rows.filter((row) => row.key !== key))}
            />
          </li>
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button
          disabled={rows.length >= most}
          onClick={() =>
            onRows([
              ...rows,
              { key: Math.max(0, ...rows.map(({ key }) => key + 1)), name: '', isFixed: false, number: '1' },
            ])
          }
        >
          Add a team
        </Button>
        <span className="text-muted text-sm">
          {formatCount(named, 'team')}. The percentage is the chance of the first pick that is drawn. Rows without a
          name don’t count.
        </span>
      </div>
    </div>
  )
}

const field = 'min-h-11 rounded-md border border-outline bg-surface px-3 sm:min-h-9'

const formatChance = (percent: number | null) => (percent === null ? '' : `${percent.toFixed(1)}%`)
