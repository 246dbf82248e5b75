/** The path of a game; once nobody scores in it any more, what turned it and a picture of it. */
import { isGameOver } from '../../contract/game-over.ts'
import { describeTurn } from './describe-path.ts'
import type { PicturedGame } from './game-picture.ts'
import { PathFigure } from './PathFigure.tsx'
import { PictureButton } from './PictureButton.tsx'
import type { GamePath, WatchedWeek } from './place-path.ts'

export default function PathPlot({ path, week: watched, game }: PathPlotProps) {
  const { home, away, status } = game
  const week = { ...watched, isOver: status === 'final' }
  const isOver = isGameOver(game, game.week)
  const turn = isOver ? describeTurn(path) : null
  // As the card lists them: the winner first.
  const [first, second] = away.isWinner ? [away, home] : [home, away]
  return (
    <PathFigure path={path} week={week} first={first.team} second={second.team}>
      {turn && (
        <p className="text-sm">
          <bdi>{turn}</bdi>
        </p>
      )}
      {isOver && <PictureButton path={path} week={week} game={game} />}
    </PathFigure>
  )
}

interface PathPlotProps {
  path: GamePath
  week: Omit<WatchedWeek, 'isOver'>
  game: PicturedGame
}
