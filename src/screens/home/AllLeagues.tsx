import { useState } from 'react'
import { addressOf } from '../../client/site-base.ts'
import { placeOfKey } from '../../parts/league/league-ref.ts'
import { LeagueSearch } from '../../parts/navigation/LeagueSearch.tsx'
import {
  filterLeagues,
  groupLeagues,
  type LeagueGroup,
  type ListedLeague,
} from '../../parts/navigation/league-groups.ts'
import { Button } from '../../ui/Button.tsx'
import { formatCount } from '../../ui/format.ts'
import { TeamMark } from '../../ui/TeamMark.tsx'
import { useAllLeagues } from './use-all-leagues.ts'

/** Leagues per page: a server may have thousands. */
const step = 60

/** Every available league with all of its seasons, searchable by name. `known` are loaded already. */
export function AllLeagues({ known }: { known: readonly ListedLeague[] }) {
  const groups = groupLeagues(useAllLeagues(known))
  const [text, setText] = useState('')
  const [limit, setLimit] = useState(step)
  const found = filterLeagues(groups, text)
  return (
    <section aria-labelledby="all-leagues">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="all-leagues" className="scoreboard text-2xl">
          All leagues
        </h2>
        <LeagueSearch text={text} onText={setText} className="w-full sm:w-72" />
      </div>
      <ul className="border-hairline border-t">
        {found.slice(0, limit).map((group) => (
          <li key={group.key} className="border-hairline border-b">
            <League group={group} />
          </li>
        ))}
      </ul>
      <p role="status" className="mt-3 text-muted text-sm">
        {found.length === 0 ? 'No leagues match that name.' : formatCount(found.length, 'league')}
      </p>
      {found.length > limit && (
        <Button className="mt-3" onClick={() => setLimit(limit + step)}>
          Show more
        </Button>
      )}
    </section>
  )
}

function League({ group: { leagueRef, name, seasons } }: { group: LeagueGroup }) {
  const [newest] = seasons
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <TeamMark name={name} />
      <span className="min-w-0 grow basis-48">
        {leagueRef === null ? (
          <bdi className="font-medium">{name}</bdi>
        ) : (
          <a href={addressOf('overview', { ...leagueRef })} className="thumb font-medium hover:underline">
            <bdi>{name}</bdi>
          </a>
        )}
        <span className="block text-muted text-sm tabular-nums">
          {[
            newest?.teams === undefined ? null : formatCount(newest.teams, 'team'),
            newest?.isDrafted ? null : 'not drafted yet',
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className="ml-auto flex flex-wrap gap-x-4">
        {seasons.map(({ season, leagueRef: own }) =>
          season === null || own === null ? null : (
            <a
              key={season}
              href={addressOf('overview', { ...(season === newest?.season ? own : placeOfKey({ ...own, season })) })}
              aria-label={`${name}, season ${season}`}
              className="thumb text-muted tabular-nums hover:text-ink hover:underline"
            >
              {season}
            </a>
          ),
        )}
      </span>
    </div>
  )
}
