/** How right this site is about its own leagues: one line a league, and inside it one a season. */
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CallFailure } from '../../client/call-failure.ts'
import type { ReadResponse } from '../../client/read-response.ts'
import { addressOf } from '../../client/site-base.ts'
import type { CallState } from '../../client/source.ts'
import type { ProofResponse, SeasonProof } from '../../contract/responses/proof.ts'
import { isDemoLeague } from '../../domain/constants.ts'
import { type LeagueRef, nameLeague } from '../../domain/identity.ts'
import { countEqual, formatEqual } from '../../parts/league/equal-figures.ts'
import { groupLeagues, type LeagueGroup } from '../../parts/navigation/league-groups.ts'
import { asScreen } from '../../parts/screen/as-screen.tsx'
import { callQuery } from '../../stores/queries.ts'
import { useResource } from '../../stores/use-resource.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { chanceColumn, textColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { formatCount } from '../../ui/format.ts'
import { Message } from '../../ui/Message.tsx'
import { Section } from '../../ui/Section.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'
import { EqualFiguresTable, OddsTables, SeasonTable } from './ProofTables.tsx'
import { joinOdds } from './proof-rows.ts'

export const ProofScreen = asScreen(ProofOfSite, () => null)

/** Seasons of the list: more than most sites have. */
const listed = 500
/** Leagues per step: a server computes each when it is first requested. */
const step = 6

function ProofOfSite() {
  const state = useResource('leagues', { limit: listed })
  if (state.status === 'loading') {
    return (
      <SkeletonGroup label="Loading the leagues of this site...">
        <Skeleton className="h-40" />
      </SkeletonGroup>
    )
  }
  if (state.status === 'failed')
    return <Message tone="error" title="Couldn’t load the leagues of this site" text={state.failure.message} />
  const groups = groupLeagues(state.data).flatMap((group) =>
    group.leagueRef ? [{ ...group, leagueRef: group.leagueRef }] : [],
  )
  if (groups.length === 0)
    return (
      <Section title="The leagues of this site">
        <p className="text-muted">No leagues yet. The other sections are measured on other leagues.</p>
      </Section>
    )
  return <ProofOfLeagues groups={groups} />
}

type Group = LeagueGroup & { leagueRef: LeagueRef }

function ProofOfLeagues({ groups }: { groups: readonly Group[] }) {
  const [limit, setLimit] = useState(step)
  const [linked, setLinked] = useState<string | null>(null)
  // After hydration, because the built HTML is the same for all readers.
  useEffect(() => setLinked(location.hash.slice(1) || null), [])
  const isLinked = (group: Group) => nameLeague(group.leagueRef) === linked
  const shown = groups.filter((group, index) => index < limit || isLinked(group))
  const proofs = useQueries({
    queries: shown.map(({ leagueRef }) => callQuery('proof', { ...leagueRef })),
    combine: readProofs,
  })
  const loaded = shown.flatMap((group, index) => {
    const proof = proofs[index]
    return proof?.status === 'ready' ? [{ group, proof: proof.data }] : []
  })
  const real = loaded.filter(({ group }) => !isDemoLeague(group.leagueRef)).flatMap(({ proof }) => proof.seasons)
  const all = loaded.flatMap(({ proof }) => proof.seasons)
  return (
    <>
      <Section
        title="The leagues of this site"
        note={`${formatCount(loaded.length, 'league')} of ${groups.length}, ${formatCount(all.length, 'season')}`}
      >
        <EqualFiguresTable label="Figures equal to theirs, leagues of this site" seasons={all} />
        <Fold
          summary={`${formatCount(groups.length, 'league')}, one by one`}
          isOpen={groups.length === 1 || linked !== null}
          className="mt-6 max-sm:border-hairline max-sm:border-y"
        >
          <ul>
            {shown.map((group, index) => (
              <li key={group.key} id={nameLeague(group.leagueRef)} className="scroll-mt-24 border-hairline border-b">
                <League group={group} state={proofs[index]} isOpen={groups.length === 1 || isLinked(group)} />
              </li>
            ))}
          </ul>
          {groups.length > limit && (
            <Button className="mt-3" onClick={() => setLimit(limit + step)}>
              Show more
            </Button>
          )}
        </Fold>
      </Section>
      {real.length > 0 && (
        <Section title="Playoff odds of these leagues" note="Without demo leagues">
          <OddsTables label="leagues of this site" seasons={real} />
        </Section>
      )}
    </>
  )
}

type ProofState = { status: 'loading' } | { status: 'ready'; data: ProofResponse } | { status: 'failed'; text: string }

function readProofs(queries: readonly UseQueryResult<CallState<ReadResponse<'proof'>>, CallFailure>[]): ProofState[] {
  return queries.map(({ data, error }) => {
    if (data?.status === 'ready') return { status: 'ready', data: data.data }
    const failure = data?.status === 'failed' ? data.failure : error
    return failure ? { status: 'failed', text: failure.message } : { status: 'loading' }
  })
}

function League({ group, state, isOpen }: { group: Group; state: ProofState | undefined; isOpen: boolean }) {
  const seasons = state?.status === 'ready' ? state.data.seasons : []
  return (
    <Fold
      isEverywhere
      isOpen={isOpen}
      summary={
        <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4 py-2">
          <span className="min-w-0">
            <bdi className="font-medium">{group.name || nameLeague(group.leagueRef)}</bdi>{' '}
            {isDemoLeague(group.leagueRef) && <Badge>Demo</Badge>}
          </span>
          <span className="text-muted text-sm tabular-nums">{describeLeague(state)}</span>
        </span>
      }
    >
      <div className="flex flex-col gap-6 pt-2 pb-6">
        {state?.status === 'failed' && <p>{state.text}</p>}
        {seasons.length > 0 && <SeasonTable label={`Seasons of ${group.name}`} seasons={seasons} />}
        {seasons.map((season) => season.said && <Said key={season.season} season={season} said={season.said} />)}
        <p>
          <a href={addressOf('history', { ...group.leagueRef })} className="thumb text-accent hover:underline">
            The history of this league
          </a>
        </p>
      </div>
    </Fold>
  )
}

function describeLeague(state: ProofState | undefined): string {
  if (state?.status === 'failed') return 'Not measured'
  if (state?.status !== 'ready') return 'Measuring...'
  const equal = formatEqual(countEqual(state.data.seasons))
  const { seasons } = joinOdds(state.data.seasons)
  return [
    equal === null ? 'Nothing to compare' : `${equal} figures equal`,
    seasons > 0 && `odds of ${formatCount(seasons, 'season')}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

type SaidTeam = NonNullable<SeasonProof['said']>['teams'][number]

function Said({ season, said }: { season: SeasonProof; said: NonNullable<SeasonProof['said']> }) {
  return (
    <div className="min-w-0 max-w-xl">
      <h3 className="font-semibold">{`What we said after week ${said.week} of ${season.season}, and what came`}</h3>
      <DataTable
        label={`Odds after week ${said.week} of ${season.season}`}
        columns={saidColumns}
        rows={said.teams}
        rowKey={({ team }) => String(team.id)}
      />
    </div>
  )
}

const saidColumns: Column<SaidTeam>[] = [
  textColumn('team', 'Team', ({ team }) => team.name, { isRowHeader: true, className: 'w-full max-w-0 wrap-anywhere' }),
  chanceColumn('chance', 'Playoffs', ({ chance }) => chance, { bar: ({ chance }) => chance }),
  textColumn('came', 'What came', ({ came }) => (came ? 'In' : 'Out'), { className: 'whitespace-nowrap' }),
]
