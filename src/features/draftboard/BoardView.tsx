/** Picks as cards, round by round. Cards out of sight are not laid out until they are scrolled to. */
import { formatCount } from '../../ui/format.ts'
import type { PickGroup } from './board-filters.ts'
import { DraftPickCard } from './DraftPickCard.tsx'

export interface BoardViewProps {
  groups: PickGroup[]
  teamHref: (teamId: number) => string
}

export function BoardView({ groups, teamHref }: BoardViewProps) {
  return groups.map(({ title, picks }) => (
    <section key={title} aria-label={title}>
      <h3 className="scoreboard flex items-baseline gap-3 pt-6 pb-2 text-lg">
        {title}
        <span className="font-normal font-sans text-muted text-sm">{summarize(picks)}</span>
      </h3>
      <ul className="grid gap-2 sm:grid-cols-2 sm:gap-3 lg:grid-cols-3 xl:grid-cols-4">
        {picks.map((pick) => (
          <li key={pick.key} className="min-w-0 [contain-intrinsic-size:auto_170px] [content-visibility:auto]">
            <DraftPickCard pick={pick} teamHref={pick.teamId === null ? null : teamHref(pick.teamId)} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** '12 picks · 2 booms · 1 bust'; grades only where there are any. */
function summarize(picks: PickGroup['picks']): string {
  const graded = (grade: 'Boom' | 'Bust') => picks.filter((pick) => pick.grade === grade).length
  const [booms, busts] = [graded('Boom'), graded('Bust')]
  return [formatCount(picks.length, 'pick'), booms && formatCount(booms, 'boom'), busts && formatCount(busts, 'bust')]
    .filter(Boolean)
    .join(' · ')
}
