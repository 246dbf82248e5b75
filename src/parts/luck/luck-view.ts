/** Sentences of the luck screen. */
import type { LuckTeam } from '../../contract/responses/luck.ts'
import { formatNumber, formatRecord, formatSigned, formatWins } from '../../ui/format.ts'

/** Explains a record in two sentences. */
export function describeLuck({ record, wins, expectedWins, chanceOfWins: chance }: LuckTeam): string {
  const worth = `${formatRecord(record)}; their scoring was worth ${formatNumber(expectedWins, 1)} wins.`
  const share = chance < 0.005 ? 'fewer than 1' : chance > 0.995 ? 'more than 99' : formatNumber(100 * chance)
  return `${worth} They win ${formatWins(wins)} or more in ${share} of 100 schedules.`
}

/** The finding of the luck half, as a headline. */
export function describeLuckFinding(teams: readonly LuckTeam[]): string {
  const [first, last] = [teams[0], teams.at(-1)]
  if (!first || !last || first.luck < 0.05) return 'Everyone won about as often as they should have'
  return `${first.team.name} won ${formatNumber(first.luck, 1)} more games than expected, ${last.team.name} ${formatNumber(-last.luck, 1)} fewer`
}

/** Whether timing or opponents caused more of the league's luck. */
export function describeTiming(teams: readonly LuckTeam[]): string {
  const sizeOf = (read: (team: LuckTeam) => number) =>
    Math.sqrt(teams.reduce((sum, team) => sum + read(team) ** 2, 0) / Math.max(1, teams.length))
  const [timing, opponents] = [sizeOf((team) => team.timingLuck), sizeOf((team) => team.opponentLuck)]
  if (timing + opponents < 0.05) return ''
  const sizes = `${formatSigned(timing).replace('+', '±')} wins vs. ${formatSigned(opponents).replace('+', '±')}`
  return timing >= opponents
    ? `When teams met mattered more than who they met: ${sizes}.`
    : `Who teams met mattered more than when they met: ${sizes}.`
}
