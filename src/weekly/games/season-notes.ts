/** A game's context in the season: meetings, streaks, first wins, records. */
import { writeRecord } from '../../domain/record-text.ts'
import { allTimeMeetings } from '../facts/history.ts'
import { meetingsOf, pointsOf, type Result, streakOf, tallyResults } from '../facts/results.ts'
import type { WeekFacts } from '../facts/week-facts.ts'
import { count, numeral, ordinal, record, score, weeksName } from '../wording/numbers.ts'
import { team, teams, write } from '../wording/sentence.ts'
import type { FindNote } from './reason.ts'

/** Results before this round, and with it. */
function split({ results, week }: WeekFacts): { before: readonly Result[]; all: readonly Result[] } {
  return { before: results.filter(({ lastWeek }) => lastWeek < week), all: results }
}

/** The teams have met earlier this season. */
export const seriesNote: FindNote = ({ winner, loser, isTie }, facts) => {
  const w = team(winner.team)
  const l = team(loser.team)
  const earlier = meetingsOf(facts.results, winner.team.id, loser.team.id).filter(
    ({ lastWeek }) => lastWeek < facts.week,
  )
  const last = earlier.at(-1)
  if (!last || isTie) return null
  const before = score(
    ...([pointsOf(last, winner.team.id), pointsOf(last, loser.team.id)].sort((a, b) => b - a) as [number, number]),
  )
  const when = weeksName(last.weeks)
  const subject = `series ${winner.team.id} ${loser.team.id}`
  const total = tallyResults(earlier, winner.team.id)
  if (total.losses === 0 && total.ties === 0) {
    return {
      subjects: [subject],
      weight: 52,
      write: (wording) =>
        wording.choose('note.sweep', [
          () => write`${w} won in ${when}, too, ${before}.`,
          () => write`The meeting in ${when} went the same way: ${before}.`,
          () =>
            write`That makes ${w} ${numeral(total.wins + 1, 'series-wins')} for ${numeral(total.wins + 1, 'series-games')} against ${l} this season.`,
        ]),
    }
  }
  if (last.winnerId !== loser.team.id) return null
  return {
    subjects: [subject],
    weight: 54,
    write: (wording) =>
      wording.choose('note.revenge', [
        () => write`${l} had won the meeting in ${when}, ${before}.`,
        () => write`${w} lost their last meeting, ${before} in ${when}.`,
        () => write`The last time they met, in ${when}, ${l} came out ahead, ${before}.`,
      ]),
  }
}

/** A streak that goes on, or one that ended. */
export const streakNote: FindNote = ({ winner, loser, isTie }, facts) => {
  const { before, all } = split(facts)
  const runs = [
    { ref: winner.team, was: streakOf(before, winner.team.id), is: streakOf(all, winner.team.id) },
    { ref: loser.team, was: streakOf(before, loser.team.id), is: streakOf(all, loser.team.id) },
  ] as const
  if (isTie) return null
  const [win, loss] = runs
  const ended = loss.was?.result === 'win' && loss.was.length >= 3 ? loss : null
  const escaped = win.was?.result === 'loss' && win.was.length >= 3 ? win : null
  if (ended?.was) {
    const run = ended.was.length
    return {
      subjects: [`streak ${ended.ref.id}`],
      weight: 50 + 3 * run,
      write: (wording) =>
        wording.choose('note.streak-ended', [
          () => write`It ended a streak of ${count(run, 'win', 'streak')} for ${team(ended.ref)}.`,
          () => write`${team(ended.ref)} had won ${numeral(run, 'streak')} in a row.`,
          () => write`That snaps ${teams(ended.ref)} winning streak at ${numeral(run, 'streak')}.`,
        ]),
    }
  }
  if (escaped?.was) {
    const run = escaped.was.length
    return {
      subjects: [`streak ${escaped.ref.id}`],
      weight: 48 + 3 * run,
      write: (wording) =>
        wording.choose('note.losing-ended', [
          () => write`${team(escaped.ref)} had lost ${numeral(run, 'streak')} in a row.`,
          () => write`After ${count(run, 'loss', 'streak', 'losses')} in a row, ${team(escaped.ref)} can exhale.`,
          () => write`It was the first win for ${team(escaped.ref)} after ${count(run, 'loss', 'streak', 'losses')}.`,
        ]),
    }
  }
  const winning = win.is?.length ?? 0
  const losing = loss.is?.length ?? 0
  if (Math.max(winning, losing) < 3) return null
  const isWinning = winning >= losing
  const [ref, run] = isWinning ? [winner.team, winning] : [loser.team, losing]
  return {
    subjects: [`streak ${ref.id}`],
    weight: 36 + 4 * run,
    write: (wording) =>
      isWinning
        ? wording.choose('note.winning', [
            () => write`That made it ${numeral(run, 'streak')} in a row for ${team(ref)}.`,
            () => write`${teams(ref)} streak continues: ${count(run, 'win', 'streak')}.`,
            () => write`It was ${teams(ref)} ${ordinal(run, 'streak')} straight win.`,
          ])
        : wording.choose('note.losing', [
            () => write`It was ${teams(ref)} ${ordinal(run, 'streak')} straight loss.`,
            () => write`That’s ${numeral(run, 'streak')} straight losses for ${team(ref)}.`,
            () => write`${teams(ref)} losing streak stands at ${numeral(run, 'streak')}.`,
          ]),
  }
}

/** A first win or loss late in the season. */
export const firstNote: FindNote = ({ winner, loser, kind, isTie }, facts) => {
  const { before } = split(facts)
  // With median results all teams may have lost, or won, before.
  if (kind !== 'regular' || isTie || facts.sources.league.hasMedianGame) return null
  const won = tallyResults(before, winner.team.id)
  const lost = tallyResults(before, loser.team.id)
  if (lost.losses === 0 && lost.ties === 0 && lost.wins >= 3) {
    return {
      subjects: [`streak ${loser.team.id}`],
      weight: 74,
      write: (wording) =>
        wording.choose('note.first-loss', [
          () => write`It was ${teams(loser.team)} first loss after ${count(lost.wins, 'win', 'streak')}.`,
          () => write`${team(loser.team)} had been unbeaten at ${record(writeRecord(lost))}.`,
        ]),
    }
  }
  if (won.wins > 0 || won.ties > 0 || won.losses < 3) return null
  return {
    subjects: [`streak ${winner.team.id}`],
    weight: 73,
    write: (wording) =>
      wording.choose('note.first-win', [
        () =>
          write`It was the first win of the season for ${team(winner.team)}, after ${count(won.losses, 'loss', 'streak', 'losses')}.`,
        () => write`${team(winner.team)} came in winless at ${record(writeRecord(won))}.`,
      ]),
  }
}

/** The two managers' all-time record. */
export const allTimeNote: FindNote = ({ winner, loser }, { sources, week }) => {
  const all = allTimeMeetings(sources, week, winner.team.id, loser.team.id)
  if (!all || all.wins + all.losses + all.ties < 4) return null
  const [ahead, behind] = all.wins >= all.losses ? [winner.team, loser.team] : [loser.team, winner.team]
  const more = Math.max(all.wins, all.losses)
  const fewer = Math.min(all.wins, all.losses)
  const standing = record(writeRecord({ wins: more, losses: fewer, ties: all.ties }))
  return {
    subjects: [`all-time ${winner.team.id} ${loser.team.id}`],
    weight: 44,
    write: (wording) =>
      more === fewer
        ? wording.choose('note.all-time-level', [
            () => write`The all-time series is tied, ${standing}.`,
            () => write`The all-time series stands at ${standing}.`,
          ])
        : wording.choose('note.all-time', [
            () => write`The all-time series favors ${team(ahead)}, ${standing}.`,
            () => write`All-time series: ${standing}, ${team(ahead)} ahead.`,
            () => write`Counting every season, ${team(ahead)} had the edge on ${team(behind)}, ${standing}.`,
          ]),
  }
}

/** Records after the game: the regular season's fallback. A team that left the league has none. */
export const recordNote: FindNote = ({ matchupId, winner, loser, kind, isTie }) => {
  if (kind !== 'regular' || !winner.record || !loser.record) return null
  const own = record(winner.record)
  const other = record(loser.record)
  const w = team(winner.team)
  const l = team(loser.team)
  return {
    subjects: [`record ${matchupId}`],
    weight: 20,
    write: (wording) =>
      isTie
        ? write`${w} moved to ${own}, ${l} to ${other}.`
        : wording.choose('note.record', [
            () => write`${w} moved to ${own}, ${l} to ${other}.`,
            () => write`The winner is now ${own}, the loser ${other}.`,
            () => write`${w} improved to ${own}; ${l} fell to ${other}.`,
            () =>
              winner.record === loser.record
                ? write`That leaves both at ${own}.`
                : write`That leaves ${w} at ${own} and ${l} at ${other}.`,
          ]),
  }
}
