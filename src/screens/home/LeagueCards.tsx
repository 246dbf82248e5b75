import { Badge } from '../../ui/Badge.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'
import { TeamMark } from '../../ui/TeamMark.tsx'
import type { LeagueCardView } from './league-card.ts'

const grid = 'grid gap-3 sm:grid-cols-2 lg:grid-cols-3'

/** The user's leagues, one, two or three beside each other. */
export function LeagueCards({ cards }: { cards: readonly LeagueCardView[] }) {
  return (
    <ul className={grid}>
      {cards.map((card) => (
        <li key={card.key} className="min-w-0">
          {card.href === null ? (
            <div className={frame}>
              <CardContent card={card} />
            </div>
          ) : (
            <a href={card.href} className={`${frame} transition-colors hover:border-accent`}>
              <CardContent card={card} />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

const frame = 'flex h-full flex-col gap-3 rounded-lg border border-hairline bg-surface p-4'

function CardContent({ card }: { card: LeagueCardView }) {
  return (
    <>
      <span className="flex items-start gap-3">
        <TeamMark name={card.name} size={40} />
        <span className="min-w-0 grow">
          <bdi className="scoreboard line-clamp-2 text-left text-lg" title={card.name}>
            {card.name}
          </bdi>
          <span className="block text-muted text-sm tabular-nums">{card.season}</span>
        </span>
        {card.isDrafted ? (
          <Badge tone="green" icon="check">
            Drafted
          </Badge>
        ) : (
          <Badge tone="yellow" icon="hourglass">
            Pending
          </Badge>
        )}
      </span>
      <span className="mt-auto flex gap-4 border-hairline border-t pt-3 text-muted text-sm tabular-nums">
        <span>{card.teams}</span>
        <span>{card.picks}</span>
      </span>
    </>
  )
}

/** Skeletons of six cards. */
export function LeagueCardsLoading() {
  return (
    <SkeletonGroup label="Loading your leagues..." className={grid}>
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <div key={card} className={frame}>
          <div className="flex gap-3">
            <Skeleton className="size-10" />
            <div className="grow">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="mt-2 h-4 w-24" />
            </div>
          </div>
          <Skeleton className="mt-3 h-4 w-40" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
