/** Opens a sealed league and shows it. */
import { callEngine } from '../../client/engine.ts'
import { addressOf } from '../../client/site-base.ts'
import { readSealedLink, type SealedLink } from '../../contract/sealed-link.ts'
import { placeOfKey } from '../../parts/league/league-ref.ts'
import { navigate } from '../../stores/location.ts'

/** Throws where the league cannot be opened. */
export async function openSealed(link: SealedLink, bytes: Uint8Array<ArrayBuffer> | null): Promise<void> {
  const [league] = await callEngine((engine) => engine.openSealed(link, bytes))
  // The way back leads past the page that has the link.
  if (league) navigate(addressOf('overview', { ...placeOfKey(league) }), { replace: true })
}

/**
 * The link with which this page was opened. The page's head has taken it out of the address into the history's state, where it stays
 * while the page is reloaded.
 */
export function takenLink(): SealedLink | null {
  const { sealed } = (history.state ?? {}) as { sealed?: unknown }
  return typeof sealed === 'string' ? readSealedLink(sealed) : null
}

/** Whether there was something in the address that is no link, such as one that was cut off. */
export function hasBrokenLink(): boolean {
  const { sealed } = (history.state ?? {}) as { sealed?: unknown }
  return sealed !== undefined && takenLink() === null
}
