/** Explains the figures and their limits. */
import type { MovesResponse } from '../../contract/responses/moves.ts'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { formatPoints } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'

export interface AboutMovesProps {
  notes: readonly string[]
  levels: MovesResponse['replacementLevels']
  /** Trades have the values of their pages, which differ from those of the season. */
  isUntilToday: boolean
}

export function AboutMoves({ notes, levels, isUntilToday }: AboutMovesProps) {
  return (
    <Section
      title="How to read this"
      action={<MeasureLink measure="What moves leave out" />}
      inside="Replacement levels, and what isn’t counted"
      className="max-w-prose"
    >
      <div className="flex flex-col gap-2 text-muted text-sm">
        {levels.length > 0 && (
          <p>
            {'Replacement level (what a typical bench player scores in a week): '}
            {levels.map(({ position, points }) => `${position} ${formatPoints(points)}`).join(', ')}.
          </p>
        )}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <p>
          Rejected offers aren’t shown, and FAAB in a trade has no point value. Draft picks are rated by the players
          drafted with them
          {isUntilToday ? ', over all seasons until today' : ' this season; a trade’s page counts all seasons'}.
        </p>
      </div>
    </Section>
  )
}
