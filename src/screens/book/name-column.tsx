import type { Column } from '../../ui/DataTable.tsx'

/** The managers of the book's tables of money, cut where a phone has no room. */
export const nameColumn: Column<{ name: string }> = {
  key: 'name',
  header: 'Manager',
  className: 'w-full max-w-0 md:w-2/5',
  render: ({ name }) => (
    <bdi className="truncate" title={name}>
      {name}
    </bdi>
  ),
  csv: ({ name }) => name,
}
