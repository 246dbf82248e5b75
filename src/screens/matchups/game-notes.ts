/** Remarks on a game. */
import { withArticle } from '../../domain/article.ts'
import { describeBetterLineup } from '../../parts/matchup/describe-better-lineup.ts'
import { labelHowWon, type WeekGame, type WeekGameSide, wonBy } from '../../parts/matchup/week-games.ts'
import { formatChance, formatOrdinal, formatPoints } from '../../ui/format.ts'

export interface GameMark {
  word: string
  text: string
}

/** Most important first; empty for a game without a result. The card itself says what the reader's own lineup cost. */
export function gameNotes(game: WeekGame, readerTeamId: number | null): GameMark[] {
  const { first, second, flags, isTie } = game
  if (!second) return []
  const notes: Record<WeekGame['flags'][number], () => GameMark> = {
    'nobody-started': () => ({ word: 'No contest', text: 'Neither team set a lineup.' }),
    upset: () => ({ word: 'Upset', text: upsetText(first) }),
    close: () => ({ word: 'Close', text: isTie ? 'A tie.' : `Decided ${wonBy(game)}.` }),
    blowout: () => ({ word: 'Blowout', text: `Won ${wonBy(game)}.` }),
    stolen: () => ({ word: 'Win left on the bench', text: stolenText(first, second) }),
    'top-score-loss': () => ({ word: 'Unlucky loss', text: topScoreText(second) }),
  }
  const isOnCard = describeBetterLineup(game, readerTeamId) !== null
  const marks = (Object.keys(notes) as (keyof typeof notes)[]).flatMap((flag) =>
    flags.includes(flag) && !(flag === 'stolen' && isOnCard) ? notes[flag]() : [],
  )
  const isSaid = flags.includes('close') || flags.includes('nobody-started')
  return isSaid ? marks : [...describeHow(game), ...marks]
}

/** What decided in place of the scores. */
function describeHow(game: WeekGame): GameMark[] {
  const { first, second } = game
  const word = labelHowWon(first, second)
  const text =
    first.points === second?.points
      ? `Both scored ${formatPoints(first.points)}.`
      : `${first.team.name} won with fewer points.`
  return word === null ? [] : [{ word, text }]
}

function upsetText({ team: { name }, chanceBefore }: WeekGameSide): string {
  return chanceBefore === null
    ? `${name} was the underdog.`
    : `${name} had ${withArticle(formatChance(chanceBefore))} chance before kickoff.`
}

function stolenText(winner: WeekGameSide, loser: WeekGameSide): string {
  const best = loser.optimalPoints === null ? '' : ` (${formatPoints(loser.optimalPoints)})`
  return `The optimal lineup of ${loser.team.name}${best} would have beaten ${formatPoints(winner.points)}.`
}

function topScoreText({ team: { name }, scoreRank: rank }: WeekGameSide): string {
  const which =
    rank === null ? 'one of the best scores' : rank === 1 ? 'the best score' : `the ${formatOrdinal(rank)}-best score`
  return `${name} lost with ${which} of the week.`
}
