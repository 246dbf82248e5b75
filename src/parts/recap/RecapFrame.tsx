/** The frame of a recap: no script, so no menu and no theme switch; the theme follows the system. */
import type { ReactNode } from 'react'
import { addressOf } from '../../client/site-base.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ProductMark } from '../../ui/ProductMark.tsx'
import { SectionLink } from '../../ui/Section.tsx'
import { TeamLogosProvider } from '../../ui/TeamLogosProvider.tsx'
import type { RecapLinks } from './recap-links.ts'
import type { SeasonRecap } from './season-recap.ts'

const nothingYet = { awards: [], logos: [], picks: null }

export function RecapFrame({ recap = nothingYet, links, tabs, children }: RecapFrameProps) {
  const { awards, logos, picks } = recap
  return (
    <div className="mx-auto max-w-6xl px-4">
      <header className="flex min-h-14 items-center justify-between gap-4 print:hidden">
        <a href={links?.home ?? addressOf('home')} className="thumb flex min-w-0 items-center gap-2.5">
          <ProductMark size={26} />
          <span className="scoreboard truncate text-lg">Fantasy Football Analytics</span>
        </a>
        {links && (
          <a
            href={links.overview}
            className="thumb flex shrink-0 items-center gap-1 font-semibold text-accent hover:underline"
          >
            <span>
              <span className="max-sm:hidden">Open the league</span>
              <span className="sm:hidden">League</span>
            </span>
            <Icon name="chevron-right" size={16} />
          </a>
        )}
      </header>
      {tabs}
      <main id="content" tabIndex={-1}>
        <TeamLogosProvider league={{ teamLogos: logos }}>{children}</TeamLogosProvider>
      </main>
      {links && (
        <footer className="mt-10 max-sm:mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-ink border-t-4 py-4 text-sm print:hidden">
          <p className="text-muted">Every team, week, and pick of the season, in the league’s own scoring</p>
          <nav aria-label="League" className="flex gap-5">
            <SectionLink href={links.overview}>Overview</SectionLink>
            {links.weekly && <SectionLink href={links.weekly}>The weekly</SectionLink>}
            {picks && <SectionLink href={links.draftboard}>Draft board</SectionLink>}
            {awards.length > 0 && <SectionLink href={links.awards}>Awards</SectionLink>}
          </nav>
        </footer>
      )}
    </div>
  )
}

interface RecapFrameProps {
  /** Absent until it is loaded. */
  recap?: Pick<SeasonRecap, 'awards' | 'logos' | 'picks'>
  /** Null in a shell, which is the same for every league. */
  links: RecapLinks | null
  /** The pages of the same door. */
  tabs?: ReactNode
  children: ReactNode
}
