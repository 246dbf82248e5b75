/** What a season was, beyond the overview. Its props are data only. */
import { classNames } from '../../ui/class-names.ts'
import { Section, SectionLink } from '../../ui/Section.tsx'
import type { StandingsRow } from '../league/standings-rows.ts'
import { RecapAwards } from './RecapAwards.tsx'
import { RecapBlunder } from './RecapBlunder.tsx'
import { RecapFrame } from './RecapFrame.tsx'
import { RecapGames } from './RecapGames.tsx'
import { RecapHero } from './RecapHero.tsx'
import { RecapLuck } from './RecapLuck.tsx'
import { RecapMoves } from './RecapMoves.tsx'
import { RecapOdds } from './RecapOdds.tsx'
import { RecapPicks } from './RecapPicks.tsx'
import { RecapSeason } from './RecapSeason.tsx'
import { RecapTable } from './RecapTable.tsx'
import { RecapTeam } from './RecapTeam.tsx'
import type { RecapLinks } from './recap-links.ts'
import type { SeasonRecap } from './season-recap.ts'

interface RecapViewProps {
  recap: SeasonRecap
  links: RecapLinks
  /** A file outside the site also has what the overview shows there: standings, rank by week, and games. */
  isWhole?: boolean
}

export function RecapView({ recap, links, isWhole = false }: RecapViewProps) {
  const { awards, blunder, closest, craft, lopsided, moves, odds, picks, playoffTeams, ranks, table, throughWeek } =
    recap
  const hasTable = isWhole && throughWeek !== 0 && table.length > 0
  const hasStories = blunder !== null || odds.length > 0 || (isWhole && (closest !== null || lopsided !== null))
  return (
    <RecapFrame recap={recap} links={links}>
      <RecapHero recap={recap} links={links} isWhole={isWhole} />
      <div className="flex flex-col gap-10 max-sm:gap-6">
        {throughWeek === 0 && <RecapField rows={table} links={links} />}
        {isWhole && <RecapSeason ranks={ranks} playoffTeams={playoffTeams} links={links} />}
        <RecapHistory sentences={recap.historic} links={links} />
        {(hasTable || hasStories) && (
          <div
            className={classNames(
              'grid gap-10 max-sm:gap-6 lg:items-start',
              hasTable && hasStories && 'lg:grid-cols-[minmax(0,1fr)_20rem]',
            )}
          >
            {hasTable && <RecapTable rows={table} isOver={throughWeek === null} links={links} />}
            {hasStories && (
              <div className={classNames('grid min-w-0 gap-10 max-sm:gap-6', !hasTable && 'md:grid-cols-2')}>
                {isWhole && <RecapGames closest={closest} lopsided={lopsided} links={links} />}
                <RecapBlunder blunder={blunder} links={links} />
                <RecapOdds moments={odds} links={links} />
              </div>
            )}
          </div>
        )}
        <RecapLuck craft={craft} links={links} />
        <RecapPicks picks={picks} links={links} />
        <RecapMoves moves={moves} isOver={throughWeek === null} links={links} />
        <RecapAwards awards={awards} links={links} />
      </div>
    </RecapFrame>
  )
}

function RecapField({ rows, links }: { rows: readonly StandingsRow[]; links: RecapLinks }) {
  if (rows.length === 0) return null
  return (
    <Section title="The field" action={<SectionLink href={links.overview}>Open the league</SectionLink>}>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {rows.map((row) => (
          <li key={row.key} className="flex min-h-12 min-w-0 items-center border-hairline border-t">
            <RecapTeam teamId={row.teamId} name={row.teamName} size={28} links={links} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The season in the league's history. */
function RecapHistory({ sentences, links }: { sentences: readonly string[]; links: RecapLinks }) {
  if (sentences.length === 0) return null
  return (
    <Section title="For the record books" action={<SectionLink href={links.history}>History</SectionLink>}>
      <ul className="border-hairline border-b">
        {sentences.map((sentence) => (
          <li key={sentence} dir="auto" className="border-hairline border-t py-2">
            {sentence}
          </li>
        ))}
      </ul>
    </Section>
  )
}
