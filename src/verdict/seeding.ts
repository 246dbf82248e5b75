import type { Season, SeasonSettings } from '../domain/season.ts'
import { isDecided } from './results.ts'
import { openSeeding, type SeedingRules, seedingRulesFrom } from './seed-order.ts'

/** A team's inputs of the seeding order. */
export interface SeedCandidate {
  teamId: number
  winPercentage: number
  pointsFor: number
  pointsAgainst: number
}

/** What the seeding order is computed from. */
export type SeedingInput = Pick<Season, 'teams' | 'settings' | 'matchups'>

/** Games of two teams, by team and opponent: 1, ½ or 0 for each game. */
export type Meetings = ReadonlyMap<number, ReadonlyMap<number, readonly number[]>>

/**
 * The teams in seeding order by the league's rules, see `openSeeding`; the last tiebreaker is the team id. A league with an unknown rule
 * seeds by points for.
 */
export function seedTeams<Candidate extends SeedCandidate>(
  { teams, settings }: Pick<SeedingInput, 'teams' | 'settings'>,
  candidates: readonly Candidate[],
  meetings: Meetings,
): Candidate[] {
  const divisionOf = new Map(settings.divisions.length < 2 ? [] : teams.map(({ id, divisionId }) => [id, divisionId]))
  const resultsOf = (team: number, other: number) =>
    meetings.get(candidates[team]?.teamId ?? 0)?.get(candidates[other]?.teamId ?? 0) ?? []
  const order = new Int32Array(candidates.length)
  const orderSeeds = openSeeding(
    seedingRulesOf(settings),
    candidates.map(({ teamId }) => divisionOf.get(teamId) ?? null),
  )
  orderSeeds(
    {
      share: candidates.map(({ winPercentage }) => winPercentage),
      pointsFor: candidates.map(({ pointsFor }) => pointsFor),
      pointsAgainst: candidates.map(({ pointsAgainst }) => pointsAgainst),
      coin: candidates.map(({ teamId }) => -teamId),
      meetings: {
        halfWins: (team, other) => 2 * sum(resultsOf(team, other)),
        games: (team, other) => resultsOf(team, other).length,
      },
    },
    order,
  )
  return [...order].flatMap((index) => candidates[index] ?? [])
}

/** A league's tiebreakers. */
export function seedingRulesOf({ seedingRule, divisionRule }: SeasonSettings): SeedingRules {
  return seedingRulesFrom(seedingRule === null || seedingRule === 'other' ? 'points-for' : seedingRule, divisionRule)
}

/** Final games of the regular season, up to a matchup period. */
export function listMeetings({ teams, matchups }: SeedingInput, throughPeriod = Number.POSITIVE_INFINITY): Meetings {
  const meetings = new Map(teams.map(({ id }) => [id, new Map<number, number[]>()]))
  for (const matchup of matchups) {
    const { kind, home, away, winner, matchupPeriod } = matchup
    if (kind !== 'regular' || !away || !isDecided(matchup) || matchupPeriod > throughPeriod) continue
    const homeShare = winner === 'tie' ? 0.5 : winner === 'home' ? 1 : 0
    addMeeting(meetings, home.teamId, away.teamId, homeShare)
    addMeeting(meetings, away.teamId, home.teamId, 1 - homeShare)
  }
  return meetings
}

function addMeeting(meetings: Map<number, Map<number, number[]>>, team: number, other: number, share: number): void {
  const ofTeam = meetings.get(team)
  ofTeam?.set(other, [...(ofTeam.get(other) ?? []), share])
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
