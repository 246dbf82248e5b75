/** Joins one player's two responses: the list's fields, and the rows that only his card has. */
import * as z from 'zod/mini'

const pooled = z.looseObject({ player: z.looseObject({ stats: z.nullish(z.array(z.unknown())) }) })
const row = z.object({
  seasonId: z.nullish(z.number()),
  scoringPeriodId: z.number(),
  statSourceId: z.number(),
  statSplitTypeId: z.number(),
})

/** The list's fields with the rows of both. A card also has rows of other seasons, which are dropped. */
export function joinRows(listed: unknown, card: unknown, season: number): unknown {
  const one = pooled.safeParse(listed).data
  const other = pooled.safeParse(card).data
  if (!other) return listed ?? card
  const own = (other.player.stats ?? []).filter((stats) => (row.safeParse(stats).data?.seasonId ?? season) === season)
  const known = one?.player.stats ?? []
  const names = new Set(known.map(nameOf))
  const stats = [...known, ...own.filter((stats) => !names.has(nameOf(stats)))]
  return { ...other, ...one, player: { ...other.player, ...one?.player, stats } }
}

function nameOf(stats: unknown): string {
  const { data } = row.safeParse(stats)
  return data ? [data.seasonId, data.scoringPeriodId, data.statSourceId, data.statSplitTypeId].join() : ''
}
