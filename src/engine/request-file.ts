/** One file of any site: without cookies or referrer. Of a sealed league it is requested without the key of its link. */
import { nameSealedFile, type SealedLink, sealedFolder } from '../contract/sealed-link.ts'
import { DomainError } from '../domain/errors.ts'
import { readBytes } from '../hosts/shared/read-body.ts'

/** Seven seasons of a league of twelve have less than a megabyte. */
const largestFile = 64 * 2 ** 20

/** Null where there is no such file. Throws where it cannot be reached. */
export async function requestFile(url: string, send: typeof fetch = fetch): Promise<Uint8Array<ArrayBuffer> | null> {
  const response = await send(url, { cache: 'no-cache', credentials: 'omit', referrerPolicy: 'no-referrer' })
  // Some hosts answer with their page for addresses that they do not have.
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  if (response.status === 404 || response.status === 410 || (response.ok && isPage)) return null
  if (!response.ok) throw new Error(`status ${response.status}`)
  return new Uint8Array(await readBytes(response, largestFile))
}

type RequestFile = (url: string) => Promise<Uint8Array<ArrayBuffer> | null>

/**
 * `base`: the site's own address, with a slash at its end. `elsewhere` requests a file of another site, which the engine itself may not.
 * Null where there is no such file. Throws `DomainError('host-unavailable')` where it cannot be reached.
 */
export async function fetchSealed(
  { file, address }: SealedLink,
  { base, elsewhere, here = requestFile }: { base: string; elsewhere: RequestFile; here?: RequestFile },
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    if (address !== null) return await elsewhere(address)
    return await here(new URL(`${sealedFolder}/${nameSealedFile({ file })}`, base).href)
  } catch (cause) {
    throw new DomainError('host-unavailable', unreachable, { cause })
  }
}

const unreachable =
  'We can’t reach the league’s file. Check your connection and try again, or open the file here if someone sent it to you.'
