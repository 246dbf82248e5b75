/** Data that Yahoo never provides, and the consequences. */
import type { HostSeason } from '../../domain/host-season.ts'
import type { Warnings } from '../shared/warnings.ts'
import { leagueFile } from './raw-files.ts'

const unknowns = {
  nflTeam:
    'Yahoo shows a player’s NFL team of today, so teams, opponents, byes, and injuries of past weeks aren’t available.',
  played:
    'Yahoo doesn’t distinguish between not playing and scoring zero, so a 0 without any stats counts as not played.',
  unrostered: 'We only have a drafted player’s points for weeks he was on a roster, so his season total may be higher.',
  projections: 'Yahoo has no projections of players, so only teams’ scores are compared with projections.',
  claims: 'Yahoo doesn’t list failed claims and losing bids, so only claims that went through are shown.',
  commissioner: 'Yahoo doesn’t say what a commissioner’s move changed, so its players aren’t shown.',
  budget:
    'Yahoo doesn’t say what FAAB budget teams had at the start; what they spent is the sum of their winning bids.',
  keepers: 'Yahoo doesn’t mark keepers, so every pick counts as drafted.',
  picks: 'Yahoo doesn’t say which season a traded pick is for.',
  seeds:
    'Yahoo doesn’t say how it breaks ties in the standings, so teams with equal records are ordered by points unless it states their seeds.',
  schedule: 'The NFL schedule isn’t part of Yahoo’s file, so opponents and kickoffs aren’t available.',
} as const

/** Sentences for every league. */
export const yahooUnknowns: readonly string[] = Object.values(unknowns)

type Known = Pick<HostSeason, 'settings' | 'status' | 'lineups' | 'drafts' | 'transactions'>

/** One sentence per missing kind of data of this season. */
export function warnUnknowns({ settings, status, lineups, drafts, transactions }: Known, warnings: Warnings): void {
  const hasLineups = status.scoredWeeks.length > 0 && lineups.length > 0
  const hasPicks = drafts.some(({ picks }) => picks.length > 0)
  const isMissing: Record<keyof typeof unknowns, boolean> = {
    nflTeam: hasLineups,
    played: hasLineups,
    unrostered: hasLineups && hasPicks,
    projections: hasLineups,
    claims: transactions.some(({ kind }) => kind === 'waiver'),
    commissioner: transactions.some(({ isByCommissioner, items }) => isByCommissioner && items.length === 0),
    budget: settings.acquisition?.usesBudget === true && transactions.length > 0,
    keepers: hasPicks,
    picks: transactions.some(({ draftPicks }) => draftPicks !== undefined),
    seeds: status.isDrafted === true,
    schedule: status.isDrafted === true,
  }
  for (const [name, isLacking] of Object.entries(isMissing)) {
    if (isLacking) warnings.add(unknowns[name as keyof typeof unknowns], leagueFile)
  }
}
