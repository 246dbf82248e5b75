/** The season's bump chart without text: every line ends in its team's mark. */
import { colors, PictureMark } from '../../../parts/pictures/picture-parts.tsx'
import type { RankByWeekSeries, RankedTeam } from '../../../parts/recap/rank-by-week-series.ts'
import { drawRankLine, weeksWide } from '../../../parts/recap/rank-line.ts'

export interface PictureLinesProps {
  series: RankByWeekSeries
  supported: (text: string) => string
  /** Pixels. */
  width: number
  height: number
}

export function PictureLines({ series: { weeks, teams }, supported, width, height }: PictureLinesProps) {
  const isOver = teams.some(({ finalRank }) => finalRank !== null)
  const places = Math.max(teams.length, ...teams.flatMap(({ ranks }) => ranks.map(({ rank }) => rank)))
  const step = height / places
  const mark = Math.min(step * 0.86, 38)
  const plotWidth = width - mark
  // Half of the widest line, so that it stays within the SVG at its left end.
  const plot = { weeks, isOver, unit: [(plotWidth - 8) / weeksWide({ weeks, isOver }), step] as const }
  // Faint lines first, the headline's team on top.
  const lines = teams
    .map((team, row) => ({ ...styleOf(team, row, isOver), row, line: drawRankLine(team, row, plot) }))
    .toReversed()
  return (
    <div style={{ display: 'flex', position: 'relative', width, height, marginLeft: 'auto' }}>
      <svg aria-hidden="true" width={plotWidth} height={height} viewBox={`-8 0 ${plotWidth} ${height}`} fill="none">
        {lines.map(({ row, line, color, weight }) => (
          <path key={row} d={line.season + line.end} stroke={color} strokeWidth={weight} strokeLinecap="round" />
        ))}
      </svg>
      {teams.map(({ teamId, teamName }, row) => (
        <div
          key={teamId}
          style={{ display: 'flex', position: 'absolute', right: 0, top: step * (row + 0.5) - mark / 2 }}
        >
          <PictureMark name={teamName} size={mark} supported={supported} />
        </div>
      ))}
    </div>
  )
}

function styleOf({ isChampion }: RankedTeam, row: number, isOver: boolean) {
  if (isChampion) return { color: colors.gold, weight: 10 }
  if (row === 0 && !isOver) return { color: colors.accent, weight: 10 }
  return row < 3 ? { color: colors.ink, weight: 4 } : { color: colors.hairline, weight: 3 }
}
