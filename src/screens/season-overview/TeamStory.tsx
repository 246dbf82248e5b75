/** What other screens know of the team: the first part is open, each of the others is loaded and requested once it is opened. */
import { Suspense, useEffect, useState } from 'react'
import { addressOf } from '../../client/site-base.ts'
import type { NavigationName } from '../../contract/routes.ts'
import { hasOpponents } from '../../domain/season-format.ts'
import { leagueAddress, readSeason } from '../../parts/league/league-address.ts'
import { mayHaveHistory } from '../../parts/league/league-phase.ts'
import { screensIn } from '../../parts/navigation/screen-links.ts'
import type { TeamViewProps } from '../../parts/team/team-screen.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { preloadable } from '../../ui/later-parts.tsx'
import { SectionLink } from '../../ui/Section.tsx'
import { PartLoading, type TeamPartProps } from './team-part.tsx'

const RecordPart = preloadable(() => import('./RecordPart.tsx'))
const MovesPart = preloadable(() => import('./MovesPart.tsx'))
const AwardsPart = preloadable(() => import('./AwardsPart.tsx'))
const RivalsPart = preloadable(() => import('./RivalsPart.tsx'))

type TeamPart = typeof RecordPart

/** Only what has something to show in the season's phase. */
export function TeamStory({ place, league }: Pick<TeamViewProps, 'place' | 'league'>) {
  const { leagueRef, teamId, query } = place
  const season = readSeason(query)
  const shown = new Set(
    screensIn({
      phase: league.phase,
      season: league.season,
      ...(hasOpponents(league.scoringFormat) ? {} : { hasOpponents: false as const }),
    }).map(([name]) => name),
  )
  const addressIn = (screen: 'power' | 'draftboard' | 'moves' | 'awards' | 'history') =>
    leagueAddress(screen, { leagueRef, query })
  const manager = addressOf('manager', { ...leagueRef, ...(season === undefined ? {} : { season }), teamId })
  const parts: [screen: NavigationName, title: string, Part: TeamPart, href: string][] = [
    ['managers', 'What made the record', RecordPart, manager],
    ['moves', 'Trades and moves', MovesPart, `${addressIn('moves')}?team=${teamId}`],
    ['awards', 'Awards', AwardsPart, addressIn('awards')],
    ['history', 'Rivals', RivalsPart, addressIn('history')],
  ]
  const links: [screen: NavigationName, label: string, href: string][] = [
    ['power', 'Rating and luck', `${addressIn('power')}?team=${teamId}`],
    ['draftboard', 'Picks on the draft board', `${addressIn('draftboard')}?draft_team=${teamId}`],
  ]
  const isShown = ([screen]: readonly [NavigationName, ...unknown[]]) =>
    shown.has(screen) && (screen !== 'history' || mayHaveHistory(league))
  const listed = parts.filter(isShown)
  if (listed.length === 0) return null
  return (
    <section aria-label="More about this team" className="border-ink border-t-2 print:hidden">
      {listed.map(([screen, title, Part, href], index) => (
        <FoldedPart
          key={screen}
          title={title}
          isOpen={index === 0}
          Part={Part}
          href={href}
          place={place}
          league={league}
        />
      ))}
      <p className="flex flex-wrap gap-x-6">
        {links.filter(isShown).map(([screen, label, href]) => (
          <span key={screen} className="flex min-h-11 items-center">
            <SectionLink href={href}>{label}</SectionLink>
          </span>
        ))}
      </p>
    </section>
  )
}

interface FoldedPartProps extends TeamPartProps {
  title: string
  isOpen: boolean
  Part: TeamPart
}

function FoldedPart({ title, isOpen, Part, ...props }: FoldedPartProps) {
  const [wasOpened, setOpened] = useState(false)
  // Built pages have no response for the part, so its code and its response are requested by the browser.
  useEffect(() => setOpened(isOpen), [isOpen])
  return (
    <Fold
      isEverywhere
      isOpen={isOpen}
      summary={<h2 className="scoreboard text-lg">{title}</h2>}
      onOpen={() => setOpened(true)}
      onNear={Part.preload}
      className="border-hairline border-b"
    >
      {/* The height of what is open at first is reserved, so that nothing moves when it loads. */}
      <div className={isOpen ? 'min-h-[25rem] pb-4 sm:min-h-[29.25rem]' : 'pb-4'}>
        {wasOpened && (
          <Suspense fallback={<PartLoading />}>
            <Part {...props} />
          </Suspense>
        )}
      </div>
    </Fold>
  )
}
