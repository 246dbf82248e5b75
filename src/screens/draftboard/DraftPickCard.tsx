/** One pick: player, team, points, and its place in its cohort. A card; on a phone a row. */
import { type CSSProperties, memo } from 'react'
import type { CompletedPick } from '../../client/complete/complete-draft.ts'
import { describeValueUnit } from '../../parts/draft/value-unit.ts'
import { absent, formatPoints, formatSigned } from '../../ui/format.ts'
import { positionText } from '../../ui/PositionBadge.tsx'
import { describeAlone, describeBoardPick, describeCohort } from './describe-pick.ts'
import { PlayerButton } from './PlayerButton.tsx'

export interface DraftPickCardProps {
  pick: CompletedPick
  /** Null if the team is unknown. */
  teamHref: string | null
  /** Set if no title names the round. */
  showsRound?: boolean
}

/** A page has about two hundred of these, so they use few elements (`styles/draft-board.css`). */
export const DraftPickCard = memo(function DraftPickCard({ pick, teamHref, showsRound }: DraftPickCardProps) {
  const { overallPick, player, performance } = pick
  const { grade, deviations } = performance
  return (
    <article
      data-pick={overallPick ?? undefined}
      data-grade={grade ?? undefined}
      className="pick"
      style={deviations === null ? undefined : ({ '--at': offsetOnAxis(deviations) } as CSSProperties)}
    >
      {player.position && <span className={`pick-position ${positionText(player.position)}`}>{player.position}</span>}
      <PlayerButton pick={pick} />
      <span className="pick-note">{describeBoardPick(pick, showsRound ? pick.roundNum : null)}</span>
      <Team pick={pick} href={teamHref} />
      <b className="pick-points">{formatPoints(performance.totalPoints)}</b>
      <span className="pick-ppg">{`${formatPoints(performance.pointsPerGame)} PPG`}</span>
      <PickValue pick={pick} />
      {grade && <span className="pick-grade">{grade}</span>}
    </article>
  )
})

function Team({ pick: { team }, href }: { pick: CompletedPick; href: string | null }) {
  if (!href) return <span className="pick-team">{team.name}</span>
  return (
    <a href={href} className="pick-team">
      {team.name}
    </a>
  )
}

/** Position of the dot on a line that spans three standard deviations to either side. */
function offsetOnAxis(deviations: number): string {
  return `${Math.round(50 + (50 * Math.max(-3, Math.min(3, deviations))) / 3)}%`
}

function PickValue({ pick }: { pick: CompletedPick }) {
  const { valueOverExpectation: value, cohortSize, priceCohort } = pick.performance
  if (cohortSize === 1) return <span className="pick-value pick-alone">{describeAlone(pick)}</span>
  if (value === null) return <span className="pick-value pick-alone">{absent}</span>
  if (describeCohort(pick).length === 0)
    return <span className={`pick-value ${toneOf(value)}`}>{markedValue(value)}</span>
  return (
    <button
      type="button"
      data-tip={pick.id}
      aria-label={`Value over expectation ${formatSigned(value)} ${describeValueUnit(priceCohort != null).long}`}
      className={`pick-value ${toneOf(value)}`}
    >
      {markedValue(value)}
    </button>
  )
}

/** '▲ +60.0', '▼ −12.4', '0.0'. */
function markedValue(value: number): string {
  const text = formatSigned(value)
  return /[1-9]/.test(text) ? `${value > 0 ? '▲' : '▼'} ${text}` : text
}

function toneOf(value: number): string {
  if (!/[1-9]/.test(formatSigned(value))) return 'text-muted'
  return value > 0 ? 'text-better' : 'text-worse'
}
