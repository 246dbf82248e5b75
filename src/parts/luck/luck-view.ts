/** Sentences of the luck screen. */
import type { LuckResponse, LuckTeam } from '../../contract/responses/luck.ts'
import { writeChanceOf100 } from '../../domain/chance-text.ts'
import { formatNumber, formatRecord, formatSigned, formatWins } from '../../ui/format.ts'

/** Explains a record in two sentences: for an unlucky team by the schedules that would have been as bad, else by those as good. */
export function describeTeamLuck(team: LuckTeam): string {
  const worth = `${formatRecord(team.record)}; their scoring was worth ${formatNumber(team.expectedWins, 1)} wins.`
  return `${worth} ${describeSchedules(team)}`
}

/** The second of them. */
export function describeSchedules(team: LuckTeam): string {
  const { wins, luck, chanceOfWins } = team
  if (luck >= 0)
    return `${writeChanceOf100(chanceOfWins, 'schedules')} would have given them ${writeWins(wins)} or more.`
  const left = wins === 0 ? 'without a win' : `with ${writeWins(wins)} or fewer`
  return `${writeChanceOf100(chanceOfAtMost(team), 'schedules')} would have left them ${left}.`
}

function chanceOfAtMost({ wins, winDistribution }: LuckTeam): number {
  return winDistribution.filter((entry) => entry.wins <= wins).reduce((sum, { probability }) => sum + probability, 0)
}

function writeWins(wins: number): string {
  return `${formatWins(wins)} ${wins === 1 ? 'win' : 'wins'}`
}

/** The finding of the luck half, as a headline. */
export function describeLuckFinding(teams: readonly LuckTeam[]): string {
  const first = teams[0]
  const last = teams.at(-1)
  if (!first || !last || first.luck < 0.05) return 'Everyone won about as often as they should have'
  return `${first.team.name} won ${formatNumber(first.luck, 1)} more games than expected, ${last.team.name} won ${formatNumber(-last.luck, 1)} fewer`
}

/** Whose luck the figures of the teams leave out; null if no team left the league. */
export function describeLeftLuck(left: LuckResponse['leftTeams']): string | null {
  if (!left) return null
  const wins = formatSigned(left.luck)
  return `Teams that left the league have the other ${wins} ${wins === '+1.0' || wins === '−1.0' ? 'win' : 'wins'} of luck.`
}

/** Whether timing or opponents caused more of the league's luck. */
export function describeTiming(teams: readonly LuckTeam[]): string {
  const sizeOf = (read: (team: LuckTeam) => number) =>
    Math.sqrt(teams.reduce((sum, team) => sum + read(team) ** 2, 0) / Math.max(1, teams.length))
  const timing = sizeOf((team) => team.timingLuck)
  const opponents = sizeOf((team) => team.opponentLuck)
  if (timing + opponents < 0.05) return ''
  const sizes = `${formatSigned(timing).replace('+', '±')} wins vs. ${formatSigned(opponents).replace('+', '±')}`
  return timing >= opponents
    ? `When teams met mattered more than who they met: ${sizes}.`
    : `Who teams met mattered more than when they met: ${sizes}.`
}
