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

/** The shape of what comes; while the server imports the league, how far it is. */
export function TeamLoading({ progress }: { progress: ImportProgress['progress'] | null }) {
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
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-96 w-full" />
      </SkeletonGroup>
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

function BackToHome() {
  return <Button href="/">Back to Home</Button>
}
