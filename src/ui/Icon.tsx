import { iconPaths } from './icons.ts'
import { inRem } from './in-rem.ts'

/** An icon by name; a name we do not know is a star. It says nothing to a screen reader unless it has a label. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const path = Object.hasOwn(iconPaths, name) ? iconPaths[name as keyof typeof iconPaths] : iconPaths.star
  return (
    <svg
      width={inRem(size)}
      height={inRem(size)}
      viewBox="0 0 24 24"
      className={className ? `icon ${className}` : 'icon'}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={path} />
    </svg>
  )
}

export interface IconProps {
  /** A name of `icons.ts`; an answer's icon name may be anything. */
  name: string
  /** Pixels where the page's font has its usual size. */
  size?: number
  label?: string
  className?: string
}
