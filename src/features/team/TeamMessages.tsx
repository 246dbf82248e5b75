import type { ReactNode } from 'react'
import { addressOf } from '../../client/site-base.ts'
import type { ImportProgress } from '../../contract/progress.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'

/** The address names no league or team. */
export function InvalidId({ of }: { of: 'league' | 'team' }) {
  return (
    <Message tone="error" level={1} title={`Invalid ${of} ID`} text={`The address should hold the ${of}'s number.`}>
      <BackToHome />
    </Message>
  )
}

/** `detail` is what the server said, if anything. */
export function TeamFailure({ detail, onRetry, level }: { detail: string; onRetry: () => void; level?: 1 | 2 }) {
  return (
    <Message tone="error" level={level} title="Failed to load team data" text={detail || 'Failed to load team'}>
      <Button variant="primary" onClick={onRetry}>
        Retry
      </Button>
      <BackToHome />
    </Message>
  )
}

/** The shape of what comes, with the tabs where they are known; while the server imports the league, how far it is. */
export function TeamLoading({ progress, tabs }: { progress: ImportProgress['progress'] | null; tabs?: ReactNode }) {
  return (
    <div className="flex flex-col gap-6">
      {progress && (
        <Progress label="Importing the league" step={progress.step} done={progress.done} total={progress.total} />
      )}
      <SkeletonGroup label="Loading team" className="flex flex-col gap-6">
        <Skeleton className="h-9 w-36" />
        <div className="flex items-center gap-4">
          <Skeleton className="size-14" />
          <div className="flex flex-col gap-2">
            <Skeleton className="h-9 w-56" />
            <Skeleton className="h-5 w-40" />
          </div>
        </div>
        <CardsLoading />
      </SkeletonGroup>
      {tabs ?? <Skeleton className="h-11 w-full" />}
      <Skeleton className="h-96 w-full" />
    </div>
  )
}

/** Four cards to come. */
export function CardsLoading() {
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {['final', 'regular', 'for', 'against'].map((card) => (
        <Skeleton key={card} className="h-28 sm:h-[6.25rem]" />
      ))}
    </div>
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
      <Skeleton className="h-96" />
    </SkeletonGroup>
  )
}

export function WeekLoading() {
  return (
    <SkeletonGroup label="Loading roster" className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <Skeleton className="h-96 lg:order-last lg:h-[44rem]" />
      <div className="grid content-start gap-3 sm:grid-cols-2 xl:grid-cols-3">
        <Skeleton className="col-span-full h-9 w-48" />
        {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((card) => (
          <Skeleton key={card} className="h-36" />
        ))}
      </div>
    </SkeletonGroup>
  )
}

function BackToHome() {
  return <Button href={addressOf('home')}>Back to Home</Button>
}
