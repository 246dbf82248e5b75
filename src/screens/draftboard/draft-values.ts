/** Picks of a draft that runs beside those of the league's earlier drafts. */
import type { DraftRoomResponse } from '../../contract/responses/draft-room.ts'
import type { DraftTendenciesResponse } from '../../contract/responses/draft-tendencies.ts'
import { formatPoints, formatWhole } from '../../ui/format.ts'

type Usual = DraftTendenciesResponse['usual']
type Picked = DraftRoomResponse['last'][number]

/**
 * "WR12, 9 picks early": the mean pick of the same player of his position in earlier drafts; without any only his place. Null if his
 * position is unknown.
 */
export function describeTiming({ player, positionPick, overallPick }: TimedPick, usual: Usual | null): string | null {
  if (!isKnownPosition(player)) return null
  const place = `${player.position}${positionPick}`
  const usually = usual?.positions.find(({ position }) => position === player.position)?.overallPicks[positionPick - 1]
  if (usually === undefined) return place
  const early = Math.round(usually - overallPick)
  if (early === 0) return `${place}, as usual here`
  const picks = `${formatWhole(Math.abs(early))} ${Math.abs(early) === 1 ? 'pick' : 'picks'}`
  return `${place}, ${picks} ${early > 0 ? 'early' : 'late'}`
}

type TimedPick = Pick<Picked, 'positionPick' | 'overallPick'> & { player: Pick<Picked['player'], 'position'> }

/** "Pick 29 brought 142.1 points on average in 3 earlier drafts. Best: Max Catch (WR), 241.3 in 2024." Null without earlier drafts. */
export function describePick(overallPick: number, usual: Usual | null): string | null {
  const pick = usual?.picks.find((one) => one.overallPick === overallPick)
  if (!pick) return null
  const { drafts, meanPoints, best } = pick
  const who = isKnownPosition(best) ? `${best.playerName} (${best.position})` : best.playerName
  const top = `${who}, ${formatPoints(best.points)} in ${best.season}`
  if (drafts === 1) return `Pick ${overallPick} in ${best.season}: ${who}, ${formatPoints(best.points)} points.`
  return `Pick ${overallPick} brought ${formatPoints(meanPoints)} points on average in ${drafts} earlier drafts. Best: ${top}.`
}

/** "First QB in round 4.3, TE 5, K 13": where the first of each position usually goes. Null without earlier drafts. */
export function describeFirsts(usual: Usual | null): string | null {
  const [first, ...others] = (usual?.positions ?? [])
    .filter(isKnownPosition)
    .toSorted((a, b) => a.firstRound - b.firstRound)
    .map(({ position, firstRound }) => ({ position, round: formatRound(firstRound) }))
  if (!first) return null
  return `The first ${first.position} goes in round ${first.round} here${others.map(({ position, round }) => `, ${position} ${round}`).join('')}.`
}

const isKnownPosition = ({ position }: { position: string }) => position !== 'UNKNOWN'

/** A mean round: 5, or 5.3. */
export function formatRound(round: number): string {
  return String(Math.round(10 * round) / 10)
}
