import type { HistoryLinks } from '../../parts/history/history-links.ts'
import { describeYears } from '../../parts/history/history-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { formatCount } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import type { Money, SectionProps } from './book-view.ts'
import { type FormatMoney, moneyFormatter, signedMoney } from './format-money.ts'
import { nameColumn } from './name-column.tsx'

interface LedgerRow {
  key: string | null
  name: string
  years: readonly number[]
  paid: number
  won: number
}

/** What everybody has paid and won in finished seasons. */
export function Ledger({ money, links }: Pick<SectionProps, 'links'> & { money: Money }) {
  const rows = toRows(money)
  const [best] = rows
  if (!best) return null
  const format = moneyFormatter(money)
  const gained = best.won - best.paid
  return (
    <Section
      title={gained > 0 ? `${best.name} is up the most: ${signedMoney(format, gained)}` : 'Ledger'}
      note={`By manager, over finished seasons: ${describeYears(rows.flatMap(({ years }) => years))}`}
    >
      <DataTable
        label="Ledger by manager"
        holds="ledger"
        columns={columnsFor(format, money)}
        rows={rows}
        rowKey={({ key, name }) => key ?? name}
        rowHref={({ key }) => hrefOf(key, links)}
      />
    </Section>
  )
}

const hrefOf = (key: string | null, links: HistoryLinks) => (key === null ? undefined : links.manager(key))

function toRows({ ledger }: Money): LedgerRow[] {
  return ledger.map(({ seasons, ...row }) => ({ ...row, years: seasons.map(({ season }) => season) }))
}

function columnsFor(format: FormatMoney, { currency, decimals }: Money): Column<LedgerRow>[] {
  const units = (amount: number) => amount / 10 ** decimals
  const inCurrency = (what: string) => `${what} in ${currency}`
  const figure = (amount: number) => <span className="whitespace-nowrap">{format(amount)}</span>
  return [
    nameColumn,
    {
      key: 'seasons',
      header: 'Seasons',
      align: 'end',
      priority: 3,
      render: ({ years }) => <span title={describeYears(years)}>{formatCount(years.length, 'season')}</span>,
      csv: ({ years }) => years.length,
    },
    {
      key: 'paid',
      header: 'Paid',
      align: 'end',
      priority: 2,
      render: ({ paid }) => figure(paid),
      csv: { [inCurrency('Paid')]: ({ paid }) => units(paid) },
    },
    {
      key: 'won',
      header: 'Won',
      align: 'end',
      render: ({ won }) => figure(won),
      csv: { [inCurrency('Won')]: ({ won }) => units(won) },
    },
    {
      key: 'balance',
      header: 'Balance',
      align: 'end',
      render: ({ paid, won }) => <Balance amount={won - paid} format={format} />,
      csv: { [inCurrency('Balance')]: ({ paid, won }) => units(won - paid) },
    },
  ]
}

function Balance({ amount, format }: { amount: number; format: FormatMoney }) {
  const tone = amount > 0 ? 'text-better' : amount < 0 ? 'text-worse' : 'text-muted'
  return (
    <strong className={classNames('whitespace-nowrap font-semibold', tone)}>
      {amount !== 0 && <span aria-hidden="true">{amount > 0 ? '▲ ' : '▼ '}</span>}
      {signedMoney(format, amount)}
    </strong>
  )
}
