/** A draw in a link's fragment: the rule's text as base64url, and after the draw a dot and the signature of the beacon's round. */
import { type DrawnPick, type DrawRule, drawOrder, randomnessOf, readDrawRule } from '../domain/draft-draw.ts'
import { fromBase64Url, toBase64Url } from './sealed-link.ts'

export interface StatedDraw {
  rule: DrawRule
  /** The rule's text. */
  text: string
  /** Of the rule's round, in hexadecimal digits, as the link says: not checked. Null before the draw. */
  signature: string | null
}

/** Longer than the longest rule. */
export const longestDrawLink = 8000

/** The fragment without its `#`. */
export function writeDrawLink({ text, signature }: Pick<StatedDraw, 'text' | 'signature'>): string {
  const code = toBase64Url(new TextEncoder().encode(text))
  return signature === null ? code : `${code}.${signature}`
}

/** Reads a fragment, or a whole link that ends with one; or in one sentence why it is none. */
export function readDrawLink(link: string): StatedDraw | { problem: string } {
  const [code = '', signature = null, ...more] = link
    .trim()
    .replace(/^[^#]*#/, '')
    .split('.')
  const text = readCode(code)
  if (text === null || more.length > 0 || link.length > longestDrawLink)
    return { problem: 'This is not the whole link of a draw. Copy it again, to its last character.' }
  if (signature !== null && !isSignature(signature))
    return {
      problem: 'The random value in this link is cut off or changed. Copy the link again, to its last character.',
    }
  const rule = readDrawRule(text)
  return 'problem' in rule ? rule : { rule, text, signature }
}

/** A signature of the beacon has 48 bytes. */
export const isSignature = (text: string) => /^[\da-f]{96}$/.test(text)

function readCode(code: string): string | null {
  const bytes = code === '' ? null : fromBase64Url(code)
  if (bytes === null) return null
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The order of a draw whose signature is known. */
export function orderOfDraw({ rule, signature }: Pick<StatedDraw, 'rule' | 'signature'>): DrawnPick[] | null {
  return signature === null ? null : drawOrder(rule, randomnessOf(signature))
}
