import type { ReactNode } from 'react'

/** A link to a team's page; a team that left the league has none, so its name is text. */
export function TeamPageLink({ team, href, className, children }: TeamPageLinkProps) {
  if (team.hasLeft) return <span className={className}>{children}</span>
  return (
    <a href={href} className={className}>
      {children}
    </a>
  )
}

interface TeamPageLinkProps {
  team: { hasLeft?: true | null }
  href: string
  className?: string
  children: ReactNode
}
