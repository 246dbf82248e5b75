/** The best trade with both sides, and the runners-up. */
import type { ListedMove, ListedSide, MovedPlayer } from '../../contract/responses/moves.ts'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import type { MoveHighlights } from '../../parts/moves/move-highlights.ts'
import { describeStarts, listAssets } from '../../parts/moves/move-labels.ts'
import { MovedPlayerName, type MoveLinks, MoveTeam } from '../../parts/moves/move-links.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Delta } from '../../ui/Delta.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { formatCount, formatPoints } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { sortRows } from '../../ui/sort.ts'

export interface TradeOfTheYearProps {
  story: Pick<MoveHighlights, 'trade' | 'otherTrades' | 'tradeCount'>
  isOver: boolean
  links: MoveLinks
  /** Shows all trades. */
  onAll: () => void
}

export function TradeOfTheYear({
  story: { trade, otherTrades, tradeCount },
  isOver,
  links,
  onAll,
}: TradeOfTheYearProps) {
  if (!trade) return null
  const sides = bySide(trade)
  const most = Math.max(...sides.flatMap(({ received }) => received.map(({ pointsStarted }) => pointsStarted ?? 0)))
  return (
    <Section
      title={describeTrade(sides, isOver)}
      note={
        <>
          {`Week ${trade.week}${trade.isRebuilt ? ' · players inferred from lineups' : ''} · `}
          <a href={links.trade(trade.id)} className="thumb text-accent hover:underline print:hidden">
            What became of it
          </a>
        </>
      }
      action={<MeasureLink measure="Value of a trade" />}
    >
      <div className={classNames('grid gap-x-12 gap-y-8', sides.length > 2 ? 'lg:grid-cols-3' : 'md:grid-cols-2')}>
        {sides.map((side, index) => (
          <FaceOff key={side.team.id} trade={trade} side={side} most={most} isBest={index === 0} links={links} />
        ))}
      </div>
      {otherTrades.length > 0 && (
        <Fold
          summary={<span className="font-medium">{formatCount(otherTrades.length, 'other trade')}</span>}
          className="mt-6 max-sm:border-hairline max-sm:border-y"
        >
          <div
            className={classNames(
              'grid gap-y-4',
              otherTrades.length === 2 ? 'gap-x-12 md:grid-cols-2' : 'gap-x-8 md:grid-cols-3',
            )}
          >
            {otherTrades.map((other) => (
              <OtherTrade key={other.id} trade={other} links={links} />
            ))}
          </div>
        </Fold>
      )}
      {tradeCount > 1 && (
        <button type="button" onClick={onAll} className="thumb mt-2 text-accent text-sm hover:underline print:hidden">
          {`All ${tradeCount} trades`}
        </button>
      )}
    </Section>
  )
}

/** "Trade of the Year: Punt Intended gained 38.7 points". */
function describeTrade([best]: readonly ListedSide[], isOver: boolean): string {
  const title = isOver ? 'Trade of the Year' : 'Best Trade so Far'
  return best?.value ? `${title}: ${best.team.name} gained ${formatPoints(best.value)} points` : title
}

function bySide({ sides }: ListedMove): ListedSide[] {
  return sortRows(sides, ({ value }) => value, 'descending')
}

function FaceOff({ trade, side, most, isBest, links }: FaceOffProps) {
  const { team, received, value } = side
  return (
    <div className="min-w-0">
      <div className="flex min-h-18 items-end justify-between gap-3 border-hairline border-b pb-2">
        <h3 className="scoreboard flex min-w-0 text-2xl">
          <MoveTeam team={team} week={trade.week} size={36} wraps links={links} />
        </h3>
        <Delta
          value={value}
          className="scoreboard shrink-0 text-[clamp(2.25rem,6vw,4rem)] leading-none [font-variant-numeric:normal]"
        />
      </div>
      <p className="mt-2 text-muted text-sm">{describeReceived(trade, side)}</p>
      <ul className="mt-1">
        {received.map((moved) => (
          <li key={moved.player.id} className="py-1.5">
            <div className="flex items-baseline justify-between gap-3">
              <MovedPlayerName moved={moved} />
              <span className="shrink-0 text-muted text-sm tabular-nums">
                {describeStarts([moved])}
                {moved.value !== null && (moved.weeksStarted ?? 0) > 0 && (
                  <span className="sr-only">, {formatPoints(moved.value)} above replacement</span>
                )}
              </span>
            </div>
            <div aria-hidden="true" className="mt-1 h-2 bg-raised">
              <div
                className={isBest ? 'h-full bg-better' : 'h-full bg-worse'}
                style={{ width: `${most > 0 ? (100 * Math.max(0, moved.pointsStarted ?? 0)) / most : 0}%` }}
              />
            </div>
          </li>
        ))}
        {listAssets(side, trade).map((asset, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two picks may be called the same
          <li key={index} className="py-1.5">
            {asset}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** `Got 143.6 points in 8 starts (165.5 with the bench) for 54.2` */
function describeReceived(trade: ListedMove, side: ListedSide): string {
  const { received, sent } = side
  if (received.length === 0 && listAssets(side, trade).length > 0) return 'Received no players'
  const got =
    received.length === 0 ? 'No players on record' : `Got ${describeStarts(received)}${describeBench(received)}`
  return sent.length > 0 && known(sent) ? `${got} for ${formatPoints(sum(sent, 'pointsStarted'))}` : got
}

/** " (165.5 with the bench)", if the bench scored. */
function describeBench(received: readonly MovedPlayer[]): string {
  const rostered = formatPoints(sum(received, 'pointsRostered'))
  const isSame = rostered === formatPoints(sum(received, 'pointsStarted'))
  return known(received) && !isSame ? ` (${rostered} with the bench)` : ''
}

const known = (players: readonly MovedPlayer[]) => players.every(({ weeksStarted }) => weeksStarted !== null)

function sum(players: readonly MovedPlayer[], figure: 'pointsStarted' | 'pointsRostered'): number {
  return players.reduce((total, player) => total + (player[figure] ?? 0), 0)
}

interface FaceOffProps {
  trade: ListedMove
  side: ListedSide
  /** Points at the full width. */
  most: number
  isBest: boolean
  links: MoveLinks
}

function OtherTrade({ trade, links }: { trade: ListedMove; links: MoveLinks }) {
  return (
    <div className="min-w-0">
      <h3 className="text-muted text-sm">
        <a href={links.trade(trade.id)} className="thumb hover:text-accent hover:underline">
          Week {trade.week}
        </a>
      </h3>
      <ul className="border-hairline border-b">
        {bySide(trade).map((side) => (
          <li key={side.team.id} className="border-hairline border-t py-1.5">
            <div className="flex items-center justify-between gap-3 font-semibold">
              <MoveTeam team={side.team} week={trade.week} size={22} links={links} />
              <Delta value={side.value} className="shrink-0" />
            </div>
            <p className="truncate pl-[1.875rem] text-muted text-sm">{describeArrivals(trade, side)}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function describeArrivals(trade: ListedMove, side: ListedSide): string {
  const arrivals = [...side.received.map(({ player }) => player.name), ...listAssets(side, trade)]
  return arrivals.length === 0 ? 'No players on record' : `Got ${arrivals.join(', ')}`
}
