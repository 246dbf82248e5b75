import type { Column } from '../../ui/DataTable.tsx'
import { Delta } from '../../ui/Delta.tsx'

/** Wins beyond what the scores were worth. */
export const luckColumn: Column<{ luck: number }> = {
  key: 'luck',
  header: 'Luck',
  align: 'end',
  className: 'min-w-16 sm:min-w-20',
  render: ({ luck }) => <Delta value={luck} />,
  csv: ({ luck }) => luck,
  bar: ({ luck }) => luck,
}
