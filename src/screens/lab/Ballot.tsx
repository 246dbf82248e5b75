/** A rule as a question to the league, to share and to print: the vote, and what it would have changed in every season. */
import { useMemo } from 'react'
import type { LabResponse, SeasonComparison } from '../../client/lab.ts'
import { joinList } from '../../domain/join-list.ts'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { navigateQuery } from '../../stores/location.ts'
import { Button } from '../../ui/Button.tsx'
import { ShareButton } from '../../ui/ShareButton.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'
import { describeRules } from './describe-rules.ts'
import { LabFailed } from './LabLayout.tsx'
import { lineupsStay } from './league-rules.ts'
import { readRules, writeProposal } from './rules-address.ts'
import { describeFinding, describeSeasons } from './season-finding.ts'
import { type LabWorker, usePlayedEach } from './use-lab.ts'
import { useStoredSeasons } from './use-stored-seasons.ts'

export function BallotView({ lab, worker, ...props }: LeagueTabProps & { lab: LabResponse; worker: LabWorker }) {
  const { query } = props
  const { labs, waiting } = useStoredSeasons(props, lab)
  const proposal = useMemo(() => writeProposal(readRules(query)), [query])
  const { result, failure, retry } = usePlayedEach(worker, labs, proposal)
  const question = `Vote: ${joinList(describeRules(readRules(query)))}`
  return (
    <>
      <p className="print:hidden">
        <Button icon="chevron-left" variant="ghost" onClick={() => navigateQuery({ ballot: null })} className="-ml-4">
          Back to the season
        </Button>
      </p>
      {failure !== null && <LabFailed failure={failure} onRetry={retry} />}
      {result ? (
        <Ballot
          question={question}
          seasons={labs.map(({ season }, index) => ({ season, comparison: result[index] ?? null }))}
        />
      ) : (
        failure === null && (
          <SkeletonGroup label={`Loading ${waiting} seasons...`}>
            <Skeleton className="h-96" />
          </SkeletonGroup>
        )
      )}
    </>
  )
}

export function Ballot({ question, seasons }: BallotProps) {
  const played = seasons.flatMap(({ comparison }) => comparison?.effect ?? [])
  const summary = played.length === 0 ? 'We can’t re-score any season with this rule.' : describeSeasons(played)
  return (
    <article className="max-w-2xl border-ink border-t-2 pt-2">
      <div className="flex items-start justify-between gap-3">
        <h2 className="scoreboard text-balance text-4xl">{question}</h2>
        <span className="flex shrink-0 items-center gap-4 pt-2 print:hidden">
          <ShareButton what="this ballot" title={question} text={summary} />
          <Button onClick={() => print()}>Print</Button>
        </span>
      </div>
      <ul aria-label="Votes" className="mt-4 flex gap-8 text-lg">
        {['Yes', 'No'].map((vote) => (
          <li key={vote} className="flex items-center gap-3">
            <span aria-hidden="true" className="size-7 rounded-sm border-2 border-ink" />
            {vote}
          </li>
        ))}
      </ul>
      <h3 className="mt-8 font-semibold">What it would have changed</h3>
      <p className="mt-1">{summary}</p>
      <dl className="mt-3">
        {seasons.map(({ season, comparison }) => (
          <div key={season} className="flex gap-4 border-hairline border-t py-2">
            <dt className="scoreboard shrink-0 text-lg">{season}</dt>
            <dd className="min-w-0">
              {comparison ? describeFinding(comparison.effect) : 'We don’t have its lineups or statistics.'}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-muted text-sm">{lineupsStay}</p>
    </article>
  )
}

interface BallotProps {
  /** "Vote: half PPR" */
  question: string
  /** Newest first; null: the season cannot be played by the rules. */
  seasons: readonly { season: number; comparison: SeasonComparison | null }[]
}
