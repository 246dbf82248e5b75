import { applyRules } from '../analytics/lab/apply-rules.ts'
import { listDebates } from '../analytics/lab/common-debates.ts'
import { compareDisruption, compareSeason } from '../analytics/lab/compare-season.ts'
import { finalWeeksOf } from '../analytics/lab/plan-playoff-weeks.ts'
import { isReproducible, reproduceSeason, withoutUnlikeLines } from '../analytics/lab/score-lines.ts'
import { leagueIdOf } from '../analytics/public-ids.ts'
import { whyNoGames } from '../analytics/why-no-games.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import { hostFacts } from '../domain/host-facts.ts'
import { hostTitles } from '../domain/identity.ts'
import type { Season } from '../domain/season.ts'
import type { PlayerLine, SeasonStatistics } from '../domain/season-statistics.ts'
import { toEvidence } from '../verdict/evidence.ts'
import type { Handler } from './handler.ts'

export const handleLab: Handler<'lab'> = ({ season, statistics = null }) => {
  const { settings, status, teams, matchups, playoffDraw, players, lineups, drafts } = toEvidence(season)
  const { scoring, known } = describeScoring(season, statistics)
  const lines = linesOf(known)
  return {
    leagueId: leagueIdOf(season),
    season: season.season,
    unavailable: whyNoGames(season),
    scoring,
    lineupsUnavailable: lineups.length > 0 ? null : `We have only scores for ${season.season}, not lineups.`,
    finalWeeks: finalWeeksOf(season),
    settings,
    status,
    teams: teams.map(({ id, name, divisionId, playoffSeed, finalRank, rankByCommissioner, recordByHost }) => ({
      ...{ id, name, divisionId, playoffSeed, finalRank, recordByHost },
      ...(rankByCommissioner === undefined ? {} : { rankByCommissioner }),
    })),
    matchups,
    ...(playoffDraw ? { playoffDraw } : {}),
    lineups,
    drafts,
    players: players.map(({ number, hostPlayerId, name, position, eligibleSlots, coverage, seasonPoints, weeks }) => ({
      number,
      name,
      position,
      eligibleSlots,
      coverage,
      seasonPoints,
      weeks: weeks.flatMap(({ week, points }) =>
        points === null ? [] : [[week, points, ...(lines.get(week)?.get(hostPlayerId)?.slice(1) ?? [])]],
      ),
    })),
  }
}

/** By week and the host's player id. */
function linesOf(statistics: SeasonStatistics | null): Map<number, Map<number, PlayerLine>> {
  return new Map(
    statistics?.weeks.map(({ week, players }) => [week, new Map(players.map((line) => [line[0] ?? 0, line]))]),
  )
}

/** The same debates and the same season as the browser's, so one has the same result once it is picked. */
export const handleLabFindings: Handler<'labFindings'> = ({ season, statistics = null }) => {
  const response = { leagueId: leagueIdOf(season), season: season.season, unavailable: whyNoGames(season) }
  if (response.unavailable !== null) return { ...response, findings: [] }
  const { known } = describeScoring(season, statistics)
  const findings = listDebates(season, known).map(({ question, rules }) => ({
    question,
    rules,
    effect: compareSeason(season, applyRules(season, known, rules)).effect,
  }))
  return { ...response, findings: findings.toSorted((a, b) => compareDisruption(a.effect, b.effect)) }
}

type Scoring = ResponseOf<'lab'>['scoring']

/** `known`: the statistics that players are scored again by. */
function describeScoring(
  season: Season,
  statistics: SeasonStatistics | null,
): { scoring: Scoring; known: SeasonStatistics | null } {
  const rules = statistics?.scoring.map(({ byPosition = {}, ...rule }) => ({ ...rule, byPosition })) ?? []
  const nothing = { rules, statistics: [], playerWeeks: 0, reproduced: 0, weeks: [], unlisted: null }
  if (season.lineups.length === 0 || !statistics) {
    return { scoring: { ...nothing, unavailable: whyNoStatistics(season) }, known: null }
  }
  const found = reproduceSeason(season, statistics)
  const { playerWeeks, reproduced, weeks } = found
  const counts = { playerWeeks, reproduced, weeks }
  const { listsEveryRule } = hostFacts[season.host]
  const title = hostTitles[season.host]
  if (!isReproducible(found, listsEveryRule)) {
    const unlike = found.started - found.startedReproduced
    const unavailable = `${title}’s stats don’t add up to ${unlike} of ${found.started} starters’ scores, so we can’t re-score this season.`
    return { scoring: { ...nothing, ...counts, unavailable }, known: null }
  }
  const isUnlisted = !listsEveryRule && !isReproducible(found, true)
  return {
    scoring: {
      ...nothing,
      ...counts,
      unavailable: null,
      statistics: statistics.statistics,
      unlisted: isUnlisted
        ? `The league’s rules differ from those that ${title} lists: ${playerWeeks - reproduced} of ${playerWeeks} official player scores don’t follow from them and stay as they are.`
        : null,
    },
    known: isUnlisted ? withoutUnlikeLines(season, statistics) : statistics,
  }
}

function whyNoStatistics({ lineups, season }: Season): string {
  if (lineups.length === 0) return `We have only scores for ${season}, not who played for whom.`
  return `This league was loaded without player stats for ${season}, so we can’t re-score its players.`
}
