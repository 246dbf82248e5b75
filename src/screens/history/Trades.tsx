/** The trades of all seasons: the best and the worst, the trades that made champions, managers, partners, and all of them. */

import type { ReactNode } from 'react'
import type { TradesResponse } from '../../contract/responses/trades.ts'
import type { LeagueRef } from '../../domain/identity.ts'
import { joinList } from '../../domain/join-list.ts'
import type { HistoryLinks } from '../../parts/history/history-links.ts'
import { SectionFailed } from '../../parts/league/ScreenFailed.tsx'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { isEvenByPoints, type ListedTrade, nameAsset } from '../../parts/trades/describe-trade.ts'
import { tradeAddressIn } from '../../parts/trades/trade-links.ts'
import { tradesCall } from '../../parts/trades/use-trade-verdicts.ts'
import { useResource } from '../../stores/use-resource.ts'
import { deltaColumn, figureColumn, numberColumn, textColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { formatCount, formatSigned } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'
import { sortRows } from '../../ui/sort.ts'

type ListedSide = ListedTrade['sides'][number]

interface TradesProps {
  leagueRef: LeagueRef
  links: HistoryLinks
}

export function Trades({ leagueRef, links }: TradesProps) {
  const state = useResource(...tradesCall({ leagueRef }))
  if (state.status === 'failed') return <SectionFailed what="trades" failure={state.failure} onRetry={state.reload} />
  if (state.status === 'loading') return <TradesSkeleton />
  // A league without a trade has no section.
  return state.data.trades.length > 0 && <LeagueTrades response={state.data} links={links} />
}

function LeagueTrades({ response, links }: { response: TradesResponse; links: HistoryLinks }) {
  const { trades, managers, partners, champions, notes } = response
  const seasons = new Set(trades.map(({ season }) => season))
  const hrefOf = (trade: { id: string; season: number }) => tradeAddressIn(response.seasons, trade)
  const [busiest] = partners
  const [best] = managers
  return (
    <Section
      id="trades"
      inside={`${formatCount(trades.length, 'trade')} by ${formatCount(managers.length, 'manager')}`}
      title={
        best && best.value > 0
          ? `${best.name} gained most by trades: ${formatSigned(best.value)} points above replacement`
          : `${formatCount(trades.length, 'trade')} in ${formatCount(seasons.size, 'season')}`
      }
      note={[
        `${formatCount(trades.length, 'trade')} in ${formatCount(seasons.size, 'season')}, rated by what became of them until today. Points are above replacement; wins are games that the trades decided.`,
        ...notes,
      ].join(' ')}
      action={<MeasureLink measure="What became of a trade" />}
    >
      <div className="flex flex-col gap-8">
        <Extremes trades={trades} hrefOf={hrefOf} />
        {champions.some(({ trade }) => trade) && (
          <Part title="The trade that made the champion">
            <div className="max-w-3xl">
              <DataTable
                label="Trades of champions"
                csvName="trades of champions"
                columns={championColumns}
                rows={champions.toReversed()}
                rowKey={({ season }) => String(season)}
                rowHref={({ trade }) => (trade ? hrefOf(trade) : undefined)}
              />
            </div>
          </Part>
        )}
        <div className="grid gap-8 lg:grid-cols-2">
          <Part title="By manager">
            <DataTable
              label="Managers by trades"
              csvName="managers by trades"
              columns={managerColumns}
              rows={managers}
              rowKey={({ key }) => key}
              rowHref={({ key }) => links.manager(key)}
            />
          </Part>
          {busiest && (
            <Part
              title={busiest.trades > 1 ? `${busiest.name} and ${busiest.otherName} traded most` : 'Trade partners'}
            >
              <DataTable
                label="Trade partners"
                csvName="trade partners"
                columns={partnerColumns}
                rows={partners}
                rowKey={({ key, otherKey }) => `${key} ${otherKey}`}
                rowHref={({ key, otherKey }) => links.versus(key, otherKey)}
              />
            </Part>
          )}
        </div>
        <details>
          <summary className="thumb w-fit text-accent hover:underline">{`All ${formatCount(trades.length, 'trade')}`}</summary>
          <DataTable
            label="Every trade"
            csvName="trades of all seasons"
            columns={tradeColumns}
            rows={trades.toReversed()}
            rowKey={({ season, id }) => `${season} ${id}`}
            rowHref={hrefOf}
          />
        </details>
      </div>
    </Section>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="font-semibold">{title}</h3>
      <div className="mt-2">{children}</div>
    </div>
  )
}

const listed = 5

/** The sides that gained and lost most. In a trade of two the best of one is the worst of the other. */
function Extremes({
  trades,
  hrefOf,
}: {
  trades: readonly ListedTrade[]
  hrefOf: (trade: ListedTrade) => string | undefined
}) {
  const sides = trades.flatMap((trade) => trade.sides.map((side) => ({ trade, side })))
  const rated = sides.filter(({ side }) => side.value !== null)
  const best = sortRows(rated, ({ side }) => side.value, 'descending').filter(({ side }) => (side.value ?? 0) > 0)
  const worst = sortRows(rated, ({ side }) => side.value, 'ascending').filter(({ side }) => (side.value ?? 0) < 0)
  if (best.length === 0) return null
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      {[
        { title: 'Best trades ever', rows: best },
        { title: 'Worst trades ever', rows: worst },
      ].map(({ title, rows }) => (
        <Part key={title} title={title}>
          <DataTable
            label={title}
            columns={sideColumns}
            rows={rows.slice(0, listed)}
            rowKey={({ trade, side }) => `${trade.season} ${trade.id} ${side.team.id}`}
            rowHref={({ trade }) => hrefOf(trade)}
          />
        </Part>
      ))}
    </div>
  )
}

/** `+1`, `−2`, `+0.5` after a tie. */
const formatGames = (wins: number | null | undefined) => formatSigned(wins, Number.isInteger(wins) ? 0 : 1)

const receivedBy = ({ assets }: ListedSide) => assets.map(nameAsset).join(', ') || 'Nothing on record'

const sideColumns: Column<{ trade: ListedTrade; side: ListedSide }>[] = [
  textColumn('manager', 'Manager', ({ side }) => side.name, {
    isRowHeader: true,
    className: 'w-full max-w-0 wrap-anywhere',
  }),
  textColumn('season', 'Season', ({ trade }) => trade.season),
  deltaColumn('value', 'Points', ({ side }) => side.value),
  figureColumn('wins', 'Wins', ({ side }) => side.wins, formatGames, { priority: 2 }),
]

function whenOfTrade({ trade, season }: TradesResponse['champions'][number]): string {
  if (!trade) return 'None helped'
  return [trade.week > 0 && `week ${trade.week}`, trade.season !== season && trade.season].filter(Boolean).join(', ')
}

const championColumns: Column<TradesResponse['champions'][number]>[] = [
  textColumn('season', 'Season', ({ season }) => season, { isRowHeader: true }),
  textColumn('champion', 'Champion', ({ name }) => name, { className: 'w-full max-w-0 wrap-anywhere' }),
  textColumn('trade', 'Trade', whenOfTrade, { className: 'whitespace-nowrap' }),
  deltaColumn('value', 'Points', ({ value }) => value),
  numberColumn('playoffs', 'Playoff games decided', ({ playoffWins }) => playoffWins, { priority: 2 }),
]

const managerColumns: Column<TradesResponse['managers'][number]>[] = [
  textColumn('manager', 'Manager', ({ name }) => name, {
    isRowHeader: true,
    className: 'w-full max-w-0 wrap-anywhere',
  }),
  deltaColumn('value', 'Points', ({ value }) => value),
  figureColumn('wins', 'Wins', ({ wins }) => wins, formatGames),
  numberColumn('trades', 'Trades', ({ trades }) => trades),
  numberColumn('won', 'Won', ({ won }) => won),
]

const partnerColumns: Column<TradesResponse['partners'][number]>[] = [
  textColumn('first', 'Manager', ({ name }) => name, { isRowHeader: true, className: 'w-1/2 max-w-0 wrap-anywhere' }),
  textColumn('second', 'With', ({ otherName }) => otherName, { className: 'w-1/2 max-w-0 wrap-anywhere' }),
  numberColumn('trades', 'Trades', ({ trades }) => trades),
  deltaColumn('balance', 'Balance', ({ balance }) => balance),
]

const states = { decided: 'Decided', leading: 'So far', open: 'Not rated yet', undone: 'Undone' } as const

const tradeColumns: Column<ListedTrade>[] = [
  textColumn('when', 'When', ({ season, week }) => (week > 0 ? `${season}, week ${week}` : String(season)), {
    isRowHeader: true,
    className: 'whitespace-nowrap',
  }),
  textColumn('sides', 'Teams', ({ sides }) => joinList(sides.map((side) => side.team.name)), {
    className: 'w-1/3 max-w-0 wrap-anywhere',
  }),
  textColumn('assets', 'Received', ({ sides }) => sides.map(receivedBy).join(' for '), {
    className: 'w-2/3 max-w-0 truncate',
    priority: 3,
  }),
  textColumn('winner', 'Winner', nameWinner, {
    priority: 2,
  }),
  deltaColumn('value', 'Points', ({ sides }) => bestValue(sides)),
  textColumn(
    'state',
    'State',
    ({ state, isRebuilt }) => (state === 'open' && isRebuilt ? 'Not rated' : states[state]),
    { priority: 2, className: 'whitespace-nowrap' },
  ),
]

/** Empty before a trade is rated. */
function nameWinner({ best, state, sides }: ListedTrade): string | null {
  if (best || state === 'open' || state === 'undone') return best?.name ?? null
  return isEvenByPoints(sides) ? 'Even' : 'Points and games disagree'
}

function bestValue(sides: readonly ListedSide[]): number | null {
  const values = sides.flatMap(({ value }) => value ?? [])
  return values.length > 0 ? Math.max(...values) : null
}

function TradesSkeleton() {
  return (
    <SkeletonGroup label="Loading the trades">
      <Skeleton className="h-10" />
      <Skeleton className="mt-4 h-80" />
    </SkeletonGroup>
  )
}
