/** One move as a row: team, kind, in, out, value. A trade has a row for each side. Styles: `styles/moves.css`. */
import { Fragment } from 'react'
import type { ListedMove, ListedSide, MovedPlayer } from '../../contract/responses/moves.ts'
import { Delta } from '../../ui/Delta.tsx'
import { formatCount, formatDay, formatPoints } from '../../ui/format.ts'
import type { TradeVerdicts } from '../trades/rate-by-verdicts.ts'
import { TradeVerdict } from '../trades/TradeVerdict.tsx'
import { describeBid, describeOtherBids, describeStarts, isTrade, kindNames, listAssets } from './move-labels.ts'
import { MovedPlayerName, type MoveLinks, MoveTeam } from './move-links.tsx'

export interface MoveRowProps {
  move: ListedMove
  /** The list spans several weeks. */
  hasWeek: boolean
  links: MoveLinks
  verdictOf: TradeVerdicts
}

export function MoveRow({ move, hasWeek, links, verdictOf }: MoveRowProps) {
  return (
    <li className="move" data-kind={move.kind}>
      {move.sides.map((side, index) => (
        <div key={side.team.id} className="move-side">
          <MoveTeam team={side.team} week={move.week} size={22} links={links} />
          <span className="move-kind" title={move.date ? formatDay(move.date) : undefined}>
            {index === 0 && describeKind(move, hasWeek)}
          </span>
          <span className="move-players">
            <Players label="In" mark="+" players={side.received} />
            {listAssets(side, move).map((asset, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two picks may be called the same
              <span key={at} className="move-mark" data-mark="+">
                <span className="sr-only">In: </span>
                {asset}
              </span>
            ))}
            {move.isRelease && <Released players={side.sent} />}
            {move.kind !== 'trade' && !move.isRelease && (
              <Players label="Out" mark="−" players={side.sent.filter(({ to }) => to === null)} />
            )}
            {describeUnknown(move, side)}
            {index === 0 && move.otherBids && (
              <span className="col-span-full w-full text-muted">{describeOtherBids(move)}</span>
            )}
          </span>
          <span className="move-result">{describeResult(move, side)}</span>
          <span className="move-value">
            {side.received.length + listAssets(side, move).length > 0 && <Delta value={side.value} />}
          </span>
        </div>
      ))}
      {isTrade(move) && (
        <TradeVerdict trade={verdictOf(move.id)} href={links.trade(move.id)} className="move-verdict" />
      )}
    </li>
  )
}

/** `Week 4 · Waiver · $29, next bid $18` */
function describeKind(move: ListedMove, hasWeek: boolean): string {
  const bid = describeBid(move)
  return [
    hasWeek && `Week ${move.week}`,
    kindNames[move.kind],
    move.isRebuilt && 'from lineups',
    move.byCommissioner && move.kind !== 'commissioner' && 'by the commissioner',
    bid,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** A note if the players are unknown; empty otherwise. */
function describeUnknown(move: ListedMove, side: ListedSide): string {
  const received = side.received.length + listAssets(side, move).length
  if (move.kind === 'trade') return received === 0 ? 'No players on record' : ''
  return received + side.sent.length === 0 ? 'Player unknown' : ''
}

function describeResult({ kind, isRelease }: ListedMove, { received, sent }: ListedSide): string {
  if (kind === 'commissioner' || kind === 'undone') return ''
  if (received.length > 0) return describeStarts(received)
  if (isRelease) return ''
  const points = sent.reduce((sum, { pointsStarted }) => sum + (pointsStarted ?? 0), 0)
  return kind === 'drop' && points > 0 ? `${formatPoints(points)} points for other teams` : ''
}

/** A whole roster, folded. */
function Released({ players }: { players: readonly MovedPlayer[] }) {
  return (
    <details className="move-released">
      <summary className="thumb w-fit hover:text-accent">{`Roster released: ${formatCount(players.length, 'player')}`}</summary>
      <span className="move-players">
        <Players label="Out" mark="−" players={players} />
      </span>
    </details>
  )
}

function Players({ label, mark, players }: { label: string; mark: string; players: readonly MovedPlayer[] }) {
  return players.map((moved) => (
    <Fragment key={moved.player.id}>
      <span className="move-mark" data-mark={mark}>
        <span className="sr-only">{label}: </span>
        <MovedPlayerName moved={moved} />
      </span>
    </Fragment>
  ))
}
