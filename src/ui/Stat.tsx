import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import { keepUnbroken } from './Unbroken.tsx'

/** A figure under its label, inside a `<dl>`. */
export function Stat(props: StatProps) {
  return <Figure {...props} size="text-2xl" />
}

/** The same in large type, for a page's main figures. */
export function LargeStat(props: StatProps) {
  return <Figure {...props} size="text-4xl" />
}

function Figure({ label, value, note, className, size }: StatProps & { size: string }) {
  return (
    <div className={classNames('min-w-0', className)}>
      <dt className="text-muted text-sm">{label}</dt>
      <dd className={classNames('scoreboard wrap-anywhere tracking-tight', size)}>{keepUnbroken(value)}</dd>
      {note && <dd className="truncate text-muted text-sm">{note}</dd>}
    </div>
  )
}

export interface StatProps {
  label: ReactNode
  value: ReactNode
  note?: ReactNode
  className?: string
}

/**
 * Figures with their labels in one line, which scrolls sideways if too narrow; on paper it wraps. With `hasCards` each is a card on phones.
 */
export function StatLine({ label, items, lead, hasCards = false }: StatLineProps) {
  if (items.length === 0 && !lead) return null
  return (
    <section
      aria-label={label}
      // A scrolling element must be reachable by keyboard.
      {...{ tabIndex: 0 }}
      className="fading -mx-4 overflow-x-auto px-4 -outline-offset-2 [scrollbar-width:none] max-xl:[--after:2.5rem] print:mx-0 print:overflow-visible print:px-0 print:mask-none"
    >
      <div
        className={classNames(
          'flex w-max gap-x-4 pr-4 text-sm xl:pr-0 leading-7 print:w-auto print:flex-wrap print:pr-0',
          hasCards && 'max-sm:gap-x-2 max-sm:items-center max-sm:pr-8',
        )}
      >
        {lead}
        <ul className="contents">
          {items.map(({ key, label, icon, value, note, tone = 'plain', isMoment }) => (
            <li
              key={key}
              className={classNames(
                'flex items-center gap-1.5 whitespace-nowrap tabular-nums',
                hasCards && cardOnPhone,
                isMoment && 'moment rounded-sm px-2',
              )}
            >
              {icon && <Icon name={icon} size={14} className={tone === 'gold' ? 'text-gold' : 'text-muted'} />}
              <span className={tone === 'gold' ? 'text-gold' : 'text-muted'}>{label}</span>
              <span
                className={classNames('font-semibold', hasCards && 'max-sm:w-full max-sm:text-lg max-sm:leading-5')}
              >
                {value}
              </span>
              {note && <span className="text-muted">{note}</span>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const cardOnPhone =
  'max-sm:w-min max-sm:min-w-36 max-sm:flex-wrap max-sm:gap-y-0 max-sm:rounded-lg max-sm:border max-sm:border-hairline max-sm:bg-surface max-sm:px-3 max-sm:py-1.5 max-sm:leading-5'

export interface StatLineProps {
  label?: string
  items: readonly StatLineItem[]
  hasCards?: boolean
  /** Before the figures. */
  lead?: ReactNode
}

export interface StatLineItem {
  key: string
  label: ReactNode
  value: ReactNode
  note?: ReactNode
  icon?: string
  /** 'gold' is for champions only. */
  tone?: 'plain' | 'gold'
  /** Seen for the first time. */
  isMoment?: boolean
}

/** A figure on its own card. `tone="gold"` is for champions only. */
export function StatCard({ label, value, note, icon, tone = 'plain', className }: StatCardProps) {
  return (
    <div
      className={classNames(
        'min-w-0 rounded-lg border bg-surface px-4 py-3',
        tone === 'gold' ? 'border-gold' : 'border-hairline',
        className,
      )}
    >
      <p className={classNames('flex items-center gap-1.5 text-sm', tone === 'gold' ? 'text-gold' : 'text-muted')}>
        {icon && <Icon name={icon} size={16} />}
        <span>{label}</span>
      </p>
      <div className="scoreboard mt-1 truncate text-2xl tracking-tight">{value}</div>
      {note && <p className="truncate text-muted text-sm tabular-nums">{note}</p>}
    </div>
  )
}

export interface StatCardProps extends StatProps {
  icon?: string
  tone?: 'plain' | 'gold'
}
