import type { LabResponse } from '../../client/lab.ts'
import { navigateQuery } from '../../stores/location.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { LabFailed, LabLayout } from './LabLayout.tsx'
import { whyNot, withoutOwnRules } from './league-rules.ts'
import { Questions } from './Questions.tsx'
import { type ChangeEntries, RulesPanel } from './RulesPanel.tsx'
import { clearRules, readRules, writeProposal, writeRules } from './rules-address.ts'
import { SeasonResults } from './SeasonResults.tsx'
import { findHeadline } from './season-finding.ts'
import { usePlayedSeason } from './use-lab.ts'

/** One season under the rules in the URL. */
export function SeasonLab({ lab, query }: { lab: LabResponse; query: URLSearchParams }) {
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
  const { result, details, failure, retry } = usePlayedSeason(lab, writeProposal(rules))
  const change: ChangeEntries = (next) => navigateQuery(next, { replace: true })
  const reset = () => change(clearRules(query))
  return (
    <>
      <Questions lab={lab} entries={entries} onChange={change} onReset={reset} />
      <LabLayout
        rules={<RulesPanel lab={lab} rules={rules} onChange={change} />}
        changed={changed}
        finding={result ? findHeadline(result, rules, lab.season) : undefined}
        onReset={reset}
      >
        {left > 0 && (
          <p className="mb-3 border-worse border-l-4 pl-3">
            {left === 1 ? 'One rule' : `${left} rules`} of this address cannot be tried here:{' '}
            {noStatistics ?? noLineups}
          </p>
        )}
        {failure !== null && <LabFailed failure={failure} onRetry={retry} />}
        {result ? (
          <SeasonResults lab={lab} rules={rules} comparison={result} details={details} hasRules={changed > 0} />
        ) : (
          failure === null && <Skeleton className="h-[36rem]" />
        )}
      </LabLayout>
    </>
  )
}
