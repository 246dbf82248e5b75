/** Titles and descriptions of a recap, for the page and link previews. */

import { writeDecidedBy } from '../../domain/decided-by.ts'
import { joinList } from '../../domain/join-list.ts'
import { formatOrdinal, formatPoints } from '../../ui/format.ts'
import type { SeasonAward } from '../awards/season-awards.ts'
import { capitalize } from '../history/history-words.ts'
import type { RecapGame } from './GameResult.tsx'
import type { SeasonRecap } from './season-recap.ts'

/** `Göing for Two won Sunday Scaries Invitational 2025`, or the leader of a running season. */
export function recapTitle({ leagueName, season, throughWeek, podium: [first] }: SeasonRecap): string {
  const name = `${leagueName} ${season}`
  if (throughWeek === 0) return `${name}: the season hasn’t started`
  if (throughWeek !== null) return `${name} after week ${throughWeek}${first ? `: ${first.teamName} in first` : ''}`
  return first?.isChampion ? `${first.teamName} won ${name}` : `${name}: season recap`
}

/** The line above the headline: `Season recap 2025`, `2025 after week 10`. */
export function recapKicker({ season, throughWeek }: SeasonRecap): string {
  if (throughWeek === null) return `Season recap ${season}`
  return throughWeek === 0 ? `Season ${season}` : `Season ${season} after week ${throughWeek}`
}

/** The label of the team in the headline. */
export function recapHonour({ throughWeek, podium: [first] }: SeasonRecap): string {
  if (throughWeek !== null) return 'In first place'
  return first?.isChampion ? 'Champion' : 'First place'
}

/** How the team won, in a sentence; empty if unknown. */
export function recapStory({ podium: [first], titleGame, throughWeek }: SeasonRecap): string {
  if (throughWeek === 0) return 'No games played yet. The story of the season starts here after Week 1.'
  if (!first) return ''
  const { regularRank, regularRecord, pointsFor } = first
  const isOver = throughWeek === null
  const season = [
    // During the season the headline has the rank.
    isOver && regularRank !== null && regularRecord && `${formatOrdinal(regularRank)} in the regular season`,
    regularRecord && (isOver ? `at ${regularRecord}` : `${regularRecord} so far`),
    pointsFor !== null && `with ${formatPoints(pointsFor)} points${isOver || regularRecord ? '' : ' so far'}`,
  ].filter(Boolean)
  const story = [season.join(' '), titleGame && describeTitleGame(titleGame)].filter(Boolean).join(', then ')
  return story && `${capitalize(story)}.`
}

function describeTitleGame({ winner, loser }: RecapGame): string {
  return `won the championship ${formatPoints(winner.score)} to ${formatPoints(loser.score)} over ${loser.teamName}${writeDecidedBy([winner.score, loser.score])}`
}

/** For search engines and link previews. */
export function recapDescription(recap: SeasonRecap): string {
  const parts = [
    recap.awards.length > 0 && 'awards',
    recap.picks && 'best and worst picks',
    recap.moves?.trade && 'the trade of the year',
    recap.blunder && 'the bench blunder of the season',
    recap.odds.length > 0 && 'who beat the odds',
  ].filter((part) => typeof part === 'string')
  const rest = parts.length > 0 ? `On one page: ${joinList(parts)}.` : ''
  return [recapStory(recap), rest].filter(Boolean).join(' ') || recapTitle(recap)
}

/** `Draft Boom of the Year: Davian Oglethorpe (Bench Warrants)`. */
export function describeAwardInSeason(
  { leagueName, season }: SeasonRecap,
  { award, winner: { teamName, playerName } }: SeasonAward,
): string {
  const winner = playerName && teamName ? `${playerName} (${teamName})` : (playerName ?? teamName)
  return `${award}: ${winner} · ${leagueName} ${season}`
}

/** The figure and the award's description. */
export function awardSentence({ winner: { display }, description }: SeasonAward): string {
  return [display, description].flatMap((text) => (text ? [/[.!?]$/.test(text) ? text : `${text}.`] : [])).join(' ')
}
