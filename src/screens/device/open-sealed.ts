/** Opens a sealed league and shows it. */
import { callEngine } from '../../client/engine.ts'
import { requireNames } from '../../client/private-leagues.ts'
import { addressOf } from '../../client/site-base.ts'
import { readSealedLink, type SealedLink } from '../../contract/sealed-link.ts'
import type { OpenedSealed, OpenSealedOptions } from '../../engine/protocol.ts'
import { saveOpened } from '../../offline/opened.ts'
import { placeOfKey } from '../../parts/league/league-ref.ts'
import { refreshDeviceLists } from '../../stores/device.ts'
import { navigate } from '../../stores/location.ts'

/** Leagues that a link would replace, and what to open in its place. */
export interface TakenLeague extends Extract<OpenedSealed, { kind: 'taken' }> {
  link: SealedLink
  bytes: Uint8Array<ArrayBuffer> | null
}

/** Shows the league of a link. Null, or the leagues that are here from elsewhere, where the options leave them. Throws if it cannot be opened. */
export async function openSealed(
  link: SealedLink,
  bytes: Uint8Array<ArrayBuffer> | null,
  options: OpenSealedOptions = {},
): Promise<TakenLeague | null> {
  requireNames()
  const opened = await callEngine((engine): Promise<OpenedSealed> => engine.openSealed(link, bytes, options))
  if (opened.kind === 'taken') return { ...opened, link, bytes }
  const [league] = opened.seasons
  // The page that follows reads the league from this device at once.
  await refreshDeviceLists().catch(() => {})
  // The page that follows records this once it is complete, which is too late for a reader who opens the league and leaves.
  if (league) await saveOpened(addressOf('overview', { ...placeOfKey(league) })).catch(() => {})
  // Replaces the history entry, so the back button skips the page with the link.
  if (league) navigate(addressOf('overview', { ...placeOfKey(league) }), { replace: true })
  return null
}

/** The link that opened this page. The page's head has moved it from the URL to the history state, where it survives a reload. */
export function takenLink(): SealedLink | null {
  const { sealed } = (history.state ?? {}) as { sealed?: unknown }
  return typeof sealed === 'string' ? readSealedLink(sealed) : null
}

/** Whether the URL had an invalid link, such as a truncated one. */
export function hasBrokenLink(): boolean {
  const { sealed } = (history.state ?? {}) as { sealed?: unknown }
  return sealed !== undefined && takenLink() === null
}
