import type { GameSet } from '../../domain/vocabulary.ts'
import { navigateQuery } from '../../stores/location.ts'
import { classNames } from '../../ui/class-names.ts'
import { SegmentedToggle } from '../../ui/SegmentedToggle.tsx'
import { gameSetOptions } from './history-view.ts'

/** One selection for the table, the records and the matrix; it is in the URL. */
export function GameSetToggle({ value, of, className }: { value: GameSet; of: string; className?: string }) {
  return (
    <SegmentedToggle
      label={`Games of ${of}`}
      value={value}
      options={gameSetOptions}
      onChange={(chosen) => navigateQuery({ games: chosen === 'regular' ? null : chosen }, { replace: true })}
      className={classNames('max-w-full', className)}
    />
  )
}
