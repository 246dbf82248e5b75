import { averageGame, type TeamInGame, yardsPerCatch } from './game.ts'
import { bracketOf, type DemoStatLine, statId, statLine } from './stat-line.ts'
import { mix } from './talent.ts'

/** Expected stats of a team's offense with these players: the game's own averages, without chance. */
export function projectOffense(team: TeamInGame): { lines: Map<number, DemoStatLine>; points: number } {
  const quarterback = team.active.find((player) => player.position === 'QB')
  const quality = quarterback?.talent.quality ?? 0.7
  const passing = (team.passing * quality) / team.opponentDefense
  const rushing = team.rushing / team.opponentDefense
  const allTargets = sum(team.active.map((player) => player.talent.targets))
  const allCarries = sum(team.active.map((player) => player.talent.carries))
  const scrambling = quarterback?.talent.scrambling ?? 0
  /** At the goal line, scrambles count as a sixth of their yards in carries, as in the game itself. */
  const nearGoal = averageGame.carries * rushing + scrambling / 6
  const passingTouchdowns = averageGame.passingTouchdowns * passing
  const rushingTouchdowns = averageGame.rushingTouchdowns * rushing
  const touchdowns = passingTouchdowns + rushingTouchdowns

  let passingYards = 0
  const lines = new Map<number, DemoStatLine>()
  for (const player of team.active) {
    const targets = allTargets > 0 ? player.talent.targets / allTargets : 0
    const carries = allCarries > 0 ? (averageGame.carries * rushing * player.talent.carries) / allCarries : 0
    const receptions = averageGame.completions * passing * targets
    const receivingYards = receptions * (yardsPerCatch[player.position] ?? 0)
    passingYards += receivingYards
    lines.set(
      player.id,
      statLine({
        [statId.receptions]: receptions,
        [statId.receivingYards]: receivingYards,
        [statId.receivingTouchdowns]: passingTouchdowns * targets,
        [statId.rushingYards]: carries * averageGame.yardsPerCarry,
        [statId.rushingTouchdowns]: (rushingTouchdowns * carries) / nearGoal,
        ...(player.position === 'K' ? projectKicks(player.talent.quality, touchdowns) : {}),
      }),
    )
  }
  if (quarterback) {
    lines.set(
      quarterback.id,
      statLine({
        [statId.passingYards]: passingYards,
        [statId.passingTouchdowns]: passingTouchdowns,
        [statId.interceptionsThrown]: averageGame.interceptions / quality ** 2,
        [statId.rushingYards]: scrambling,
        [statId.rushingTouchdowns]: (rushingTouchdowns * scrambling) / 6 / nearGoal,
        [statId.fumblesLost]: 0.09,
      }),
    )
  }
  return { lines, points: touchdowns * 6.95 + averageGame.fieldGoals * 3 }
}

/** Expected stats of a defense against an offense with these expected points. */
export function projectDefense(strength: number, allowed: { points: number }): DemoStatLine {
  const line: DemoStatLine = {
    [statId.sacks]: averageGame.sacks * strength,
    [statId.interceptions]: averageGame.interceptions * strength,
    [statId.fumblesRecovered]: averageGame.fumblesRecovered * strength,
    [statId.interceptionReturnTouchdowns]: 0.07 * strength,
    [statId.fumbleReturnTouchdowns]: 0.045 * strength,
    [statId.blockedKicks]: 0.04,
    [statId.safeties]: 0.025,
  }
  // Scores vary widely around their expectation; seven of them represent the whole distribution.
  const scores = [-14, -9, -4, 0, 4, 9, 15]
  for (const offset of scores) {
    const bracket = bracketOf(Math.max(0, Math.round(allowed.points + offset)))
    line[bracket] = (line[bracket] ?? 0) + 1 / scores.length
  }
  return line
}

/** A projection with every stat scaled: the analysts' own error. */
export function scaleLine(line: DemoStatLine, by: number): DemoStatLine {
  return Object.fromEntries(Object.entries(line).map(([stat, amount]) => [stat, amount * by]))
}

function projectKicks(quality: number, touchdowns: number): Record<string, number> {
  const made = averageGame.fieldGoals * mix(1, quality, 0.5)
  return {
    [statId.fieldGoalsUnder40]: made * 0.6,
    [statId.fieldGoalsFrom40]: made * 0.27,
    [statId.fieldGoalsFrom50]: made * 0.13,
    [statId.fieldGoalsMissed]: averageGame.fieldGoals * 0.15,
    [statId.extraPoints]: touchdowns * 0.95,
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
