/** Names a draft pick that changed teams. */
interface Pick {
  season?: number | null
  round?: number | null
  /** Its place in the draft; null where that is decided later. */
  overallPick?: number | null
}

/** `2027 round 2 pick`, `Pick 23 overall` */
export function namePick(pick: Pick | null | undefined): string {
  if (pick?.overallPick != null) return `Pick ${pick.overallPick} overall`
  const words = [pick?.season, pick?.round != null && `round ${pick.round}`, 'pick'].filter(Boolean)
  return words.length > 1 ? words.join(' ') : 'Draft pick'
}
