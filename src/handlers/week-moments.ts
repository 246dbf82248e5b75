/** What happened in which week of a league's seasons, each as a sentence: titles, records and upsets. */

import { type LeagueHistory, managerOfTeam } from '../analytics/history/league-history.ts'
import type { HistoryRecord } from '../analytics/history/records.ts'
import type { HistoryResponse } from '../contract/responses/history.ts'
import { writeChance } from '../domain/chance-text.ts'
import { writeDecidedBy } from '../domain/decided-by.ts'
import { writeDecimal } from '../domain/decimal-text.ts'
import { writeWonBy } from '../domain/margin-text.ts'
import type { RecordKind } from '../domain/record-kinds.ts'
import { joinScores, writeGameScores } from '../domain/score-text.ts'
import { newestFirst } from '../domain/season-order.ts'

type Moment = HistoryResponse['weekMoments'][number]

/** Titles, then records, then upsets; the newest of each first. */
export function listWeekMoments(
  league: LeagueHistory,
  { seasons, records }: { seasons: HistoryResponse['seasons']; records: readonly HistoryRecord[] },
): Moment[] {
  const inOrder = (moments: Moment[]) => newestFirst(moments.sort((a, b) => a.week - b.week))
  return [
    ...inOrder(listTitles(seasons)),
    ...inOrder(listRecordMoments(league, records)),
    ...inOrder(listUpsets(league)),
  ]
}

function listTitles(seasons: HistoryResponse['seasons']): Moment[] {
  return seasons.flatMap(({ season, final }) => {
    if (!final) return []
    const { winnerName, loserName, scores, weeks } = final
    const [own = 0, other = 0] = scores
    return momentOf(season, weeks, `${winnerName} won the title against ${loserName}, ${writeScores(own, other)}.`)
  })
}

type Shown = { name: string; value: string; chance: string; opponent: string; wonBy: string; isTie: boolean }

const recordTexts: Partial<Record<RecordKind, (shown: Shown) => string>> = {
  'highest-week': ({ name, value }) => `${name} scored ${value}, the most of any week in league history.`,
  'lowest-week': ({ name, value }) => `${name} scored ${value}, the fewest of any week in league history.`,
  'widest-game': ({ name, wonBy, opponent }) =>
    `${name} beat ${opponent} ${wonBy}, the widest margin in league history.`,
  'closest-game': ({ name, wonBy, opponent, isTie }) =>
    isTie
      ? `${name} and ${opponent} tied, the closest finish in league history.`
      : `${name} beat ${opponent} ${wonBy}, the closest finish in league history.`,
  'most-points-in-a-loss': ({ name, value, opponent }) =>
    `${name} scored ${value} and lost to ${opponent}: the most points in a loss in league history.`,
  'biggest-comeback': ({ name, opponent, chance }) =>
    `${name} beat ${opponent} after a ${chance} chance, the biggest comeback of any watched game.`,
  'fewest-points-in-a-win': ({ name, value, opponent }) =>
    `${name} beat ${opponent} with ${value}: the fewest points in a win in league history.`,
}

/** Of one week or game. A record that several hold is none of theirs alone. */
function listRecordMoments(league: LeagueHistory, records: readonly HistoryRecord[]): Moment[] {
  return records.flatMap(({ kind, value, holders: [holder, ...others] }) => {
    const write = recordTexts[kind]
    if (!write || !holder || others.length > 0) return []
    const { season, teamId, opponentTeamId, scores, weeks } = holder
    const opponent = opponentTeamId === null ? '' : managerOfTeam(league, season, opponentTeamId).name
    const { name } = managerOfTeam(league, season, teamId)
    const wonBy = writeWonBy(value, scores ?? [], '')
    const shown = {
      name,
      opponent,
      value: writeDecimal(value, 1),
      chance: writeChance(value),
      wonBy,
      isTie: value === 0,
    }
    return momentOf(season.season.season, weeks, write(shown))
  })
}

/** Wins by which the loser was ahead before the game. */
const leastLead = 4

/** The widest of each week of the regular season. */
function listUpsets(league: LeagueHistory): Moment[] {
  return league.seasons.flatMap((entry) => {
    const wins = new Map<number, number>()
    const found = new Map<number, { lead: number; moment: Moment }>()
    const games = league.games.filter(({ season, kind }) => season === entry && kind === 'regular')
    for (const ofWeek of Map.groupBy(games, ({ matchup }) => matchup.matchupPeriod).values()) {
      for (const { matchup, home, away, winner } of ofWeek) {
        if (winner === 'tie') continue
        const [own, other] = winner === 'home' ? [home, away] : [away, home]
        const ownWins = wins.get(own.teamId) ?? 0
        const otherWins = wins.get(other.teamId) ?? 0
        const lead = otherWins - ownWins
        const week = matchup.weeks.at(-1) ?? 0
        if (lead < leastLead || lead <= (found.get(week)?.lead ?? 0)) continue
        const [name, opponent] = [own, other].map(({ teamId }) => managerOfTeam(league, entry, teamId).name)
        const before = `${ownWins} ${ownWins === 1 ? 'win' : 'wins'}`
        const scores = writeScores(own.points ?? 0, other.points ?? 0)
        const [moment] = momentOf(
          entry.season.season,
          matchup.weeks,
          `${name} (${before}) upset ${opponent} (${otherWins} wins), ${scores}.`,
        )
        if (moment) found.set(week, { lead, moment })
      }
      for (const { home, away, winner } of ofWeek) {
        const side = winner === 'home' ? home : winner === 'away' ? away : null
        if (side) wins.set(side.teamId, (wins.get(side.teamId) ?? 0) + 1)
      }
    }
    return [...found.values()].map(({ moment }) => moment)
  })
}

/** Of its last week, with the year before the sentence. */
function momentOf(season: number, weeks: readonly number[], text: string): Moment[] {
  const week = weeks.at(-1)
  return week === undefined ? [] : [{ season, week, text: `${season}: ${text}` }]
}

/** The winner's first. */
const writeScores = (own: number, other: number) =>
  `${joinScores(writeGameScores([own, other]))}${writeDecidedBy([own, other])}`
