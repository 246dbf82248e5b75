import { useContext } from 'react'
import { classNames } from './class-names.ts'
import { rem } from './css-lengths.ts'
import { useIsMine } from './my-team.ts'
import { TeamLogosContext } from './TeamLogosProvider.tsx'
import { designTeamMark } from './team-mark.ts'

/**
 * A team's mark, covered by the league's logo. Hidden from screen readers, because the name is beside it. The logo fills the mark's box:
 * nothing moves when it loads, and if it fails the mark is visible. `data-mine` marks the reader's own team (`base.css`).
 */
export function TeamMark({ name, size = 28, className }: TeamMarkProps) {
  const logo = useContext(TeamLogosContext).get(name?.trim() ?? '')
  const isMine = useIsMine(name)
  if (logo === undefined || size > pictureSide)
    return <GeneratedMark name={name} size={size} className={className} isMine={isMine} />
  return (
    <span data-mine={isMine ? '' : undefined} className={classNames('relative inline-flex shrink-0', className)}>
      <GeneratedMark name={name} size={size} className="max-h-full max-w-full" />
      <img src={logo} alt="" loading="lazy" decoding="async" className="team-logo" />
    </span>
  )
}

/** Logos are stored in this size; larger marks are generated. */
const pictureSide = 96

interface TeamMarkProps {
  name: string | undefined
  size?: number
  className?: string
}

function GeneratedMark({ name, size = 28, className, isMine = false }: TeamMarkProps & { isMine?: boolean }) {
  const { letters, path, hue } = designTeamMark(name ?? '')
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      data-mine={isMine ? '' : undefined}
      width={rem(size)}
      height={rem(size)}
      className={classNames('shrink-0', className)}
    >
      <path d={path} fill={`oklch(.44 .09 ${hue})`} />
      <text
        x="16"
        y="16.5"
        className={classNames(
          'scoreboard mark-letters',
          [...letters].length > 2 ? '[font-size:11px]' : '[font-size:13px]',
        )}
      >
        {letters}
      </text>
    </svg>
  )
}

/** A mark with its name, truncated with an ellipsis, or, if it `wraps`, after two lines. */
export function TeamName({ name, size, wraps, className }: TeamNameProps) {
  const isMine = useIsMine(name)
  return (
    <span className={classNames('inline-flex min-w-0 max-w-full items-center gap-2', className)}>
      <TeamMark name={name} size={size} />
      <bdi
        className={classNames('min-w-0', wraps ? 'line-clamp-2 whitespace-normal text-left' : 'truncate')}
        title={name}
      >
        {name?.trim() ? name : 'Unnamed team'}
      </bdi>
      {isMine && <span className="sr-only">(your team)</span>}
    </span>
  )
}

export interface TeamNameProps {
  name: string | undefined
  size?: number
  wraps?: boolean
  className?: string
}
