import { writeDecidedBy } from '../../../domain/decided-by.ts'
import { formatCount, formatScores } from '../../../ui/format.ts'
import type { StoryCard } from '../story.ts'
import type { TeamFacts } from '../team-facts.ts'

interface Opponent {
  name: string
  wins: number
  losses: number
  ties: number
  /** Own points minus the opponent's, over all games. */
  margin: number
  scores: string[]
}

/** Games against one opponent before it is a nemesis. */
const fewestGames = 2

/** The opponent that won every one of at least two games, and the one that lost them all. */
export function writeOpponents({ rows, standing }: TeamFacts): StoryCard | null {
  const met = [...listOpponents(rows).values()]
  const [nemesis] = met
    .filter(({ wins, ties, losses }) => wins + ties === 0 && losses >= fewestGames)
    .toSorted((a, b) => b.losses - a.losses || a.margin - b.margin)
  const [victim] = met
    .filter(({ wins, ties, losses }) => losses + ties === 0 && wins >= fewestGames)
    .toSorted((a, b) => b.wins - a.wins || b.margin - a.margin)
  const named = [...faceOf('Nemesis', nemesis), ...faceOf('Favorite victim', victim)]
  const about = nemesis ?? victim
  if (!about) return null
  return {
    key: 'opponents',
    // One meeting is chance.
    weight: (about.wins + about.losses - 1) / 2,
    layout: 'faces',
    label: nemesis && victim ? 'Nemesis and favorite victim' : nemesis ? 'The nemesis' : 'The favorite victim',
    // A single one is named by the card's label.
    faces: named.length > 1 ? named : named.map((face) => ({ ...face, label: describeGames(about) })),
    sentence: nemesis
      ? `Never beat ${nemesis.name}: ${nemesis.scores.join(', ')}.`
      : `Never lost to ${about.name}: ${about.scores.join(', ')}.`,
    team: standing.teamName,
    inShort: named[0] ?? null,
    source: { screen: 'performance', label: 'Every game of the season' },
  }
}

function describeGames({ wins, losses, ties }: Opponent): string {
  return formatCount(wins + losses + ties, 'game')
}

function faceOf(label: string, opponent: Opponent | undefined) {
  return opponent ? [{ label, name: opponent.name, figure: `${opponent.wins}-${opponent.losses}` }] : []
}

/** A round over several weeks is one game. */
function listOpponents(rows: TeamFacts['rows']): Map<number, Opponent> {
  const opponents = new Map<number, Opponent>()
  for (const { result } of rows) {
    const { word, opponentId, opponentName, round } = result
    const { own, opponent } = round ?? result
    const isGame = word === 'WIN' || word === 'LOSS' || word === 'TIE'
    const isCounted = !round || round.week === round.of
    if (!isGame || !isCounted || opponentId === null || !opponentName || own === null || opponent === null) continue
    const known = opponents.get(opponentId) ?? {
      name: opponentName,
      wins: 0,
      losses: 0,
      ties: 0,
      margin: 0,
      scores: [],
    }
    known[word === 'WIN' ? 'wins' : word === 'LOSS' ? 'losses' : 'ties'] += 1
    known.margin += own - opponent
    const decided = word === 'TIE' ? [] : word === 'WIN' ? [own, opponent] : [opponent, own]
    known.scores.push(`${formatScores([own, opponent])}${writeDecidedBy(decided)}`)
    opponents.set(opponentId, known)
  }
  return opponents
}
