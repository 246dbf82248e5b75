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
  // Not by `for await`: Safari's streams cannot be iterated.
  const reader = response.body?.getReader()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done || !value) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > maxBytes) {
      await reader?.cancel()
      throw new BodyTooLarge(`more than ${maxBytes} bytes`)
    }
    text += decoder.decode(value, { stream: true })
  }
}
