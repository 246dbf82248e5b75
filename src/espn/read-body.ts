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
  let bytes = 0
  // Leaving the loop cancels the stream.
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new BodyTooLarge(`more than ${maxBytes} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
