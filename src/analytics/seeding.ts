import type { LeagueSettings, Season } from '../domain/season.ts'
import { factsOf, isDecided } from './season-facts.ts'
import { openSeeding, type SeedingRules, seedingRulesFrom } from './seed-order.ts'

/** A team's inputs of the seeding order. */
export interface SeedCandidate {
  teamId: number
  winPercentage: number
  pointsFor: number
  pointsAgainst: number
}

/** Games of two teams, by team and opponent: 1, ½ or 0 for each game. */
export type Meetings = ReadonlyMap<number, ReadonlyMap<number, readonly number[]>>

/**
 * The teams in seeding order by the league's rules, see `openSeeding`; the last tiebreaker is the team id. A league with an unknown rule
 * seeds by points for.
 */
export function seedTeams<Candidate extends SeedCandidate>(
  { teams, settings }: Season,
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
export function seedingRulesOf({ seedingRule, divisionRule }: LeagueSettings): SeedingRules {
  return seedingRulesFrom(seedingRule === null || seedingRule === 'other' ? 'points-for' : seedingRule, divisionRule)
}

/** Final games of the regular season, up to a matchup period. */
export function listMeetings(season: Season, throughPeriod = Number.POSITIVE_INFINITY): Meetings {
  const { gamesOf } = factsOf(season)
  return new Map(
    season.teams.map(({ id }) => {
      const games = gamesOf(id).filter(
        ({ isPlayoff, matchup }) => !isPlayoff && isDecided(matchup) && matchup.matchupPeriod <= throughPeriod,
      )
      const byOpponent = Map.groupBy(games, ({ opponentId }) => opponentId)
      return [id, new Map([...byOpponent].map(([other, games]) => [other, games.map(({ result }) => toShare(result))]))]
    }),
  )
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function toShare(result: 'win' | 'loss' | 'tie' | null): number {
  return result === 'win' ? 1 : result === 'tie' ? 0.5 : 0
}
