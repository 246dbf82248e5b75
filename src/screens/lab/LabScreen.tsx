/** The rule lab: a season under other rules. */
import { Suspense } from 'react'
import { seasonOf } from '../../parts/league/league-calls.ts'
import { leagueScreen } from '../../parts/league/league-screen.tsx'
import type { LeaguePlace, LeagueTabProps } from '../../parts/league/league-view.ts'
import { SectionFailed } from '../../parts/league/ScreenFailed.tsx'
import { navigateQuery } from '../../stores/location.ts'
import { useResource } from '../../stores/use-resource.ts'
import { preloadable } from '../../ui/later-parts.tsx'
import { Message } from '../../ui/Message.tsx'
import { SegmentedToggle } from '../../ui/SegmentedToggle.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'
import { useIdle } from '../../ui/use-idle.ts'
import { isNothing, readRules } from './rules-address.ts'
import { SeasonLab } from './SeasonLab.tsx'
import { useLabWorker } from './use-lab.ts'

/** Views that an address names, which no HTML has. */
const BallotView = preloadable(async () => ({ default: (await import('./Ballot.tsx')).BallotView }))
const CompareSeasons = preloadable(async () => ({ default: (await import('./CompareSeasons.tsx')).CompareSeasons }))

/**
 * What common rules would have changed is a response of its own, and in the HTML of a built page. The season to replay is larger than any
 * page: it is requested where the address proposes something, and otherwise once the page is idle.
 */
export const LabScreen = leagueScreen('lab', LabView, (place) => {
  const key = seasonOf(place)
  return readView(place) === 'findings'
    ? [['labFindings', key]]
    : [
        ['labFindings', key],
        ['lab', key],
      ]
})

function LabView(props: LeagueTabProps) {
  const { league, query } = props
  const view = readView(props)
  const key = seasonOf(props)
  const findings = useResource('labFindings', key)
  const isIdle = useIdle(findings.status !== 'loading')
  const lab = useResource('lab', view !== 'findings' || isIdle ? key : null)
  const season = lab.status === 'ready' ? lab.data : null
  const worker = useLabWorker(season)
  const found = findings.status === 'ready' ? findings.data : null
  const unavailable = season?.unavailable ?? found?.unavailable ?? null
  if (unavailable !== null) return <Message icon="flask" title="Nothing to re-score" text={unavailable} />
  if (lab.status === 'failed' && (view !== 'findings' || found === null))
    return <SectionFailed what="rule lab" failure={lab.failure} onRetry={lab.reload} />
  if (season === null && (view !== 'findings' || findings.status === 'loading')) return <Loading />
  if (view === 'ballot' && season)
    return (
      <Suspense fallback={<Loading />}>
        <BallotView {...props} lab={season} worker={worker} />
      </Suspense>
    )
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="max-w-prose text-muted">
          Change a rule. We re-score {view === 'seasons' ? 'every season' : 'the season'} and show who gains.
        </p>
        {hasOthers(league) && (
          <SegmentedToggle
            label="Seasons"
            value={view === 'seasons' ? 'all' : 'one'}
            options={[
              { value: 'one', label: `Season ${season?.season ?? found?.season ?? league.season}` },
              { value: 'all', label: 'Compare over all seasons' },
            ]}
            onChange={(value) => navigateQuery({ seasons: value === 'all' ? 'all' : null })}
          />
        )}
      </div>
      {view === 'seasons' && season ? (
        <Suspense fallback={<Loading />}>
          <CompareSeasons {...props} lab={season} findings={findings} worker={worker} />
        </Suspense>
      ) : (
        <SeasonLab lab={lab} findings={findings} query={query} worker={worker} />
      )}
    </div>
  )
}

/** What an address shows: the findings, the season under other rules, the ballot on them, or all seasons. */
function readView({
  league,
  query,
}: Pick<LeaguePlace, 'league' | 'query'>): 'findings' | 'season' | 'ballot' | 'seasons' {
  const isChanged = !isNothing(readRules(query))
  if (isChanged && query.get('ballot') === '1') return 'ballot'
  if (hasOthers(league) && query.get('seasons') === 'all') return 'seasons'
  return isChanged ? 'season' : 'findings'
}

const hasOthers = ({ seasons }: LeaguePlace['league']) => seasons.length > 1

function Loading() {
  return (
    <SkeletonGroup label="Loading the season..." className="flex flex-col gap-6">
      <Skeleton className="h-11" />
      <div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <Skeleton className="h-96 max-lg:h-11" />
        <Skeleton className="h-[36rem]" />
      </div>
    </SkeletonGroup>
  )
}
