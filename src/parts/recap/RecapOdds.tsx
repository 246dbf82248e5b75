/** Comebacks and collapses: earlier playoff and title odds. */

import { joinList } from '../../domain/join-list.ts'
import { Section } from '../../ui/Section.tsx'
import { RecapTeam } from './RecapTeam.tsx'
import type { TeamLinks } from './recap-links.ts'
import type { RecapMoment } from './recap-odds.ts'

export function RecapOdds({ moments, links }: { moments: readonly RecapMoment[]; links: TeamLinks }) {
  if (moments.length === 0) return null
  return (
    <Section title="Against the odds" inside={joinList([...new Set(moments.map(({ teamName }) => teamName))])}>
      <ul>
        {moments.map(({ teamId, teamName, chance, words, isBeaten }) => (
          <li key={words} className="flex items-center gap-3 border-hairline py-2 not-first:border-t">
            <span className={`scoreboard w-14 shrink-0 text-2xl ${isBeaten ? 'text-better' : 'text-worse'}`}>
              {chance}
            </span>
            <span className="min-w-0">
              <RecapTeam teamId={teamId} name={teamName} size={22} links={links} className="font-semibold" />
              <span className="block text-sm">{words}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
