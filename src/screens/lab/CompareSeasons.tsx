/** Up to three sets of rules side by side, over all completely stored seasons. */
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CallFailure } from '../../client/call-failure.ts'
import type { LabResponse } from '../../client/lab.ts'
import type { ReadResponse } from '../../client/read-response.ts'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { navigateQuery } from '../../stores/location.ts'
import { type CallResult, callQuery } from '../../stores/queries.ts'
import { useResource } from '../../stores/use-resource.ts'
import { Button } from '../../ui/Button.tsx'
import { SegmentedToggle } from '../../ui/SegmentedToggle.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'
import { ComparisonTables } from './ComparisonTables.tsx'
import { LabFailed, LabLayout } from './LabLayout.tsx'
import { editedProposal, nextName, readProposals } from './proposals.ts'
import { Questions } from './Questions.tsx'
import { type ChangeEntries, RulesPanel } from './RulesPanel.tsx'
import { writeProposal } from './rules-address.ts'
import { useComparedSeasons } from './use-lab.ts'

export function CompareSeasons({ lab, ...props }: LeagueTabProps & { lab: LabResponse }) {
  const { query } = props
  const { labs, waiting, unread } = useSeasons(props, lab)
  const proposals = readProposals(query)
  const edited = editedProposal(query, proposals)
  const text = proposals.map(({ rules }) => writeProposal(rules)).join('|')
  const { result, failure, retry } = useComparedSeasons(labs, text)
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
      <Questions lab={lab} entries={edited.entries} onChange={change} onReset={() => go(edited.clear())} />
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

/** Completely stored seasons: a comparison requests nothing from a host. */
function useSeasons({ leagueRef }: LeagueTabProps, shown: LabResponse) {
  const history = useResource('history', { ...leagueRef })
  const listed = history.status === 'ready' ? history.data.seasons : []
  const whole = listed.flatMap(({ season, known, host, hostLeagueId }) =>
    known === 'whole' && host !== null && hostLeagueId !== null ? [{ host, leagueId: hostLeagueId, season }] : [],
  )
  const unread = listed.filter(({ known, host }) => known !== 'whole' && host !== null).map(({ season }) => season)
  const others = whole.filter(({ season }) => season !== shown.season)
  const { isDone, found } = useQueries({
    queries: others.map((parameters) => callQuery('lab', parameters)),
    combine: combineSeasons,
  })
  // Waits for all seasons, so that the worker gets one request rather than one per season.
  const isReady = history.status !== 'loading' && isDone
  const labs = useMemo(
    () => (isReady ? [shown, ...found].sort((a, b) => b.season - a.season) : []),
    [isReady, shown, found],
  )
  return { labs, waiting: others.length + 1, unread }
}

type LabQuery = UseQueryResult<CallResult<ReadResponse<'lab'>>, CallFailure>

/** A season that fails to load is left out. */
function combineSeasons(queries: readonly LabQuery[]): { isDone: boolean; found: LabResponse[] } {
  return {
    isDone: queries.every(({ data, error }) => data?.kind === 'loaded' || data?.kind === 'absent' || error !== null),
    found: queries.flatMap(({ data }) => {
      const response = data?.kind === 'loaded' ? data.data : null
      return response && response.unavailable === null ? response : []
    }),
  }
}
