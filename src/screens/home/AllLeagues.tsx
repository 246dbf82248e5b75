import { useState } from 'react'
import { addressOf } from '../../client/site-base.ts'
import { placeOfKey } from '../../parts/league/league-ref.ts'
import { LeagueLine } from '../../parts/navigation/LeagueLine.tsx'
import { LeagueSearch } from '../../parts/navigation/LeagueSearch.tsx'
import {
  filterLeagues,
  groupLeagues,
  type LeagueGroup,
  type ListedLeague,
} from '../../parts/navigation/league-groups.ts'
import { Button } from '../../ui/Button.tsx'
import { formatCount } from '../../ui/format.ts'
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
    <LeagueLine
      name={name}
      href={leagueRef === null ? undefined : addressOf('overview', { ...leagueRef })}
      note={[
        newest?.teams == null ? null : formatCount(newest.teams, 'team'),
        newest?.isDrafted ? null : 'not drafted yet',
      ]
        .filter(Boolean)
        .join(' · ')}
      seasons={seasons.flatMap(({ season, leagueRef: own }) => {
        if (season === null || own === null) return []
        const place = season === newest?.season ? own : placeOfKey({ ...own, season })
        return [{ season, href: addressOf('overview', { ...place }) }]
      })}
    />
  )
}
