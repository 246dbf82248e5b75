/** An answer's body, as far as there is room for it. */

/** An answer goes on and on: more of it is not read. */
export class BodyTooLarge extends Error {}

/**
 * The body as text, unpacked where it came packed. Throws BodyTooLarge, and has the connection closed, once it is larger
 * than `maxBytes`; what fails on the way is thrown as `fetch` throws it.
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

/** Returns how many bytes there were. */
export async function readParts(
  response: Response,
  maxBytes: number,
  onPart: (part: Uint8Array) => void,
): Promise<number> {
  let bytes = 0
  // Not by `for await`: Safari's streams cannot be iterated.
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
