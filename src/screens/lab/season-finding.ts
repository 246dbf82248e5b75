/** Describes the effects of rules on a season. */
import type { LabRules, RulesEffect, SeasonComparison, TeamChange } from '../../client/lab.ts'
import { joinList } from '../../domain/join-list.ts'
import { spellNumber } from '../../domain/spell-number.ts'
import { capitalize } from '../../parts/history/history-words.ts'
import { formatCount, formatOrdinal, formatSigned, formatWins } from '../../ui/format.ts'
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

/** The finding for the headline: another champion or leader, else who is in the playoffs in place of whom, else the first one. */
export function findBiggest<F extends { effect: RulesEffect }>(findings: readonly F[]): F | undefined {
  return (
    findings.find(({ effect }) => isAnotherFirst(effect)) ??
    findings.find(({ effect: { entered, left } }) => entered.length > 0 && left.length > 0) ??
    findings[0]
  )
}

/** A change is its news: with the same champion or leader who enters and leaves the playoffs, else how many games flip. */
export function findBiggestHeadline(effect: RulesEffect, rules: LabRules, season: number): string {
  const change = isAnotherFirst(effect) ? null : (describeSwap(effect) ?? describeFlips(effect))
  return change === null ? findHeadline(effect, rules, season) : `With ${lowerFirst(nameRules(rules))}, ${change}`
}

function isAnotherFirst({ champion, isOtherChampion, isOtherLeader }: RulesEffect): boolean {
  return champion.after === null ? isOtherLeader : isOtherChampion || champion.before === null
}

/** "four more teams make the playoffs", "Team 3 makes the playoffs in place of Team 2" */
function describeSwap({ entered, left }: RulesEffect): string | null {
  const [first, second] = [entered[0], left[0]]
  if (entered.length === 1 && left.length === 1) return `${first?.name} makes the playoffs in place of ${second?.name}`
  if (entered.length > 0) return `${teamsThat(entered, left.length > 0 ? 'other' : 'more')} the playoffs`
  return left.length > 0 ? `${teamsThat(left, 'fewer')} the playoffs` : null
}

function teamsThat(teams: RulesEffect['entered'], kind: 'more' | 'other' | 'fewer'): string {
  const one = teams.length === 1
  const makes = one ? 'makes' : 'make'
  if (teams.length > mostNamed || kind === 'other')
    return `${spellNumber(teams.length)} ${kind} ${one ? 'team' : 'teams'} ${makes}`
  return `${listNames(teams)} ${kind === 'fewer' ? (one ? 'misses' : 'miss') : makes}`
}

/** "Instead of Team 7. 7 of 10 teams move, 4 games flip." */
export function describeEffect({ effect, teams }: SeasonComparison): string {
  const { champion, isOtherChampion, movedTeams } = effect
  const instead = isOtherChampion ? `Instead of ${champion.before?.name}. ` : ''
  return `${instead}${capitalize(describeMoved(movedTeams, teams.length))}, ${describeFlips(effect) ?? noChange(effect)}.`
}

/** Games with another winner. Random schedules play no games, but change wins. Null for neither. */
function describeFlips({ flippedGames: games, winChange }: RulesEffect): string | null {
  if (winChange) {
    const wins = formatWins(Math.round(Math.abs(winChange.wins) * 10) / 10)
    return `${winChange.team.name} has ${wins} ${winChange.wins > 0 ? 'more' : 'fewer'} ${wins === '1' ? 'win' : 'wins'}`
  }
  return games ? `${formatCount(games, 'game')} ${games === 1 ? 'flips' : 'flip'}` : null
}

const noChange = ({ flippedGames }: RulesEffect) => (flippedGames === null ? 'no record changes' : 'no game flips')

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

/** "Same champion; 3 games flip, Punt Intended up 2 places" */
export function describeFinding(effect: RulesEffect, rules: Partial<LabRules> = {}): string {
  const { entered, left, gainsMost } = effect
  const [first, second] = [entered[0], left[0]]
  const isSwap = entered.length === 1 && left.length === 1
  const isSame = gainsMost !== null && effect.winChange?.team.id === gainsMost.team.id
  const places =
    gainsMost && `${isSame ? 'is ' : `${gainsMost.team.name} `}up ${formatCount(gainsMost.places, 'place')}`
  const others = [
    isSwap && first && second ? `${first.name} in the playoffs for ${second.name}` : describeOthers(entered, left),
    ...(isSame ? [`${describeFlips(effect)} and ${places}`] : [describeFlips(effect), places]),
  ].filter(Boolean)
  if (others.length === 0 && effect.champion.before === null && isOfPlayoffs(rules))
    return 'Changes the playoffs only: nothing to compare yet'
  const effects = others.length === 0 && !effect.isOtherChampion ? noChange(effect) : others.join(', ')
  return capitalize([describeTitle(effect), effects].filter(Boolean).join('; '))
}

/** Rules of which a regular season shows nothing. */
const isOfPlayoffs = ({ finalWeeks, reseeds }: Partial<LabRules>) => finalWeeks !== undefined || reseeds !== undefined

/** Null while the season has no champion, and where nobody can say who it would have been. */
function describeTitle({ champion, isOtherChampion }: RulesEffect): string | null {
  if (champion.after === null || champion.before === null) return null
  return isOtherChampion ? `${champion.after.name} wins the title, not ${champion.before.name}` : 'same champion'
}

/** Up to two teams by name: '2 other playoff teams', 'Team 7 and Team 12 miss the playoffs', 'Team 5 in the playoffs, too'. */
function describeOthers(entered: RulesEffect['entered'], left: RulesEffect['left']): string | null {
  if (entered.length > 0 && left.length > 0)
    return `${entered.length} other playoff ${entered.length === 1 ? 'team' : 'teams'}`
  if (entered.length > 0)
    return entered.length > mostNamed
      ? `${entered.length} more playoff teams`
      : `${listNames(entered)} in the playoffs, too`
  if (left.length > mostNamed) return `${left.length} fewer playoff teams`
  return left.length > 0 ? `${listNames(left)} ${left.length === 1 ? 'misses' : 'miss'} the playoffs` : null
}

const mostNamed = 2

function describeChampions(seasons: number, others: number): string {
  if (others > 0) return `${others} other ${others === 1 ? 'champion' : 'champions'}`
  return seasons === 1 ? 'the same champion' : 'the same champions'
}

/** "Over 5 seasons: 2 other champions, 31 games flip." */
export function describeSeasons(effects: readonly RulesEffect[]): string {
  const known = effects.filter((effect) => describeTitle(effect) !== null)
  const champions = known.filter(({ isOtherChampion }) => isOtherChampion).length
  const others = effects.reduce((sum, { entered }) => sum + entered.length, 0)
  return `Over ${formatCount(effects.length, 'season')}: ${joinList([
    ...(known.length === 0 ? [] : [describeChampions(known.length, champions)]),
    ...(others === 0 ? [] : [`${others} other playoff ${others === 1 ? 'team' : 'teams'}`]),
    describeAllFlips(effects),
  ])}.`
}

function describeAllFlips(effects: readonly RulesEffect[]): string {
  const most = Math.max(0, ...effects.map(({ winChange }) => Math.abs(winChange?.wins ?? 0)))
  if (most > 0) return `records that change by up to ${formatWins(Math.round(most * 10) / 10)} wins`
  const flips = effects.reduce((sum, { flippedGames }) => sum + (flippedGames ?? 0), 0)
  return flips === 0 ? 'no game flips' : `${formatCount(flips, 'game')} with another winner`
}
