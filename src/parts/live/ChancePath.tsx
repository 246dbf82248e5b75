/**
 * A game's chance since the board was opened, the home team's up. They start with a dotted line from the chance before kickoff, because nothing
 * is known of what lies between.
 */
import type { SeenChance } from './seen-chances.ts'

const width = 100
const height = 20
/** Where the first chance that was seen stands, once there are later ones. */
const firstSeen = 15

export function ChancePath({ name, before, seen }: ChancePathProps) {
  const points = placeChances(seen)
  const [first] = points
  if (!first) return null
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-5 w-full overflow-visible"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="1.5"
    >
      <title>{`${name}’s chance to win, from before kickoff to now`}</title>
      <path
        d={`M0,${height / 2}H${width}`}
        stroke="var(--hairline)"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={`M0,${heightOf(before)}L${first}`}
        stroke="var(--muted)"
        strokeDasharray="2 3"
        vectorEffect="non-scaling-stroke"
      />
      {points.length > 1 && <path d={`M${points.join('L')}`} vectorEffect="non-scaling-stroke" />}
    </svg>
  )
}

/** 'x,y' of each, by time. */
function placeChances(seen: readonly SeenChance[]): string[] {
  const first = seen[0]?.at ?? 0
  const last = seen.at(-1)?.at ?? 0
  return seen.map(({ at, chance }) => {
    const x = last === first ? width : firstSeen + ((width - firstSeen) * (at - first)) / (last - first)
    return `${x.toFixed(1)},${heightOf(chance)}`
  })
}

const heightOf = (chance: number) => ((1 - chance) * height).toFixed(1)

interface ChancePathProps {
  /** Of the home team. */
  name: string
  before: number
  seen: readonly SeenChance[]
}
