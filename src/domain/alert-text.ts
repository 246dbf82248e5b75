/** Says why a starting slot will score nothing, or may. */
interface Alert {
  kind: string | null | undefined
  slot: string | null | undefined
  /** The starter; null for an empty slot. */
  name: string | null | undefined
}

const verbs: Record<string, string> = {
  out: 'is out',
  bye: 'is on bye',
  doubtful: 'is doubtful',
  questionable: 'is questionable',
}

/** "The K slot is empty", "Jordan Fairweather is out" */
export function describeAlert({ kind, slot, name }: Alert): string {
  if (kind === 'empty' || name == null) return `The ${slot ?? 'starting'} slot is empty`
  return `${name} ${verbs[kind ?? 'out']}`
}
