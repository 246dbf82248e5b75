import type { Sentence } from '../../contract/responses/weekly.ts'
import type { EditionOdds } from '../facts/odds.ts'
import type { WeekFacts } from '../facts/week-facts.ts'
import { explainGame } from '../games/index.ts'
import { type CauseRace, changeOf, writeCause } from '../wording/cause.ts'
import { count, odds, record } from '../wording/numbers.ts'
import type { Wording } from '../wording/pick.ts'
import { type Part, phrase, team, teams, write } from '../wording/sentence.ts'
import { span, thisSpan } from '../wording/span.ts'
import type { FoundStory, StoryKind } from './story.ts'

/** Minimum change of the odds. */
const leastTitleSwing = 0.08
const leastPlayoffSwing = 0.18

/** The team with the largest change in title or playoff odds. */
export const oddsSwing: StoryKind = {
  key: 'odds-swing',
  find: (facts) =>
    facts.odds.flatMap((entry) => {
      if (!entry.before) return []
      const title = changeOf(entry, 'title')
      const playoffs = changeOf(entry, 'playoffs')
      const byTitle = 46 + 170 * Math.abs(title)
      const byPlayoffs = 40 + 75 * Math.abs(playoffs)
      if (Math.abs(title) >= leastTitleSwing && byTitle >= byPlayoffs)
        return swingOf(facts, entry, 'title', title, byTitle)
      if (Math.abs(playoffs) < leastPlayoffSwing || facts.isRegularFinale) return []
      return swingOf(facts, entry, 'playoffs', playoffs, byPlayoffs)
    }),
}

function swingOf(facts: WeekFacts, entry: EditionOdds, race: CauseRace, change: number, weight: number): FoundStory {
  const { before } = entry
  const game = facts.games.find(({ winner, loser }) => [winner, loser].some((side) => side.team.id === entry.team.id))
  const own = teams(entry.team)
  const from = odds((before ?? entry)[race], `${race}-odds-before`)
  const to = odds(entry[race], `${race}-odds`)
  const isUp = change > 0
  return {
    weight: Math.min(86, weight - (isUp ? 0 : 4)),
    subjects: [`odds ${entry.team.id}`, 'swing', ...(game ? [`game ${game.matchupId}`] : [])],
    write: (wording, used) => {
      const headline = headlineOf({ entry, race, isUp, facts }, wording)
      const goal = race === 'title' ? 'title odds' : 'playoff odds'
      const rose = isUp ? 'rose' : 'fell'
      const isBiggest = facts.odds.every((other) => Math.abs(changeOf(other, race)) <= Math.abs(change))
      const moved = isBiggest
        ? wording.choose(`lead.swing.${rose}`, [
            () => write`${own} ${goal} ${rose} from ${from} to ${to}, the biggest move of the ${span(facts)}.`,
            () => write`No one’s ${goal} moved more ${thisSpan(facts)} than ${own}: from ${from} to ${to}.`,
            () => write`From ${from} to ${to}: no team’s ${goal} moved more than ${own}.`,
          ])
        : wording.choose(`lead.swing-too.${rose}`, [
            () => write`${own} ${goal} ${rose} from ${from} to ${to}.`,
            () => write`${own} ${goal} ${isUp ? 'climbed' : 'dropped'} from ${from} to ${to}.`,
          ])
      if (!game || game.isTie) return { headline, sentences: [moved] }
      const isWinner = game.winner.team.id === entry.team.id
      const standing = facts.isPlayoffs ? null : isWinner ? game.winner.record : game.loser.record
      const cause = writeCause({ facts, entry, race, game }, wording)
      const why = explainGame(game, facts, wording, used, 1)
      const saysRecord = why.some((sentence) => sentence.facts.some(({ name }) => name === 'record'))
      return {
        headline,
        sentences: [
          moved,
          ...cause,
          ...why,
          ...(standing && !saysRecord
            ? [write`${team(entry.team)} ${isWinner ? 'moved' : 'fell'} to ${record(standing)}${leftOf(facts)}.`]
            : []),
        ],
      }
    },
  }
}

interface Swing {
  entry: EditionOdds
  race: CauseRace
  isUp: boolean
  facts: WeekFacts
}

function headlineOf({ entry, race, isUp, facts }: Swing, wording: Wording): Sentence {
  const t = team(entry.team)
  const { before } = entry
  const from = odds((before ?? entry)[race], `${race}-odds-before`)
  const to = odds(entry[race], `${race}-odds`)
  if (race === 'title') {
    return isUp
      ? wording.choose('headline.title-up', [
          () => write`A title bid from ${t}`,
          () => write`${t}, a contender at ${to}`,
          () => write`Title odds: ${t} up to ${to}`,
          () => write`Make room for ${t} in the title race`,
        ])
      : wording.choose('headline.title-down', [
          () => write`A dent in ${teams(entry.team)} title hopes`,
          () => write`${t} down to ${to} in the title race`,
          () => write`The title race opened up as ${t} fell to ${to}`,
        ])
  }
  if (!isUp) {
    return wording.choose('headline.playoffs-down', [
      () => write`${t} slid from ${from} to ${to}`,
      () => write`A costly ${span(facts)} for ${t}`,
      () => write`Trouble for ${t}: playoff odds down to ${to}`,
    ])
  }
  const isBack = (before?.playoffs.chance ?? 1) < 0.4
  return wording.choose(isBack ? 'headline.playoffs-back' : 'headline.playoffs-up', [
    isBack ? () => write`${t} back in the race, at ${to}` : () => write`${t} moved one step closer, at ${to}`,
    () => write`The ${span(facts)} that lifted ${t}`,
    () => write`${t} up from ${from} to ${to}`,
    () => write`A big step toward the playoffs for ${t}`,
  ])
}

function leftOf({ weeksLeft }: WeekFacts): Part {
  return weeksLeft === 0
    ? { text: ' at the end of the regular season' }
    : phrase` with ${count(weeksLeft, 'week', 'weeks-left')} to go`
}
