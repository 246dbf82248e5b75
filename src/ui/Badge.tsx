import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'

/** A short label on a faint background of its own color. Color is never the only signal: the label says it too. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span
      className={classNames(
        'tint inline-flex items-center gap-1 whitespace-nowrap rounded-sm px-1.5 font-medium text-sm',
        badgeTones[tone],
      )}
    >
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  )
}

const badgeTones = {
  neutral: 'text-muted',
  accent: 'text-accent',
  green: 'text-green',
  blue: 'text-blue',
  yellow: 'text-yellow',
  red: 'text-red',
  better: 'text-better',
  worse: 'text-worse',
  /** Champions only. */
  gold: 'text-gold',
}

export type BadgeTone = keyof typeof badgeTones

export interface BadgeProps {
  children: ReactNode
  tone?: BadgeTone
  icon?: string
}
