/** Every team's rating and luck, for the race: requested once the forecast is shown, at once where the race is in their order. */
import { useMemo } from 'react'
import type { RatedTeam } from '../../contract/responses/power.ts'
import { seasonOf } from '../../parts/league/league-calls.ts'
import type { LeaguePlace } from '../../parts/league/league-view.ts'
import { useResource } from '../../stores/use-resource.ts'
import { useIdle } from '../../ui/use-idle.ts'

interface StrengthAndLuck {
  /** By team; empty until they load, undefined where the league has none. */
  strength: ReadonlyMap<number, RatedTeam> | undefined
  luck: ReadonlyMap<number, number> | undefined
}

export function useStrengthAndLuck(place: LeaguePlace, isSortedByThem: boolean): StrengthAndLuck {
  const isIdle = useIdle(true)
  const isWanted = isSortedByThem || isIdle
  const power = useResource('power', isWanted ? seasonOf(place) : null)
  const luck = useResource('luck', isWanted ? seasonOf(place) : null)
  return {
    strength: useMemo(
      () => (power.status === 'failed' ? undefined : toMap(power.status === 'ready' ? power.data.teams : [], same)),
      [power],
    ),
    luck: useMemo(
      () => (luck.status === 'failed' ? undefined : toMap(luck.status === 'ready' ? luck.data.teams : [], luckOf)),
      [luck],
    ),
  }
}

const same = (team: RatedTeam) => team
const luckOf = ({ luck }: { luck: number }) => luck

function toMap<Team extends { team: { id: number } }, Figure>(
  teams: readonly Team[],
  figure: (team: Team) => Figure,
): ReadonlyMap<number, Figure> {
  return new Map(teams.map((team) => [team.team.id, figure(team)]))
}
