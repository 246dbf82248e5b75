import { describeYears } from '../../parts/history/history-words.ts'
import { textColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { Section } from '../../ui/Section.tsx'
import type { BookSectionProps, Money } from './book-view.ts'
import { moneyFormatter } from './format-money.ts'
import { moneyColumn, nameColumn } from './money-columns.tsx'

/** Managers who have not paid, in seasons whose payers the book lists. */
export function Debts({ money, links }: Pick<BookSectionProps, 'links'> & { money: Money }) {
  const { debts } = money
  if (debts.length === 0) return null
  const format = moneyFormatter(money)
  const columns: Column<Money['debts'][number]>[] = [
    nameColumn,
    textColumn('seasons', 'Season', ({ seasons }) => describeYears(seasons.map(({ season }) => season)), {
      align: 'end',
      priority: 3,
    }),
    moneyColumn('due', 'Open', ({ due }) => due, format, money),
  ]
  const sum = debts.reduce((total, { due }) => total + due, 0)
  return (
    <Section title={`Still open: ${format(sum)}`} note="Buy-ins the book doesn’t list as paid">
      <DataTable
        label="Open buy-ins by manager"
        csvName="open-buy-ins"
        columns={columns}
        rows={debts}
        rowKey={({ key, name }) => key ?? name}
        rowHref={({ key }) => (key === null ? undefined : links.manager(key))}
      />
    </Section>
  )
}
