/** Explains the first team's wins, and shows the standings without luck. */

import { joinList } from '../../domain/join-list.ts'
import { Delta } from '../../ui/Delta.tsx'
import { formatCount, formatNumber, formatSigned, formatWins } from '../../ui/format.ts'
import { Section, SectionLink } from '../../ui/Section.tsx'
import { capitalize } from '../history/history-words.ts'
import type { Step } from '../managers/manager-view.ts'
import { Waterfall } from '../managers/Waterfall.tsx'
import type { LuckAndCraft } from './luck-and-craft.ts'
import { RecapTeam } from './RecapTeam.tsx'
import type { RecapLinks } from './recap-links.ts'

export function RecapLuck({ craft, links }: { craft: LuckAndCraft | null; links: RecapLinks }) {
  if (!craft) return null
  const { withoutLuck, first } = craft
  return (
    <div
      className={first && withoutLuck.length > 0 ? 'grid gap-10 max-sm:gap-6 lg:grid-cols-2 lg:items-start' : undefined}
    >
      {first && (
        <Section
          title={
            <>
              How <bdi>{first.teamName}</bdi> won {formatWins(first.wins)} {first.wins === 1 ? 'game' : 'games'}
            </>
          }
          note="Regular-season wins, broken down from a .500 start"
          action={<SectionLink href={links.managers}>Managers</SectionLink>}
          inside={describeSteps(first.steps)}
        >
          <Waterfall steps={first.steps} most={first.most} />
        </Section>
      )}
      {withoutLuck.length > 0 && (
        <Section
          title="Standings without luck"
          note="Expected wins from scoring, and luck"
          action={<SectionLink href={links.power}>Power and luck</SectionLink>}
          inside={`Expected wins of ${formatCount(withoutLuck.length, 'team')}`}
        >
          <ol className="border-hairline border-b">
            {withoutLuck.map(({ teamId, teamName, expectedWins, record, luck }) => (
              <li key={teamId} className="flex items-center gap-3 border-hairline border-t py-2">
                <span className="min-w-0 grow font-semibold">
                  <RecapTeam teamId={teamId} name={teamName} size={28} links={links} />
                </span>
                <span className="shrink-0 text-right text-muted text-sm tabular-nums leading-4">
                  <span className="block">{record}</span>
                  <Delta value={luck} />
                </span>
                <span className="scoreboard w-12 shrink-0 text-right text-2xl">{formatNumber(expectedWins, 1)}</span>
              </li>
            ))}
          </ol>
        </Section>
      )}
    </div>
  )
}

/** 'Draft +1.9, moves −0.6, lineups +0.7 and luck 0.0' */
function describeSteps(steps: readonly Step[]): string {
  const parts = steps.filter(({ isTotal }) => !isTotal)
  return capitalize(
    joinList(parts.map(({ label, from, to }) => `${label.toLowerCase()}\u00a0${formatSigned(to - from)}`)),
  )
}
