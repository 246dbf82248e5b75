/** The rule lab: a season under other rules. */
import { seasonOf } from '../../parts/league/league-calls.ts'
import { leagueScreen } from '../../parts/league/league-screen.tsx'
import type { LeaguePlace, LeagueTabProps } from '../../parts/league/league-view.ts'
import { SectionFailed } from '../../parts/league/ScreenFailed.tsx'
import { navigateQuery } from '../../stores/location.ts'
import { useResource } from '../../stores/use-resource.ts'
import { Message } from '../../ui/Message.tsx'
import { SegmentedToggle } from '../../ui/SegmentedToggle.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'
import { BallotView } from './Ballot.tsx'
import { CompareSeasons } from './CompareSeasons.tsx'
import { proposalsOf } from './questions.ts'
import { isNothing, readRules } from './rules-address.ts'
import { SeasonLab } from './SeasonLab.tsx'
import { playEarly, useLabWorker } from './use-lab.ts'

const labCall = (place: LeaguePlace) => ['lab', seasonOf(place)] as const

/** Nothing is rendered at build time, because the season's data is larger than any page. A shell plays the questions before it renders. */
export const LabScreen = leagueScreen(
  'lab',
  LabView,
  () => [],
  async (place, call) => {
    const lab = await call(...labCall(place))
    if (lab?.unavailable === null && isNothing(readRules(place.query))) playEarly(lab, proposalsOf(lab))
  },
)

function LabView(props: LeagueTabProps) {
  const { league, query } = props
  const state = useResource(...labCall(props))
  const worker = useLabWorker()
  if (state.status === 'failed') return <SectionFailed what="rule lab" failure={state.failure} onRetry={state.reload} />
  if (state.status === 'loading') return <Loading />
  const lab = state.data
  if (lab.unavailable !== null) return <Message icon="flask" title="Nothing to re-score" text={lab.unavailable} />
  const hasOthers = league.seasons.length > 1
  const isAll = hasOthers && query.get('seasons') === 'all'
  if (query.get('ballot') === '1' && !isNothing(readRules(query)))
    return <BallotView {...props} lab={lab} worker={worker} />
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="max-w-prose text-muted">
          Change a rule. We re-score {isAll ? 'every season' : 'the season'} and show who gains.
        </p>
        {hasOthers && (
          <SegmentedToggle
            label="Seasons"
            value={isAll ? 'all' : 'one'}
            options={[
              { value: 'one', label: `Season ${lab.season}` },
              { value: 'all', label: 'Compare over all seasons' },
            ]}
            onChange={(value) => navigateQuery({ seasons: value === 'all' ? 'all' : null })}
          />
        )}
      </div>
      {isAll ? (
        <CompareSeasons {...props} lab={lab} worker={worker} />
      ) : (
        <SeasonLab lab={lab} query={query} worker={worker} />
      )}
    </div>
  )
}

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
