/**
 * The bracket as an SVG: a column per round, lines from a game to the winner's next one, and the champion's path in gold. Links to final
 * games are HTML above the SVG, because browsers do not prefetch SVG links.
 */
import type { CSSProperties } from 'react'
import { fitName } from '../../charts/fit-name.ts'
import { nameWeeks, titleWeeks } from '../../domain/week-names.ts'
import { cssPercent } from '../../ui/css-lengths.ts'
import { formatPoints } from '../../ui/format.ts'
import { useMyTeam } from '../../ui/my-team.ts'
import type { ShownGame, ShownRound, ShownSlot } from './bracket-games.ts'
import { layOutBracket, type PlacedGame } from './bracket-layout.ts'

export interface BracketDrawingProps {
  rounds: readonly ShownRound[]
  /** Pixels, from `ChartFrame`. */
  width: number
  /** Description for screen readers; the games are in the table below. */
  label: string
  championId: number | null
  /** URL of a team's game of a week. */
  gameHref: (week: number, teamId: number) => string
}

const gap = 28
const head = 44
const titleHeight = 18
const slotHeight = 27
const boxHeight = titleHeight + 2 * slotHeight
const step = boxHeight + 16
/** From the top of a game to the line between its teams. */
const middle = titleHeight + slotHeight
/** Printable width of Letter and A4 paper in pixels: the whole bracket is scaled to it. */
const paperWidth = 700
/** Minimum width of names. */
export const leastColumn = 218

export function BracketDrawing({ rounds, width, label, championId, gameHref }: BracketDrawingProps) {
  const { games, lines, rows } = layOutBracket(rounds)
  const column = Math.min(380, Math.max(leastColumn, (width - gap * (rounds.length - 1)) / rounds.length))
  const total = column * rounds.length + gap * (rounds.length - 1)
  const height = head + rows * step
  const place = (placed: PlacedGame) => ({ x: placed.column * (column + gap), y: head + placed.row * step })
  const isChampions = ({ game: { first, second } }: PlacedGame) =>
    championId !== null && [first, second].some((slot) => slot?.isWinner && slot.team?.id === championId)
  const links = games.flatMap((placed) => {
    const words = decidedGame(placed, rounds)
    return words ? [{ ...words, key: placed.game.key, title: placed.game.title, ...place(placed) }] : []
  })
  const linked = new Set(links.map(({ key }) => key))
  const drawing = (
    <svg
      role="img"
      aria-label={label}
      width={total}
      height={height}
      viewBox={`0 0 ${total} ${height}`}
      className="block"
    >
      {rounds.map(({ title, weeks }, index) => (
        <g key={title} transform={`translate(${index * (column + gap)} 0)`}>
          <text y="15" fontSize="15" fontWeight="600" fill="var(--ink)">
            {title}
          </text>
          <text y="32" fontSize="12" fill="var(--muted)">
            {titleRoundWeeks(weeks)}
          </text>
        </g>
      ))}
      {lines.map(({ from, to }) => {
        const start = place(from)
        const end = place(to)
        const isGold = isChampions(from)
        return (
          <path
            key={from.game.key}
            d={
              from.game.isMain
                ? `M${start.x + column} ${start.y + middle} h${gap / 2} V${end.y + middle} h${gap / 2}`
                : drawTeamLine({ x: start.x + column, y: start.y }, end.y, from.game, to.game)
            }
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
            {!linked.has(game.key) && (
              <text y="13" fontSize="12" fill="var(--muted)">
                {game.title}
              </text>
            )}
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
              <Slot
                slot={game.first}
                width={column}
                isDecided={game.status === 'final' && !game.isBye}
                championId={championId}
              />
              <g transform={`translate(0 ${slotHeight})`}>
                {game.second ? (
                  <Slot slot={game.second} width={column} isDecided={game.status === 'final'} championId={championId} />
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
  return (
    <div
      className="relative print:[zoom:var(--on-paper)]"
      style={{ width: `${total}px`, '--on-paper': Math.min(1, paperWidth / total).toFixed(3) } as CSSProperties}
    >
      {drawing}
      {links.map(({ key, title, sides, week, weeks, teamId, x, y }) => (
        <a
          key={key}
          href={gameHref(week, teamId)}
          className={gameLink}
          style={{
            left: cssPercent(x / total),
            top: `${y}px`,
            width: cssPercent(column / total),
            height: `${boxHeight}px`,
          }}
        >
          {title}
          <span className="sr-only">{`: ${sides}, ${weeks}`}</span>
        </a>
      ))}
    </div>
  )
}

/**
 * Games for ranks in between have no tree: each line leads from a team to the same team in its next game, so that lines between the same
 * rounds stay apart.
 */
function drawTeamLine(from: { x: number; y: number }, toY: number, game: ShownGame, next: ShownGame): string {
  const team = [game.first, game.second].find((slot) => slot?.isWinner)?.team ?? game.first.team
  const start = from.y + heightOfTeam(game, team?.id)
  const end = toY + heightOfTeam(next, team?.id)
  return `M${from.x} ${start} C${from.x + gap / 2} ${start} ${from.x + gap / 2} ${end} ${from.x + gap} ${end}`
}

/** From the top of a game to the middle of a team's line; of the game while its teams are open. */
function heightOfTeam({ first, second }: ShownGame, teamId: number | undefined): number {
  const row = teamId === undefined ? -1 : [first, second].findIndex((slot) => slot?.team?.id === teamId)
  return row < 0 ? middle : titleHeight + slotHeight * (row + 0.5)
}

/** Height of the title game's label. */
const gameLink =
  'absolute rounded-[4px] text-[12px] text-muted leading-[18px] underline-offset-4 hover:text-accent hover:underline'

/** Text and URL of the link to a final game, in its last week. Null: a bye, or not final. */
function decidedGame({ game, column }: PlacedGame, rounds: readonly ShownRound[]) {
  const { first, second, status, isBye } = game
  const weeks = rounds[column]?.weeks ?? []
  const week = weeks.at(-1)
  if (status !== 'final' || isBye || !first.team || !second?.team || week === undefined) return null
  return {
    sides: `${first.label} vs. ${second.label}`,
    weeks: nameWeeks(weeks),
    week,
    teamId: first.team.id,
  }
}

interface SlotProps {
  slot: ShownSlot
  width: number
  isDecided: boolean
  championId: number | null
}

function Slot({ slot, width, isDecided, championId }: SlotProps) {
  const { team, label, seed, points, weekPoints, isWinner } = slot
  const mine = useMyTeam()
  const isMine = team !== null && team.id === mine?.teamId
  const isGold = isWinner && team !== null && team.id === championId
  const isStrong = isWinner || (team !== null && !isDecided)
  const hasParts = width >= 330 && weekPoints.length > 1 && weekPoints.every((week) => week.points !== null)
  const parts = hasParts ? weekPoints.map((week) => formatPoints(week.points)).join(' + ') : ''
  const room = width - 30 - (points === null ? 8 : 58) - (parts ? 92 : 0)
  return (
    <g fill={isGold ? 'var(--gold)' : isStrong ? 'var(--ink)' : 'var(--muted)'}>
      {isMine && (
        <g className="print:hidden">
          <rect width={width} height={slotHeight} fill="var(--mine-ground)" />
          <rect width="3" height={slotHeight} fill="var(--ink)" />
        </g>
      )}
      <text x="8" y="18" fontSize="12" fill="var(--muted)" className="tabular-nums">
        {seed}
      </text>
      <text x="30" y="18" fontSize="13" fontWeight={isMine ? 700 : isWinner ? 600 : 400}>
        {fitName(label, room, 13)}
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

function titleRoundWeeks(weeks: readonly number[]): string {
  if (weeks.length === 0) return ''
  return weeks.length > 1 ? `${titleWeeks(weeks)}, one game` : titleWeeks(weeks)
}
