/** The screen's finding: the best pick, and where it is among those that it is compared with; then the worst. */
import type { CompletedPick } from '../../client/complete/complete-draft.ts'
import { describeValueUnit } from '../../parts/draft/value-unit.ts'
import { nameTeam } from '../../parts/my-team/name-team.ts'
import { CohortRange } from '../../ui/CohortRange.tsx'
import { formatDollars, formatSigned, isFiniteNumber } from '../../ui/format.ts'
import { useMyTeamId } from '../../ui/my-team.ts'

/** `best` is undefined where no pick is a boom, and `worst` where none is a bust. */
export function DraftFinding({ best, worst, isByPrice }: DraftFindingProps) {
  const mine = useMyTeamId()
  const finding = best && describePick(best, 'best', isByPrice, mine)
  const bust = worst && describePick(worst, 'worst', isByPrice, mine)
  if (!finding) return null
  return (
    <div className="mb-5 max-w-3xl">
      <p className="scoreboard text-balance text-xl leading-tight sm:text-3xl">{finding}</p>
      <CohortRange deviations={best.performance.deviations} label={best.player.name} className="mt-2 max-w-md" />
      {bust && <p className="mt-2 text-muted text-sm">{bust}</p>}
    </div>
  )
}

/** "Bench Warrants made the best pick: Davian Oglethorpe in round 1, +152.8 points vs. players of that round" */
function describePick(
  { team, player, roundNum, bidAmount, performance: { valueOverExpectation: value } }: CompletedPick,
  which: 'best' | 'worst',
  isByPrice: boolean,
  readerTeamId: number | null,
): string | null {
  if (!isFiniteNumber(value)) return null
  const who = team.id === null ? team.name : nameTeam({ id: team.id, name: team.name }, readerTeamId).Name
  const priced = isByPrice && bidAmount !== null ? ` for ${formatDollars(bidAmount)}` : ''
  const place = !isByPrice && roundNum !== null ? ` in round ${roundNum}` : ''
  return `${who} made the ${which} pick: ${player.name}${priced}${place}, ${formatSigned(value)} points ${describeValueUnit(isByPrice).long}`
}

interface DraftFindingProps {
  best: CompletedPick | undefined
  worst: CompletedPick | undefined
  isByPrice: boolean
}
