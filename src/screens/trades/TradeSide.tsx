/** What one team received, and what became of each part: a tree of picks, the players drafted with them, and where they went. */

import type { TradeResponse } from '../../contract/responses/trades.ts'
import { namePick } from '../../domain/traded-pick.ts'
import { opensPlayer } from '../../parts/player/player-modal.tsx'
import { TeamPageLink } from '../../parts/team/TeamPageLink.tsx'
import { type DescribedPath, describeEnd, formatWinsGained } from '../../parts/trades/describe-trade.ts'
import { Delta } from '../../ui/Delta.tsx'
import { formatCount, formatDollars, formatOrdinal, formatPoints, formatSigned } from '../../ui/format.ts'
import { positionText } from '../../ui/PositionBadge.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'

export interface TradeLinks {
  team: (teamId: number) => string
  /** Undefined for a season without pages. */
  trade: (id: string, season: number) => string | undefined
}

type SideOfTrade = TradeResponse['sides'][number]

export function TradeSide({ side, isRated, links }: { side: SideOfTrade; isRated: boolean; links: TradeLinks }) {
  const { team, name, value, wins, pointsStarted, assets } = side
  return (
    <section aria-label={team.name} className="min-w-0">
      <div className="flex min-h-18 items-end justify-between gap-3 border-hairline border-b pb-2">
        <h3 className="scoreboard flex min-w-0 text-2xl">
          <TeamPageLink team={team} href={links.team(team.id)} className="move-team">
            <TeamName name={team.name} size={36} wraps />
          </TeamPageLink>
        </h3>
        {isRated && (
          <p className="shrink-0 text-right">
            <Delta
              value={value}
              className="scoreboard block text-[clamp(2.25rem,6vw,4rem)] leading-none [font-variant-numeric:normal]"
            />
            <span className="text-muted text-sm">points above replacement</span>
          </p>
        )}
      </div>
      <p className="mt-2 text-muted text-sm">
        {[
          name !== team.name && name,
          isRated && `${formatPoints(pointsStarted)} points started`,
          wins !== null && wins !== 0 && formatWinsGained(wins),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {assets.length === 0 ? (
        <p className="mt-2">Nothing on record</p>
      ) : (
        <ul className="mt-1">
          {assets.map((asset, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two picks may be called the same
            <li key={index} className="border-hairline border-b py-2">
              <Asset asset={asset} isRated={isRated} links={links} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Asset({ asset, isRated, links }: AssetProps) {
  const { kind, player, pick, draftedAs, dollars, value, from } = asset
  const valued = isRated && value !== null && <Delta value={value} className="shrink-0" />
  if (kind === 'dollars') return <p>{`${formatDollars(dollars)} in FAAB`}</p>
  if (kind === 'player')
    return (
      <>
        <p className="flex items-baseline justify-between gap-3">
          {player ? <PlayerName player={player} /> : <span>A player</span>}
          {valued}
        </p>
        {isRated && <Fate asset={asset} links={links} />}
      </>
    )
  const origin = pick?.originalTeam && pick.originalTeam.id !== from?.id ? pick.originalTeam : null
  return (
    <>
      <p className="flex items-baseline justify-between gap-3">
        <span>
          {namePick(pick)}
          {origin && (
            <span className="text-muted">
              {' '}
              of <bdi>{origin.name}</bdi>
            </span>
          )}
        </span>
        {valued}
      </p>
      {player ? (
        <div className="mt-1 ml-1 border-outline border-l-2 pl-3">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-muted text-sm">{`${formatOrdinal(draftedAs)} overall:`}</span>
            <PlayerName player={player} />
          </p>
          <Fate asset={asset} links={links} />
        </div>
      ) : (
        isRated && <Fate asset={asset} links={links} />
      )}
    </>
  )
}

/** The seasons with the team, and the end. */
function Fate({ asset, links }: { asset: DescribedPath; links: TradeLinks }) {
  const { seasons, left } = asset
  const played = seasons.filter(({ weeksRostered }) => weeksRostered > 0)
  const end = describeEnd(asset)
  const href = left?.trade ? links.trade(left.trade, left.season) : undefined
  return (
    <ul className="mt-0.5 text-muted text-sm tabular-nums">
      {played.map(({ season, weeksStarted, pointsStarted, weeksRostered, value }) => (
        <li key={season} className="flex items-baseline justify-between gap-3">
          <span>
            {season}:{' '}
            {weeksStarted > 0
              ? `${formatPoints(pointsStarted)} points in ${formatCount(weeksStarted, 'start')}`
              : `${formatCount(weeksRostered, 'week')}, never started`}
          </span>
          {played.length > 1 && weeksStarted > 0 && <span>{formatSigned(value)}</span>}
        </li>
      ))}
      {end && (
        <li>
          {href ? (
            <a href={href} className="thumb text-accent hover:underline">
              {end}
            </a>
          ) : (
            end
          )}
        </li>
      )}
    </ul>
  )
}

function PlayerName({ player: { id, name, position } }: { player: NonNullable<DescribedPath['player']> }) {
  return (
    <span className="moved-player">
      {position !== 'UNKNOWN' && <span className={`moved-position ${positionText(position)}`}>{position}</span>}
      <button type="button" {...opensPlayer(id)}>
        {name}
      </button>
    </span>
  )
}

interface AssetProps {
  asset: DescribedPath
  isRated: boolean
  links: TradeLinks
}
