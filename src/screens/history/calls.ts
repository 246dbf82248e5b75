/** The calls of the history's screens, the same for all seasons of the league. */
import type { LeaguePlace } from '../../parts/league/league-view.ts'

type Place = Pick<LeaguePlace, 'leagueRef' | 'parameters'>

export const historyCall = ({ leagueRef }: Pick<Place, 'leagueRef'>) => ['history', { ...leagueRef }] as const

export const managerHistoryCall = ({ leagueRef, parameters: { key = '' } }: Place) =>
  ['managerHistory', { ...leagueRef, key }] as const

export const versusCall = ({ leagueRef, parameters: { key = '', otherKey = '' } }: Place) =>
  ['managerVersus', { ...leagueRef, key, otherKey }] as const
