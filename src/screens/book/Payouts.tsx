import type { HistoryLinks } from '../../parts/history/history-links.ts'
import { navigateQuery } from '../../stores/location.ts'
import { Badge } from '../../ui/Badge.tsx'
import { textColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { formatCount } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Section } from '../../ui/Section.tsx'
import { Select } from '../../ui/Select.tsx'
import { Stat } from '../../ui/Stat.tsx'
import type { BookSectionProps, Money, MoneySeason } from './book-view.ts'
import { type FormatMoney, moneyFormatter } from './format-money.ts'
import { moneyColumn } from './money-columns.tsx'
import { describeSeasonMoney, type PayoutRow, toPayoutRows } from './money-rows.ts'

/** Payouts of a season: the one in the URL, else the current one. */
export function Payouts({ money, season, links }: PayoutsProps) {
  const { seasons } = money
  const shown = seasons.find((one) => one.season === season) ?? seasons[0]
  if (!shown) return <NoMoneyYet />
  const format = moneyFormatter(money)
  return (
    <Section
      title={titleOf(shown, format)}
      note={noteOf(shown, money)}
      action={
        seasons.length > 1 && (
          <Select
            label="Season"
            value={String(shown.season)}
            options={seasons.map(({ season: year }) => ({ value: String(year), label: String(year) }))}
            onChange={(year) => navigateQuery({ pot: year }, { replace: true })}
          />
        )
      }
      inside={`${formatCount(shown.payouts.length, 'payout')}, ${format(shown.assigned)} of ${format(shown.paidIn)}`}
    >
      <Sums season={shown} format={format} />
      <DataTable
        label={`Payouts of ${shown.season}`}
        csvName={`payouts ${shown.season}`}
        columns={columnsFor(links, format, money)}
        rows={toPayoutRows(shown)}
        rowKey={({ key }) => key}
      />
    </Section>
  )
}

interface PayoutsProps extends Pick<BookSectionProps, 'links'> {
  money: Money
  season: number | undefined
}

function titleOf(season: MoneySeason, format: FormatMoney): string {
  const best = describeSeasonMoney(season)
  if (!best) return `The pot of ${season.season}: ${format(season.paidIn)}`
  return season.isFinal
    ? `${best.names} won the most in ${season.season}: ${format(best.won)}`
    : `If the season ended today, ${best.names} would win the most: ${format(best.won)}`
}

function noteOf({ isFinal }: MoneySeason, { isPublic }: Money) {
  return (
    <>
      {isFinal ? 'Final. ' : 'Season in progress, based on today’s standings and awards. '}
      {!isPublic && (
        <span className="inline-flex items-center gap-1 align-middle">
          <Icon name="lock" size={14} /> Only visible with this server’s access token.
        </span>
      )}
    </>
  )
}

function Sums({ season, format }: { season: MoneySeason; format: FormatMoney }) {
  const { buyIn, teams, paidIn, pot, assigned, open, left, isFinal } = season
  return (
    <dl className="mb-4 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
      <Stat
        label="Paid in"
        value={format(paidIn)}
        note={`${teams.length} × ${format(buyIn)}${paidIn === pot ? '' : ', and side pots'}`}
      />
      <Stat label={isFinal ? 'Paid out' : 'Assigned today'} value={format(assigned)} />
      {open > 0 && <Stat label={isFinal ? 'Winner unknown' : 'Still open'} value={format(open)} />}
      {left > 0 && <Stat label="Left in the pot" value={format(left)} note="Not assigned to a payout" />}
    </dl>
  )
}

const statusNotes = { won: null, leading: 'today', open: 'open', unknown: 'unknown' } as const

function columnsFor(links: HistoryLinks, format: FormatMoney, money: Money): Column<PayoutRow>[] {
  return [
    textColumn('what', 'For', ({ what }) => what, { className: 'w-1/2', render: ({ what }) => <bdi>{what}</bdi> }),
    textColumn('winners', 'Who', ({ status }) => status, {
      className: 'w-1/2 max-w-0',
      render: (row) => <Winners row={row} links={links} format={format} />,
      csv: { Who: ({ winners }) => winners.map(({ name }) => name).join(', '), Status: ({ status }) => status },
    }),
    moneyColumn('amount', 'Amount', ({ amount }) => amount, format, money),
  ]
}

function Winners({ row, links, format }: { row: PayoutRow; links: HistoryLinks; format: FormatMoney }) {
  const { winners, status } = row
  const note = statusNotes[status]
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2">
      {winners.map(({ key, name, amount }) => (
        <span key={`${key} ${name}`} className="flex min-w-0 max-w-full items-baseline gap-1">
          {key === null ? (
            <bdi className="[overflow-wrap:anywhere]">{name}</bdi>
          ) : (
            <a
              href={links.manager(key)}
              className="min-w-0 underline-offset-4 [overflow-wrap:anywhere] hover:underline"
            >
              <bdi>{name}</bdi>
            </a>
          )}
          {winners.length > 1 && <span className="text-muted text-sm">{format(amount)}</span>}
        </span>
      ))}
      {note && <Badge>{note}</Badge>}
    </span>
  )
}

function NoMoneyYet() {
  return (
    <Section title="The pot">
      <p className="text-muted">The book has payout rules, but none apply to the loaded seasons.</p>
    </Section>
  )
}
