import type { ListedMove, ListedSide } from '../../../contract/responses/moves.ts'
import { capitalize, joinNames } from '../../../parts/history/history-words.ts'
import { findMoveHighlights } from '../../../parts/moves/move-highlights.ts'
import { describeOpenPicks, describeStarts } from '../../../parts/moves/move-labels.ts'
import { describeGamesAgainst } from '../../../parts/trades/describe-trade.ts'
import { verdictsIn } from '../../../parts/trades/rate-by-verdicts.ts'
import { formatDollars, formatSigned } from '../../../ui/format.ts'
import { type StoryCard, weighPoints } from '../story.ts'
import type { TeamFacts } from '../team-facts.ts'

const unit = 'points above replacement'

/** The best pickup. */
export function writePickUp({ responses: { moves }, teamId, standing }: TeamFacts): StoryCard | null {
  const best = findMoveHighlights(moves?.moves ?? []).started.find(({ team, value }) => team.id === teamId && value > 0)
  if (!best) return null
  const { move, moved, value } = best
  const price = move.bid ? ` for ${formatDollars(move.bid)}` : ''
  return {
    key: 'pick-up',
    weight: weighPoints(value),
    layout: 'figure',
    label: 'The best pickup',
    figure: formatSigned(value),
    unit,
    sentence: `${moved.player.name}, added in week ${move.week}${price}.`,
    note: describeStarts([moved]),
    team: standing.teamName,
    inShort: { label: 'Best pickup', name: moved.player.name, figure: formatSigned(value) },
    source: { screen: 'moves', label: 'All moves' },
  }
}

/** The trade with the largest effect, for better or worse. */
export function writeTrade({ responses: { moves, trades, league }, teamId, standing }: TeamFacts): StoryCard | null {
  const [largest] = (moves?.moves ?? [])
    .filter(({ kind }) => kind === 'trade')
    .flatMap((move) => {
      const side = move.sides.find(({ team }) => team.id === teamId)
      return side && side.value !== null && side.value !== 0 && side.received.length > 0
        ? [{ move, side, value: side.value }]
        : []
    })
    .toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value))
  if (!largest) return null
  const { move, side, value } = largest
  const verdict = verdictsIn(trades?.trades ?? [], league.season)(move.id)
  const games = describeGamesAgainst(verdict, { teamId, value, only: league.season })
  return {
    key: 'trade',
    weight: weighPoints(value),
    layout: 'figure',
    label: games ? 'The trade' : value > 0 ? 'The trade that paid' : 'The trade that didn’t',
    figure: formatSigned(value),
    // Its page rates it until today.
    unit: `${unit} this season`,
    sentence: `Got ${joinNames(side.received.map(({ player }) => player.name))} in week ${move.week}.`,
    ...noteOf(move, side, games),
    team: standing.teamName,
    inShort: {
      label: 'Trade',
      name: joinNames(
        side.received.map(({ player }) => player.name),
        2,
      ),
      figure: formatSigned(value),
    },
    source: { screen: 'moves', label: 'All trades' },
  }
}

function noteOf(move: ListedMove, own: ListedSide, games: string): { note?: string } {
  const { sides } = move
  const sent = own.sent.map(({ player }) => player.name)
  const others = sides.filter(({ team }) => team.id !== own.team.id).map(({ team }) => team.name)
  const open = describeOpenPicks(move)
  const parts = [
    sent.length > 0 && `For ${joinNames(sent)}`,
    others.length > 0 && `with ${joinNames(others)}`,
    open !== '' && open,
  ]
  const note = parts.filter(Boolean).join(', ')
  const notes = [games, note].filter(Boolean).map(capitalize)
  return notes.length === 0 ? {} : { note: notes.join('. ') }
}
