import { classNames } from './class-names.ts'
import { designTeamMark } from './team-mark.ts'

/** A team's mark. It stands beside the name, so it says nothing to a screen reader. */
export function TeamMark({
  name,
  size = 28,
  className,
}: {
  name: string | undefined
  size?: number
  className?: string
}) {
  const { letters, path, hue } = designTeamMark(name ?? '')
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden="true"
      className={classNames('shrink-0', className)}
    >
      <path d={path} fill={`oklch(0.44 0.09 ${hue})`} />
      <text
        x="16"
        y="16.5"
        fill="#fff"
        fontSize={[...letters].length > 2 ? 11 : 13}
        textAnchor="middle"
        dominantBaseline="central"
        className="scoreboard"
      >
        {letters}
      </text>
    </svg>
  )
}

/** A mark with its name, which is cut with an ellipsis where there is no room, or, if it `wraps`, after two lines. */
export function TeamName({ name, size, wraps, className }: TeamNameProps) {
  return (
    <span className={classNames('inline-flex min-w-0 max-w-full items-center gap-2', className)}>
      <TeamMark name={name} size={size} />
      <bdi
        className={classNames('min-w-0', wraps ? 'line-clamp-2 whitespace-normal text-left' : 'truncate')}
        title={name}
      >
        {name?.trim() ? name : 'Unnamed team'}
      </bdi>
    </span>
  )
}

export interface TeamNameProps {
  name: string | undefined
  /** Pixels of the mark. */
  size?: number
  wraps?: boolean
  className?: string
}
