/**
 * Decides every fact of a season, once: `HostSeason` (what a source says) in, `Season` (what is so) out. The only place that does; everything
 * else reads its result.
 *
 * Where two sources disagree, the first of these counts:
 *
 * | fact                  | first               | then                       | else                                  |
 * |-----------------------|---------------------|----------------------------|---------------------------------------|
 * | phase                 | scored games, picks | the host's closing         | the host's word, then its weeks       |
 * | result of a game      | the host's bracket  | the host's result          | points once all its weeks are scored  |
 * | tied playoff game     | the host's bracket  | who played on, the ranks   | the higher seed                       |
 * | record                | the host's, if it differs from the games | the games, with median | –                  |
 * | seeds                 | the host's, if it states all | the bracket's entries | the league's order             |
 * | who is in the playoffs | games of the bracket | seeds                     | –                                     |
 * | kind of a game        | the host's bracket  | the host's mark            | who is in and has not lost            |
 * | final ranks           | the commissioner's  | the host's, if it ranks all | the bracket's games, then partial ranks |
 */
import type { HostSeason, HostTeam } from '../domain/host-season.ts'
import { memoizeBySeason } from '../domain/memoize-by-season.ts'
import type { Season, SeasonSettings, SeasonStatus, Team } from '../domain/season.ts'
import { hasOpponents } from '../domain/season-format.ts'
import { buildDrawnBracket } from './bracket/drawn-bracket.ts'
import { buildRuledBracket } from './bracket/ruled-bracket.ts'
import { judgeCalendar } from './calendar.ts'
import { judgeDraw, listDrawnByes } from './draw.ts'
import { judgeFinalRanks, judgeTitle, listExits, listHostRanks, listStatedRanks } from './end.ts'
import { judgeKinds, judgePlayoffTeams } from './kinds.ts'
import { noteRanks, noteRecords } from './notes.ts'
import { settleMatchups, settleRounds } from './results.ts'
import { judgeSeeds, orderBracket, statedOrder } from './seeds.ts'
import { judgeRecords, orderRows } from './table.ts'
import { settleTies } from './ties.ts'

/** The verdict on a season; the same object for the same document. */
export const judgeSeason = memoizeBySeason((host: HostSeason): Season => {
  const format = host.settings.scoringFormat
  const settled = settleMatchups(host)
  const eliminationRounds = settleRounds(host)
  const status = judgeCalendar(host, { matchups: settled, eliminationRounds })
  const settings = toSettings(host)
  const teams = host.teams.map((team) => toTeam(team, host, status))
  const isFinal = status.isRegularSeasonOver

  // Records and seeds come from the regular season, of which the kinds are known before the playoffs are.
  const stated = { areSeedsStated: statedOrder(host.teams) !== null, hostRanks: listHostRanks(host.teams) }
  const unseeded = { order: [], isFinal: false }
  const regular = judgeKinds(settled, { settings, teams, status, ...stated, draw: null, seeds: unseeded })
  const base = { settings, status, teams, eliminationRounds, format, hasOpponents: hasOpponents(format) }
  const records = judgeRecords({ ...base, matchups: regular }, host)
  const ordered = (order: readonly number[] | null) =>
    orderRows({ ...base, matchups: regular }, records.rows, Number.POSITIVE_INFINITY, order)
  const drawnFor = (order: readonly number[]) => judgeDraw(host.playoffDraw, { host, status, matchups: settled, order })
  const seeding = judgeSeeds({
    input: { ...base, matchups: regular },
    rows: records.rows,
    hostTeams: host.teams,
    draw: drawnFor([]),
    isFinal,
  })
  const byRule = ordered(null).map(({ teamId }) => teamId)
  const hasSeeds = base.hasOpponents || format === 'other'
  const order = hasSeeds ? seeding.order : (statedOrder(host.teams) ?? byRule)
  const seeds = { order, seedOf: new Map(order.map((id, index) => [id, index + 1])), isFinal }
  const table = ordered(hasSeeds ? orderOfTable() : null)

  const draw = drawnFor(order)
  const byes = draw ? listDrawnByes(draw, host) : []
  const named = judgeKinds(settled, { settings, teams, status, ...stated, seeds, draw })
  const statedRanks = status.phase === 'complete' ? listStatedRanks(host.teams) : null
  const matchups = settleTies([...named, ...byes], { settings, draw, seeds, statedRanks })
  const playoffs = judgePlayoffTeams(isFinal ? matchups : [], { seeds, settings, teams, draw })
  const playoffTeamIds = playoffs.teamIds
  const bracketOrder = orderBracket(order, playoffTeamIds, isFinal ? matchups : [], stated.areSeedsStated)

  const judged = {
    ...base,
    matchups: matchups.toSorted((a, b) => a.matchupPeriod - b.matchupPeriod),
    seeds: { ...seeds, bracketOrder },
    playoffTeamIds,
    exits: listExits({ matchups, eliminationRounds }),
    draw,
  }
  const forBracket = { ...judged, finalRanks: statedRanks }
  const bracket = !base.hasOpponents ? null : draw ? buildDrawnBracket(forBracket, draw) : buildRuledBracket(forBracket)
  const end = judgeFinalRanks({ ...judged, bracket }, statedRanks, host)
  const { playoffDraw: _, ...rest } = host
  const season = {
    ...rest,
    ...judged,
    table,
    bracket,
    finalRanks: end.ranks,
    title: judgeTitle({ ...judged, bracket }, end.ranks),
    equalToHost: records.equalToHost,
    sources: {
      records: records.source,
      seeds: seeding.source,
      playoffTeams: playoffs.isByGames ? ('games' as const) : ('host' as const),
      finalRanks: end.source,
    },
  }
  return { ...season, verdictNotes: [...noteRecords(season), ...noteRanks(season, host)] }

  /** Before the end of the regular season the table follows the league's rule, not the seeds of a host. */
  function orderOfTable(): readonly number[] {
    return isFinal || format === 'other' ? order : byRule
  }
})

function toSettings({ settings }: HostSeason): SeasonSettings {
  const { scoringFormat: _, hasNoPlayoffs: __, ...rest } = settings
  return rest
}

/** A team in a division that the league does not list is in none. */
function toTeam(team: HostTeam, { settings }: HostSeason, { phase }: SeasonStatus): Team {
  const { playoffSeed, finalRank, rankByCommissioner, recordByHost, eliminatedInPeriod, ...kept } = team
  // Odds of a season that is over are no forecast.
  const rest = phase === 'complete' ? { ...kept, hostOdds: null } : kept
  const isListed = settings.divisions.some(({ id }) => id === team.divisionId)
  return isListed || team.divisionId === null ? rest : { ...rest, divisionId: null, divisionName: null }
}
