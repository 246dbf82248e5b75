/** Requests the file of a sealed league: without cookies or referrer, and without the link's key. */
import { nameSealedFile, type SealedLink, sealedFolder } from '../contract/sealed-link.ts'
import { DomainError } from '../domain/errors.ts'
import { readBytes } from '../hosts/shared/read-body.ts'

/** Seven seasons of a league of twelve have less than a megabyte. */
const largestFile = 64 * 2 ** 20

/**
 * `base`: the site's own address, with a slash at its end. Null where there is no such file. Throws `DomainError('host-unavailable')`
 * where it cannot be reached.
 */
export async function fetchSealed(
  { file, address }: SealedLink,
  { base, fetch: send = fetch }: { base: string; fetch?: typeof fetch },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const url = address ?? new URL(`${sealedFolder}/${nameSealedFile({ file })}`, base).href
  try {
    const response = await send(url, { cache: 'no-cache', credentials: 'omit', referrerPolicy: 'no-referrer' })
    // Some hosts answer with their page for addresses that they do not have.
    const isPage = response.headers.get('content-type')?.startsWith('text/html')
    if (response.status === 404 || response.status === 410 || (response.ok && isPage)) return null
    if (!response.ok) throw new Error(`status ${response.status}`)
    return new Uint8Array(await readBytes(response, largestFile))
  } catch (cause) {
    throw new DomainError('host-unavailable', unreachable, { cause })
  }
}

const unreachable =
  'We can’t reach the league’s file. Check your connection and try again, or open the file here if someone sent it to you.'
