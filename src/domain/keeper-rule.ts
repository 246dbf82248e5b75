/** What it costs to keep a player, as a league's book says. */
export interface KeeperRule {
  /** 'round': the round of his last draft, earlier by `change`. 'price': his price plus `change`. 'as-drafted': round or price as it was. */
  cost: 'round' | 'price' | 'as-drafted'
  change: number
  /** Round or price of a player whom nobody drafted; null: he cannot be kept. */
  undrafted: number | null
  /** How many times in a row a team may keep a player; null: as often as it likes. */
  years: number | null
}
