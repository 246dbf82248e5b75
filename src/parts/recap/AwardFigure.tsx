import { classNames } from '../../ui/class-names.ts'
import { splitDisplay } from '../awards/split-display.ts'

/** The figure large, with the rest of the sentence, or the whole sentence where the figure is in its middle. */
export function AwardFigure({ display, isLarge = false }: { display: string; isLarge?: boolean }) {
  const { before, figure, after } = splitDisplay(display)
  const rest = before.trim() === '' ? after.trim().replace(/^,\s*/, '') : display
  return (
    <div className="mt-1">
      {figure && (
        <p
          className={classNames(
            'scoreboard [font-variant-numeric:normal]',
            isLarge ? 'text-[clamp(4rem,14vw,9rem)] leading-none' : 'text-4xl',
          )}
        >
          {figure}
        </p>
      )}
      {rest && (
        <p className={classNames('text-pretty wrap-anywhere', isLarge ? 'mt-2 text-lg' : 'text-muted text-sm')}>
          {rest}
        </p>
      )}
    </div>
  )
}
