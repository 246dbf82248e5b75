/** '11-3', or '11-3-1' with ties. */
export function writeRecord({ wins, losses, ties }: { wins: number; losses: number; ties: number }): string {
  return [wins, losses, ...(ties > 0 ? [ties] : [])].join('-')
}
