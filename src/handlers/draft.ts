import { analyzeDraft } from '../analytics/draft-analysis.ts'
import { rateDrafts } from '../analytics/draft-performance.ts'
import { leagueIdOf, pickIdOf, toPlayerRef, toTeamRef } from '../analytics/public-ids.ts'
import { factsOf } from '../analytics/season-facts.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import type { Season } from '../domain/season.ts'
import type { Handler, SeasonInput } from './handler.ts'

/** By public league id and by the host's id. */
export const handleLeagueDraft = (
  { season }: SeasonInput,
  { roundNum }: { roundNum: number | undefined },
): ResponseOf<'leagueDraft'> => describePicks(season, roundNum)

export const handleDraftAnalysis: Handler<'draftAnalysis'> = ({ season }) => describeAnalysis(season)

export const handleDraftAnalytics: Handler<'draftAnalytics'> = ({ season }) => describeDrafts(season)

export const handleDraftComplete: Handler<'draftComplete'> = ({ season }) => ({
  leagueId: leagueIdOf(season),
  draftPicks: describePicks(season, undefined),
  draftAnalysis: describeAnalysis(season),
  leagueDraftAnalytics: describeDrafts(season),
})

function describePicks(season: Season, round: number | undefined): ResponseOf<'leagueDraft'> {
  return factsOf(season)
    .picks.filter(({ pick }) => round === undefined || pick.round === round)
    .map(({ pick, team, player }) => ({
      id: pickIdOf(season, pick),
      roundNum: pick.round,
      pickInRound: pick.pickInRound,
      overallPick: pick.overallPick,
      isKeeper: pick.isKeeper,
      ...(season.drafts.length > 1 ? { draftName: nameDraft(season, pick.draft) } : {}),
      bidAmount: pick.bidDollars,
      team: toTeamRef(season, team),
      player: toPlayerRef(season, player),
    }))
}

export function nameDraft({ drafts }: Season, number: number): string {
  const players = drafts.find((draft) => draft.number === number)?.players ?? 'all'
  const alike = drafts.filter((draft) => draft.players === players)
  const name = { all: 'Draft', rookies: 'Rookie draft', veterans: 'Veteran draft' }[players]
  return alike.length > 1 ? `${name} ${alike.findIndex((draft) => draft.number === number) + 1}` : name
}

function describeAnalysis(season: Season): ResponseOf<'draftAnalysis'> {
  return { leagueId: leagueIdOf(season), ...analyzeDraft(season) }
}

function describeDrafts(season: Season): ResponseOf<'draftAnalytics'> {
  return { leagueId: leagueIdOf(season), teams: rateDrafts(season) }
}
