import { describeYears, listYears } from '../../parts/history/history-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { numberColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { formatCount } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import type { BookSectionProps, Money } from './book-view.ts'
import { type FormatMoney, moneyFormatter, signedMoney } from './format-money.ts'
import { moneyColumn, nameColumn } from './money-columns.tsx'

type LedgerRow = Money['ledger'][number]

/** What each manager paid and won in finished seasons. */
export function Ledger({ money, links }: Pick<BookSectionProps, 'links'> & { money: Money }) {
  const { ledger } = money
  const [best] = ledger
  if (!best) return null
  const format = moneyFormatter(money)
  const gained = balanceOf(best)
  return (
    <Section
      title={gained > 0 ? `${best.name} is up the most: ${signedMoney(format, gained)}` : 'Ledger'}
      note={`By manager, over finished seasons: ${listYears(ledger.flatMap(yearsOf))}`}
      inside={`What ${formatCount(ledger.length, 'manager')} paid and won`}
    >
      <DataTable
        label="Ledger by manager"
        csvName="ledger"
        columns={columnsFor(format, money)}
        rows={ledger}
        rowKey={({ key, name }) => key ?? name}
        rowHref={({ key }) => (key === null ? undefined : links.manager(key))}
      />
    </Section>
  )
}

const yearsOf = ({ seasons }: LedgerRow) => seasons.map(({ season }) => season)
const balanceOf = ({ paid, won }: LedgerRow) => won - paid

function columnsFor(format: FormatMoney, money: Money): Column<LedgerRow>[] {
  return [
    nameColumn,
    numberColumn('seasons', 'Seasons', ({ seasons }) => seasons.length, {
      priority: 3,
      render: (row) => <span title={describeYears(yearsOf(row))}>{formatCount(row.seasons.length, 'season')}</span>,
    }),
    moneyColumn('paid', 'Paid', ({ paid }) => paid, format, money, { priority: 2 }),
    moneyColumn('won', 'Won', ({ won }) => won, format, money),
    moneyColumn('balance', 'Balance', balanceOf, format, money, {
      render: (row) => <Balance amount={balanceOf(row)} format={format} />,
    }),
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
