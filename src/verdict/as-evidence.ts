import type { HostMatchup, HostSeason, HostTeam } from '../domain/host-season.ts'
import type { Matchup, Season, Team } from '../domain/season.ts'
import { isEqualToHost } from './table.ts'

/**
 * A season as evidence that states its verdicts: judged again it is the same season. Whoever plays "what if" (the rule lab, a response that
 * carries a season) changes this document and judges it, so that seeds, brackets and ties follow the one set of rules.
 */
export function asEvidence(season: Season): HostSeason {
  const {
    format,
    hasOpponents: _,
    status,
    table: __,
    seeds: ___,
    playoffTeamIds: ____,
    exits: _____,
    draw,
    bracket: ______,
    finalRanks: _______,
    title: ________,
    sources: _________,
    verdictNotes: __________,
    equalToHost: ___________,
    ...rest
  } = season
  const { phase, currentWeek, finalWeeks, finalPeriods, finalWeek, regularSeasonFinalWeek } = status
  const weeks = season.settings.matchupPeriods.flatMap((period) => period.weeks)
  return {
    ...rest,
    settings: { ...season.settings, scoringFormat: format },
    status: {
      phase,
      isDrafted: phase !== 'pre-draft',
      currentWeek,
      scoredWeeks: finalWeeks,
      closedPeriods: finalPeriods,
      firstWeek: weeks.length > 0 ? Math.min(...weeks) : 1,
      finalWeek,
      regularSeasonFinalWeek,
    },
    teams: season.teams.map((team) => describeTeam(team, season)),
    // The byes of a drawn bracket follow from it.
    matchups: season.matchups.filter(({ away }) => away !== null || draw === null).map(describeMatchup),
    ...(draw ? { playoffDraw: [...draw] } : {}),
  }
}

function describeTeam(team: Team, season: Season): HostTeam {
  const { seeds, sources, finalRanks, exits, table, hasOpponents } = season
  const row = table.find(({ teamId }) => teamId === team.id)
  const exit = hasOpponents ? undefined : exits.get(team.id)
  return {
    ...team,
    // Seeds by games follow from them, and so does the order in which teams enter the bracket.
    playoffSeed: seeds.isFinal && sources.seeds === 'host' ? (seeds.seedOf.get(team.id) ?? null) : null,
    finalRank: finalRanks?.get(team.id) ?? null,
    recordByHost: row
      ? {
          wins: row.wins,
          losses: row.losses,
          ties: row.ties,
          pointsFor: row.pointsFor,
          pointsAgainst: row.pointsAgainst,
          // Ours, stated so that nobody counts again: no proof of anything.
          ...(!isEqualToHost(season) && row.byMatchups === null && { missesCorrections: true }),
        }
      : null,
    ...(exit ? { eliminatedInPeriod: exit.matchupPeriod } : {}),
  }
}

function describeMatchup({ status, winner, ...matchup }: Matchup): HostMatchup {
  return { ...matchup, winner: matchup.away === null ? null : status === 'final' ? winner : 'open' }
}

/** The same without records, seeds, ranks and a drawn bracket, which scores or rules would have changed. */
export function withoutStatements({ playoffDraw: _, ...season }: HostSeason): HostSeason {
  const toTeam = ({ rankByCommissioner: _, ...team }: HostTeam): HostTeam => ({
    ...team,
    playoffSeed: null,
    finalRank: null,
    recordByHost: null,
  })
  return { ...season, teams: season.teams.map(toTeam) }
}
