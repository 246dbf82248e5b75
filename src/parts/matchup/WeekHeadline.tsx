import { classNames } from '../../ui/class-names.ts'
import { Unbroken } from '../../ui/Unbroken.tsx'

/** The finding that a week's screen begins with. */
export function WeekHeadline({ text, isChanging = false }: { text: string | null; isChanging?: boolean }) {
  if (text === null) return null
  return (
    <p
      className={classNames(
        'scoreboard mb-5 text-balance text-3xl leading-tight max-sm:text-2xl',
        // Nothing below moves when another team leads.
        isChanging ? 'min-h-[2lh] sm:min-h-[1lh]' : 'max-w-3xl',
      )}
    >
      <Unbroken text={text} />
    </p>
  )
}
