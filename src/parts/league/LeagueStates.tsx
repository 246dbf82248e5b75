/** States of a league page without a league: loading, importing, failed, invalid id. */

import type { ReactNode } from 'react'
import type { FailureReason } from '../../client/call-failure.ts'
import { addressOf } from '../../client/site-base.ts'
import type { ImportProgress } from '../../contract/progress.ts'
import { hostFacts } from '../../domain/host-facts.ts'
import { type HostName, hostTitles, type LeagueRef } from '../../domain/identity.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'
import { useFailedLeague } from '../navigation/use-shown-league.ts'

/** A league page while it loads. */
export function LeagueLoading() {
  return <PageLoading title="h-7 w-56 max-sm:hidden" figures={<HeaderLineLoading />} />
}

/** A trade's page while it loads. */
export function TradeLoading() {
  return <PageLoading title="h-7 w-56 max-sm:hidden" figures={null} />
}

/** The overview while it loads. */
export function OverviewLoading() {
  return <PageLoading title="h-10 w-72 max-sm:hidden" figures={<Skeleton className="h-5 w-48 sm:hidden" />} />
}

/** `title`: size of the league's name. */
function PageLoading({ title, figures }: { title: string; figures: ReactNode }) {
  return (
    <div className="flex flex-col gap-6">
      <SkeletonGroup label="Loading league..." className="-mb-2 flex flex-col gap-2 max-sm:pt-2 sm:pt-1">
        <div className="flex items-end gap-4">
          <Skeleton className={`max-w-full ${title}`} />
          <Skeleton className="h-5 w-48 max-sm:hidden" />
        </div>
        {figures}
      </SkeletonGroup>
      <TabLoading />
    </div>
  )
}

export function HeaderLineLoading() {
  return <Skeleton className="h-7 w-full max-w-3xl" />
}

export function TabLoading() {
  return (
    <div className="flex flex-col gap-6">
      <Skeleton className="h-48" />
      <Skeleton className="h-[36rem]" />
    </div>
  )
}

/** `leagueRef` is the only known data of the league. */
export function LeagueImporting({ progress, leagueRef: { host, leagueId } }: ImportingProps) {
  return (
    <div className="mx-auto flex max-w-lg flex-col gap-4 py-16">
      <h1 className="scoreboard text-2xl">
        Loading league {leagueId} from {hostTitles[host]}
      </h1>
      <Progress label="Import progress" step={progress.step} done={progress.done} total={progress.total} />
      <p className="text-muted text-sm">
        First time here, so we’re loading every week of the season. Your league appears as soon as it’s ready, and opens
        faster next time.
      </p>
      <p className="text-muted text-sm">
        You can leave this page. Progress is saved, and the import picks up where it left off.
      </p>
      <p>
        <Button href={addressOf('home')}>Back to Home</Button>
      </p>
    </div>
  )
}

interface ImportingProps {
  progress: ImportProgress['progress']
  leagueRef: LeagueRef
}

export function LeagueFailed({ host, failure, onRetry }: LeagueFailedProps) {
  useFailedLeague()
  return (
    <Message
      tone="error"
      level={1}
      title="Failed to load league data"
      text={failure.detail || 'Failed to load league'}
      detail={failureAdvice(host, failure)}
    >
      {isForMembers(failure) && (
        <Button variant="primary" href={addressOf('privateLeague')}>
          Open from a file
        </Button>
      )}
      <Button variant={isForMembers(failure) ? 'secondary' : 'primary'} onClick={onRetry}>
        Retry
      </Button>
      <Button href={addressOf('home')}>Back to Home</Button>
    </Message>
  )
}

interface LeagueFailedProps {
  host: HostName
  failure: LeagueFailure
  onRetry: () => void
}

export function InvalidLeagueId() {
  return (
    <Message
      tone="error"
      level={1}
      title="Invalid league ID"
      text="A league ID is a whole number above 0, such as 123456."
    >
      <Button href={addressOf('home')} variant="primary">
        Back to Home
      </Button>
    </Message>
  )
}

/** Advice to the reader about a league that failed to load, by HTTP status. The host's is about a league that it refuses. */
const advice = (host: HostName): Readonly<Record<number, string | undefined>> => ({
  0: 'Check your connection and try again.',
  429: 'Wait a minute and try again.',
  502: 'This usually clears up within a minute, so try again shortly.',
  504: `${hostTitles[host]} took too long to respond. Try again in a minute.`,
})

interface LeagueFailure {
  status: number
  detail: string
  /** 'down': what is before the server, such as a firewall, refused it. */
  reason?: FailureReason
  /** The engine's failure kind; absent if a server responded. */
  kind?: string
}

/** One sentence, or undefined if the message includes advice, as the engine's messages do. */
function failureAdvice(host: HostName, { status, detail, reason, kind }: LeagueFailure): string | undefined {
  if (/try again/i.test(detail)) return undefined
  if (kind !== undefined && kind !== 'not-found') return undefined
  return (reason === 'down' ? undefined : hostFacts[host].advice[status]) ?? advice(host)[status]
}

/** A private league, which a manager can save as a file for this browser or for the server's operator. */
function isForMembers({ kind, status, reason }: LeagueFailure): boolean {
  return kind === 'private-league' || (kind === undefined && status === 403 && reason !== 'down')
}
