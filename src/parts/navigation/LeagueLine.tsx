import type { ReactNode } from 'react'
import { TeamMark } from '../../ui/TeamMark.tsx'

/** A league in a list, with links to its seasons. */
export function LeagueLine({ name, href, note, seasons }: LeagueLineProps) {
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <TeamMark name={name} />
      <span className="min-w-0 grow basis-48">
        {href === undefined ? (
          <bdi className="font-medium">{name}</bdi>
        ) : (
          <a href={href} className="thumb font-medium hover:underline">
            <bdi>{name}</bdi>
          </a>
        )}
        <span className="block text-muted text-sm tabular-nums">{note}</span>
      </span>
      <span className="ml-auto flex flex-wrap gap-x-4">
        {seasons.map(({ season, href }) => (
          <a
            key={href}
            href={href}
            aria-label={`${name}, season ${season}`}
            className="thumb text-muted tabular-nums hover:text-ink hover:underline"
          >
            {season}
          </a>
        ))}
      </span>
    </div>
  )
}

interface LeagueLineProps {
  name: string
  /** Left out where the league cannot be opened. */
  href: string | undefined
  note: ReactNode
  seasons: readonly { season: number; href: string }[]
}
