import { positionText } from '../../ui/PositionBadge.tsx'

/** How to read the grid. */
export function GridKey({ isAuction }: { isAuction: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 text-muted text-sm">
      <p>
        {isAuction
          ? 'A team’s purchases, dearest first: points, and those above or below what players of the price scored.'
          : 'Points, and those above or below the cohort. Arrows show which way a round went; a traded pick stands where its turn was, with the team that made it.'}
      </p>
      <p className="flex items-center gap-1">
        Bust
        {([-2, -1, 0, 1, 2] as const).map((shade) => (
          <span
            key={shade}
            aria-hidden="true"
            data-shade={shade}
            className={`grid-pick grid-key ${positionText('RB')}`}
          />
        ))}
        Boom
      </p>
    </div>
  )
}
