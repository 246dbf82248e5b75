import type { Position } from '../src/domain/vocabulary.ts'
import { nflTeams } from './nfl-teams.ts'
import { inventPlayerNames } from './player-names.ts'
import type { Random } from './random.ts'

/** Positions of the demo: no individual defenders. */
export type DemoPosition = Extract<Position, 'QB' | 'RB' | 'WR' | 'TE' | 'K' | 'D/ST'>

export interface ProPlayer {
  /** ESPN's id; −16000 − proTeamId for a D/ST. */
  id: number
  firstName: string
  lastName: string
  position: DemoPosition
  /** The NFL team he starts the season with. */
  proTeamId: number
  /** Place on his team's depth chart at his position, from 1. */
  depth: number
}

/** Depth chart of every NFL team. */
const depthChart: readonly { position: Exclude<DemoPosition, 'D/ST'>; players: number }[] = [
  { position: 'QB', players: 2 },
  { position: 'RB', players: 3 },
  { position: 'WR', players: 5 },
  { position: 'TE', players: 2 },
  { position: 'K', players: 1 },
]

/** Ids of invented players; ESPN's own are shorter (4,4xx,xxx) or far from this range. */
const firstPlayerId = 9_400_001

/** Every player of the fictional NFL, team by team: 13 players and a defense each. */
export function fillPlayerPool(random: Random): ProPlayer[] {
  const perTeam = depthChart.reduce((sum, { players }) => sum + players, 0)
  const names = inventPlayerNames(random.fork('names'), perTeam * nflTeams.length)
  const pool: ProPlayer[] = []
  for (const team of nflTeams) {
    for (const { position, players } of depthChart) {
      for (let depth = 1; depth <= players; depth += 1) {
        const name = names.pop() ?? { firstName: '', lastName: '' }
        pool.push({ ...name, id: firstPlayerId + pool.length * 7, position, proTeamId: team.proTeamId, depth })
      }
    }
    pool.push({
      id: -16_000 - team.proTeamId,
      firstName: team.name,
      lastName: 'D/ST',
      position: 'D/ST',
      proTeamId: team.proTeamId,
      depth: 1,
    })
  }
  return pool
}
