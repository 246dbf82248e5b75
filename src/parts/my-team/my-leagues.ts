/** The leagues in which this device has a team. */
import type { RecentLeague } from '../../client/recent-leagues.ts'
import {
  deriveLeagueNumber,
  describeHostLeague,
  fromPublicId,
  isSameLeague,
  type LeagueRef,
  parseLeagueName,
} from '../../domain/identity.ts'
import type { $myTeams, ChosenTeam } from '../../stores/my-team.ts'

export interface MyLeague {
  leagueRef: LeagueRef
  /** The season of the chosen team; undefined if its id names none. */
  season: number | undefined
  /** As this device last saw it; else the league's id at its host. */
  name: string
  team: ChosenTeam
}

/** The last chosen first. A league with an id per season is named by that of the chosen team. */
export function listMyLeagues(
  choices: ReturnType<typeof $myTeams.get>,
  recent: readonly RecentLeague[] = [],
): MyLeague[] {
  return choices.flatMap(({ leagues, team }): MyLeague[] => {
    const refs = leagues.flatMap((name) => parseLeagueName(name) ?? [])
    const of = team && fromPublicId(team.id)
    const leagueRef = refs.find((ref) => deriveLeagueNumber(ref) === of?.leagueNumber) ?? refs[0]
    if (!team || !leagueRef) return []
    const seen = recent.find((one) => refs.some((ref) => isSameLeague(ref, one)))
    return [{ leagueRef, season: of?.season, name: seen?.name ?? describeHostLeague(leagueRef), team }]
  })
}
