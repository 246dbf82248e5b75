import { compareFigures } from '../../domain/points.ts'
import type { Season } from '../../domain/season.ts'
import { factsOf } from '../season-facts.ts'
import { computeStandings } from '../standings.ts'
import type { AwardWinner } from './award.ts'

export interface Candidate {
  teamId: number
  value: number
  week?: number
  /** `Player.number`, with his overall pick. */
  player?: number
  overallPick?: number
}

const runnerUpCount = 2

/**
 * The candidate with the highest (or lowest) value and up to two runners-up; null without candidates. Ties go to the earlier week, then to
 * the better regular-season rank, then to the earlier pick; `display` then names the tied candidate and the tiebreaker.
 */
export function chooseWinner<Entry extends Candidate>(
  season: Season,
  candidates: readonly Entry[],
  best: 'highest' | 'lowest',
  display: (winner: Entry) => string,
): AwardWinner | null {
  const ranks = new Map(computeStandings(season).teams.map(({ team, regularSeason }) => [team.id, regularSeason.rank]))
  const rules: TieRule[] = [
    { words: 'the earlier week', order: ({ week }) => week ?? 0 },
    { words: 'the better regular-season rank', order: ({ teamId }) => ranks.get(teamId) ?? 0 },
    { words: 'the earlier pick', order: ({ overallPick }) => overallPick ?? 0 },
  ]
  const [winner, ...rest] = candidates.toSorted((a, b) => {
    const order = compareFigures(a.value, b.value)
    if (order !== 0) return best === 'highest' ? -order : order
    const rule = decidingRule(rules, a, b)
    return rule ? rule.order(a) - rule.order(b) : 0
  })
  if (!winner) return null

  const others = rest.filter(({ value }) => compareFigures(value, winner.value) === 0)
  const [runnerUp] = others
  const rule = runnerUp && decidingRule(rules, winner, runnerUp)
  const suffix = rule ? ` (tied with ${nameTied(season, winner, others)}; ${rule.words} decides)` : ''
  const entryOf = (candidate: Entry) => ({
    teamId: candidate.teamId,
    player: candidate.player ?? null,
    week: candidate.week ?? null,
    value: candidate.value,
    display: display(candidate),
  })
  return {
    ...entryOf(winner),
    display: `${display(winner)}${suffix}`,
    runnersUp: rest.slice(0, runnerUpCount).map(entryOf),
  }
}

interface TieRule {
  words: string
  /** Lower wins. */
  order: (candidate: Candidate) => number
}

/** The first rule that distinguishes two candidates. */
function decidingRule(rules: readonly TieRule[], a: Candidate, b: Candidate): TieRule | undefined {
  return rules.find(({ order }) => order(a) !== order(b))
}

function nameTied(season: Season, winner: Candidate, others: readonly Candidate[]): string {
  const { players, teams } = factsOf(season)
  const names = others.map(({ teamId, player, week }) => {
    if (player !== undefined) return players.get(player)?.name ?? ''
    return teamId === winner.teamId ? `week ${week}` : (teams.get(teamId)?.name ?? '')
  })
  const [first = '', ...more] = new Set(names)
  return more.length === 0 ? first : `${first} and ${more.length} more`
}
