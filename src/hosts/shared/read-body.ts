/** Reads the body of a response up to a size limit. */

/** The body is larger than the limit. */
export class BodyTooLarge extends Error {}

/**
 * The body as text, decompressed. Throws BodyTooLarge, and closes the connection, once it is larger than `maxBytes`.
 * Network errors are thrown as `fetch` throws them.
 */
export async function readBody(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  await readParts(response, maxBytes, (part) => {
    text += decoder.decode(part, { stream: true })
  })
  return text + decoder.decode()
}

/** The same as bytes. */
export async function readBytes(response: Response, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  const size = await readParts(response, maxBytes, (part) => parts.push(part))
  const bytes = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.byteLength
  }
  return bytes
}

/** Returns the number of bytes. */
export async function readParts(
  response: Response,
  maxBytes: number,
  onPart: (part: Uint8Array) => void,
): Promise<number> {
  let bytes = 0
  // `for await` does not work: Safari's streams are not iterable.
  const reader = response.body?.getReader()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done || !value) return bytes
    bytes += value.byteLength
    if (bytes > maxBytes) {
      await reader?.cancel()
      throw new BodyTooLarge(`more than ${maxBytes} bytes`)
    }
    onPart(value)
  }
}
