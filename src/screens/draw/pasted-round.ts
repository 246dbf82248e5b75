import { isSignature } from '../../contract/draw-link.ts'

/** The signature of what a reader has pasted: the beacon's whole response, or the signature alone. Or in one sentence what is wrong. */
export function readPastedRound(text: string, round: number): { signature: string } | { problem: string } {
  const trimmed = text.trim()
  const [, pastedRound] = /"round"\s*:\s*(\d+)/.exec(trimmed) ?? []
  if (pastedRound !== undefined && Number(pastedRound) !== round)
    return {
      problem: `This is round ${pastedRound}, and the rule names round ${round}. Open the link above and paste what it shows.`,
    }
  const signature = (/"signature"\s*:\s*"([\da-f]+)"/i.exec(trimmed)?.[1] ?? trimmed).toLowerCase()
  return isSignature(signature)
    ? { signature }
    : {
        problem:
          'This isn’t a round of the beacon. Paste all that the link above shows, or the 96 characters of its signature.',
      }
}
