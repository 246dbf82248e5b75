import type { StoryCard } from '../story.ts'

interface Summarized {
  /** What the year was in a few words; null: not known, or not over. */
  year: string | null
  throughWeek: number | null
  /** The team, or the league. */
  name: string
  team: string | null
  proof: string | null
}

/** Everything on one card: the figures of the others. */
export function writeLast(
  { throughWeek, name, team, proof, year }: Summarized,
  cards: readonly StoryCard[],
): StoryCard {
  return {
    key: 'last',
    weight: 0,
    layout: 'rows',
    label: throughWeek === null ? (year ?? 'The season on one card') : `The season after week ${throughWeek}`,
    rows: cards.flatMap(({ inShort }) => inShort ?? []),
    sentence: name,
    ...(proof !== null && { note: proof }),
    team,
    inShort: null,
    ...(cards.some(({ isTitle }) => isTitle) && { isTitle: true }),
    source: { screen: 'recap', label: throughWeek === null ? 'The recap of the season' : 'The season so far' },
  }
}
