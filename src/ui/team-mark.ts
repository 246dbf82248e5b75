/**
 * Design of a team's generated mark: two letters or the number of the name on a shape and hue that depend on the name only.
 */

export interface TeamMarkDesign {
  letters: string
  /** Outline on a grid of 32. */
  path: string
  /** Degrees of oklch. */
  hue: number
}

export function designTeamMark(name: string): TeamMarkDesign {
  const hash = hashOf(name.trim().toLowerCase())
  return {
    letters: lettersOf(name),
    path: shapes[hash % shapes.length] ?? '',
    hue: ((hash >>> 8) % hueCount) * (360 / hueCount),
  }
}

const hueCount = 15
const shapes = [
  'M16 1a15 15 0 1 0 0 30 15 15 0 0 0 0-30z',
  'M8 2h16a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6z',
  'M16 1 29 5v12c0 7-5 11-13 14C8 28 3 24 3 17V5z',
  'M16 1l13.5 7.5v15L16 31 2.5 23.5v-15z',
  'M9.5 2h13L30 9.5v13L22.5 30h-13L2 22.5v-13z',
]

/**
 * Initials of the first two words, or the first two letters of a single word. "Team 11" gives its number, which distinguishes it from "Team
 * 1".
 */
function lettersOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const number = words.length > 1 && words.findLast((word) => /^\p{Nd}{1,4}$/u.test(word))
  if (number) return number.length > 3 ? `’${number.slice(-2)}` : number
  const [first, second] = words.filter((word) => !/^(the|of|and|a)$/i.test(word)).concat(words)
  if (!first) return '?'
  const initials =
    second && words.length > 1 ? [...first].slice(0, 1).concat([...second].slice(0, 1)) : [...first].slice(0, 2)
  return initials.join('').toUpperCase()
}

/** FNV-1a, 32 bit. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}
