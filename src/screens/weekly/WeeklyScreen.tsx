/** An edition of a season without its own pages, rendered from one response. */
import { readToken } from '../../client/token.ts'
import { apiBase } from '../../client/urls.ts'
import { lastWeek } from '../../domain/constants.ts'
import { type LeagueKey, type LeagueRef, nameSeason } from '../../domain/identity.ts'
import { InvalidLeagueId, LeagueFailed, LeagueImporting } from '../../parts/league/LeagueStates.tsx'
import { readSeasonKey } from '../../parts/league/league-address.ts'
import { readLeagueRef } from '../../parts/league/league-ref.ts'
import { asScreen, type ScreenProps } from '../../parts/screen/as-screen.tsx'
import { ErrorBoundary } from '../../parts/screen/ErrorBoundary.tsx'
import { useTrades } from '../../parts/trades/use-trade-verdicts.ts'
import type { ResourceState } from '../../stores/resource-state.ts'
import { useResource } from '../../stores/use-resource.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Message } from '../../ui/Message.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { WeeklyFrame, WeeklyView } from './WeeklyView.tsx'
import { listTradesOf, readPage, type WeeklyLinks, weeklyLinks } from './weekly-page.ts'

export const WeeklyScreen = asScreen(
  Weekly,
  () => (
    <WeeklyFrame links={null}>
      <PaperLoading />
    </WeeklyFrame>
  ),
  (props) => {
    const place = readPlace(props)
    return place && ((call) => call(...weeklyCall(place)))
  },
)

type EditionPlace = LeagueKey & { week: number }

const weeklyCall = ({ host, leagueId, season, week }: EditionPlace) =>
  ['weekly', { host, leagueId, season, week }] as const

/** Null if the address names no week of a league that can exist. */
function readPlace({ parameters, query }: Pick<ScreenProps, 'parameters' | 'query'>): EditionPlace | null {
  const key = readSeasonKey({ parameters, query })
  const { week = '' } = parameters
  if (key === null || !/^[1-9]\d?$/.test(week) || Number(week) > lastWeek) return null
  return { ...key, week: Number(week) }
}

function Weekly(props: ScreenProps) {
  const place = readPlace(props)
  if (place)
    return (
      <ErrorBoundary isPage resetKey={`${nameSeason(place)} ${place.week}`}>
        <LoadedWeekly place={place} />
      </ErrorBoundary>
    )
  return <main id="content">{readLeagueRef(props.parameters) ? <NoSuchWeek /> : <InvalidLeagueId />}</main>
}

function LoadedWeekly({ place }: { place: EditionPlace }) {
  const state = useResource(...weeklyCall(place))
  const links = weeklyLinks(place, readToken() === null ? apiBase : null)
  const page = state.status === 'ready' ? readPage(state.data, place) : null
  const hasTrade = page?.edition.sections.some((section) => listTradesOf(section).length > 0)
  const trades = useTrades(hasTrade ? place : null)
  useDocumentTitle(...(page ? [page.edition.title, page.edition.league.name, String(place.season)] : []))
  if (!page) {
    return (
      <WeeklyFrame links={links} week={place.week}>
        <WeeklyState state={state} league={place} links={links} />
      </WeeklyFrame>
    )
  }
  return (
    <WeeklyView
      page={{ ...page, trades }}
      links={links}
      address={ownAddress()}
      copyButton={(text, label) => <CopyButton text={text} label={label} />}
    />
  )
}

/** While there is no edition to show. */
function WeeklyState({ state, league, links }: WeeklyStateProps) {
  if (state.status === 'failed' && state.failure.status === 404)
    return <NoEdition text={state.failure.detail} links={links} />
  if (state.status === 'failed')
    return <LeagueFailed host={league.host} failure={state.failure} onRetry={state.reload} />
  if (state.status === 'loading')
    return state.progress ? <LeagueImporting progress={state.progress} leagueRef={league} /> : <PaperLoading />
  return <NoEdition text="No week is final yet." links={links} />
}

interface WeeklyStateProps {
  state: ResourceState<unknown>
  league: LeagueRef
  links: WeeklyLinks
}

function NoEdition({ text, links }: { text: string; links: WeeklyLinks }) {
  return (
    <Message icon="calendar" level={1} title="No edition of this week" text={text}>
      <Button href={links.overview} variant="primary">
        Open the league
      </Button>
    </Message>
  )
}

function NoSuchWeek() {
  return (
    <Message
      tone="error"
      level={1}
      title="Invalid week"
      text={`Edition URLs end with a season and week (1–${lastWeek}), like 2025/7.`}
    />
  )
}

/** Null if there is no browser. */
function ownAddress(): string | null {
  return typeof location === 'undefined' ? null : location.origin + location.pathname
}

function PaperLoading() {
  return (
    <SkeletonGroup label="Loading the weekly..." className="flex flex-col gap-6 border-ink border-t-4 pt-2">
      <Skeleton className="mx-auto h-11 w-96 max-w-full" />
      <Skeleton className="h-8" />
      <Skeleton className="h-40" />
      <Skeleton className="h-96" />
    </SkeletonGroup>
  )
}
