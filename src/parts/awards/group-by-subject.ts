/** Awards in groups by what they are about: the reader's own first, then the season, its games, luck, and draft and moves. */
import { type SeasonAward, wasWon } from './season-awards.ts'

export interface AwardGroup {
  title: string
  /** The first one leads. */
  awards: SeasonAward[]
}

/** By words of an award's key, as other servers have other keys; the last one takes the others. `lead`: the award that comes first. */
const subjects: readonly { title: string; words: RegExp; lead: RegExp }[] = [
  { title: 'Draft and moves', words: /draft|round|lottery|trade|pick-?up/, lead: /boom/ },
  { title: 'Luck', words: /luck(?!iest-loss)|points-against|should-have/, lead: /^luckiest/ },
  { title: 'Games', words: /week|loss|heartbreaker|bracket-buster|playoff-run/, lead: /week/ },
  { title: 'Season', words: /(?:)/, lead: /record/ },
]

const order = ['Yours', ...subjects.map(({ title }) => title).reverse()]

/** Each award is in one group, after its lead in the given order; groups without any are left out. `teamId`: the reader's team, or null. */
export function groupBySubject(awards: readonly SeasonAward[], teamId: number | null): AwardGroup[] {
  const isOwn = (award: SeasonAward) => teamId !== null && wasWon(award) && award.winner.teamId === teamId
  const titleOf = (award: SeasonAward) =>
    isOwn(award) ? 'Yours' : (subjects.find(({ words }) => words.test(award.key))?.title ?? 'Season')
  const groups = Map.groupBy(awards, titleOf)
  return order.flatMap((title) => {
    const own = groups.get(title) ?? []
    const lead = subjects.find((subject) => subject.title === title)?.lead
    const leads = ({ key }: SeasonAward) => lead?.test(key) === true
    const awards = [...own.filter(leads), ...own.filter((award) => !leads(award))]
    return awards.length > 0 ? [{ title, awards }] : []
  })
}
