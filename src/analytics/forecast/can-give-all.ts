import { computeMaxFlow, type FlowEdge } from './max-flow.ts'

/** Games between two teams, with half-wins to distribute. */
export interface SharedPool {
  first: number
  second: number
  halfWins: number
}

/**
 * Whether games can be distributed so that every team gets at least what it needs. `extra` half-wins may go to any team, at most its
 * `extraLimit`. Half-wins flow from the source through games to their teams, and from each team as much as it needs to the sink.
 */
export function canGiveAll(
  needs: ReadonlyMap<number, number>,
  pools: readonly SharedPool[],
  extra = 0,
  extraLimit: (team: number) => number = () => 0,
): boolean {
  const open = [...needs].filter(([, need]) => need > 0)
  if (open.length === 0) return true
  const nodes = new Map(open.map(([team], index) => [team, index]))
  const source = nodes.size
  const sink = source + 1
  const extraPool = source + 2
  const firstPool = source + 3
  const edges: FlowEdge[] = [{ from: source, to: extraPool, capacity: extra }]
  for (const [team, need] of open) {
    const node = nodes.get(team) ?? source
    edges.push({ from: node, to: sink, capacity: need }, { from: extraPool, to: node, capacity: extraLimit(team) })
  }
  for (const [index, { first, second, halfWins }] of pools.entries()) {
    const pool = firstPool + index
    edges.push({ from: source, to: pool, capacity: halfWins })
    for (const team of [first, second]) {
      const node = nodes.get(team)
      if (node !== undefined) edges.push({ from: pool, to: node, capacity: halfWins })
    }
  }
  const needed = open.reduce((sum, [, need]) => sum + need, 0)
  return computeMaxFlow(edges, firstPool + pools.length, source, sink) === needed
}
