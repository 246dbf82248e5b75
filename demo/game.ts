import type { DemoPosition } from './player-pool.ts'
import type { Random } from './random.ts'
import { bracketOf, type DemoStatLine, statId, statLine } from './stat-line.ts'
import type { Talent } from './talent.ts'

/** An active player: his talent with this week's form. */
export interface ActivePlayer {
  id: number
  position: DemoPosition
  talent: Talent
}

/** One team in a game. */
export interface TeamInGame {
  passing: number
  rushing: number
  /** Strength of the defense it faces; above 1 is harder. */
  opponentDefense: number
  active: ActivePlayer[]
}

/** Averages of an NFL team game. */
export const averageGame = {
  completions: 21.5,
  carries: 25,
  yardsPerCarry: 4.3,
  passingTouchdowns: 1.5,
  rushingTouchdowns: 0.9,
  interceptions: 0.75,
  fieldGoals: 1.75,
  sacks: 2.4,
  fumblesRecovered: 0.5,
}
export const yardsPerCatch: Partial<Record<DemoPosition, number>> = { RB: 7.6, WR: 12.6, TE: 10.6 }

/** Plays one side of a game: stat lines of all active offensive players, the points scored, and turnovers. */
export function playOffense(
  random: Random,
  team: TeamInGame,
): { lines: Map<number, DemoStatLine>; points: number; interceptions: number } {
  const draft = new Map<number, DemoStatLine>(team.active.map((player) => [player.id, {}]))
  const add = (player: ActivePlayer | undefined, stat: string, amount: number) => {
    const line = player && draft.get(player.id)
    if (line) line[stat] = (line[stat] ?? 0) + amount
  }
  const quarterback = team.active.find((player) => player.position === 'QB')
  const kicker = team.active.find((player) => player.position === 'K')
  const passing = (team.passing * (quarterback?.talent.quality ?? 0.7) * random.factor(0.2)) / team.opponentDefense
  const rushing = (team.rushing * random.factor(0.22)) / team.opponentDefense

  const { catchers, weights } = receiversOfTheDay(random, team.active)
  const catches = throwPasses(random, catchers, weights, Math.round(averageGame.completions * passing))
  for (const [index, count] of catches.entries()) {
    const catcher = catchers[index]
    const yards = gainYards(random, count, yardsPerCatch[catcher?.position ?? 'WR'] ?? 11)
    add(catcher, statId.receptions, count)
    add(catcher, statId.receivingYards, yards)
    add(quarterback, statId.passingYards, yards)
  }
  const passingTouchdowns = catches.some((count) => count > 0)
    ? random.poisson(averageGame.passingTouchdowns * passing)
    : 0
  for (let score = 0; score < passingTouchdowns; score += 1) {
    add(catchers[random.weighted(catches)], statId.receivingTouchdowns, 1)
  }
  const interceptions = random.poisson(averageGame.interceptions / (quarterback?.talent.quality ?? 0.7) ** 2)
  add(quarterback, statId.passingTouchdowns, passingTouchdowns)
  add(quarterback, statId.interceptionsThrown, interceptions)

  const rushingTouchdowns = runTheBall(random, team.active, rushing, add)
  const kicked = kicker ? kick(random, kicker, passingTouchdowns + rushingTouchdowns) : {}
  if (kicker) draft.set(kicker.id, kicked)
  const fieldGoals =
    (kicked[statId.fieldGoalsFrom50] ?? 0) +
    (kicked[statId.fieldGoalsFrom40] ?? 0) +
    (kicked[statId.fieldGoalsUnder40] ?? 0)
  return {
    lines: new Map([...draft].map(([id, line]) => [id, statLine(line)])),
    points: 6 * (passingTouchdowns + rushingTouchdowns) + 3 * fieldGoals + (kicked[statId.extraPoints] ?? 0),
    interceptions,
  }
}

/** A defense's stat line for a game in which it allowed this many points and made this many interceptions. */
export function playDefense(
  random: Random,
  strength: number,
  allowed: { points: number; interceptions: number },
): DemoStatLine {
  const fumblesRecovered = random.poisson(averageGame.fumblesRecovered * strength)
  let returned = 0
  let scooped = 0
  for (let catchNumber = 0; catchNumber < allowed.interceptions; catchNumber += 1)
    returned += random.chance(0.09) ? 1 : 0
  for (let recovery = 0; recovery < fumblesRecovered; recovery += 1) scooped += random.chance(0.09) ? 1 : 0
  return statLine({
    [statId.sacks]: random.poisson(averageGame.sacks * strength),
    [statId.interceptions]: allowed.interceptions,
    [statId.fumblesRecovered]: fumblesRecovered,
    [statId.interceptionReturnTouchdowns]: returned,
    [statId.fumbleReturnTouchdowns]: scooped,
    [statId.blockedKicks]: random.chance(0.04) ? 1 : 0,
    [statId.safeties]: random.chance(0.025) ? 1 : 0,
    [bracketOf(allowed.points)]: 1,
  })
}

/** All receivers, with their shares under the day's game plan and coverage. */
function receiversOfTheDay(random: Random, active: ActivePlayer[]): { catchers: ActivePlayer[]; weights: number[] } {
  const catchers = active.filter((player) => player.talent.targets > 0)
  return { catchers, weights: catchers.map((player) => player.talent.targets * random.factor(0.3)) }
}

function throwPasses(random: Random, catchers: ActivePlayer[], weights: number[], completions: number): number[] {
  const catches = catchers.map(() => 0)
  for (let pass = 0; pass < completions && catchers.length > 0; pass += 1) {
    const index = random.weighted(weights)
    catches[index] = (catches[index] ?? 0) + 1
  }
  return catches
}

/** Yards of `plays` plays: some of them go a long way. */
function gainYards(random: Random, plays: number, average: number): number {
  let yards = 0
  for (let play = 0; play < plays; play += 1) yards += -average * Math.log(1 - random.next()) * 0.6 + average * 0.4
  return Math.round(yards)
}

function runTheBall(
  random: Random,
  active: ActivePlayer[],
  rushing: number,
  add: (player: ActivePlayer | undefined, stat: string, amount: number) => void,
): number {
  const quarterback = active.find((player) => player.position === 'QB')
  const runners = active.filter((player) => player.talent.carries > 0)
  const weights = runners.map((player) => player.talent.carries * random.factor(0.2))
  const carries = runners.map(() => 0)
  for (let carry = 0; carry < Math.round(averageGame.carries * rushing) && runners.length > 0; carry += 1) {
    const index = random.weighted(weights)
    carries[index] = (carries[index] ?? 0) + 1
  }
  for (const [index, count] of carries.entries()) {
    add(runners[index], statId.rushingYards, gainYards(random, count, averageGame.yardsPerCarry))
    if (random.chance(0.002 * count)) add(runners[index], statId.fumblesLost, 1)
  }
  const scrambles = quarterback ? Math.max(-3, Math.round(random.normal(quarterback.talent.scrambling, 9))) : 0
  add(quarterback, statId.rushingYards, scrambles)
  if (random.chance(0.09)) add(quarterback, statId.fumblesLost, 1)

  const touchdowns = random.poisson(averageGame.rushingTouchdowns * rushing)
  const nearGoal = [...carries, (quarterback?.talent.scrambling ?? 0) / 6]
  for (let score = 0; score < touchdowns; score += 1) {
    add([...runners, quarterback][random.weighted(nearGoal)], statId.rushingTouchdowns, 1)
  }
  return touchdowns
}

function kick(random: Random, kicker: ActivePlayer, touchdowns: number): DemoStatLine {
  const line: DemoStatLine = {}
  const ranges: [string, number][] = [
    [statId.fieldGoalsUnder40, 0.93],
    [statId.fieldGoalsFrom40, 0.82],
    [statId.fieldGoalsFrom50, 0.68],
  ]
  const attempts = random.poisson(averageGame.fieldGoals * 1.15)
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const [stat, odds] = ranges[random.weighted([0.55, 0.28, 0.17])] ?? [statId.fieldGoalsUnder40, 0.9]
    const made = random.chance(Math.min(0.99, odds * kicker.talent.quality)) ? stat : statId.fieldGoalsMissed
    line[made] = (line[made] ?? 0) + 1
  }
  for (let touchdown = 0; touchdown < touchdowns; touchdown += 1) {
    if (random.chance(0.95)) line[statId.extraPoints] = (line[statId.extraPoints] ?? 0) + 1
  }
  return line
}
