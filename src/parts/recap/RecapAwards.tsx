/** The awards as cards: title, figure, winner. Each links to its own page. */
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Section, SectionLink } from '../../ui/Section.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { awardIcon, nameRange, type SeasonAward } from '../awards/season-awards.ts'
import { figureAndRest } from '../awards/split-display.ts'
import type { RecapLinks } from './recap-links.ts'

export function RecapAwards({ awards, links }: { awards: readonly SeasonAward[]; links: RecapLinks }) {
  if (awards.length === 0) return null
  return (
    <Section
      title="Season superlatives"
      action={<SectionLink href={links.awards}>Awards of the league</SectionLink>}
      inside={nameRange(awards)}
    >
      <ul className="grid grid-cols-2 gap-x-5 sm:gap-x-8 md:grid-cols-3 lg:grid-cols-4">
        {awards.map((award) => (
          <li key={award.key} className="min-w-0 border-hairline border-t py-3">
            <WonAward award={award} href={links.award(award.key)} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function WonAward({ award, href }: { award: SeasonAward; href: string }) {
  const { teamName, playerName, display } = award.winner
  const { figure, rest } = figureAndRest(display)
  return (
    <a href={href} className="group flex h-full flex-col">
      <h3 className="flex items-start gap-2 font-semibold leading-5 wrap-anywhere group-hover:text-accent group-hover:underline">
        <Icon name={awardIcon(award)} size={18} className="mt-px text-accent max-sm:hidden" />
        {award.award}
      </h3>
      {figure && <p className="scoreboard mt-1 whitespace-nowrap text-4xl [font-variant-numeric:normal]">{figure}</p>}
      {rest && (
        <p className={classNames('text-muted text-sm wrap-anywhere', !figure && 'mt-1')}>
          <Unbroken text={rest} />
        </p>
      )}
      <div className="mt-auto flex min-w-0 flex-wrap items-center gap-x-2 pt-2">
        {playerName && <bdi className="min-w-0 basis-full truncate font-semibold">{playerName}</bdi>}
        {teamName && <TeamName name={teamName} size={20} />}
      </div>
    </a>
  )
}
