/** Arguments that name a league or a season. */
import { InvalidArgumentError } from 'commander'
import { maxEspnLeagueId } from '../../src/domain/identity.ts'

export interface NamedLeague {
  espnLeagueId: number
  /** The season, if the address contains one. */
  season: number | null
}

/** `123456`, or any ESPN address of the league, which contains `leagueId=123456`. */
export function readLeague(text: string): NamedLeague {
  const trimmed = text.trim()
  const fromAddress = URL.canParse(trimmed) ? new URL(trimmed).searchParams : null
  const id = fromAddress ? fromAddress.get('leagueId') : trimmed
  if (!id || !/^\d{1,10}$/.test(id) || Number(id) < 1 || Number(id) > maxEspnLeagueId) {
    throw new InvalidArgumentError("expected a number such as 123456, or the league's address at ESPN.")
  }
  const season = fromAddress?.get('seasonId')
  return { espnLeagueId: Number(id), season: season ? readYear(season) : null }
}

export function readYear(text: string): number {
  if (!/^20\d{2}$/.test(text)) throw new InvalidArgumentError('expected a year from 2000 to 2099.')
  return Number(text)
}
