/** What other screens know of the team: each part is loaded and requested by the browser, the first at once and the others when it is idle. */
import { Suspense, useEffect, useState } from 'react'
import { addressOf } from '../../client/site-base.ts'
import type { NavigationName } from '../../contract/routes.ts'
import { hasOpponents } from '../../domain/season-format.ts'
import { leagueAddress, readSeason } from '../../parts/league/league-address.ts'
import { screensIn } from '../../parts/navigation/screen-links.ts'
import type { TeamViewProps } from '../../parts/team/team-screen.tsx'
import { preloadable } from '../../ui/later-parts.tsx'
import { Section, SectionLink } from '../../ui/Section.tsx'
import { useIdle } from '../../ui/use-idle.ts'
import { PartLoading, type TeamPartProps } from './team-part.tsx'

const RecordPart = preloadable(async () => ({ default: (await import('./team-parts.ts')).RecordPart }))
const MovesPart = preloadable(async () => ({ default: (await import('./team-parts.ts')).MovesPart }))
const AwardsPart = preloadable(async () => ({ default: (await import('./team-parts.ts')).AwardsPart }))

type SeasonPartsProps = Pick<TeamViewProps, 'place' | 'league'>

/** What made the record. */
export function RecordSection({ place, league }: SeasonPartsProps) {
  const { leagueRef, teamId, query } = place
  const season = readSeason(query)
  const [isStarted, setStarted] = useState(false)
  useEffect(() => setStarted(true), [])
  if (!listScreens(league).has('managers')) return null
  const href = addressOf('manager', { ...leagueRef, ...(season === undefined ? {} : { season }), teamId })
  return (
    <Section
      title="What made the record"
      action={<SectionLink href={href}>Week by week</SectionLink>}
      className="lg:row-span-2"
    >
      {/* The height is reserved, so that nothing moves when it loads. */}
      <div className="min-h-[22rem] sm:min-h-[26.5rem]">
        <LoadedPart Part={RecordPart} isStarted={isStarted} place={place} league={league} />
      </div>
    </Section>
  )
}

/** The awards, and the moves that mattered most. */
export function AwardsAndMoves({ place, league }: SeasonPartsProps) {
  const { leagueRef, teamId, query } = place
  const isIdle = useIdle(true)
  const shown = listScreens(league)
  const addressIn = (screen: 'power' | 'draftboard' | 'moves' | 'awards') => leagueAddress(screen, { leagueRef, query })
  const parts: [screen: NavigationName, title: string, Part: typeof MovesPart, link: string, href: string][] = [
    ['awards', 'Awards', AwardsPart, 'All awards', addressIn('awards')],
    ['moves', 'Trades and moves', MovesPart, 'All moves', `${addressIn('moves')}?team=${teamId}`],
  ]
  const links: [screen: NavigationName, label: string, href: string][] = [
    ['power', 'Rating and luck', `${addressIn('power')}?team=${teamId}`],
    ['draftboard', 'Picks on the draft board', `${addressIn('draftboard')}?draft_team=${teamId}`],
  ]
  const isShown = ([screen]: readonly [NavigationName, ...unknown[]]) => shown.has(screen)
  return (
    <>
      {parts.filter(isShown).map(([screen, title, Part, link, href]) => (
        <Section
          key={screen}
          title={title}
          action={<SectionLink href={href}>{link}</SectionLink>}
          className={screen === 'moves' ? 'lg:col-span-2' : undefined}
        >
          <div className="min-h-48 lg:min-h-76">
            <LoadedPart Part={Part} isStarted={isIdle} place={place} league={league} />
          </div>
        </Section>
      ))}
      <p className="flex flex-wrap gap-x-6 empty:hidden lg:col-span-2 print:hidden">
        {links.filter(isShown).map(([screen, label, href]) => (
          <SectionLink key={screen} href={href}>
            {label}
          </SectionLink>
        ))}
      </p>
    </>
  )
}

/** Screens with something to show in the season's phase. */
function listScreens({ phase, season, scoringFormat }: SeasonPartsProps['league']): ReadonlySet<NavigationName> {
  const format = hasOpponents(scoringFormat) ? {} : { hasOpponents: false as const }
  return new Set(screensIn({ phase, season, ...format }).map(([name]) => name))
}

interface LoadedPartProps extends TeamPartProps {
  Part: typeof RecordPart
  isStarted: boolean
}

/** Built pages have no responses for it: without scripts the section has its link only. */
function LoadedPart({ Part, isStarted, ...props }: LoadedPartProps) {
  if (!isStarted) return null
  return (
    <Suspense fallback={<PartLoading />}>
      <Part {...props} />
    </Suspense>
  )
}
