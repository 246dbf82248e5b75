import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import { useMessageTitle } from './use-document-title.ts'

/** A failure or an empty state, with the reason and the next step. */
export function Message({ title, text, detail, icon, tone = 'empty', level = 2, children, className }: MessageProps) {
  useMessageTitle(level === 1 && typeof title === 'string' ? title : null)
  const Heading = `h${level}` as 'h1' | 'h2' | 'h3'
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      className={classNames(
        'mx-auto flex max-w-lg flex-col items-center gap-2 px-4 py-12 text-center max-sm:pt-2',
        className,
      )}
    >
      <Icon
        name={icon ?? (tone === 'error' ? 'warning' : 'info')}
        size={28}
        className={tone === 'error' ? 'text-worse' : 'text-muted'}
      />
      {title && <Heading className="scoreboard text-2xl">{title}</Heading>}
      {text && <p className="max-w-full text-muted">{text}</p>}
      {detail && <p className="max-w-full text-muted text-sm">{detail}</p>}
      {children && <div className="mt-3 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  )
}

export interface MessageProps {
  title?: ReactNode
  text?: ReactNode
  /** A second, smaller line: the server's message, or what to do. */
  detail?: ReactNode
  icon?: string
  /** Errors are announced by screen readers at once. */
  tone?: 'error' | 'empty'
  /** 1: in place of the page's content. */
  level?: 1 | 2 | 3
  /** Buttons for the next step. */
  children?: ReactNode
  className?: string
}
