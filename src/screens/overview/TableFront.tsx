import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { useMyTeam } from '../../ui/my-team.ts'
import { Stat } from '../../ui/Stat.tsx'
import { FrontCard } from './FrontCard.tsx'
import { describeTable } from './table-news.ts'

/** Above the standings of a league without opponents. */
export function TableFront({ standings, league }: Pick<LeagueTabProps, 'standings' | 'league'>) {
  const mine = useMyTeam()
  const news = describeTable(standings, league, mine?.teamId ?? null)
  if (!news) return null
  const { figures, ...text } = news
  return (
    <FrontCard {...text}>
      {figures.length > 0 && figures.map((figure) => <Stat key={figure.label} {...figure} />)}
    </FrontCard>
  )
}
