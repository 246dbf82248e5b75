/** The page of one award: title, figure, winner. Its props are data only. */
import { awardIcon, awardId, type SeasonAward } from '../../parts/awards/season-awards.ts'
import { figureAndRest } from '../../parts/awards/split-display.ts'
import { RecapFrame } from '../../parts/recap/RecapFrame.tsx'
import { RecapKicker } from '../../parts/recap/RecapHero.tsx'
import { RecapTeam } from '../../parts/recap/RecapTeam.tsx'
import type { RecapLinks } from '../../parts/recap/recap-links.ts'
import type { SeasonRecap } from '../../parts/recap/season-recap.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Section, SectionLink } from '../../ui/Section.tsx'
import { TeamMark } from '../../ui/TeamMark.tsx'

export interface AwardViewProps {
  recap: SeasonRecap
  award: SeasonAward
  links: RecapLinks
}

export function AwardView({ recap, award, links }: AwardViewProps) {
  const { teamId, teamName, playerName, display } = award.winner
  const { figure, rest } = figureAndRest(display)
  return (
    <RecapFrame recap={recap} links={links}>
      <RecapKicker recap={recap} href={links.recap} />
      <article className="grid items-center gap-x-10 gap-y-6 py-8 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <h1 className="scoreboard flex items-center gap-3 text-2xl text-accent">
            <Icon name={awardIcon(award)} size={28} />
            <span className="min-w-0 wrap-anywhere">{award.award}</span>
          </h1>
          {figure && (
            <p className="scoreboard mt-1 text-[clamp(4rem,14vw,9rem)] leading-none [font-variant-numeric:normal]">
              {figure}
            </p>
          )}
          {rest && <p className="mt-2 text-lg wrap-anywhere">{rest}</p>}
          <div className="mt-6">
            {playerName && (
              <p className="scoreboard text-4xl wrap-anywhere">
                <bdi>{playerName}</bdi>
              </p>
            )}
            {teamName && (
              <div className={playerName ? 'mt-1 flex text-lg' : 'scoreboard mt-1 flex text-4xl'}>
                <RecapTeam teamId={teamId} name={teamName} size={36} wraps links={links} />
              </div>
            )}
          </div>
          <Runners award={award} links={links} />
          {award.description && <p className="mt-6 max-w-[37em] text-muted">{award.description}</p>}
          <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
            <SectionLink href={links.recap}>The whole season</SectionLink>
            <SectionLink href={`${links.awards}#${awardId(award)}`}>Among the league’s awards</SectionLink>
          </p>
        </div>
        {teamName && <TeamMark name={teamName} size={240} className="max-md:hidden" />}
      </article>
      <Others recap={recap} award={award} links={links} />
    </RecapFrame>
  )
}

/** Second and third place. */
function Runners({ award: { runnersUp }, links }: Pick<AwardViewProps, 'award' | 'links'>) {
  if (runnersUp.length === 0) return null
  return (
    <section aria-labelledby="runners-up" className="mt-6 max-w-[37em]">
      <h2 id="runners-up" className="font-semibold text-muted">
        {runnersUp.length > 1 ? 'Runners-up' : 'Runner-up'}
      </h2>
      <ol start={2} className="mt-1 border-hairline border-b">
        {runnersUp.map(({ teamId, teamName, playerName, week, display }, index) => (
          <li
            key={`${teamId} ${teamName} ${playerName} ${week} ${display}`}
            className="flex items-baseline gap-3 border-hairline border-t py-2"
          >
            <span className="scoreboard w-4 shrink-0 text-muted">{index + 2}</span>
            <div className="min-w-0 grow">
              <div className="flex flex-wrap items-center gap-x-3 font-semibold">
                {playerName && <bdi className="min-w-0 wrap-anywhere">{playerName}</bdi>}
                {teamName && <RecapTeam teamId={teamId} name={teamName} size={22} links={links} />}
              </div>
              {display && <p className="text-muted text-sm wrap-anywhere">{display}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The season's other awards with their winners. */
function Others({ recap, award, links }: AwardViewProps) {
  const others = recap.awards.filter(({ key }) => key !== award.key)
  if (others.length === 0) return null
  return (
    <Section title="More from this season">
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {others.map((other) => (
          <li key={other.key} className="min-w-0 border-hairline border-t">
            <a href={links.award(other.key)} className="group flex min-h-11 items-center gap-3 py-2">
              <Icon name={awardIcon(other)} size={18} className="text-accent" />
              <span className="min-w-0">
                <span className="block truncate font-semibold group-hover:text-accent group-hover:underline">
                  {other.award}
                </span>
                <bdi className="block truncate text-muted text-sm">
                  {other.winner.playerName ?? other.winner.teamName}
                </bdi>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
