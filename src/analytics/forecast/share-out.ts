/** Games between two teams, with half-wins to distribute. */
export interface SharedPool {
  first: number
  second: number
  halfWins: number
}

/**
 * Whether games can be distributed so that every team gets at least what it needs (a small maximum flow by augmenting paths). `extra`
 * half-wins may go to any team, at most its `extraLimit`.
 */
export function canGiveAll(
  needs: ReadonlyMap<number, number>,
  pools: readonly SharedPool[],
  extra = 0,
  extraLimit: (team: number) => number = () => 0,
): boolean {
  const open = new Map([...needs].filter(([, need]) => need > 0))
  if (open.size === 0) return true
  // Half-wins of each pool assigned to its first and second team; the rest is free.
  const assigned = pools.map(() => [0, 0])
  const extraAssigned = new Map<number, number>()
  let extraLeft = extra

  for (const [team, need] of open) {
    let missing = need
    while (missing > 0) {
      const path = findGiver(team)
      if (!path) return false
      missing -= 1
      hand(path)
    }
  }
  return true

  /** The path from a team that needs one more half-win to one that can spare it, as a list of pools. */
  function findGiver(start: number): { team: number; from: { team: number; pool: number } | null }[] | null {
    const cameFrom = new Map<number, { team: number; pool: number } | null>([[start, null]])
    const queue = [start]
    for (const team of queue) {
      const freePool = pools.findIndex(
        (pool, index) =>
          touches(pool, team) && (assigned[index]?.[0] ?? 0) + (assigned[index]?.[1] ?? 0) < pool.halfWins,
      )
      if (freePool >= 0 || (extraLeft > 0 && (extraAssigned.get(team) ?? 0) < extraLimit(team))) {
        return pathTo(team, freePool, cameFrom)
      }
      for (const [index, pool] of pools.entries()) {
        if (!touches(pool, team)) continue
        const other = pool.first === team ? pool.second : pool.first
        const otherSide = pool.first === other ? 0 : 1
        if (cameFrom.has(other) || (assigned[index]?.[otherSide] ?? 0) === 0) continue
        cameFrom.set(other, { team, pool: index })
        queue.push(other)
      }
      // A team with an extra half-win may pass it on to another and take a game's instead.
      for (const [other, count] of extraAssigned) {
        if (count === 0 || cameFrom.has(other) || (extraAssigned.get(team) ?? 0) >= extraLimit(team)) continue
        cameFrom.set(other, { team, pool: -1 })
        queue.push(other)
      }
    }
    return null
  }

  function pathTo(
    last: number,
    freePool: number,
    cameFrom: ReadonlyMap<number, { team: number; pool: number } | null>,
  ) {
    const path: { team: number; from: { team: number; pool: number } | null }[] = []
    for (let team: number | null = last; team !== null; ) {
      const from: { team: number; pool: number } | null = cameFrom.get(team) ?? null
      path.push({ team, from })
      team = from?.team ?? null
    }
    if (freePool >= 0) give(freePool, last, 1)
    else {
      extraLeft -= 1
      extraAssigned.set(last, (extraAssigned.get(last) ?? 0) + 1)
    }
    return path
  }

  function hand(path: readonly { team: number; from: { team: number; pool: number } | null }[]): void {
    for (const { team, from } of path) {
      if (!from) continue
      if (from.pool >= 0) {
        give(from.pool, team, -1)
        give(from.pool, from.team, 1)
      } else {
        extraAssigned.set(team, (extraAssigned.get(team) ?? 0) - 1)
        extraAssigned.set(from.team, (extraAssigned.get(from.team) ?? 0) + 1)
      }
    }
  }

  function give(pool: number, team: number, count: number): void {
    const side = pools[pool]?.first === team ? 0 : 1
    const cell = assigned[pool]
    if (cell) cell[side] = (cell[side] ?? 0) + count
  }
}

function touches({ first, second }: SharedPool, team: number): boolean {
  return first === team || second === team
}
