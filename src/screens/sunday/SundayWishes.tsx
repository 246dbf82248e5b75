/** Whom to root for in the games of others, by league. */
import { addressOf } from '../../client/site-base.ts'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { rootForId, wishesOf } from '../../parts/odds/root-for.ts'
import { formatSigned } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import type { OpenLeague } from './sunday-leagues.ts'

/** Results of each league: the board has all. */
const most = 3

export function SundayWishes({ leagues }: { leagues: readonly OpenLeague[] }) {
  const lists = leagues.flatMap((open) => {
    const { board, teamId } = open
    // In the playoffs there is no table to root for.
    const helpful = board.state === 'over' || board.table.length === 0 ? [] : wishesOf(board.games, teamId).helpful
    return helpful.length > 0 ? [{ ...open, helpful: helpful.slice(0, most) }] : []
  })
  if (lists.length === 0) return null
  return (
    <Section
      title="Root for"
      note="Results in other games that help you make the playoffs, and by how much."
      action={<MeasureLink measure="Leverage of a game" />}
    >
      <div className="grid gap-x-10 gap-y-4 md:grid-cols-2 3xl:grid-cols-3">
        {lists.map(({ key, league, leagueName, helpful }) => (
          <div key={key} className="min-w-0">
            <h3 className="truncate font-semibold">
              <a
                href={`${addressOf('live', { ...league.leagueRef })}#${rootForId}`}
                className="thumb hover:text-accent hover:underline"
              >
                <bdi>{leagueName}</bdi>
              </a>
            </h3>
            <ul>
              {helpful.map(({ matchupId, winner, loser, gain }) => (
                <li
                  key={matchupId}
                  className="flex min-h-11 items-center justify-between gap-3 border-hairline border-b py-1"
                >
                  <span className="min-w-0">
                    <bdi className="block truncate">{winner.name}</bdi>
                    <span className="block truncate text-muted text-sm">
                      over <bdi>{loser.name}</bdi>
                    </span>
                  </span>
                  <span className="scoreboard shrink-0 text-better text-lg tabular-nums">
                    {formatSigned(100 * gain, 1)} <span className="text-sm">points</span>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
