/** Errors about leagues and seasons that the store does not have. Each names the command that imports them. */
import { DomainError } from '../../src/domain/errors.ts'
import { describeLeague, importCommand, type LeagueKey, type WantedSeason } from '../../src/domain/identity.ts'

/** `seasons`: the stored ones of the league. */
export function notStored(wanted: WantedSeason, seasons: readonly LeagueKey[]): DomainError {
  const { season } = wanted
  const what = season === null ? '' : `season ${season} of `
  const known = seasons.length > 0 ? ` Stored are ${seasons.map((key) => key.season).join(', ')}.` : ''
  return new DomainError(
    'not-found',
    `There is no ${what}${describeLeague(wanted)} in the store.${known} Import it: ${importCommand(wanted)}`,
  )
}
