/** A league over all its seasons: champions, head-to-head records, and all-time records. It ignores the current season. */
import { useMemo } from 'react'
import type { HistoryResponse } from '../../contract/responses/history.ts'
import { historyLinks } from '../../parts/history/history-links.ts'
import { describeYears } from '../../parts/history/history-words.ts'
import { playedSeasons } from '../../parts/history/played-seasons.ts'
import { leagueScreen } from '../../parts/league/league-screen.tsx'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { SectionFailed } from '../../parts/league/ScreenFailed.tsx'
import { useSeasonQuery } from '../../parts/league/use-season-query.ts'
import { tradesCall, useTrades } from '../../parts/trades/use-trade-verdicts.ts'
import { useResource } from '../../stores/use-resource.ts'
import { deferred } from '../../ui/deferred.ts'
import { Later } from '../../ui/Later.tsx'
import { laterPart } from '../../ui/later-parts.tsx'
import { Message } from '../../ui/Message.tsx'
import { Contents } from '../../ui/Section.tsx'
import { keepUnbroken } from '../../ui/Unbroken.tsx'
import { Champions } from './Champions.tsx'
import { historyCall } from './calls.ts'
import { describeChampions, toSeasonRows } from './champions.ts'
import { EarlierSeasons } from './EarlierSeasons.tsx'
import { FinishGrid } from './FinishGrid.tsx'
import { toFinishSeries } from './finish-series.ts'
import { HistoryLeaders } from './HistoryLeaders.tsx'
import { HistoryLoading } from './HistoryLoading.tsx'
import { readGameSet } from './history-view.ts'
import { MovedLeague } from './MovedLeague.tsx'
import { SeasonOrigins } from './SeasonOrigins.tsx'
import { toScorigami } from './scorigami-grid.ts'

const deferredParts = {
  Leaders: deferred(HistoryLeaders),
  Champions: deferred(Champions),
}

const LaterSections = laterPart(() => import('./LaterSections.tsx'))

export const HistoryScreen = leagueScreen('history', HistoryView, (place) => [historyCall(place), tradesCall(place)])

function HistoryView(props: LeagueTabProps) {
  const { leagueRef, league, query } = props
  const state = useResource(...historyCall(props))
  const trades = useTrades(leagueRef)
  const seasons = state.status === 'ready' ? state.data.seasons : undefined
  const seasonQuery = useSeasonQuery(query)
  // Stable, so that a choice in one section does not render the others.
  const links = useMemo(
    () => historyLinks({ leagueRef, league, query: seasonQuery }, seasons),
    [leagueRef, league, seasonQuery, seasons],
  )
  if (state.status === 'failed')
    return <SectionFailed what="league’s history" failure={state.failure} onRetry={state.reload} />
  if (state.status === 'loading') return <HistoryLoading />
  const response = state.data
  const set = readGameSet(query)
  const section = { response, links }
  const played = playedSeasons(response)
  // What compares seasons has nothing to say of one.
  const isSingle = played.length === 1
  if (played.length === 0) {
    return (
      <div className="flex flex-col gap-10">
        <Message
          icon="history"
          title="No history yet"
          text="Champions, all-time standings, records, and rivalries appear here after the first final game."
        />
        <EarlierSeasons response={response} leagueRef={leagueRef} source={state.age.device?.source} />
        <MovedLeague response={response} leagueRef={leagueRef} snapshot={state.snapshot} />
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-10 max-sm:gap-4">
      <div>
        <h2 className="scoreboard text-4xl">
          {keepUnbroken(isSingle ? describeSeasons(played) : describeChampions(toSeasonRows(response)))}
        </h2>
        <p className="text-muted">
          {isSingle ? '' : `${describeSeasons(played)}. `}Tracked by manager, across team names and seasons.
        </p>
        <Notes notes={response.notes} />
        <Contents sections={contentsOf(response, { isSingle, hasTrades: trades.length > 0 })} />
      </div>
      {/* Side by side where the seasons leave room. */}
      <div className="flex flex-wrap items-start gap-x-12 gap-y-10 max-sm:gap-y-4 *:min-w-0 *:empty:hidden">
        <div className="flex-auto">
          <FinishGrid {...section} />
        </div>
        <div className="grow-3 basis-80">
          {isSingle ? <OneSeason season={played[0] ?? 0} /> : <deferredParts.Leaders {...section} />}
        </div>
      </div>
      <EarlierSeasons response={response} leagueRef={leagueRef} source={state.age.device?.source} />
      <deferredParts.Champions {...section} isFolded={!isSingle} />
      <Later>
        <LaterSections {...props} {...section} isSingle={isSingle} set={set} />
        <MovedLeague response={response} leagueRef={leagueRef} snapshot={state.snapshot} />
        <SeasonOrigins leagueRef={leagueRef} response={response} />
      </Later>
    </div>
  )
}

/** The sections that this history has. */
function contentsOf(
  response: HistoryResponse,
  { isSingle, hasTrades }: { isSingle: boolean; hasTrades: boolean },
): { id: string; label: string }[] {
  const { draftSkill, optimalWorld } = response
  return [
    { id: 'champions', label: 'Champions' },
    { id: 'all-time', label: 'All-time standings' },
    ...(toFinishSeries(response.managers) ? [{ id: 'finishes', label: 'Finishes' }] : []),
    { id: 'records', label: 'Records' },
    ...(response.headToHead.length > 0 ? [{ id: 'rivalries', label: 'Rivalries' }] : []),
    ...(toScorigami(response) ? [{ id: 'scorigami', label: 'Scorigami' }] : []),
    ...(hasTrades ? [{ id: 'trades', label: 'Trades' }] : []),
    ...(!isSingle && draftSkill.managers.length + draftSkill.leftOut.length > 0
      ? [{ id: 'draft-skill', label: 'Draft skill' }]
      : []),
    ...(optimalWorld.managers.length + optimalWorld.leftOut.length > 0
      ? [{ id: 'optimal-world', label: 'Optimal lineups' }]
      : []),
  ]
}

/** "15 seasons: 2010–2024". */
function describeSeasons(seasons: readonly number[]): string {
  const years = describeYears(seasons)
  return seasons.length === 1 ? `One season: ${years}` : `${seasons.length} seasons: ${years}`
}

function OneSeason({ season }: { season: number }) {
  return (
    <p className="-mt-4 max-w-prose">
      {season} is the only season so far. With a second one, leaders, finishes by season, and draft skill appear here,
      and titles, records, streaks, and head-to-heads carry across seasons.
    </p>
  )
}

/** Unusable parts of the league's book. */
function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null
  return (
    <div role="note" className="mt-3 max-w-3xl border-worse border-l-2 pl-3 text-sm">
      <p className="font-semibold">Parts of the league book couldn’t be used</p>
      <ul className="list-disc pl-5">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  )
}
