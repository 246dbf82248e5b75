/** Possible notes on a game, in any order: weights decide. To add one, write a function beside these and add its name to the list. */
import type { GameStory, Sentence } from '../../contract/responses/weekly.ts'
import { type EditionGame, isEmptyGame, isOverruled } from '../facts/games.ts'
import type { WeekFacts } from '../facts/week-facts.ts'
import type { Wording } from '../wording/pick.ts'
import { bestLineupReason, idleBenchReason, letdownReason, starReason, swapReason } from './lineup-reasons.ts'
import type { FindNote, GameReason } from './reason.ts'
import { writeGameResult } from './result.ts'
import {
  asProjectedReason,
  comebackReason,
  medianReason,
  projectionReason,
  rightOpponentReason,
  upsetReason,
  wrongOpponentReason,
} from './score-reasons.ts'
import { allTimeNote, firstNote, recordNote, seriesNote, streakNote } from './season-notes.ts'

/** Reasons for the result. */
const reasons: readonly FindNote[] = [
  swapReason,
  bestLineupReason,
  starReason,
  letdownReason,
  comebackReason,
  upsetReason,
  wrongOpponentReason,
  rightOpponentReason,
  projectionReason,
  asProjectedReason,
  medianReason,
  idleBenchReason,
]

/** Context in the season and in the league's history. */
const contexts: readonly FindNote[] = [firstNote, streakNote, seriesNote, allTimeNote, recordNote]

/** Weight from which a second reason is preferred over context. */
const strongReason = 55

/** A game in two or three sentences: result, reason, consequence. `used` lists covered subjects. */
export function writeGame(game: EditionGame, facts: WeekFacts, wording: Wording, used: Set<string>): GameStory {
  const { winner, loser } = game
  return {
    matchupId: game.matchupId,
    stage: game.stage?.title ?? null,
    teams: [winner.team, loser.team],
    points: [winner.points, loser.points],
    isTie: game.isTie,
    sentences: [writeGameResult(game, wording), ...explainGame(game, facts, wording, used)],
  }
}

/** Up to two sentences after the result; at most `limit`. */
export function explainGame(
  game: EditionGame,
  facts: WeekFacts,
  wording: Wording,
  used: Set<string>,
  limit = 2,
): Sentence[] {
  if (isEmptyGame(game)) return []
  const [why, ...others] = findNotes(isOverruled(game) ? [] : reasons, game, facts, used)
  const whyElse = others.find(({ subjects }) => !subjects.some((subject) => why?.subjects.includes(subject)))
  const [context] = findNotes(contexts, game, facts, used)
  const second =
    whyElse && whyElse.weight >= strongReason && whyElse.weight > (context?.weight ?? 0) ? whyElse : context
  const covered = [why, second].filter((note) => note !== undefined).slice(0, limit)
  for (const subject of covered.flatMap(({ subjects }) => subjects)) used.add(subject)
  return covered.map((note) => note.write(wording))
}

function findNotes(
  finders: readonly FindNote[],
  game: EditionGame,
  facts: WeekFacts,
  used: ReadonlySet<string>,
): GameReason[] {
  return finders
    .flatMap((find) => find(game, facts) ?? [])
    .filter(({ subjects }) => !subjects.some((subject) => used.has(subject)))
    .sort((a, b) => b.weight - a.weight)
}
