import { applyRules } from '../analytics/lab/apply-rules.ts'
import { listDebates } from '../analytics/lab/common-debates.ts'
import { compareDisruption, compareSeason } from '../analytics/lab/compare-season.ts'
import { isReproducible, reproduceSeason } from '../analytics/lab/score-lines.ts'
import { leagueIdOf } from '../analytics/public-ids.ts'
import { whyNoGames } from '../analytics/why-no-games.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import { hostTitles } from '../domain/identity.ts'
import type { Season } from '../domain/season.ts'
import type { SeasonStatistics } from '../domain/season-statistics.ts'
import type { Handler } from './handler.ts'
import { describeLabSeason, readLabSeason } from './lab-season.ts'

export const handleLab: Handler<'lab'> = ({ season, statistics = null }) => {
  const scoring = describeScoring(season, statistics)
  return {
    leagueId: leagueIdOf(season),
    season: season.season,
    unavailable: whyNoGames(season),
    scoring,
    lineupsUnavailable: season.lineups.length > 0 ? null : `We have only scores for ${season.season}, not lineups.`,
    ...describeLabSeason(season, scoring.unavailable === null ? statistics : null),
  }
}

/** The same season as the browser replays, so a debate has the same result once it is picked. */
export const handleLabFindings: Handler<'labFindings'> = (input, parameters) => {
  const lab = handleLab(input, parameters)
  const { leagueId, season: year, unavailable } = lab
  if (unavailable !== null) return { leagueId, season: year, unavailable, findings: [] }
  const { season, statistics } = readLabSeason(lab)
  // By the rules that the lab states: without the host's bracket the season that is replayed may have other rounds.
  const findings = listDebates(input.season, statistics).map(({ question, rules }) => ({
    question,
    rules,
    effect: compareSeason(season, applyRules(season, statistics, rules)).effect,
  }))
  return {
    leagueId,
    season: year,
    unavailable,
    findings: findings.toSorted((a, b) => compareDisruption(a.effect, b.effect)),
  }
}

type Scoring = ResponseOf<'lab'>['scoring']

function describeScoring(season: Season, statistics: SeasonStatistics | null): Scoring {
  const rules = statistics?.scoring.map(({ byPosition = {}, ...rule }) => ({ ...rule, byPosition })) ?? []
  const nothing = { rules, statistics: [], playerWeeks: 0, reproduced: 0, weeks: [] }
  if (season.lineups.length === 0 || !statistics) return { ...nothing, unavailable: whyNoStatistics(season) }
  const found = reproduceSeason(season, statistics)
  const { playerWeeks, reproduced, weeks } = found
  const counts = { playerWeeks, reproduced, weeks }
  if (!isReproducible(found)) {
    const unlike = found.started - found.startedReproduced
    const unavailable = `${hostTitles[season.host]}’s stats don’t add up to ${unlike} of ${found.started} starters’ scores, so we can’t re-score this season.`
    return { ...nothing, ...counts, unavailable }
  }
  return { ...nothing, ...counts, unavailable: null, statistics: statistics.statistics }
}

function whyNoStatistics({ lineups, season }: Season): string {
  if (lineups.length === 0) return `We have only scores for ${season}, not who played for whom.`
  return `This league was loaded without player stats for ${season}, so we can’t re-score its players.`
}
