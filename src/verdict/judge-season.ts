/**
 * Decides every fact of a season, once: `HostSeason` (what a source says) in, `Season` (what is so) out. The only place that does; everything
 * else reads its result. `precedence.ts` says which source counts where two disagree.
 */
import type { HostSeason, HostTeam } from '../domain/host-season.ts'
import { memoizeBySeason } from '../domain/memoize-by-season.ts'
import type { Matchup, Season, SeasonSettings, SeasonStatus, Team } from '../domain/season.ts'
import { hasOpponents } from '../domain/season-format.ts'
import { buildBracket } from './bracket/build-bracket.ts'
import { readDraw } from './bracket/host-drawing.ts'
import { playByRules } from './bracket/ruled-bracket.ts'
import { hasGames, judgeCalendar } from './calendar.ts'
import { judgeDrafts } from './drafts.ts'
import { judgeDraw, listDrawnByes } from './draw.ts'
import { type FinalRanks, judgeFinalRanks, judgeTitle, listExits, listHostRanks, listStatedRanks } from './end.ts'
import { isOfRegularSeason, judgeKinds, judgePlayoffTeams } from './kinds.ts'
import { noteRanks, noteRecords } from './notes.ts'
import { type SettledMatchup, settleMatchups, settleRounds } from './results.ts'
import { judgeSeeds, orderBracket, statedOrder } from './seeds.ts'
import { type JudgedRecords, judgeRecords, orderRows, type TableInput } from './table.ts'
import { settleTies } from './ties.ts'

type Verdict = Omit<
  Season,
  Exclude<keyof HostSeason, 'settings' | 'status' | 'teams' | 'drafts' | 'matchups' | 'eliminationRounds'>
>

/** A verdict, and the facts that only lead to it. */
interface Facts extends Verdict {
  evidence: HostSeason
  host: Season['host']
  settled: readonly SettledMatchup[]
  /** The games of the regular season, of which the kinds are known before the playoffs are. */
  regularSeason: TableInput
  records: JudgedRecords
  areSeedsStated: boolean
  hostRanks: ReadonlyMap<number, number> | null
  /** The ranks that the source states at the end of the season; null before it, and if it states none. */
  statedRanks: ReadonlyMap<number, number> | null
  drawn: ReturnType<typeof readDraw>
  seeding: ReturnType<typeof judgeSeeds>
  /** All matchups and the byes of a drawn bracket; a tied playoff game has no winner yet. */
  named: readonly Matchup[]
  playoffField: ReturnType<typeof judgePlayoffTeams>
  end: FinalRanks
}

/** The verdict on a season; the same object for the same document. */
export const judgeSeason = memoizeBySeason((host: HostSeason): Season => {
  const facts = openFacts<Facts>({
    evidence: () => host,
    host: () => host.host,
    settings: () => toSettings(host),
    format: () => host.settings.scoringFormat,
    hasOpponents: ({ format }) => hasOpponents(format),

    settled: () => settleMatchups(host),
    eliminationRounds: () => settleRounds(host),
    drafts: (all) => judgeDrafts(host, hasGames(all)),
    status: (all) => judgeCalendar(host, all),
    teams: ({ status }) => host.teams.map((team) => toTeam(team, host, status)),

    areSeedsStated: () => statedOrder(host.teams, host.settings.playoffTeamCount) !== null,
    hostRanks: () => listHostRanks(host.teams),
    statedRanks: ({ status }) => (status.phase === 'complete' ? listStatedRanks(host) : null),

    regularSeason: ({ settled, settings, status, teams, eliminationRounds, format, hasOpponents }) => {
      const games = settled.filter((matchup) => isOfRegularSeason(matchup, settings))
      const matchups = games.map((matchup) => ({ ...matchup, kind: 'regular' as const }))
      return { settings, status, teams, matchups, eliminationRounds, format, hasOpponents }
    },
    records: ({ regularSeason }) => judgeRecords(regularSeason, host),
    equalToHost: ({ records }) => records.equalToHost,
    seeding: judgeSeeds,
    table: ({ regularSeason, records, seeding }) =>
      orderRows(regularSeason, records.rows, Number.POSITIVE_INFINITY, seeding.tableOrder),

    drawn: (all) => readDraw(host, all),
    draw: judgeDraw,
    named: (all) => [...judgeKinds(all), ...(all.draw ? listDrawnByes(all.draw, host) : [])],
    matchups: (all) => settleTies(all).toSorted((a, b) => a.matchupPeriod - b.matchupPeriod),
    playoffField: judgePlayoffTeams,
    playoffTeamIds: ({ playoffField }) => playoffField.teamIds,
    seeds: (all) => {
      const { order, seedOf, isFinal } = all.seeding
      return { order, seedOf, isFinal, bracketOrder: orderBracket(all) }
    },
    exits: listExits,

    bracket: (all) => (all.hasOpponents ? buildBracket(all, all.draw ?? playByRules(all)) : null),
    end: judgeFinalRanks,
    finalRanks: ({ end }) => end.ranks,
    title: judgeTitle,
    sources: ({ records, seeding, playoffField, end }) => ({
      records: records.source,
      seeds: seeding.source,
      playoffTeams: playoffField.source,
      finalRanks: end.source,
    }),
    verdictNotes: (all) => [...noteRecords(all), ...noteRanks(all, host)],
  })
  const { playoffDraw: _, ...rest } = host
  const season = { ...rest, ...readVerdict(facts) }
  evidence.set(season, host)
  return season
})

const evidence = new WeakMap<Season, HostSeason>()

/** The document that a season was judged from. */
export function evidenceOf(season: Season): HostSeason {
  const host = evidence.get(season)
  if (!host) throw new Error('The season was not judged')
  return host
}

function readVerdict(facts: Facts): Verdict {
  const { settings, format, hasOpponents, status, teams, drafts, matchups, eliminationRounds, table, seeds } = facts
  const { playoffTeamIds, exits, draw, bracket, finalRanks, title, sources, verdictNotes, equalToHost } = facts
  return {
    ...{ settings, format, hasOpponents, status, teams, drafts, matchups, eliminationRounds, table, seeds },
    ...{ playoffTeamIds, exits, draw, bracket, finalRanks, title, sources, verdictNotes, equalToHost },
  }
}

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

/** Facts that read each other by name. Each is computed once, when it is first read; two facts that need each other throw. */
function openFacts<Facts extends object>(
  rules: {
    readonly [Name in keyof Facts]: (facts: Readonly<Facts>) => Facts[Name]
  },
): Readonly<Facts> {
  const facts = {} as Facts
  const define = (name: keyof Facts, get: () => unknown) =>
    Object.defineProperty(facts, name, { configurable: true, enumerable: true, get })
  for (const name of Object.keys(rules) as (keyof Facts)[]) {
    define(name, () => {
      define(name, () => {
        throw new Error(`The fact ${String(name)} needs itself`)
      })
      const value = rules[name](facts)
      define(name, () => value)
      return value
    })
  }
  return facts
}
