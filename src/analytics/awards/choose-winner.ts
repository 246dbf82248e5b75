import type { LeagueSeason } from '../../domain/league-season.ts'
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

/**
 * The candidate with the highest (or lowest) value, or null without one. Ties go to the earlier week, then to the
 * better regular-season rank, then to the earlier pick; `display` then says with whom and by what it was broken.
 */
export function chooseWinner<Entry extends Candidate>(
  season: LeagueSeason,
  candidates: readonly Entry[],
  best: 'highest' | 'lowest',
  display: (winner: Entry) => string,
): AwardWinner | null {
  const value = (best === 'highest' ? Math.max : Math.min)(...candidates.map((candidate) => candidate.value))
  const tied = candidates.filter((candidate) => candidate.value === value)
  const ranks = new Map(computeStandings(season).teams.map(({ team, regularSeason }) => [team.id, regularSeason.rank]))
  const rules: TieRule[] = [
    { words: 'the earlier week', order: ({ week }) => week ?? 0 },
    { words: 'the better regular-season rank', order: ({ teamId }) => ranks.get(teamId) ?? 0 },
    { words: 'the earlier pick', order: ({ overallPick }) => overallPick ?? 0 },
  ]
  const [winner, ...others] = tied.toSorted((a, b) => {
    const rule = decidingRule(rules, a, b)
    return rule ? rule.order(a) - rule.order(b) : 0
  })
  if (!winner) return null

  const [runnerUp] = others
  const rule = runnerUp && decidingRule(rules, winner, runnerUp)
  const suffix = rule ? ` (tied with ${nameTied(season, winner, others)}; ${rule.words} decides)` : ''
  return {
    teamId: winner.teamId,
    player: winner.player ?? null,
    week: winner.week ?? null,
    value: winner.value,
    display: `${display(winner)}${suffix}`,
  }
}

interface TieRule {
  words: string
  /** Lower wins. */
  order: (candidate: Candidate) => number
}

/** The first rule that tells two candidates apart. */
function decidingRule(rules: readonly TieRule[], a: Candidate, b: Candidate): TieRule | undefined {
  return rules.find(({ order }) => order(a) !== order(b))
}

function nameTied(season: LeagueSeason, winner: Candidate, others: readonly Candidate[]): string {
  const { players, teams } = factsOf(season)
  const names = others.map(({ teamId, player, week }) => {
    if (player !== undefined) return players.get(player)?.name ?? ''
    return teamId === winner.teamId ? `week ${week}` : (teams.get(teamId)?.name ?? '')
  })
  const [first = '', ...more] = new Set(names)
  return more.length === 0 ? first : `${first} and ${more.length} more`
}
