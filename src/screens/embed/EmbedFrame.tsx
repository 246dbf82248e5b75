/** The frame of an embed, and its states without a league. Class names are those of `src/styles/embed.css`, an embed's only style sheet. */
import type { ReactNode } from 'react'
import { formatDay } from '../../ui/format.ts'

interface EmbedFrameProps {
  title: ReactNode
  subtitle: string
  /** The full page, opened outside the frame. */
  link: { href: string; text: string }
  /** When the league was read from its host, ISO 8601. */
  asOf: string | null
  children: ReactNode
}

export function EmbedFrame({ title, subtitle, link, asOf, children }: EmbedFrameProps) {
  return (
    <>
      <header>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <p>{subtitle}</p>
      </header>
      {children}
      <footer>
        <a href={link.href} target="_blank" rel="noopener">
          {link.text}
        </a>
        {asOf !== null && <span>As of {formatDay(asOf)}</span>}
      </footer>
    </>
  )
}

/** Replaces the figures if there are none yet or they failed to load. */
export function EmbedNote({ text, detail }: { text: string; detail?: string }) {
  return (
    <div className="note" role="status">
      <p>{text}</p>
      {detail && <p className="muted">{detail}</p>}
    </div>
  )
}

/** Skeleton rows. */
export function EmbedLoading({ text = 'Loading league...' }: { text?: string }) {
  return (
    <div className="loading" role="status">
      <span className="hidden">{text}</span>
      {Array.from({ length: 9 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same
        <i key={row} />
      ))}
    </div>
  )
}
