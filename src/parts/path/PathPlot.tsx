/**
 * How a game's chance moved over the week's NFL games, the home team's up. The line ends where nobody watched, and those hours are shaded; below it
 * are the kickoffs.
 */
import { describePath, describeTurn } from './describe-path.ts'
import type { PicturedGame } from './game-picture.ts'
import { PictureButton } from './PictureButton.tsx'
import { type GamePath, placePath, type WatchedWeek } from './place-path.ts'

export default function PathPlot({ path, week, game }: PathPlotProps) {
  const placed = placePath(path, week)
  if (!placed) return null
  const { line, gaps, kickoffs, end } = placed
  const [home, away] = [game.home.team.name, game.away.team.name]
  // Nobody scores in it any more: what turned it is said, and there is a picture of it.
  const isOver = game.status === 'final' || [game.home, game.away].every(({ startersToCome }) => startersToCome === 0)
  const turn = isOver ? describeTurn(path) : null
  return (
    <>
      <div
        role="img"
        aria-label={describePath(path, { ...week, name: home })}
        className="tabular-nums text-muted text-xs"
      >
        <div className="relative h-12">
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="absolute inset-0 size-full overflow-visible"
            fill="none"
          >
            {gaps.map(({ from, to }) => (
              <rect key={from} x={from} width={to - from} height="100" fill="var(--hairline)" fillOpacity="0.5" />
            ))}
            <path d="M0,50H100" stroke="var(--hairline)" vectorEffect="non-scaling-stroke" />
            {kickoffs.map(({ at }) => (
              <path key={at} d={`M${at},0V100`} stroke="var(--hairline)" vectorEffect="non-scaling-stroke" />
            ))}
            <path
              d={line}
              stroke="var(--ink)"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <bdi className="absolute top-0 left-0 max-w-1/2 truncate leading-4">{home}</bdi>
          <bdi className="absolute bottom-0 left-0 max-w-1/2 truncate leading-4">{away}</bdi>
          <span
            className="absolute size-1.5 -translate-1/2 rounded-full bg-ink"
            style={{ left: `${end.x}%`, top: `${end.y}%` }}
          />
        </div>
        <p className="relative h-4 leading-4">
          {kickoffs.map(
            ({ at, label }) =>
              label && (
                <span key={at} className="absolute whitespace-nowrap" style={{ left: `${at}%` }}>
                  {label}
                </span>
              ),
          )}
        </p>
      </div>
      {turn && (
        <p className="text-sm">
          <bdi>{turn}</bdi>
        </p>
      )}
      {isOver && <PictureButton path={path} week={week} game={game} />}
    </>
  )
}

interface PathPlotProps {
  path: GamePath
  week: WatchedWeek
  game: PicturedGame
}
