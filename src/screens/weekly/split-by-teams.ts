import type { Sentence } from '../../contract/responses/weekly.ts'

interface SentencePart {
  text: string
  /** Null: text between names. */
  teamId: number | null
  /** Where it begins in the sentence. */
  at: number
}

/** A sentence in parts, of which every name of its teams is one, the first time that it is in the text. */
export function splitByTeams({ text, teams }: Pick<Sentence, 'text' | 'teams'>): SentencePart[] {
  const parts: SentencePart[] = []
  let at = 0
  for (const { id, name } of teams) {
    const found = name === '' ? -1 : text.indexOf(name, at)
    if (found < 0) continue
    if (found > at) parts.push({ text: text.slice(at, found), teamId: null, at })
    parts.push({ text: name, teamId: id, at: found })
    at = found + name.length
  }
  if (at < text.length) parts.push({ text: text.slice(at), teamId: null, at })
  return parts
}
