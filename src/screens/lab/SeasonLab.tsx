import type { LabResponse, LabRules } from '../../client/lab.ts'
import { lacksEndpoint, SectionFailed } from '../../parts/league/ScreenFailed.tsx'
import { navigateQuery } from '../../stores/location.ts'
import type { ResourceState } from '../../stores/resource-state.ts'
import { deferred } from '../../ui/deferred.ts'
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'
import { LabFindings } from './LabFindings.tsx'
import { LabFailed, LabLayout } from './LabLayout.tsx'
import { whyNot, withoutOwnRules } from './league-rules.ts'
import { type FindingsState, Questions } from './Questions.tsx'
import { type ChangeEntries, RulesPanel } from './RulesPanel.tsx'
import { clearRules, readRules, writeProposal, writeRules } from './rules-address.ts'
import { Reliability, SeasonResults } from './SeasonResults.tsx'
import { findHeadline } from './season-finding.ts'
import { type LabWorker, usePlayedSeason } from './use-lab.ts'

const DeferredResults = deferred(SeasonResults)

/** One season under the rules in the URL; without any, what common rules would have changed. */
export function SeasonLab({ lab, findings, query, worker }: SeasonLabProps) {
  const season = lab.status === 'ready' ? lab.data : null
  const { rules, refused } = season
    ? playableRules(season, query)
    : { rules: readRules(new URLSearchParams()), refused: null }
  const entries = writeRules(rules)
  const changed = Object.keys(entries).length
  const { result, details, failure, retry } = usePlayedSeason(worker, season, changed > 0 ? writeProposal(rules) : null)
  const change: ChangeEntries = (next) => navigateQuery(next, { replace: true })
  const reset = () => change(clearRules(query))
  return (
    <>
      {changed > 0 && <Questions findings={findings} entries={entries} onChange={change} onReset={reset} />}
      <LabLayout
        rules={season ? <RulesPanel lab={season} rules={rules} onChange={change} /> : <NoRules lab={lab} />}
        changed={changed}
        finding={season && result ? findHeadline(result.comparison.effect, result.rules, season.season) : undefined}
        onReset={reset}
      >
        {refused !== null && <p className="mb-3 border-worse border-l-4 pl-3">{refused}</p>}
        {changed === 0 && (
          <div className="flex min-w-0 flex-col gap-8">
            <Findings findings={findings} season={season?.season ?? null} onChange={change} />
            {season && <Reliability lab={season} />}
          </div>
        )}
        {changed > 0 && failure !== null && <LabFailed failure={failure} onRetry={retry} />}
        {changed > 0 &&
          (season && result ? (
            <DeferredResults lab={season} {...result} details={details} query={query} />
          ) : (
            failure === null && <Skeleton className="h-[36rem]" />
          ))}
      </LabLayout>
    </>
  )
}

interface SeasonLabProps {
  lab: ResourceState<LabResponse>
  findings: FindingsState
  query: URLSearchParams
  worker: LabWorker
}

/** The rules of a URL that a season can be played by. A link may contain others, and the season's own. */
function playableRules(lab: LabResponse, query: URLSearchParams): { rules: LabRules; refused: string | null } {
  const proposed = withoutOwnRules(lab, readRules(query))
  const noStatistics = whyNot(lab, 'statistics')
  const noLineups = whyNot(lab, 'lineups')
  const rules = {
    ...proposed,
    ...(noStatistics === null ? {} : { scoring: {} }),
    ...(noLineups === null ? {} : { lineups: undefined, withoutSlots: [] }),
  }
  const left = Object.keys(writeRules(proposed)).length - Object.keys(writeRules(rules)).length
  const what = left === 1 ? 'One rule' : `${left} rules`
  return { rules, refused: left > 0 ? `${what} in this link can’t be tried here: ${noStatistics ?? noLineups}` : null }
}

/** In place of the rules: a failure moves nothing beside it. */
function NoRules({ lab }: Pick<SeasonLabProps, 'lab'>) {
  if (lab.status === 'failed') return <SectionFailed what="rules" failure={lab.failure} onRetry={lab.reload} />
  return <LoadingPart className="h-96" />
}

/** A server without findings still has the rules. */
function Findings({ findings, season, onChange }: FindingsProps) {
  if (findings.status === 'ready')
    return <LabFindings season={findings.data.season} findings={findings.data.findings} onChange={onChange} />
  if (findings.status === 'failed' && !lacksEndpoint(findings.failure))
    return <SectionFailed what="findings" failure={findings.failure} onRetry={findings.reload} />
  if (findings.status === 'loading' || season === null) return <LoadingPart className="h-[36rem]" />
  return <LabFindings season={season} findings={[]} onChange={onChange} />
}

interface FindingsProps {
  findings: FindingsState
  season: number | null
  onChange: ChangeEntries
}

function LoadingPart({ className }: { className: string }) {
  return (
    <SkeletonGroup label="Loading the season...">
      <Skeleton className={className} />
    </SkeletonGroup>
  )
}
