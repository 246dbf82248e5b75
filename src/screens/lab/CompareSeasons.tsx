/** Up to three sets of rules side by side, over all completely stored seasons. */
import type { LabResponse } from '../../client/lab.ts'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { navigateQuery } from '../../stores/location.ts'
import { Button } from '../../ui/Button.tsx'
import { SegmentedToggle } from '../../ui/SegmentedToggle.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'
import { ComparisonTables } from './ComparisonTables.tsx'
import { LabFailed, LabLayout } from './LabLayout.tsx'
import { editedProposal, nextName, readProposals } from './proposals.ts'
import { type FindingsState, Questions } from './Questions.tsx'
import { type ChangeEntries, RulesPanel } from './RulesPanel.tsx'
import { writeProposal } from './rules-address.ts'
import { type LabWorker, useComparedSeasons } from './use-lab.ts'
import { useStoredSeasons } from './use-stored-seasons.ts'

export function CompareSeasons({ lab, findings, worker, ...props }: CompareSeasonsProps) {
  const { query } = props
  const { labs, waiting, unread } = useStoredSeasons(props, lab)
  const proposals = readProposals(query)
  const edited = editedProposal(query, proposals)
  const text = proposals.map(({ rules }) => writeProposal(rules)).join('|')
  const { result, failure, retry } = useComparedSeasons(worker, labs, text)
  const go: ChangeEntries = (entries) => navigateQuery(entries, { replace: true })
  const change: ChangeEntries = (entries) => go(edited.change(entries))
  const next = nextName(proposals)
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        {proposals.length > 1 && (
          <SegmentedToggle
            label="Proposal to change"
            value={edited.name}
            options={proposals.map(({ name }) => ({ value: name, label: `Proposal ${name.toUpperCase()}` }))}
            onChange={(name) => go({ edit: name === 'a' ? null : name })}
          />
        )}
        {next && <Button onClick={() => go({ [next]: '', edit: next })}>Add a proposal to compare</Button>}
        {edited.name !== 'a' && (
          <Button variant="ghost" onClick={() => go({ ...edited.remove(), edit: null })}>
            Remove proposal {edited.name.toUpperCase()}
          </Button>
        )}
      </div>
      <Questions findings={findings} entries={edited.entries} onChange={change} onReset={() => go(edited.clear())} />
      <LabLayout
        rules={<RulesPanel lab={lab} rules={edited.rules} onChange={change} />}
        changed={Object.keys(edited.entries).length}
        onReset={() => go(edited.clear())}
      >
        {failure !== null && <LabFailed failure={failure} onRetry={retry} />}
        {result ? (
          <ComparisonTables seasons={result} proposals={proposals} edited={edited.name} unread={unread} />
        ) : (
          failure === null && (
            <SkeletonGroup label={`Loading ${waiting} seasons...`}>
              <Skeleton className="h-96" />
            </SkeletonGroup>
          )
        )}
      </LabLayout>
    </>
  )
}

interface CompareSeasonsProps extends LeagueTabProps {
  lab: LabResponse
  findings: FindingsState
  worker: LabWorker
}
