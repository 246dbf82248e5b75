import type { LeagueSeason, LeagueSettings } from '../domain/league-season.ts'
import { factsOf, isDecided } from './season-facts.ts'

/** What decides a team's place in the race for the playoffs. */
export interface SeedCandidate {
  teamId: number
  winPercent: number
  pointsFor: number
  pointsAgainst: number
}

/** Games of two teams: by team, by opponent, results as 1, ½ and 0 for each game. */
export type Meetings = ReadonlyMap<number, ReadonlyMap<number, readonly number[]>>

/**
 * The teams in the order in which hosts seed them (ESPN's rules of playoff seeding): the best team of every division first,
 * then by win percentage. Of equal teams, by the league's rule: points for, then head-to-head, or the other way round;
 * then the record within the division, then points against (higher), then team id. Head-to-head counts only where all
 * equal teams met equally often. One team is seeded at a time, and the rules start again for the rest. Some hosts look at the
 * record within the division first when they seek its winner.
 */
export function seedTeams<Candidate extends SeedCandidate>(
  season: LeagueSeason,
  candidates: readonly Candidate[],
  meetings: Meetings,
): Candidate[] {
  const divisionOf = new Map(season.teams.map(({ id, divisionId }) => [id, divisionId]))
  const context = { meetings, divisionOf, rule: season.settings.seedingRule }
  const withinDivision = { ...context, isByDivision: season.settings.divisionRule === 'division-record' }
  const divisions = Map.groupBy(candidates, ({ teamId }) => divisionOf.get(teamId) ?? null)
  const winners =
    season.settings.divisions.length < 2
      ? []
      : [...divisions].flatMap(([division, teams]) => (division === null ? [] : takeBest(teams, withinDivision)))
  const others = candidates.filter((candidate) => !winners.includes(candidate))
  return [...inOrder(winners, context), ...inOrder(others, context)]
}

/** The decided games of the regular season, up to a matchup period. */
export function listMeetings(season: LeagueSeason, throughPeriod = Number.POSITIVE_INFINITY): Meetings {
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

interface Context {
  meetings: Meetings
  divisionOf: ReadonlyMap<number, number | null>
  rule: LeagueSettings['seedingRule']
  /** The record within the division comes right after the win percentage. */
  isByDivision?: boolean
}

function inOrder<Candidate extends SeedCandidate>(candidates: readonly Candidate[], context: Context): Candidate[] {
  const rest = [...candidates]
  const ordered: Candidate[] = []
  while (rest.length > 0) {
    const [best] = takeBest(rest, context)
    if (!best) break
    rest.splice(rest.indexOf(best), 1)
    ordered.push(best)
  }
  return ordered
}

/** The first seed of some teams; empty for none. */
function takeBest<Candidate extends SeedCandidate>(teams: readonly Candidate[], context: Context): Candidate[] {
  const byPoints = (tied: readonly Candidate[]) => highest(tied, ({ pointsFor }) => pointsFor)
  const byMeetings = (tied: readonly Candidate[]) => bestAmongEachOther(tied, context)
  const byDivision = (tied: readonly Candidate[]) => highest(tied, ({ teamId }) => divisionShare(teamId, context))
  const rules = [
    (tied: readonly Candidate[]) => highest(tied, ({ winPercent }) => winPercent),
    ...(context.isByDivision ? [byDivision] : []),
    ...(context.rule === 'head-to-head' ? [byMeetings, byPoints] : [byPoints, byMeetings]),
    byDivision,
    (tied: readonly Candidate[]) => highest(tied, ({ pointsAgainst }) => pointsAgainst),
    (tied: readonly Candidate[]) => highest(tied, ({ teamId }) => -teamId),
  ]
  return rules.reduce<readonly Candidate[]>((tied, rule) => (tied.length > 1 ? rule(tied) : tied), teams).slice(0, 1)
}

function highest<Candidate>(tied: readonly Candidate[], figure: (candidate: Candidate) => number): Candidate[] {
  const best = Math.max(...tied.map(figure))
  return tied.filter((candidate) => figure(candidate) === best)
}

function bestAmongEachOther<Candidate extends SeedCandidate>(
  tied: readonly Candidate[],
  { meetings }: Context,
): readonly Candidate[] {
  const results = (teamId: number) =>
    tied.filter((other) => other.teamId !== teamId).map((other) => meetings.get(teamId)?.get(other.teamId) ?? [])
  const counts = new Set(tied.flatMap(({ teamId }) => results(teamId).map(({ length }) => length)))
  if (counts.size !== 1 || counts.has(0)) return tied
  return highest(tied, ({ teamId }) => sum(results(teamId).flat()))
}

function divisionShare(teamId: number, { meetings, divisionOf }: Context): number {
  const division = divisionOf.get(teamId)
  if (division == null) return 0
  const games = [...(meetings.get(teamId) ?? [])].flatMap(([other, results]) =>
    divisionOf.get(other) === division ? results : [],
  )
  return games.length === 0 ? 0 : sum(games) / games.length
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function toShare(result: 'win' | 'loss' | 'tie' | null): number {
  return result === 'win' ? 1 : result === 'tie' ? 0.5 : 0
}
