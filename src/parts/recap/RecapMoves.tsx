/** The best trade with both sides, and the best pickups. */
import type { ListedMove, ListedSide } from '../../contract/responses/moves.ts'
import { joinList } from '../../domain/join-list.ts'
import { Delta } from '../../ui/Delta.tsx'
import { PositionBadge } from '../../ui/PositionBadge.tsx'
import { Section, SectionLink } from '../../ui/Section.tsx'
import { sortRows } from '../../ui/sort.ts'
import { capitalize } from '../history/history-words.ts'
import type { StartedPlayer } from '../moves/move-highlights.ts'
import { describeBid, describeOpenPicks, describeStarts, listAssets, positionOf } from '../moves/move-labels.ts'
import { withUnbrokenUnits } from '../trades/describe-trade.ts'
import { RecapTeam } from './RecapTeam.tsx'
import type { RecapLinks } from './recap-links.ts'
import type { SeasonRecap } from './season-recap.ts'

export interface RecapMovesProps {
  moves: SeasonRecap['moves']
  isOver: boolean
  links: RecapLinks
}

export function RecapMoves({ moves, isOver, links }: RecapMovesProps) {
  if (!moves) return null
  const { trade, tradeVerdict, bestPickUps } = moves
  return (
    <Section
      title={isOver ? 'Moves that made a season' : 'Moves that paid so far'}
      note="Starter points above replacement, this season"
      action={<SectionLink href={links.moves}>All moves</SectionLink>}
      inside={describeMoves(moves, isOver)}
    >
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
        {trade && <Trade trade={trade} verdict={tradeVerdict} isOver={isOver} links={links} />}
        {bestPickUps.length > 0 && <PickUps pickUps={bestPickUps.slice(0, 3)} />}
      </div>
    </Section>
  )
}

function Trade({ trade, verdict, isOver, links }: TradeProps) {
  const { sides, week, isRebuilt } = trade
  return (
    <div className="min-w-0">
      <h3 className="font-semibold text-muted">{nameTrade(isOver)}</h3>
      <ul className="mt-1 border-hairline border-b">
        {sortRows(sides, ({ value }) => value, 'descending').map((side) => (
          <li key={side.team.id} className="border-hairline border-t py-2">
            <div className="flex items-center justify-between gap-3 font-semibold">
              <RecapTeam teamId={side.team.id} name={side.team.name} size={28} links={links} />
              <Delta value={side.value} className="scoreboard shrink-0 text-2xl" />
            </div>
            <p className="pl-9 text-muted text-sm">
              <Arrivals trade={trade} side={side} />
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-muted text-sm">
        {[`Week ${week}`, isRebuilt && 'players inferred from lineups', describeOpenPicks(trade)]
          .filter(Boolean)
          .join(', ')}
      </p>
      {verdict && <p className="mt-1 text-sm wrap-anywhere">{`${withUnbrokenUnits(verdict)}.`}</p>}
    </div>
  )
}

function Arrivals({ trade, side }: { trade: ListedMove; side: ListedSide }) {
  const names = [...side.received.map(({ player }) => player.name), ...listAssets(side, trade)]
  if (names.length === 0) return 'No players on record'
  const starts = describeStarts(side.received)
  return (
    <>
      Got <bdi>{names.join(', ')}</bdi>
      {starts && `: ${starts}`}
    </>
  )
}

interface TradeProps {
  trade: ListedMove
  verdict: string | null
  isOver: boolean
  links: RecapLinks
}

function PickUps({ pickUps }: { pickUps: readonly StartedPlayer[] }) {
  return (
    <div className="min-w-0">
      <h3 className="font-semibold text-muted">Best pickups</h3>
      <ol className="mt-1 border-hairline border-b">
        {pickUps.map(({ move, team, moved, value }) => (
          <li key={`${move.id} ${moved.player.id}`} className="flex items-center gap-3 border-hairline border-t py-2">
            <PositionBadge position={positionOf(moved)} className="w-12 shrink-0" />
            <div className="min-w-0 grow">
              <p className="truncate font-semibold">
                <bdi>{moved.player.name}</bdi>
              </p>
              <p className="text-muted text-sm">
                {`Week ${move.week} · `}
                <bdi>{team.name}</bdi>
                {[describeBid(move), describeStarts([moved])].filter(Boolean).map((text) => ` · ${text}`)}
              </p>
            </div>
            <Delta value={value} className="scoreboard shrink-0 text-right text-2xl" />
          </li>
        ))}
      </ol>
    </div>
  )
}

function describeMoves({ trade, bestPickUps }: NonNullable<SeasonRecap['moves']>, isOver: boolean): string {
  const parts = [
    ...(trade ? [nameTrade(isOver).toLowerCase()] : []),
    ...(bestPickUps.length > 0 ? ['best pickups'] : []),
  ]
  return capitalize(joinList(parts))
}

const nameTrade = (isOver: boolean) => (isOver ? 'Trade of the year' : 'Best trade')
