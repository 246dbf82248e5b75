/** Leagues without a game to show, one line each, with the reason. */
import { addressOf } from '../../client/site-base.ts'
import { Button } from '../../ui/Button.tsx'
import { TeamMark } from '../../ui/TeamMark.tsx'
import type { ClosedLeague } from './sunday-leagues.ts'

export function LeagueLines({ leagues }: { leagues: readonly ClosedLeague[] }) {
  return (
    <ul>
      {leagues.map((closed) => {
        const { league } = closed
        return (
          <li
            key={league.team.id}
            className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-hairline border-b py-2"
          >
            <TeamMark name={league.team.name} size={28} />
            <span className="min-w-0 grow basis-48">
              <a href={addressOf('league', { ...league.leagueRef })} className="thumb font-semibold hover:underline">
                <bdi>{league.name}</bdi>
              </a>
              <span role={closed.state === 'failed' ? 'alert' : undefined} className="block text-muted text-sm">
                <bdi>{league.team.name}</bdi> · {describeState(closed)}
              </span>
            </span>
            {closed.state === 'failed' && closed.failure.reason === 'down' && (
              <Button onClick={closed.reload} label={`Retry ${league.name}`}>
                Retry
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function describeState(closed: ClosedLeague): string {
  if (closed.state === 'failed') return closed.failure.message
  return closed.week === null
    ? `No week of the ${closed.season} season is in progress.`
    : `No game in week ${closed.week}.`
}
