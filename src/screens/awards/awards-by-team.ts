/** The awards of each team, and which team took the most. */

import { spellCount } from '../../domain/spell-number.ts'
import type { SeasonAward } from '../../parts/awards/season-awards.ts'
import { joinNames } from '../../parts/history/history-words.ts'

export interface TeamAwards {
  teamId: number | null
  teamName: string
  awards: readonly SeasonAward[]
}

/** Most awards first, else in the order of their first award. Awards without a team are left out. */
export function groupAwards(awards: readonly SeasonAward[]): TeamAwards[] {
  const byTeam = Map.groupBy(
    awards.filter(({ winner }) => winner.teamName !== null),
    ({ winner: { teamId, teamName } }) => teamId ?? teamName,
  )
  return [...byTeam.values()]
    .flatMap((own) => {
      const { teamId = null, teamName = null } = own[0]?.winner ?? {}
      return teamName === null ? [] : [{ teamId, teamName, awards: own }]
    })
    .sort((a, b) => b.awards.length - a.awards.length)
}

/** "Punt Intended took the most awards: 4 of 17"; null if no team has more than one. */
export function describeMostAwards(teams: readonly TeamAwards[], total: number): string | null {
  const most = teams[0]?.awards.length ?? 0
  const leaders = teams.filter(({ awards }) => awards.length === most)
  if (most < 2 || teams.length < 2) return null
  if (leaders.length === 1) return `${leaders[0]?.teamName} took the most awards: ${most} of ${total}`
  const names =
    leaders.length > 3 ? spellCount(leaders.length, 'team') : joinNames(leaders.map(({ teamName }) => teamName))
  return `${names} took the most awards: ${most} each`
}
