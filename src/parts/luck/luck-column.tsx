import { deltaColumn } from '../../ui/columns.tsx'
import type { Column } from '../../ui/DataTable.tsx'

/** Wins minus expected wins. */
export const luckColumn: Column<{ luck: number }> = deltaColumn('luck', 'Luck', ({ luck }) => luck, {
  className: 'min-w-16 sm:min-w-20',
  bar: ({ luck }) => luck,
})
