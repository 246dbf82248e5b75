interface Exchanged {
  fromTeamId?: number | null | undefined
  toTeamId?: number | null | undefined
}

/** Whether everything listed stays with one team, which is then no trade. False if nothing is listed or a team is unknown. */
export function isOfOneTeam(lists: {
  items: readonly Exchanged[]
  draftPicks: readonly Exchanged[]
  budgetDollars: readonly Exchanged[]
}): boolean {
  const all = [...lists.items, ...lists.draftPicks, ...lists.budgetDollars]
  const teams = new Set(all.flatMap(({ fromTeamId, toTeamId }) => [fromTeamId, toTeamId]))
  return all.length > 0 && teams.size === 1 && !teams.has(null) && !teams.has(undefined)
}
