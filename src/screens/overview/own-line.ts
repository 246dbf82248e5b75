/** How the reader's team stands, in two short lines. */
import type { ForecastResponse } from '../../contract/responses/forecast.ts'
import { hasRecords } from '../../domain/season-format.ts'
import { isBeforeSeason } from '../../parts/league/league-phase.ts'
import type { LeagueResponse, StandingsEntry } from '../../parts/league/league-view.ts'
import { formatPoints } from '../../ui/format.ts'
import { describeOwnFinish } from './describe-finish.ts'
import { describeStanding, nextGameOf, subjectOf } from './next-game.ts'

interface OwnLine {
  /** "You are 4th, 5-5"; after the season how it finished, before it the team. */
  standing: string
  /** "46% playoffs · week 11 vs. Café Olé"; without a forecast the points, before the season the managers. */
  beside: string
}

interface Sources {
  league: Pick<LeagueResponse, 'phase' | 'scoringFormat'>
  own: StandingsEntry
  /** Null: the league has none, or it has not loaded. */
  forecast: Pick<ForecastResponse, 'games' | 'teams' | 'isOver'> | null
}

export function describeOwnLine({ league, own, forecast }: Sources): OwnLine {
  const { teamId, eliminatedInWeek, teamName, ownerNames } = own
  if (isBeforeSeason(league)) return { standing: teamName, beside: ownerNames.join(', ') }
  const isOver = league.phase === 'complete'
  const standing = isOver && hasRecords(league.scoringFormat) ? describeOwnFinish(own) : describeStanding(own)
  const out = eliminatedInWeek === null ? '' : `Out in week ${eliminatedInWeek}`
  const open = forecast?.isOver === false && teamId !== null ? forecast : null
  const odds = open && subjectOf(open, teamId)
  const game = open && nextGameOf(open, teamId)
  const now = [odds && `${odds.playoffs.text} playoffs`, game && `week ${game.week} vs. ${game.opponent.name}`]
  const text = now.filter(Boolean).join(' · ')
  return { standing, beside: out || text || describePoints(own) }
}

function describePoints({ regularSeason: { pointsFor } }: StandingsEntry): string {
  return pointsFor === null ? '' : `${formatPoints(pointsFor)} points`
}
