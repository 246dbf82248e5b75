const out: ReadonlySet<string> = new Set([
  'OUT',
  'INJURY_RESERVE',
  'SUSPENSION',
  'PHYSICALLY_UNABLE',
  'INACTIVE',
  'DID_NOT_REPORT',
])

/** Whether a player's status says that he does not play. */
export function isRuledOut(injuryStatus: string | null): boolean {
  return injuryStatus !== null && out.has(injuryStatus)
}
