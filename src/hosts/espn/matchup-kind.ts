/** Which bracket a matchup belongs to. */
import type { MatchupKind } from '../../domain/host-season.ts'

const kindOfTier = new Map<string, MatchupKind>([
  ['WINNERS_BRACKET', 'winners-bracket'],
  ['WINNERS_CONSOLATION_LADDER', 'winners-consolation'],
  ['LOSERS_CONSOLATION_LADDER', 'losers-consolation'],
])

export interface UnsortedMatchup {
  id: number
  matchupPeriod: number
  /** ESPN's `playoffTierType`, from whichever response has it. */
  tier: string | null
  /** One team: a bye. */
  teamIds: number[]
  /** The loser, once known. */
  loserTeamId: number | null
}

export interface PlayoffField {
  regularSeasonMatchups: number
  /** Teams that made the playoffs by seed, or null while there are no seeds. */
  playoffTeamIds: ReadonlySet<number> | null
}

/**
 * Kinds by matchup id. ESPN names the tier in a week's response but not in the league's schedule. Where no response names
 * it, it is derived by playing the bracket through: a playoff team stays in it until it loses, then it is in the
 * consolation of its half. `unknown` lists playoff matchups for which even the seeds are missing; they count as losers'
 * consolation, the kind that nothing else depends on.
 */
export function sortIntoBrackets(
  matchups: readonly UnsortedMatchup[],
  { regularSeasonMatchups, playoffTeamIds }: PlayoffField,
): { kinds: Map<number, MatchupKind>; unknown: number[] } {
  const kinds = new Map<number, MatchupKind>()
  const unknown: number[] = []
  const out = new Set<number>()
  for (const matchup of [...matchups].sort((a, b) => a.matchupPeriod - b.matchupPeriod)) {
    const named = kindOfTier.get(matchup.tier ?? '')
    if (named === undefined && matchup.matchupPeriod <= regularSeasonMatchups) {
      kinds.set(matchup.id, 'regular')
      continue
    }
    const kind = named ?? (playoffTeamIds ? deriveKind(matchup, playoffTeamIds, out) : null)
    if (kind === null) unknown.push(matchup.id)
    kinds.set(matchup.id, kind ?? 'losers-consolation')
    if (kind === 'winners-bracket' && matchup.loserTeamId !== null) out.add(matchup.loserTeamId)
  }
  return { kinds, unknown }
}

function deriveKind(
  { teamIds }: UnsortedMatchup,
  playoffTeamIds: ReadonlySet<number>,
  out: ReadonlySet<number>,
): MatchupKind {
  if (!teamIds.every((id) => playoffTeamIds.has(id))) return 'losers-consolation'
  return teamIds.some((id) => out.has(id)) ? 'winners-consolation' : 'winners-bracket'
}
