import type { Season, SeasonSettings } from '../domain/season.ts'
import { isDecided } from './results.ts'
import {
  explainSeeding,
  openSeeding,
  type SeedGround,
  type SeedingRules,
  type SeedTable,
  seedingRulesFrom,
  type TieBreaker,
} from './seed-order.ts'

/** A team's inputs of the seeding order. */
interface SeedCandidate {
  teamId: number
  winPercentage: number
  pointsFor: number
  pointsAgainst: number
}

/** What the seeding order is computed from. */
type SeedingInput = Pick<Season, 'teams' | 'settings' | 'matchups'>

/** Games of two teams, by team and opponent: 1, ½ or 0 for each game. */
type Meetings = ReadonlyMap<number, ReadonlyMap<number, readonly number[]>>

/**
 * The teams in seeding order by the league's rules, see `openSeeding`; the last tiebreaker is the team id. A league with an unknown rule
 * seeds by points for.
 */
export function seedTeams<Candidate extends SeedCandidate>(
  league: Pick<SeedingInput, 'teams' | 'settings'>,
  candidates: readonly Candidate[],
  meetings: Meetings,
): Candidate[] {
  const { rules, divisions, table } = readSeeding(league, candidates, meetings)
  const order = new Int32Array(candidates.length)
  openSeeding(rules, divisions)(table, order)
  return [...order].flatMap((index) => candidates[index] ?? [])
}

/**
 * By team id. Empty before the first game, and if the host's order of the regular season is not that of the rules. Where the league's
 * tiebreaker is unknown, none is named.
 */
export function explainTable(season: SeedingInput & Pick<Season, 'table'>): Map<number, SeedGround> {
  const meetings = listMeetings(season)
  const rows = season.table
  const isByRule = seedTeams(season, rows, meetings).every(({ teamId }, index) => teamId === rows[index]?.teamId)
  if (!isByRule || rows.every(({ games }) => games === 0)) return new Map()
  const { rules, divisions, table } = readSeeding(season, rows, meetings)
  const grounds = explainSeeding(rules, divisions, table, Int32Array.from(rows.keys()))
  const isRuleKnown = isTiebreakerKnown(season.settings)
  return new Map(
    grounds.flatMap(({ isDivisionWinner, aheadBy }, index): [number, SeedGround][] => {
      const row = rows[index]
      const isNamed = isRuleKnown || aheadBy === 'division-winner'
      return row ? [[row.teamId, { isDivisionWinner, aheadBy: isNamed ? aheadBy : null }]] : []
    }),
  )
}

function readSeeding(
  { teams, settings }: Pick<SeedingInput, 'teams' | 'settings'>,
  candidates: readonly SeedCandidate[],
  meetings: Meetings,
): { rules: SeedingRules; divisions: (number | null)[]; table: SeedTable } {
  const divisionOf = new Map(settings.divisions.length < 2 ? [] : teams.map(({ id, divisionId }) => [id, divisionId]))
  const resultsOf = (team: number, other: number) =>
    meetings.get(candidates[team]?.teamId ?? 0)?.get(candidates[other]?.teamId ?? 0) ?? []
  return {
    rules: seedingRulesOf(settings),
    divisions: candidates.map(({ teamId }) => divisionOf.get(teamId) ?? null),
    table: {
      share: candidates.map(({ winPercentage }) => winPercentage),
      pointsFor: candidates.map(({ pointsFor }) => pointsFor),
      pointsAgainst: candidates.map(({ pointsAgainst }) => pointsAgainst),
      coin: candidates.map(({ teamId }) => -teamId),
      meetings: {
        halfWins: (team, other) => 2 * sum(resultsOf(team, other)),
        games: (team, other) => resultsOf(team, other).length,
      },
    },
  }
}

/** A league's tiebreakers. */
export function seedingRulesOf({ seedingRule, divisionRule }: SeasonSettings): SeedingRules {
  return seedingRulesFrom(isKnown(seedingRule) ? seedingRule : 'points-for', divisionRule)
}

/** Whether the host states the league's tiebreaker. */
export function isTiebreakerKnown({ seedingRule }: Pick<SeasonSettings, 'seedingRule'>): boolean {
  return isKnown(seedingRule)
}

function isKnown(rule: SeasonSettings['seedingRule']): rule is TieBreaker {
  return rule !== null && rule !== 'other'
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
