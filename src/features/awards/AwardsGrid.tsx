/** The awards of a season. Takes data and nothing else. */
import { useId } from 'react'
import { AwardCard } from './AwardCard.tsx'
import type { Awards } from './award-cards.ts'

export interface AwardsGridProps {
  awards: Awards
  teamHref: (teamId: number) => string
}

export function AwardsGrid({ awards: { cards, footer }, teamHref }: AwardsGridProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="scoreboard text-2xl">
        Season Superlatives
      </h2>
      <ol className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-2">
        {cards.map((award) => (
          <li key={award.key} className="min-w-0">
            <AwardCard award={award} teamHref={award.teamId === null ? null : teamHref(award.teamId)} />
          </li>
        ))}
      </ol>
      <p className="mt-6 text-center text-muted text-sm">{footer}</p>
    </section>
  )
}
