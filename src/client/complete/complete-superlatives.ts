/** Completes awards: each has a title and a key of its own, which names it in URLs. */
import type { Completed } from '../../contract/read-completed.ts'
import type { ResponseOf } from '../../contract/responses/index.ts'
import { withKnown } from './unknown.ts'

/** Entries without a title are left out. */
export function completeSuperlatives(response: Completed<ResponseOf<'superlatives'>>) {
  const keys = new Set<string>()
  const superlatives = withKnown(response.superlatives, 'award').map((award, index) => ({
    ...award,
    award: award.award.trim(),
    key: uniqueKey(slugOf(award.key ?? '') || slugOf(award.award) || 'unnamed', index + 1, keys),
    winner: withDisplay(award.winner),
    runnersUp: award.runnersUp.filter(({ teamName, playerName }) => (teamName ?? playerName) !== null).map(withDisplay),
  }))
  const { totalAwards, teamsAnalyzed } = response.summary
  return { superlatives, summary: { totalAwards: totalAwards ?? superlatives.length, teamsAnalyzed } }
}

/** Without its figure an award has no text of it. */
function withDisplay<T extends { display: string | null }>(of: T) {
  return { ...of, display: of.display ?? '' }
}

/** Keys are used in file names. */
const longestKey = 80

function uniqueKey(slug: string, place: number, taken: Set<string>): string {
  const short = slug.length <= longestKey ? slug : `${slug.slice(0, longestKey - 4)}-${place}`
  let key = short
  for (let count = 2; taken.has(key); count += 1) key = `${short}-${count}`
  taken.add(key)
  return key
}

function slugOf(text: string): string {
  const words = text.toLowerCase().match(/[a-z0-9]+/g)
  return words?.join('-') ?? ''
}
