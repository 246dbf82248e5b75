import * as z from 'zod/mini'

const count = z.int().check(z.gte(0), z.lte(999))

/** What it costs to keep a player, as a league's book says. */
export const keeperRule = z.object({
  /** 'round': the round of his last draft, earlier by `change`. 'price': his price plus `change`. 'as-drafted': round or price as it was. */
  cost: z.enum(['round', 'price', 'as-drafted']),
  change: count,
  /** Round or price of a player whom nobody drafted; null: he cannot be kept. */
  undrafted: z.nullable(count),
  /** How many times in a row a team may keep a player; null: as often as it likes. */
  years: z.nullable(count),
})
export interface KeeperRule extends z.infer<typeof keeperRule> {}
