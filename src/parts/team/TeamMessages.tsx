import type { ReactNode } from 'react'
import { addressOf } from '../../client/site-base.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { Skeleton, SkeletonGroup, Skeletons } from '../../ui/Skeleton.tsx'
import { useFailedLeague } from '../navigation/use-shown-league.ts'
import { TeamHeaderRow } from './TeamHeader.tsx'

/** The URL names no league or team. */
export function InvalidId({ of }: { of: 'league' | 'team' }) {
  return (
    <Message tone="error" level={1} title={`Invalid ${of} ID`} text={`The URL is missing a valid ${of} number.`}>
      <BackToHome />
    </Message>
  )
}

interface TeamFailureProps {
  /** The server's message, if any. */
  detail: string
  /** Absent if a retry is useless, because the team does not exist. */
  onRetry?: () => void
  /** URL of the league's teams. */
  leagueHref?: string
  level?: 1 | 2
}

export function TeamFailure({ detail, onRetry, leagueHref, level }: TeamFailureProps) {
  useFailedLeague()
  return (
    <Message tone="error" level={level} title="Failed to load team data" text={detail || 'Failed to load team'}>
      {leagueHref && (
        <Button variant="primary" href={leagueHref}>
          Teams of the league
        </Button>
      )}
      <Button variant={leagueHref ? 'secondary' : 'primary'} onClick={onRetry ?? (() => location.reload())}>
        Retry
      </Button>
      <BackToHome />
    </Message>
  )
}

/** The page's skeleton, with the tabs if they are known. */
export function TeamLoading({ tabs }: { tabs?: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-col gap-1">
        <TeamHeaderRow tabs={tabs}>
          <SkeletonGroup label="Loading team" className="flex min-h-11 items-center gap-2">
            <Skeleton className="h-5 w-50 max-lg:w-4.5" />
            <Skeleton className="size-7" />
            <Skeleton className="h-7 w-56" />
          </SkeletonGroup>
        </TeamHeaderRow>
        <StandingLineLoading />
      </div>
      <Skeleton className="h-96 w-full" />
    </div>
  )
}

/** Skeleton of the team's line and its four figures. */
export function StandingLineLoading() {
  return (
    <>
      <Skeleton className="h-6 w-60" />
      <Skeleton className="h-18.5 w-full max-w-4xl sm:h-7" />
    </>
  )
}

export function PerformanceLoading() {
  return (
    <p role="status" className="py-16 text-center text-muted">
      Loading performance data...
    </p>
  )
}

export function SeasonOverviewLoading() {
  return (
    <SkeletonGroup label="Loading season overview" className="flex flex-col gap-6">
      <Skeleton className="h-72" />
    </SkeletonGroup>
  )
}

export function WeekLoading() {
  return (
    <SkeletonGroup
      label="Loading roster"
      className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <div className="grid content-start gap-3 sm:grid-cols-3">
        <Skeleton className="col-span-full h-36" />
        <Skeleton className="col-span-full h-9 w-48" />
        <Skeletons count={9} className="h-30 max-sm:h-12" />
      </div>
      <Skeleton className="h-72 max-lg:hidden" />
    </SkeletonGroup>
  )
}

function BackToHome() {
  return <Button href={addressOf('home')}>Back to Home</Button>
}
