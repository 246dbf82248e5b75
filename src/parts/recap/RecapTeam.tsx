import { TeamName, type TeamNameProps } from '../../ui/TeamMark.tsx'
import type { TeamLinks } from './recap-links.ts'

/** A team's mark and name, linked to its page if known. */
export function RecapTeam({ teamId, links, ...name }: TeamNameProps & { teamId: number | null; links: TeamLinks }) {
  if (teamId === null) return <TeamName {...name} />
  return (
    <a href={links.team(teamId)} className="flex min-w-0 max-w-full hover:text-accent hover:underline">
      <TeamName {...name} />
    </a>
  )
}
