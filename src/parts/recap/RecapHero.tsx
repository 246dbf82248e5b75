/** The top of the page: the champion, the season's story, second and third. */
import { classNames } from '../../ui/class-names.ts'
import { formatOrdinal, formatPoints } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { SectionLink } from '../../ui/Section.tsx'
import { TeamMark } from '../../ui/TeamMark.tsx'
import { recapHonour, recapKicker, recapStory } from './describe-recap.ts'
import { GameResult } from './GameResult.tsx'
import { hasStory } from './has-story.ts'
import type { PodiumPlace } from './podium.ts'
import { RecapTeam } from './RecapTeam.tsx'
import type { RecapLinks } from './recap-links.ts'
import type { SeasonRecap } from './season-recap.ts'

interface RecapHeroProps {
  recap: SeasonRecap
  links: RecapLinks
  /** The overview's part is below. */
  isWhole: boolean
}

export function RecapHero({ recap, links, isWhole }: RecapHeroProps) {
  const [first, ...others] = recap.podium
  const story = recapStory(recap)
  return (
    <header>
      <RecapKicker recap={recap} />
      <div className="grid gap-x-10 gap-y-6 py-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:py-8">
        <div className="min-w-0">
          {first ? <Headline first={first} honour={recapHonour(recap)} /> : <PlainHeadline recap={recap} />}
          {story && <p className="mt-4 max-w-[37em] text-lg">{story}</p>}
          <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 empty:hidden print:hidden">
            {hasStory(recap) && <SectionLink href={links.story}>The story of the season</SectionLink>}
            {!isWhole && recap.throughWeek !== 0 && (
              <SectionLink href={links.overview}>
                {recap.ranks ? 'Standings, rank by week, and games to remember' : 'Standings'}
              </SectionLink>
            )}
          </p>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {recap.titleGame && first && (
            <GameResult
              title="The championship"
              level={2}
              note={<SectionLink href={links.bracket}>How the playoffs went</SectionLink>}
              links={links}
              winner={{ ...first, score: recap.titleGame.winner.score }}
              loser={recap.titleGame.loser}
            />
          )}
          {others.length > 0 && <Runners places={others} links={links} />}
        </div>
      </div>
    </header>
  )
}

/** League and season, under the rule at the top of the page. */
export function RecapKicker({ recap, href }: { recap: SeasonRecap; href?: string }) {
  const words = recapKicker(recap)
  return (
    <p className="scoreboard flex flex-wrap justify-between [font-variant-numeric:normal] gap-x-6 border-t-4 border-t-ink border-b border-b-hairline py-1.5 text-lg">
      <bdi className="min-w-0 wrap-anywhere">{recap.leagueName}</bdi>
      <span className="text-muted">
        {href ? (
          <a href={href} className="hover:text-accent hover:underline">
            {words}
          </a>
        ) : (
          words
        )}
      </span>
    </p>
  )
}

function Headline({ first, honour }: { first: PodiumPlace; honour: string }) {
  return (
    <>
      <p
        className={classNames(
          'scoreboard flex items-center gap-2 text-2xl',
          first.isChampion ? 'text-gold' : 'text-accent',
        )}
      >
        <Icon name={first.isChampion ? 'crown' : 'podium'} size={26} />
        {honour}
      </p>
      <h1
        className={classNames(
          'scoreboard mt-2 wrap-anywhere text-balance leading-[0.95] [font-variant-numeric:normal]',
          headlineSize(first.teamName),
        )}
      >
        <TeamMark name={first.teamName} size={64} className="mr-3 inline-block size-[0.8em]! align-[-0.06em]" />
        <bdi className="tracking-tight">{first.teamName}</bdi>
      </h1>
    </>
  )
}

function PlainHeadline({ recap }: { recap: SeasonRecap }) {
  return (
    <h1
      className={classNames(
        'scoreboard wrap-anywhere text-balance leading-none [font-variant-numeric:normal]',
        headlineSize(recap.leagueName),
      )}
    >
      <bdi>{recap.leagueName}</bdi> {recap.season}
    </h1>
  )
}

/** Long names get a smaller size, so a headline has two or three lines. */
function headlineSize(name: string): string {
  const length = [...name].length
  if (length <= 16) return 'text-[clamp(3.25rem,10.5vw,7rem)]'
  return length <= 32 ? 'text-[clamp(2.75rem,8vw,5.5rem)]' : 'text-[clamp(2.25rem,6vw,4rem)]'
}

function Runners({ places, links }: { places: readonly PodiumPlace[]; links: RecapLinks }) {
  return (
    <ol start={2} aria-label="On the podium" className="border-hairline border-b">
      {places.map(({ place, teamId, teamName, totalRecord, pointsFor }) => (
        <li key={`${place} ${teamName}`} className="flex items-center gap-3 border-hairline border-t py-2">
          <span className="scoreboard w-10 shrink-0 text-2xl text-muted">{formatOrdinal(place)}</span>
          <span className="min-w-0 grow">
            <RecapTeam teamId={teamId} name={teamName} size={28} links={links} className="font-semibold" />
          </span>
          <span className="shrink-0 text-right text-muted text-sm tabular-nums leading-4">
            {totalRecord && <span className="block text-ink">{totalRecord}</span>}
            {pointsFor !== null && formatPoints(pointsFor)}
          </span>
        </li>
      ))}
    </ol>
  )
}
