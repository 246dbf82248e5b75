import { describeYears } from '../../parts/history/history-words.ts'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { Section } from '../../ui/Section.tsx'
import type { Money, SectionProps } from './book-view.ts'
import { moneyFormatter } from './format-money.ts'
import { nameColumn } from './name-column.tsx'

interface DebtRow {
  key: string | null
  name: string
  years: readonly number[]
  due: number
}

/** Who has not paid yet, of the seasons whose payers the book names. */
export function Debts({ money, links }: Pick<SectionProps, 'links'> & { money: Money }) {
  const { debts, currency, decimals } = money
  const rows: DebtRow[] = debts.map(({ seasons, ...debt }) => ({ ...debt, years: seasons.map(({ season }) => season) }))
  if (rows.length === 0) return null
  const format = moneyFormatter(money)
  const columns: Column<DebtRow>[] = [
    nameColumn,
    {
      key: 'seasons',
      header: 'Season',
      align: 'end',
      priority: 3,
      render: ({ years }) => describeYears(years),
      csv: ({ years }) => describeYears(years),
    },
    {
      key: 'due',
      header: 'Open',
      align: 'end',
      render: ({ due }) => <span className="whitespace-nowrap">{format(due)}</span>,
      csv: { [`Open in ${currency}`]: ({ due }) => due / 10 ** decimals },
    },
  ]
  const sum = rows.reduce((total, { due }) => total + due, 0)
  return (
    <Section title={`Still open: ${format(sum)}`} note="Buy-ins that the book does not list as paid">
      <DataTable
        label="Open buy-ins by manager"
        holds="open-buy-ins"
        columns={columns}
        rows={rows}
        rowKey={({ key, name }) => key ?? name}
        rowHref={({ key }) => (key === null ? undefined : links.manager(key))}
      />
    </Section>
  )
}
