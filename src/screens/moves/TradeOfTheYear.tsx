/** The best trade with both sides, and the runners-up. */
import type { ListedMove, ListedSide, MovedPlayer } from '../../contract/responses/moves.ts'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import type { MoveHighlights } from '../../parts/moves/move-highlights.ts'
import { describeOpenPicks, describeStarts, listAssets } from '../../parts/moves/move-labels.ts'
import { MovedPlayerName, type MoveLinks, MoveTeam } from '../../parts/moves/move-links.tsx'
import { describeGamesAgainst, type ListedTrade, writeGained } from '../../parts/trades/describe-trade.ts'
import { classNames } from '../../ui/class-names.ts'
import { Delta } from '../../ui/Delta.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { formatCount, formatPoints } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { sortRows } from '../../ui/sort.ts'

export interface TradeOfTheYearProps {
  /** The best trade's own; undefined while it is loading. */
  verdict: ListedTrade | undefined
  /** Trades have the values of their pages, which differ from those of the season. */
  isUntilToday: boolean
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
  isUntilToday,
  verdict,
}: TradeOfTheYearProps) {
  if (!trade) return null
  const sides = bySide(trade)
  const most = Math.max(...sides.flatMap(({ received }) => received.map(({ pointsStarted }) => pointsStarted ?? 0)))
  return (
    <Section
      title={describeTrade(
        sides,
        isUntilToday ? 'Best Trade to Date' : isOver ? 'Trade of the Year' : 'Best Trade so Far',
        verdict,
      )}
      note={
        // Without a dot between them, which would end the line where the link is on the next one.
        <span className="inline-flex flex-wrap gap-x-3">
          <span>
            {[
              `Week ${trade.week}`,
              trade.isRebuilt && 'players inferred from lineups',
              isUntilToday ? 'until today, as on its page' : describeSpan(trade),
            ]
              .filter((word) => word !== false)
              .join(' · ')}
          </span>
          <a href={links.trade(trade.id)} className="thumb text-accent hover:underline print:hidden">
            What became of it
          </a>
        </span>
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
          {tradeCount === 2 ? 'Both trades' : `All ${tradeCount} trades`}
        </button>
      )}
    </Section>
  )
}

/**
 * "Trade of the Year: Punt Intended gained 38.7 points above replacement"; ", and lost a game by it (week 9, to Team 2)" where its games say
 * otherwise.
 */
function describeTrade([best]: readonly ListedSide[], title: string, verdict: ListedTrade | undefined): string {
  if (!best?.value) return title
  const games = describeGamesAgainst(verdict, { teamId: best.team.id, value: best.value })
  return `${title}: ${writeGained(best, games)}`
}

/** Of its season, as the award is. */
function describeSpan(trade: ListedMove): string {
  return ['this season’s starts', describeOpenPicks(trade)].filter(Boolean).join(', ')
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
  const forSent = sent.length > 0 && known(sent) ? ` for ${formatPoints(sum(sent, 'pointsStarted'))}` : ''
  return received.length === 0 ? got : `${got}${forSent} this season`
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
