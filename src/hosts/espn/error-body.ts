/** The body of an ESPN refusal: `{messages: […], details: [{type, message, shortMessage}]}`. */
import * as z from 'zod/mini'
import { isJson } from '../shared/not-json.ts'
import { readBody } from '../shared/read-body.ts'
import { tidyName } from '../shared/values.ts'

export interface EspnError {
  /** E.g. GENERAL_NOT_FOUND. */
  type: string | null
  said: string | null
}

export const silent: EspnError = { type: null, said: null }

/** An error has a few hundred bytes; a larger body is a page of a proxy. */
const largestError = 2 ** 16
const longestMessage = 160

const errorBody = z.object({
  messages: z.catch(z.nullish(z.array(z.string())), null),
  details: z.catch(
    z.nullish(
      z.array(z.object({ type: z.catch(z.nullish(z.string()), null), message: z.catch(z.nullish(z.string()), null) })),
    ),
    null,
  ),
})

/** Reads the body of a refusal, which may be anything. A message that repeats our cookies is dropped. */
export async function readErrorBody(response: Response, cookie: string | null): Promise<EspnError> {
  if (!isJson(response)) {
    await response.body?.cancel().catch(() => {})
    return silent
  }
  const text = await readBody(response, largestError).catch(() => '')
  const { messages, details } = errorBody.safeParse(parseOrNull(text)).data ?? {}
  const type = details?.[0]?.type ?? null
  const said = shorten(details?.[0]?.message ?? messages?.[0] ?? '', cookie)
  return { type: type !== null && /^[A-Z][A-Z0-9_]{2,60}$/.test(type) ? type : null, said: said || null }
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** One line of moderate length; empty if it contains part of the cookies that were sent. */
function shorten(message: string, cookie: string | null): string {
  const plain = tidyName(message)
  if (cookie !== null && repeats(plain.toLowerCase(), cookie.toLowerCase())) return ''
  return plain.length > longestMessage ? `${plain.slice(0, longestMessage - 1)}…` : plain
}

const pieceLength = 8

function repeats(text: string, cookie: string): boolean {
  const pieces = Array.from({ length: text.length }, (_, start) => text.slice(start, start + pieceLength))
  return pieces.some((piece) => piece.length === pieceLength && cookie.includes(piece))
}
