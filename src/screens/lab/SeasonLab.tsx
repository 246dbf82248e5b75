import { useMemo } from 'react'
import type { LabResponse } from '../../client/lab.ts'
import { navigateQuery } from '../../stores/location.ts'
import { deferred } from '../../ui/deferred.ts'
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'
import { LabFindings } from './LabFindings.tsx'
import { LabFailed, LabLayout } from './LabLayout.tsx'
import { whyNot, withoutOwnRules } from './league-rules.ts'
import { Questions } from './Questions.tsx'
import { listQuestions, proposalsOf, type Question } from './questions.ts'
import { type ChangeEntries, RulesPanel } from './RulesPanel.tsx'
import { clearRules, readRules, writeProposal, writeRules } from './rules-address.ts'
import { Reliability, SeasonResults } from './SeasonResults.tsx'
import { findHeadline } from './season-finding.ts'
import { type LabWorker, usePlayedEach, usePlayedSeason } from './use-lab.ts'

const DeferredResults = deferred(SeasonResults)

/** One season under the rules in the URL; without any, what common rules would have changed. */
export function SeasonLab({ lab, query, worker }: { lab: LabResponse; query: URLSearchParams; worker: LabWorker }) {
  const proposed = withoutOwnRules(lab, readRules(query))
  const noStatistics = whyNot(lab, 'statistics')
  const noLineups = whyNot(lab, 'lineups')
  // A link may contain rules that this season cannot use.
  const rules = {
    ...proposed,
    ...(noStatistics === null ? {} : { scoring: {} }),
    ...(noLineups === null ? {} : { lineups: undefined, withoutSlots: [] }),
  }
  const left = Object.keys(writeRules(proposed)).length - Object.keys(writeRules(rules)).length
  const entries = writeRules(rules)
  const changed = Object.keys(entries).length
  const { result, details, failure, retry } = usePlayedSeason(worker, lab, changed > 0 ? writeProposal(rules) : null)
  const { labs, questions, proposals } = useMemo(
    () => ({ labs: [lab], questions: listQuestions(lab), proposals: proposalsOf(lab) }),
    [lab],
  )
  const findings = usePlayedEach(worker, { labs, proposals, isShown: changed === 0 })
  const change: ChangeEntries = (next) => navigateQuery(next, { replace: true })
  const reset = () => change(clearRules(query))
  return (
    <>
      {changed > 0 && <Questions lab={lab} entries={entries} onChange={change} onReset={reset} />}
      <LabLayout
        rules={<RulesPanel lab={lab} rules={rules} onChange={change} />}
        changed={changed}
        finding={result ? findHeadline(result.comparison, result.rules, lab.season) : undefined}
        onReset={reset}
      >
        {left > 0 && (
          <p className="mb-3 border-worse border-l-4 pl-3">
            {left === 1 ? 'One rule' : `${left} rules`} in this link can’t be tried here: {noStatistics ?? noLineups}
          </p>
        )}
        {changed === 0 && <Findings lab={lab} questions={questions} played={findings} onChange={change} />}
        {changed > 0 && failure !== null && <LabFailed failure={failure} onRetry={retry} />}
        {changed > 0 &&
          (result ? (
            <DeferredResults lab={lab} {...result} details={details} query={query} />
          ) : (
            failure === null && <Skeleton className="h-[36rem]" />
          ))}
      </LabLayout>
    </>
  )
}

function Findings({ lab, questions, played: { result, failure, retry }, onChange }: FindingsProps) {
  return (
    <div className="flex min-w-0 flex-col gap-8">
      {failure !== null && <LabFailed failure={failure} onRetry={retry} />}
      {result || questions.length === 0 ? (
        <LabFindings lab={lab} questions={questions} comparisons={result ?? []} onChange={onChange} />
      ) : (
        failure === null && (
          <SkeletonGroup label={`Re-scoring ${lab.season}...`} className="flex flex-col gap-3">
            <Skeleton className="h-8 max-w-md" />
            {questions.map(({ label }) => (
              <Skeleton key={label} className="h-12" />
            ))}
          </SkeletonGroup>
        )
      )}
      <Reliability lab={lab} />
    </div>
  )
}

interface FindingsProps {
  lab: LabResponse
  questions: readonly Question[]
  played: ReturnType<typeof usePlayedEach>
  onChange: ChangeEntries
}
