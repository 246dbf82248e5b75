/** A player's season for the profile. */
import type { ReadResponse } from '../../client/read-response.ts'

export type PlayerResponse = ReadResponse<'player'>
export type PlayedWeek = PlayerResponse['weeklyStats'][number]

/** 'Bye/DNP': no points, not started, and no known schedule. */
export function describeStatus({ isStarter, points, nflOpponent }: PlayedWeek): string {
  if (isStarter) return 'Started'
  if (points) return 'Benched'
  if (nflOpponent === null) return 'Bye/DNP'
  return nflOpponent === 'BYE' ? 'Bye' : 'DNP'
}

export function isPlayoffWeek({ matchupInfo }: PlayedWeek): boolean {
  return matchupInfo?.isPlayoff === true
}
