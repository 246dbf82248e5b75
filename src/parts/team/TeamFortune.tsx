/** A team's luck, and its playoff odds after each week of the regular season. */
import { Sparkline } from '../../charts/Sparkline.tsx'
import type { LeagueRef } from '../../domain/identity.ts'
import { useResource } from '../../stores/use-resource.ts'
import { formatSigned } from '../../ui/format.ts'

interface TeamFortuneProps {
  leagueRef: LeagueRef
  season: number | undefined
  teamId: number
}

export function TeamFortune({ leagueRef, season, teamId }: TeamFortuneProps) {
  const luck = useResource('luck', { ...leagueRef, season })
  // The odds of all weeks take longest: they are requested last.
  const history = useResource('forecastHistory', luck.status === 'loading' ? null : { ...leagueRef, season })
  const own = luck.status === 'ready' ? luck.data.teams.find(({ team }) => team.id === teamId) : undefined
  const weeks = history.status === 'ready' ? history.data.weeks.filter(({ isPlayoff }) => !isPlayoff) : []
  const odds = weeks.flatMap(({ week, teams }) => {
    const own = teams.find(({ team }) => team.id === teamId)?.playoffs
    return own ? [{ week, points: 100 * own.chance, text: own.text }] : []
  })
  const last = odds.at(-1)
  return (
    <>
      {own && (
        <span className="text-muted">
          {formatSigned(own.luck)} <span className="max-sm:sr-only">wins of </span>luck
        </span>
      )}
      {last && odds.length > 1 && (
        <span className="flex min-w-0 items-center gap-1.5 text-muted">
          <span className="flex min-w-0 shrink">
            <Sparkline points={odds} />
          </span>
          <span>
            {last.text} <span className="max-sm:sr-only">playoffs </span>after week {last.week}
          </span>
        </span>
      )}
    </>
  )
}
