/** The head of the paper, and the way to the editions before and after. */
import type { WeeklyLinks, WeeklyPage } from './weekly-page.ts'

export function Masthead({ edition: { league, season, title } }: Pick<WeeklyPage, 'edition'>) {
  return (
    <div className="border-ink border-t-4 pt-2 text-center">
      <p className="scoreboard wrap-anywhere text-balance text-[clamp(1.75rem,4.5vw,2.75rem)] leading-none [font-variant-numeric:normal]">
        <bdi>{league.name}</bdi>
      </p>
      <p className="mt-2 flex justify-between gap-4 border-ink border-y py-1 text-sm">
        <span>The weekly</span>
        <strong>{title}</strong>
        <span>Season {season}</span>
      </p>
    </div>
  )
}

/** The last edition of a season leads to its story and its recap. */
export function Editions({ page: { edition, before, after }, links }: EditionsProps) {
  const link = 'thumb text-accent hover:underline'
  return (
    <nav
      aria-label="Editions"
      className="mt-10 max-sm:mt-5 flex justify-between gap-6 border-hairline border-t pt-3 print:hidden"
    >
      {before ? (
        <a href={links.edition(before.week)} rel="prev" className={`${link} shrink-0`}>
          ← {before.title}
        </a>
      ) : (
        <span />
      )}
      {after && (
        <a href={links.edition(after.week)} rel="next" className={link}>
          {after.title} →
        </a>
      )}
      {!after && edition.isLast && (
        <span className="flex flex-wrap justify-end gap-x-6">
          <a href={links.story} className={link}>
            The story of the season →
          </a>
          <a href={links.recap} className={link}>
            Recap of the season →
          </a>
        </span>
      )}
    </nav>
  )
}

interface EditionsProps {
  page: WeeklyPage
  links: WeeklyLinks
}

/** Links to the feeds of new editions; empty if the site has none. */
export function FeedLinks({ feeds }: Pick<WeeklyLinks, 'feeds'>) {
  if (!feeds) return null
  const link = 'thumb text-accent hover:underline'
  return (
    <p className="mt-4 flex flex-wrap gap-x-4 text-sm print:hidden">
      <span className="text-muted">Subscribe:</span>
      <a href={feeds.rss} className={link}>
        RSS
      </a>
      <a href={feeds.json} className={link}>
        JSON Feed
      </a>
    </p>
  )
}
