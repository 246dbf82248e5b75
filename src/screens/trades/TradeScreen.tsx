/** One trade: the verdict, what became of everything in it, points since, and the games it decided. */
import { useEffect, useRef } from 'react'
import type { TradeResponse } from '../../contract/responses/trades.ts'
import { historyLinks } from '../../parts/history/history-links.ts'
import { leagueAddress, readSeason } from '../../parts/league/league-address.ts'
import { leagueScreen } from '../../parts/league/league-screen.tsx'
import type { LeaguePlace, LeagueTabProps } from '../../parts/league/league-view.ts'
import { OneFailed } from '../../parts/league/ScreenFailed.tsx'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { describeOpen, tradeVerdict, withUnbrokenUnits } from '../../parts/trades/describe-trade.ts'
import { tradeAddressIn } from '../../parts/trades/trade-links.ts'
import { navigateQuery } from '../../stores/location.ts'
import { useResource } from '../../stores/use-resource.ts'
import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { formatDay } from '../../ui/format.ts'
import { Section, SectionLink } from '../../ui/Section.tsx'
import { ShareButton } from '../../ui/ShareButton.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'
import { sortRows } from '../../ui/sort.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { DecidedGames } from './DecidedGames.tsx'
import { PointsSinceChart } from './PointsSinceChart.tsx'
import { pointsSinceSeries } from './points-since-series.ts'
import { TradeSide } from './TradeSide.tsx'

/** Without a season in the address the trade is found in any. */
const tradeCall = ({ leagueRef, parameters: { trade = '' }, query }: LeaguePlace) =>
  ['trade', { ...leagueRef, season: readSeason(query), trade }] as const

export const TradeScreen = leagueScreen('trade', TradeView, (place) => [tradeCall(place)])

function TradeView(props: LeagueTabProps) {
  const { leagueRef, query } = props
  const state = useResource(...tradeCall(props))
  const movesHref = leagueAddress('moves', { leagueRef, query })
  if (state.status === 'loading') return <TradeSkeleton />
  if (state.status === 'failed')
    return (
      <OneFailed
        what="trade"
        failure={state.failure}
        onRetry={state.reload}
        missing={{
          icon: 'swap',
          title: 'No such trade',
          text: 'We couldn’t find this trade in the season.',
          all: { href: movesHref, text: 'All moves of the season' },
        }}
      />
    )
  return <Trade {...props} trade={state.data} movesHref={movesHref} />
}

function Trade({ trade, movesHref, leagueRef, league, query }: LeagueTabProps & TradeProps) {
  const { week, season, date, seasons, sides, state } = trade
  const verdict = tradeVerdict(trade)
  useDocumentTitle(verdict, league.name, String(season))
  useSeasonOfTrade(trade, { league, query })
  const open = describeOpen(trade)
  const picture = useRef<HTMLDivElement>(null)
  const save = async () => {
    const { saveTrade } = await import('./save-trade.ts')
    if (picture.current) await saveTrade(picture.current, { league: league.name, verdict })
    return undefined
  }
  const series = pointsSinceSeries(trade)
  const weeks = historyLinks({ leagueRef, league, query }, seasons)
  const links = {
    team: (teamId: number) => leagueAddress('rosterWeek', { leagueRef, teamId, query, week: Math.max(1, week) }),
    trade: (id: string, year: number) => tradeAddressIn(seasons, { id, season: year }),
  }
  return (
    <article className="flex flex-col gap-10">
      <div ref={picture} className="flex flex-col gap-10">
        <header className="border-ink border-t-2 pt-2">
          <div className="flex items-center justify-between gap-4">
            <p className="text-muted">
              {['Trade', week > 0 ? `week ${week} of ${season}` : String(season), date && formatDay(date)]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <span data-left-out="" className="shrink-0">
              <ShareButton what="this trade" title={verdict} />
            </span>
          </div>
          <h2 className="scoreboard text-4xl text-balance max-sm:text-2xl max-sm:leading-7">
            {withUnbrokenUnits(verdict)}
          </h2>
          {open && state !== 'undone' && <p className="mt-2 max-w-prose">{open}</p>}
          <p data-left-out="" className="mt-2 flex flex-wrap items-baseline gap-x-4">
            <SectionLink href={movesHref}>All moves</SectionLink>
            <SectionLink href={`${leagueAddress('history', { leagueRef, query })}#trades`}>
              Trades of all seasons
            </SectionLink>
            <DownloadButton text="Picture" label="Download this trade as a picture" save={save} />
          </p>
        </header>
        <div
          className={sides.length > 2 ? 'grid gap-x-10 gap-y-8 lg:grid-cols-3' : 'grid gap-x-12 gap-y-8 md:grid-cols-2'}
        >
          {sortRows(sides, ({ value }) => value, 'descending').map((side) => (
            <TradeSide key={side.team.id} side={side} isRated={state !== 'undone'} links={links} />
          ))}
        </div>
      </div>
      {series && (
        <Section title={series.finding} note="Running total of the points that the received players scored as starters">
          <PointsSinceChart series={series} />
        </Section>
      )}
      {(state === 'decided' || state === 'leading') && <DecidedGames trade={trade} weekHref={weeks.week} />}
      <Section
        title="How to read this"
        action={<MeasureLink measure="What became of a trade" />}
        inside="What counts as points and wins"
      >
        <div className="flex max-w-prose flex-col gap-2 text-muted text-sm">
          <p>
            We count a player’s starter points above replacement, from the trade until he left the team. A side’s
            points: received minus sent. Wins: games that have another winner when each week is replayed without the
            trade. We name a winner only where points and games agree.
          </p>
          {trade.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      </Section>
    </article>
  )
}

/** The page's head shows the season of its address: where that names none, it gets the trade's. */
function useSeasonOfTrade({ season }: TradeResponse, { league, query }: Pick<LeagueTabProps, 'league' | 'query'>) {
  const isMissing = readSeason(query) === undefined && league.season !== season && league.seasons.includes(season)
  useEffect(() => {
    if (isMissing) navigateQuery({ season: String(season) }, { replace: true })
  }, [isMissing, season])
}

interface TradeProps {
  trade: TradeResponse
  movesHref: string
}

function TradeSkeleton() {
  return (
    <SkeletonGroup label="Loading the trade">
      <Skeleton className="h-20" />
      <div className="mt-8 grid gap-12 md:grid-cols-2">
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </div>
      <Skeleton className="mt-10 h-64" />
    </SkeletonGroup>
  )
}
