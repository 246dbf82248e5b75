/** The whole recap: one page worth sharing. Takes data and nothing else. */
import { RecapAwards } from './RecapAwards.tsx'
import { RecapBlunder } from './RecapBlunder.tsx'
import { RecapFrame } from './RecapFrame.tsx'
import { RecapGames } from './RecapGames.tsx'
import { RecapHero } from './RecapHero.tsx'
import { RecapPicks } from './RecapPicks.tsx'
import { RecapSeason } from './RecapSeason.tsx'
import { RecapTable } from './RecapTable.tsx'
import type { RecapLinks } from './recap-links.ts'
import type { SeasonRecap } from './season-recap.ts'

export function RecapView({ recap, links }: { recap: SeasonRecap; links: RecapLinks }) {
  const { awards, blunder, closest, lopsided, picks, playoffTeams, ranks, table, throughWeek } = recap
  return (
    <RecapFrame links={links}>
      <RecapHero recap={recap} links={links} />
      <div className="flex flex-col gap-10">
        <RecapSeason ranks={ranks} playoffTeams={playoffTeams} links={links} />
        <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
          <RecapTable rows={table} isOver={throughWeek === null} links={links} />
          <div className="grid min-w-0 gap-10">
            <RecapGames closest={closest} lopsided={lopsided} links={links} />
            <RecapBlunder blunder={blunder} links={links} />
          </div>
        </div>
        <RecapPicks picks={picks} links={links} />
        <RecapAwards awards={awards} links={links} />
      </div>
    </RecapFrame>
  )
}
