/** An edge of a flow network between two nodes, which are numbered from 0. */
export interface FlowEdge {
  from: number
  to: number
  capacity: number
}

/**
 * The maximum flow from a source to a sink by augmenting along shortest paths (Edmonds and Karp). Capacities are whole numbers. An edge
 * and its reverse have places 2n and 2n + 1.
 */
export function computeMaxFlow(edges: readonly FlowEdge[], nodeCount: number, source: number, sink: number): number {
  const network = openNetwork(edges, nodeCount)
  const { residual } = network
  let flow = 0
  for (;;) {
    const path = findPath(network, source, sink)
    if (!path) return flow
    const amount = Math.min(...path.map((edge) => residual[edge] ?? 0))
    for (const edge of path) {
      residual[edge] = (residual[edge] ?? 0) - amount
      residual[edge ^ 1] = (residual[edge ^ 1] ?? 0) + amount
    }
    flow += amount
  }
}

interface Network {
  /** The node to which an edge leads. */
  targets: Int32Array
  /** Capacity that an edge has left. */
  residual: Int32Array
  /** Edges that leave a node. */
  leaving: readonly (readonly number[])[]
}

function openNetwork(edges: readonly FlowEdge[], nodeCount: number): Network {
  const targets = new Int32Array(2 * edges.length)
  const residual = new Int32Array(2 * edges.length)
  const leaving: number[][] = Array.from({ length: nodeCount }, () => [])
  for (let index = 0; index < edges.length; index++) {
    const { from = 0, to = 0, capacity = 0 } = edges[index] ?? {}
    targets[2 * index] = to
    targets[2 * index + 1] = from
    residual[2 * index] = capacity
    leaving[from]?.push(2 * index)
    leaving[to]?.push(2 * index + 1)
  }
  return { targets, residual, leaving }
}

/** The edges of a shortest path with capacity left, from the sink backwards; null if there is none. */
function findPath({ targets, residual, leaving }: Network, source: number, sink: number): number[] | null {
  /** The edge by which a node was reached first; −1 for none. */
  const reachedBy = new Int32Array(leaving.length).fill(-1)
  const queue = [source]
  for (const node of queue) {
    for (const edge of leaving[node] ?? []) {
      const next = targets[edge] ?? source
      if (residual[edge] === 0 || next === source || reachedBy[next] !== -1) continue
      reachedBy[next] = edge
      if (next === sink) return tracePath(sink, source, targets, reachedBy)
      queue.push(next)
    }
  }
  return null
}

function tracePath(sink: number, source: number, targets: Int32Array, reachedBy: Int32Array): number[] {
  const path: number[] = []
  for (let node = sink; node !== source; ) {
    const edge = reachedBy[node] ?? 0
    path.push(edge)
    node = targets[edge ^ 1] ?? source
  }
  return path
}
