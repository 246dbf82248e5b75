import type { Sentence } from '../../contract/responses/weekly.ts'

interface SentencePart {
  text: string
  /** Whose page the text opens; null: text between links. */
  target: { kind: 'team'; id: number } | { kind: 'trade'; id: string } | null
  /** Where it begins in the sentence. */
  at: number
}

/**
 * A sentence in parts: every name of its teams, the first time that it is in the text, and the word for its trade, are parts of their own. A
 * team that left the league has no page.
 */
export function splitByLinks({ text, teams, facts }: Pick<Sentence, 'text' | 'teams' | 'facts'>): SentencePart[] {
  const links: SentencePart[] = []
  let at = 0
  for (const { id, name, hasLeft } of teams) {
    const found = name === '' ? -1 : text.indexOf(name, at)
    if (found < 0) continue
    if (!hasLeft) links.push({ text: name, target: { kind: 'team', id }, at: found })
    at = found + name.length
  }
  for (const { name, value, text: word } of facts) {
    if (name !== 'trade' || typeof value !== 'string') continue
    const found = findOutside(text, word, links)
    if (found !== null) links.push({ text: word, target: { kind: 'trade', id: value }, at: found })
  }
  return fillGaps(
    text,
    links.sort((a, b) => a.at - b.at),
  )
}

/** The first place of a word that is not within a team's name. */
function findOutside(text: string, word: string, links: readonly SentencePart[]): number | null {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length
    if (links.every((link) => end <= link.at || at >= link.at + link.text.length)) return at
  }
  return null
}

function fillGaps(text: string, links: readonly SentencePart[]): SentencePart[] {
  const parts: SentencePart[] = []
  let at = 0
  for (const link of links) {
    if (link.at > at) parts.push({ text: text.slice(at, link.at), target: null, at })
    parts.push(link)
    at = link.at + link.text.length
  }
  if (at < text.length) parts.push({ text: text.slice(at), target: null, at })
  return parts
}
