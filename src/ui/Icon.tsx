import { classNames } from './class-names.ts'
import { rem } from './css-lengths.ts'
import { iconPaths } from './icons.ts'

/** An icon by name; an unknown name shows a star. Hidden from screen readers unless it has a label. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const path = Object.hasOwn(iconPaths, name) ? iconPaths[name as keyof typeof iconPaths] : iconPaths.star
  return (
    <svg
      viewBox="0 0 24 24"
      width={rem(size)}
      height={rem(size)}
      className={classNames('icon', className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={path} />
    </svg>
  )
}

export interface IconProps {
  /** A name of `icons.ts`; icon names in responses may be anything. */
  name: string
  /** Pixels at the usual font size. */
  size?: number
  label?: string
  className?: string
}
