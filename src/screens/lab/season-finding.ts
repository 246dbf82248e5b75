/** Describes the effects of rules on a season. */
import type { LabRules, RulesEffect, SeasonComparison, TeamChange } from '../../client/lab.ts'
import { joinList } from '../../domain/join-list.ts'
import { capitalize } from '../../parts/history/history-words.ts'
import { formatCount, formatOrdinal, formatSigned } from '../../ui/format.ts'
import { describeMoved, nameRules } from './describe-rules.ts'

/** The headline, also in the picture: "With half PPR, Team 4 is champion of 2024". */
export function findHeadline(effect: RulesEffect, rules: LabRules, season: number): string {
  const { champion, isOtherChampion, leader, isOtherLeader } = effect
  const withRules = `With ${lowerFirst(nameRules(rules))}`
  if (champion.after !== null)
    return `${withRules}, ${champion.after.name} is ${isOtherChampion || champion.before === null ? '' : 'still '}champion of ${season}`
  return leader
    ? `${withRules}, ${leader.name} is ${isOtherLeader ? '' : 'still '}first in ${season}`
    : `${withRules}, ${season}`
}

/** "Instead of Team 7. 7 of 10 teams move, 4 games flip." */
export function describeEffect({ effect, teams }: SeasonComparison): string {
  const { champion, isOtherChampion, movedTeams, flippedGames } = effect
  const instead = isOtherChampion ? `Instead of ${champion.before?.name}. ` : ''
  return `${instead}${capitalize(describeMoved(movedTeams, teams.length))}, ${describeFlips(flippedGames) ?? 'no game flips'}.`
}

function describeFlips(games: number): string | null {
  return games === 0 ? null : `${formatCount(games, 'game')} ${games === 1 ? 'flips' : 'flip'}`
}

export const placesGained = ({ before, after }: TeamChange) => before.seed - after.seed
const winsOf = ({ wins, ties, meanWins }: TeamChange['after']) => meanWins ?? wins + ties / 2
const resultsOf = ({ wins, losses, ties }: TeamChange['after']) => wins + losses + ties

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

/** Teams that enter and leave the playoffs. */
export function describePlayoffs({ entered, left }: RulesEffect): string | null {
  if (entered.length === 0 && left.length === 0) return null
  const parts = [
    ...(entered.length > 0 ? [`${listNames(entered)} ${entered.length === 1 ? 'is' : 'are'} in`] : []),
    ...(left.length > 0 ? [`${listNames(left)} ${left.length === 1 ? 'is' : 'are'} out`] : []),
  ]
  return `Playoffs: ${parts.join('; ')}.`
}

const listNames = (teams: RulesEffect['entered']) => joinList(teams.map(({ name }) => name))
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** "Same champion; 3 games flip, Punt Intended +2" */
export function describeFinding(effect: RulesEffect): string {
  const { entered, left, flippedGames, gainsMost } = effect
  const [first, second] = [entered[0], left[0]]
  const isSwap = entered.length === 1 && left.length === 1
  const others = [
    isSwap && first && second
      ? `${first.name} in the playoffs for ${second.name}`
      : describeOthers(entered.length, left.length),
    describeFlips(flippedGames),
    gainsMost && `${gainsMost.team.name} +${gainsMost.places}`,
  ].filter(Boolean)
  const effects = others.length === 0 && !effect.isOtherChampion ? 'no game flips' : others.join(', ')
  return capitalize([describeTitle(effect), effects].filter(Boolean).join('; '))
}

/** Null while the season has no champion, and where nobody can say who it would have been. */
function describeTitle({ champion, isOtherChampion }: RulesEffect): string | null {
  if (champion.after === null || champion.before === null) return null
  return isOtherChampion ? `${champion.after.name} wins the title, not ${champion.before.name}` : 'same champion'
}

function describeOthers(entered: number, left: number): string | null {
  if (entered > 0 && left > 0) return `${entered} other playoff ${entered === 1 ? 'team' : 'teams'}`
  if (entered > 0) return `${entered} more playoff ${entered === 1 ? 'team' : 'teams'}`
  return left > 0 ? `${left} fewer playoff ${left === 1 ? 'team' : 'teams'}` : null
}

function describeChampions(seasons: number, others: number): string {
  if (others > 0) return `${others} other ${others === 1 ? 'champion' : 'champions'}`
  return seasons === 1 ? 'the same champion' : 'the same champions'
}

/** "Over 5 seasons: 2 other champions, 31 games flip." */
export function describeSeasons(effects: readonly RulesEffect[]): string {
  const known = effects.filter((effect) => describeTitle(effect) !== null)
  const champions = known.filter(({ isOtherChampion }) => isOtherChampion).length
  const flips = effects.reduce((sum, { flippedGames }) => sum + flippedGames, 0)
  const others = effects.reduce((sum, { entered }) => sum + entered.length, 0)
  return `Over ${formatCount(effects.length, 'season')}: ${joinList([
    ...(known.length === 0 ? [] : [describeChampions(known.length, champions)]),
    ...(others === 0 ? [] : [`${others} other playoff ${others === 1 ? 'team' : 'teams'}`]),
    flips === 0 ? 'no game flips' : `${formatCount(flips, 'game')} with another winner`,
  ])}.`
}
