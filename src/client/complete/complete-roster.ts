/** Completes a team's week: every player has a name, a slot and his last six weeks. */
import type { Completed } from '../../contract/read-completed.ts'
import type { ResponseOf } from '../../contract/responses/index.ts'
import { sparklineWeeks } from '../../domain/constants.ts'
import { isReserveSlot, isStartingSlot } from '../../domain/vocabulary.ts'
import { completePosition, unknownPlayer } from './unknown.ts'

type Roster = Completed<ResponseOf<'weeklyRoster'>>
type Player = Roster['roster'][number]

export function completeRoster(response: Roster) {
  const { week, matchup } = response
  return {
    ...response,
    roster: response.roster.map((player) => completePlayer(player, week)),
    // A week without a matchup is a bye, unless the server says that the league has no opponents.
    isBye: response.isBye ?? matchup === null,
  }
}

function completePlayer(player: Player, week: number | null) {
  const position = completePosition(player.position)
  const slot = completePosition(player.lineupSlot)
  // Some servers send the flag, some only the slot.
  const isStarter =
    slot !== null && isReserveSlot(slot) ? false : (player.isStarter ?? (slot !== null && isStartingSlot(slot)))
  return {
    ...player,
    name: player.name ?? unknownPlayer,
    position,
    lineupSlot: slot ?? (isStarter ? (position ?? 'FLEX') : 'BENCH'),
    isStarter,
    opponentMatchup: player.isOnBye ? 'BYE' : player.opponentMatchup,
    draftInfo: completeDraftInfo(player.draftInfo),
    weeklyPerformance: week === null ? [] : lastWeeks(player.weeklyPerformance, week),
  }
}

/** Some servers name the field `pick`, others `overall_pick`. */
export function completeDraftInfo(draftInfo: Player['draftInfo']): Player['draftInfo'] {
  if (draftInfo === null) return null
  const overallPick = draftInfo.overallPick ?? draftInfo.pick
  return draftInfo.round === null && overallPick === null ? null : { ...draftInfo, overallPick, pick: overallPick }
}

/** The six weeks up to this one, oldest first; without points where they are unknown. */
function lastWeeks(known: Player['weeklyPerformance'], week: number) {
  const first = Math.max(1, week - sparklineWeeks + 1)
  return Array.from({ length: Math.max(0, week - first + 1) }, (_, index) => {
    const found = known.find((one) => one.week === first + index)
    return { week: first + index, points: found?.points ?? null, isStarter: found?.isStarter ?? null }
  })
}
