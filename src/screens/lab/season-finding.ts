/** Describes the effects of rules on a season. */
import type { LabRules, SeasonComparison, TeamChange } from '../../client/lab.ts'
import { joinList } from '../../domain/join-list.ts'
import { capitalize } from '../../parts/history/history-words.ts'
import { formatCount, formatOrdinal, formatSigned } from '../../ui/format.ts'
import { describeMoved, nameRules } from './describe-rules.ts'

/** The headline, also in the picture: "With half PPR, Team 4 is champion of 2024". */
export function findHeadline(comparison: SeasonComparison, rules: LabRules, season: number): string {
  const { before, after } = comparison.champion
  const withRules = `With ${lowerFirst(nameRules(rules))}`
  if (after !== null)
    return `${withRules}, ${after.name} is ${after.id === before?.id ? 'still ' : ''}champion of ${season}`
  const [first] = comparison.teams
  const isSame = first?.before.seed === 1
  return first
    ? `${withRules}, ${first.name} is ${isSame ? 'still ' : ''}first in ${season}`
    : `${withRules}, ${season}`
}

/** "Instead of Team 7. 7 of 10 teams move, 4 games flip." */
export function describeEffect(comparison: SeasonComparison): string {
  const { champion, teams, flips } = comparison
  const moved = teams.filter(({ before, after }) => before.seed !== after.seed).length
  const instead = hasOtherChampion(champion) ? `Instead of ${champion.before?.name}. ` : ''
  const text = `${describeMoved(moved, teams.length)}, ${flips.length === 0 ? 'no game flips' : `${formatCount(flips.length, 'game')} ${flips.length === 1 ? 'flips' : 'flip'}`}.`
  return instead + capitalize(text)
}

/** Teams that enter and leave the playoffs. */
function playoffChanges({ teams }: SeasonComparison): { isIn: string[]; isOut: string[] } {
  const names = (wanted: boolean) =>
    teams
      .filter(({ before, after }) => before.inPlayoffs !== after.inPlayoffs && after.inPlayoffs === wanted)
      .map(({ name }) => name)
  return { isIn: names(true), isOut: names(false) }
}

/** The team with the largest gain and loss: by ranks, then wins, then points. Null if there is none. */
export function extremes({ teams }: SeasonComparison): { winner: TeamChange | null; loser: TeamChange | null } {
  const order = teams.toSorted(
    (a, b) => placesGained(b) - placesGained(a) || shareGained(b) - shareGained(a) || pointsGained(b) - pointsGained(a),
  )
  const best = order[0]
  const worst = order.at(-1)
  return {
    winner: best && (placesGained(best) || shareGained(best)) > 0 ? best : null,
    loser: worst && (placesGained(worst) || shareGained(worst)) < 0 ? worst : null,
  }
}

export const placesGained = ({ before, after }: TeamChange) => before.seed - after.seed
const winsOf = ({ wins, ties, meanWins }: TeamChange['after']) => meanWins ?? wins + ties / 2
const resultsOf = ({ wins, losses, ties }: TeamChange['after']) => wins + losses + ties
const shareOf = (figures: TeamChange['after']) => winsOf(figures) / Math.max(1, resultsOf(figures))
const shareGained = ({ before, after }: TeamChange) => shareOf(after) - shareOf(before)
const pointsGained = ({ before, after }: TeamChange) => after.pointsFor - before.pointsFor

/** "7th → 3rd, +2 wins" */
export function describeGain(team: TeamChange): string {
  const { before, after } = team
  const places = before.seed === after.seed ? [] : [`${formatOrdinal(before.seed)} → ${formatOrdinal(after.seed)}`]
  // With a second game each week all teams have more wins.
  const gained = resultsOf(after) === resultsOf(before) ? winsOf(after) - winsOf(before) : 0
  if (Math.abs(gained) < 0.05) return places.join()
  const decimals = Number.isInteger(gained) ? 0 : 1
  return [...places, `${formatSigned(gained, decimals)} ${Math.abs(gained) === 1 ? 'win' : 'wins'}`].join(', ')
}

export function describePlayoffs(comparison: SeasonComparison): string | null {
  const { isIn, isOut } = playoffChanges(comparison)
  if (isIn.length === 0 && isOut.length === 0) return null
  const parts = [
    ...(isIn.length > 0 ? [`${joinList(isIn)} ${isIn.length === 1 ? 'is' : 'are'} in`] : []),
    ...(isOut.length > 0 ? [`${joinList(isOut)} ${isOut.length === 1 ? 'is' : 'are'} out`] : []),
  ]
  return `Playoffs: ${parts.join('; ')}.`
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** "Same champion, 3 games flip, Punt Intended +2" */
export function describeFinding(comparison: SeasonComparison): string {
  const { champion, flips } = comparison
  const { isIn, isOut } = playoffChanges(comparison)
  const { winner } = extremes(comparison)
  const places = winner ? placesGained(winner) : 0
  const isSwap = isIn.length === 1 && isOut.length === 1
  const effects = [
    isSwap ? `${isIn[0]} in the playoffs for ${isOut[0]}` : describeOthers(isIn.length, isOut.length),
    flips.length > 0 && `${formatCount(flips.length, 'game')} ${flips.length === 1 ? 'flips' : 'flip'}`,
    winner && places > 0 && `${winner.name} +${places}`,
  ].filter(Boolean)
  const title = describeTitle(champion)
  const parts = [title, ...(effects.length === 0 && title !== otherTitle(champion) ? ['no game flips'] : effects)]
  return capitalize(parts.filter(Boolean).join(', '))
}

/** Null while the season has no champion, and where nobody can say who it would have been. */
function describeTitle(champion: SeasonComparison['champion']): string | null {
  if (champion.after === null || champion.before === null) return null
  return hasOtherChampion(champion) ? otherTitle(champion) : 'same champion'
}

function hasOtherChampion({ before, after }: SeasonComparison['champion']): boolean {
  return before !== null && after !== null && after.id !== before.id
}

const otherTitle = ({ before, after }: SeasonComparison['champion']) =>
  `${after?.name} wins the title, not ${before?.name}`

function describeOthers(entered: number, left: number): string | null {
  if (entered > 0 && left > 0) return `${entered} other playoff ${entered === 1 ? 'team' : 'teams'}`
  if (entered > 0) return `${entered} more playoff ${entered === 1 ? 'team' : 'teams'}`
  return left > 0 ? `${left} fewer playoff ${left === 1 ? 'team' : 'teams'}` : null
}

/** The most disruptive first: another champion, then other playoff teams, then games that flip and teams that move. */
export function compareDisruption(a: SeasonComparison, b: SeasonComparison): number {
  const first = disruptionOf(a)
  const second = disruptionOf(b)
  const at = first.findIndex((value, index) => value !== second[index])
  return at < 0 ? 0 : (second[at] ?? 0) - (first[at] ?? 0)
}

/** Whether rules change anything but points. */
export function isDisruptive(comparison: SeasonComparison): boolean {
  return disruptionOf(comparison).some((value) => value > 0)
}

function disruptionOf(comparison: SeasonComparison): number[] {
  const { champion, teams, flips } = comparison
  const { isIn, isOut } = playoffChanges(comparison)
  const moved = teams.filter((team) => placesGained(team) !== 0).length
  return [hasOtherChampion(champion) ? 1 : 0, isIn.length + isOut.length, flips.length + moved]
}

function describeChampions(seasons: number, others: number): string {
  if (others > 0) return `${others} other ${others === 1 ? 'champion' : 'champions'}`
  return seasons === 1 ? 'the same champion' : 'the same champions'
}

/** "Over 5 seasons: 2 other champions, 31 games flip." */
export function describeSeasons(comparisons: readonly SeasonComparison[]): string {
  const known = comparisons.filter(({ champion }) => describeTitle(champion) !== null)
  const champions = known.filter(({ champion }) => hasOtherChampion(champion)).length
  const flips = comparisons.reduce((sum, one) => sum + one.flips.length, 0)
  const entered = comparisons.reduce((sum, one) => sum + playoffChanges(one).isIn.length, 0)
  return `Over ${formatCount(comparisons.length, 'season')}: ${joinList([
    ...(known.length === 0 ? [] : [describeChampions(known.length, champions)]),
    ...(entered === 0 ? [] : [`${entered} other playoff ${entered === 1 ? 'team' : 'teams'}`]),
    flips === 0 ? 'no game flips' : `${formatCount(flips, 'game')} with another winner`,
  ])}.`
}
