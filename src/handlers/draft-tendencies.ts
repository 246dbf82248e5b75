import { describeTendencies } from '../analytics/history/draft-tendencies.ts'
import { listStoredDrafts } from '../analytics/history/stored-drafts.ts'
import { findUsualPicks } from '../analytics/history/usual-picks.ts'
import type { DraftTendenciesResponse } from '../contract/responses/draft-tendencies.ts'
import { roundFigure } from '../domain/points.ts'
import { describeHistoryLeague, type HistoryInput, historyOf } from './history-input.ts'

export function handleDraftTendencies(input: HistoryInput): DraftTendenciesResponse {
  const league = historyOf(input)
  const { drafts, isAuction } = listStoredDrafts(league)
  const usual = findUsualPicks(league)
  return {
    ...describeHistoryLeague(league),
    drafts: drafts.map(({ entry: { season }, picks, keepers }) => ({
      season: season.season,
      teams: season.teams.length,
      picks: picks.length,
      keepers: keepers.length,
    })),
    isAuction,
    managers: describeTendencies(league).map(({ tendencies, ...manager }) => ({
      ...manager,
      tendencies: tendencies && {
        ...tendencies,
        positions: tendencies.positions.map(({ position, ...figures }) => ({
          position,
          share: roundFigure(figures.share),
          leagueShare: roundFigure(figures.leagueShare),
          firstRound: roundFigure(figures.firstRound),
          leagueFirstRound: roundFigure(figures.leagueFirstRound),
        })),
        nflTeams: tendencies.nflTeams.map((team) => ({ ...team, expected: roundFigure(team.expected) })),
        keepersPerDraft: roundFigure(tendencies.keepersPerDraft),
      },
    })),
    usual: {
      seasons: usual.seasons,
      positions: usual.positions.map(({ position, firstRound, overallPicks }) => ({
        position,
        firstRound: roundFigure(firstRound),
        overallPicks: overallPicks.map((place) => roundFigure(place)),
      })),
      picks: usual.picks.map(({ meanPoints, ...pick }) => ({ ...pick, meanPoints: roundFigure(meanPoints) })),
    },
  }
}
