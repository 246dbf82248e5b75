/** The outcome of a season's snapshot, in one line. */
import { leagueOfSnapshot, type SnapshotSeason } from '../../src/contract/snapshot.ts'
import { describeLeague, hostTitles, leagueArgument } from '../../src/domain/identity.ts'
import type { TakenHistory } from '../../src/snapshot/take-history.ts'
import type { SnapshotOutcome } from '../../src/snapshot/take-snapshots.ts'

export function describeOutcome(outcome: SnapshotOutcome): string {
  const { season } = outcome.key
  if (outcome.kind === 'failed') {
    const league = describeLeague(outcome.key)
    const subject = league.charAt(0).toUpperCase() + league.slice(1)
    return `${subject}${season === null ? '' : `, season ${season}`}: ${outcome.error.message}`
  }
  const league = `${outcome.name} (${leagueArgument(outcome.key)}), season ${season}`
  switch (outcome.kind) {
    case 'left-out':
      if (outcome.reason === 'private-history')
        return `${outcome.name} (${leagueArgument(outcome.key)}), history: skipped, because it has seasons that a host shows to the league's members only. To publish it for everyone, name the league with --public.`
      return outcome.reason === 'private'
        ? `${league}: skipped, because only its members see it on ${hostTitles[outcome.key.host]}. Name it with --sealed or --public.`
        : `${league}: skipped (season in progress). Add --running to include it.`
    case 'unchanged':
      return `${league}${formatThrough(outcome.throughWeek)}: unchanged`
    case 'taken': {
      const { throughWeek, files, bytes, ms, missing, isNew } = outcome
      const facts = [
        ...(isNew ? [] : ['unchanged']),
        `${files} files`,
        `${Math.round(bytes / 1000)} kB`,
        `${Math.round(ms)} ms`,
        ...(missing > 0 ? [`${missing} ${missing === 1 ? 'response' : 'responses'} missing at the source`] : []),
      ]
      return `${league}${formatThrough(throughWeek)}: ${facts.join(', ')}`
    }
  }
}

/** The snapshot of a league's history, in one line. */
export function describeHistory(newest: SnapshotSeason, { seasons, managers, files, bytes }: TakenHistory): string {
  const league = `${newest.name} (${leagueArgument(leagueOfSnapshot(newest))})`
  const facts = [
    seasons === 1 ? '1 season' : `${seasons} seasons`,
    `${managers} managers`,
    `${files} files`,
    `${Math.round(bytes / 1000)} kB`,
  ]
  return `${league}, history: ${facts.join(', ')}`
}

function formatThrough(throughWeek: number | null): string {
  if (throughWeek === null) return ''
  return throughWeek === 0 ? ', before its first week' : `, through week ${throughWeek}`
}
