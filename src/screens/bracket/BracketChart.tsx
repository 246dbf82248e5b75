import { ChartFrame } from '../../charts/ChartFrame.tsx'
import { BracketDrawing, type BracketDrawingProps, leastColumn } from './BracketDrawing.tsx'

interface BracketChartProps extends Pick<BracketDrawingProps, 'rounds' | 'championId' | 'gameHref'> {
  /** The chart's title. */
  title: string
  name: string
}

/** The bracket with its downloads; on phones the chart scrolls within its frame, while its title and table stay. */
export function BracketChart({ rounds, title, name, championId, gameHref }: BracketChartProps) {
  return (
    <div className={frame}>
      <ChartFrame
        title={title}
        name={name}
        leastWidth={leastColumn * rounds.length}
        className={`print:min-w-0 ${widths[Math.min(rounds.length, widths.length) - 1]}`}
        table={{
          headers: [
            'Place in the bracket',
            'Game',
            'Round',
            'Weeks',
            'Seed',
            'Team',
            'Points',
            'Opponent’s seed',
            'Opponent',
            'Opponent’s points',
            'Winner',
          ],
          rows: rounds.flatMap(({ title: round, weeks, games }, at) =>
            games.map(({ title: game, first, second, winner }, index) => [
              `Round ${at + 1}, game ${index + 1}`,
              game,
              round,
              weeks.join(', '),
              asText(first.seed),
              first.label,
              first.points,
              asText(second?.seed),
              second?.label ?? 'Bye',
              second?.points ?? null,
              winner?.label ?? null,
            ]),
          ),
        }}
      >
        {(width) => (
          <BracketDrawing
            rounds={rounds}
            width={width}
            label={`${name}: ${title}`}
            championId={championId}
            gameHref={gameHref}
          />
        )}
      </ChartFrame>
    </div>
  )
}

const frame =
  '@container -mx-1 print:mx-0 print:overflow-visible overflow-x-auto overscroll-x-contain px-1 print:px-0 pb-1 [&_:is(figcaption,details)]:sticky [&_:is(figcaption,details)]:left-0 [&_:is(figcaption,details)]:w-[100cqw]'

/** Width for all columns, by the number of rounds. */
const widths = ['min-w-56', 'min-w-[30rem]', 'min-w-[45rem]', 'min-w-[61rem]']

/** Numbers in the table are points; a seed is text. */
const asText = (seed: number | null | undefined) => (seed == null ? null : String(seed))
