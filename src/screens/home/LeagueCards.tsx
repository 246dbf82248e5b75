import { useStore } from '@nanostores/react'
import { $myTeams } from '../../stores/my-team.ts'
import { Badge } from '../../ui/Badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'
import { TeamMark } from '../../ui/TeamMark.tsx'
import { type CardNews, type LeagueCardView, toMyNews } from './league-card.ts'

const grid = 'grid gap-3 sm:grid-cols-2 lg:grid-cols-3'
const frame = 'relative flex h-full flex-col rounded-lg border border-hairline bg-surface p-4'
/** Reserves the height of optional parts, so cards and skeletons are equally high. */
const middle = 'mt-3 min-h-12'

/** The user's leagues in one, two or three columns. */
export function LeagueCards({ cards }: { cards: readonly LeagueCardView[] }) {
  return (
    <ul className={grid}>
      {cards.map((card) => (
        <li key={card.key} className="min-w-0">
          <LeagueCard card={card} />
        </li>
      ))}
    </ul>
  )
}

/** The league's link covers the card; the link of its weekly lies above it. */
function LeagueCard({ card }: { card: LeagueCardView }) {
  const { name, href, season, place, standing, isDrafted, progress, facts, edition } = card
  const news = toMyNews(place, useStore($myTeams, { ssr: () => [] })) ?? card.news
  const title = <bdi className="scoreboard line-clamp-2 text-left text-lg">{name}</bdi>
  return (
    <article className={classNames(frame, href !== null && 'transition-colors hover:border-accent')}>
      <div className="flex items-start gap-3">
        <TeamMark name={name} size={40} />
        <div className="min-w-0 grow">
          <div className="flex items-start justify-between gap-2">
            {href === null ? (
              title
            ) : (
              <a href={href} title={name} className="min-w-0 after:absolute after:inset-0 after:rounded-lg">
                {title}
              </a>
            )}
            {isDrafted ? (
              <Badge tone="green" icon="check">
                Drafted
              </Badge>
            ) : (
              <Badge tone="yellow" icon="hourglass">
                Pending
              </Badge>
            )}
          </div>
          <p className="text-muted text-sm tabular-nums">
            {season}
            {standing && ` · ${standing}`}
          </p>
        </div>
      </div>
      <div className={middle}>{news && <News {...news} />}</div>
      <div className="mt-auto pt-3">
        <div aria-hidden="true" className="h-px bg-hairline">
          {progress !== null && <div className="-mt-px h-0.5 bg-accent" style={{ width: `${progress * 100}%` }} />}
        </div>
        <div className="flex min-h-8 flex-wrap items-end gap-x-4 text-muted text-sm tabular-nums">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {edition && (
            <a
              href={edition.href}
              aria-label={`${edition.label} of ${name}`}
              className="thumb relative ml-auto font-medium text-accent hover:underline"
            >
              {edition.label}
            </a>
          )}
        </div>
      </div>
    </article>
  )
}

function News({ label, icon, text, note }: CardNews) {
  return (
    <p className="flex items-center gap-2.5">
      <Icon name={icon} size={22} className={icon === 'crown' ? 'text-gold' : 'text-muted'} />
      <span className="min-w-0">
        <bdi className="block truncate text-muted text-sm">{label}</bdi>
        <span className="flex min-w-0 items-baseline gap-2">
          <bdi className="truncate font-medium">{text}</bdi>
          {note && <span className="shrink-0 text-muted text-sm tabular-nums">{note}</span>}
        </span>
      </span>
    </p>
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
              <Skeleton className="h-6 w-3/4" />
              <Skeleton className="mt-2 h-4 w-24" />
            </div>
          </div>
          <div className={middle}>
            <Skeleton className="h-10 w-1/2" />
          </div>
          <div className="mt-auto pt-3">
            <div className="flex min-h-8 items-end border-hairline border-t">
              <Skeleton className="h-4 w-32" />
            </div>
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
