/** A bracket as a picture: a column a round, lines from a game to the winner's next; the champion's way is golden. */
import { fitName } from '../../charts/fit-name.ts'
import { formatPoints } from '../../ui/format.ts'
import type { BracketRound, BracketSlot } from './bracket-games.ts'
import { layOutBracket, type PlacedGame } from './bracket-layout.ts'

interface BracketDrawingProps {
  rounds: readonly BracketRound[]
  /** Pixels, from `ChartFrame`. */
  width: number
  /** What the picture shows, for screen readers; the games are in the table below. */
  label: string
  championId: number | null
}

const gap = 28
const head = 44
const titleHeight = 18
const slotHeight = 27
const boxHeight = titleHeight + 2 * slotHeight
const step = boxHeight + 16
/** Names need that much. */
export const leastColumn = 218

export function BracketDrawing({ rounds, width, label, championId }: BracketDrawingProps) {
  const { games, lines, rows } = layOutBracket(rounds)
  const column = Math.min(380, Math.max(leastColumn, (width - gap * (rounds.length - 1)) / rounds.length))
  const total = column * rounds.length + gap * (rounds.length - 1)
  const height = head + rows * step
  const place = (placed: PlacedGame) => ({ x: placed.column * (column + gap), y: head + placed.row * step })
  const isChampions = ({ game: { first, second } }: PlacedGame) =>
    championId !== null && [first, second].some((slot) => slot?.isWinner && slot.teamId === championId)
  return (
    <svg role="img" aria-label={label} width={total} height={height} className="block">
      {rounds.map(({ title, weeks }, index) => (
        <g key={title} transform={`translate(${index * (column + gap)} 0)`}>
          <text y="15" fontSize="15" fontWeight="600" fill="var(--ink)">
            {title}
          </text>
          <text y="32" fontSize="12" fill="var(--muted)">
            {weekWords(weeks)}
          </text>
        </g>
      ))}
      {lines.map(({ from, to }) => {
        const start = place(from)
        const end = place(to)
        const y = start.y + titleHeight + slotHeight
        const isGold = isChampions(from)
        return (
          <path
            key={from.game.key}
            d={`M${start.x + column} ${y} h${gap / 2} V${end.y + titleHeight + slotHeight} h${gap / 2}`}
            fill="none"
            stroke={isGold ? 'var(--gold)' : 'var(--outline)'}
            strokeWidth={isGold ? 2.5 : 1.25}
          />
        )
      })}
      {games.map((placed) => {
        const { x, y } = place(placed)
        const { game } = placed
        return (
          <g key={game.key} transform={`translate(${x} ${y})`}>
            <text y="13" fontSize="12" fill="var(--muted)">
              {game.title}
            </text>
            <g transform={`translate(0 ${titleHeight})`}>
              <rect
                x="0.5"
                y="0.5"
                width={column - 1}
                height={2 * slotHeight - 1}
                rx="4"
                fill="var(--surface)"
                stroke={isChampions(placed) ? 'var(--gold)' : 'var(--hairline)'}
              />
              <line x1="0" x2={column} y1={slotHeight} y2={slotHeight} stroke="var(--hairline)" />
              <Slot slot={game.first} width={column} isDecided={game.isFinal && !game.isBye} championId={championId} />
              <g transform={`translate(0 ${slotHeight})`}>
                {game.second ? (
                  <Slot slot={game.second} width={column} isDecided={game.isFinal} championId={championId} />
                ) : (
                  <text x="30" y="18" fontSize="12" fill="var(--muted)">
                    Bye
                  </text>
                )}
              </g>
            </g>
          </g>
        )
      })}
    </svg>
  )
}

interface SlotProps {
  slot: BracketSlot
  width: number
  isDecided: boolean
  championId: number | null
}

function Slot({ slot, width, isDecided, championId }: SlotProps) {
  const { name, seed, points, weekPoints, isWinner, isKnown, teamId } = slot
  const isGold = isWinner && teamId !== null && teamId === championId
  const isStrong = isWinner || (isKnown && !isDecided)
  const parts = weekPoints.some((week) => week === null) || width < 330 ? '' : weekPoints.map(formatPoints).join(' + ')
  const room = width - 30 - (points === null ? 8 : 58) - (parts ? 92 : 0)
  return (
    <g fill={isGold ? 'var(--gold)' : isStrong ? 'var(--ink)' : 'var(--muted)'}>
      <text x="8" y="18" fontSize="12" fill="var(--muted)" className="tabular-nums">
        {seed}
      </text>
      <text x="30" y="18" fontSize="13" fontWeight={isWinner ? 600 : 400}>
        {fitName(name, room, 13)}
      </text>
      {parts && (
        <text x={width - 58} y="18" fontSize="11" textAnchor="end" fill="var(--muted)" className="tabular-nums">
          {parts}
        </text>
      )}
      {points !== null && (
        <text x={width - 8} y="19" fontSize="16" textAnchor="end" className="scoreboard">
          {formatPoints(points)}
        </text>
      )}
    </g>
  )
}

export function weekWords(weeks: readonly number[]): string {
  if (weeks.length < 2) return weeks.length === 0 ? '' : `Week ${weeks[0]}`
  return `Weeks ${weeks[0]} and ${weeks.at(-1)}, one game`
}
