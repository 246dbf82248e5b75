/** Columns of the book's money tables. */
import { figureColumn, textColumn } from '../../ui/columns.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import type { Money } from './book-view.ts'
import type { FormatMoney } from './format-money.ts'

/** The managers, truncated on phones. */
export const nameColumn: Column<{ name: string }> = textColumn('name', 'Manager', ({ name }) => name, {
  className: 'w-full max-w-0 md:w-2/5',
  render: ({ name }) => (
    <bdi className="truncate" title={name}>
      {name}
    </bdi>
  ),
})

/** An amount; the CSV has it in units of the currency. */
export function moneyColumn<Row>(
  key: string,
  header: string,
  amount: (row: Row) => number,
  format: FormatMoney,
  { currency, decimals }: Pick<Money, 'currency' | 'decimals'>,
  options?: Partial<Column<Row>>,
): Column<Row> {
  return figureColumn(key, header, amount, (value) => <span className="whitespace-nowrap">{format(value ?? 0)}</span>, {
    csv: { [`${header} in ${currency}`]: (row) => amount(row) / 10 ** decimals },
    ...options,
  })
}
