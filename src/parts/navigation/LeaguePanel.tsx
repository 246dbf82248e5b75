import { useState } from 'react'
import { isSameLeague } from '../../domain/identity.ts'
import { useResource } from '../../stores/use-resource.ts'
import { LeagueSearch } from './LeagueSearch.tsx'
import { filterLeagues, groupLeagues, type LeagueGroup } from './league-groups.ts'
import { OpenLeague } from './OpenLeague.tsx'
import { PanelNote, panelEntry } from './PanelNote.tsx'
import { leagueSwitchAddress } from './switch-address.ts'
import { type PanelProps, whenOpened } from './when-opened.tsx'

/** All available leagues, each linking to the current screen in that league, and a field to open another. */
export const LeaguePanel = whenOpened(Leagues)

/** Number of leagues above which the list has a search field. */
const longList = 8
const allLeagues = { limit: 500 }

function Leagues({ place }: PanelProps) {
  const leagues = useResource('leagues', allLeagues)
  const [text, setText] = useState('')
  const groups = leagues.status === 'ready' ? groupLeagues(leagues.data) : []
  const found = filterLeagues(groups, text)
  return (
    <div className="flex flex-col sm:w-96">
      {groups.length > longList && <LeagueSearch text={text} onText={setText} className="m-2" />}
      {leagues.status === 'loading' && <PanelNote>Loading leagues...</PanelNote>}
      {leagues.status === 'failed' && <PanelNote>Couldn’t load the list of leagues.</PanelNote>}
      {leagues.status === 'ready' && found.length === 0 && <PanelNote>No leagues match that name.</PanelNote>}
      <nav aria-label="Leagues" className="min-h-0 overflow-y-auto p-1 sm:max-h-80">
        <ul>
          {found.map((group) => (
            <li key={group.key}>
              <LeagueLink group={group} place={place} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="border-hairline border-t p-4 pb-2">
        <OpenLeague label="Open another" />
      </div>
    </div>
  )
}

function LeagueLink({ group, place }: { group: LeagueGroup; place: PanelProps['place'] }) {
  const { leagueRef, name, seasons } = group
  const content = (
    <>
      <bdi className="min-w-0 grow truncate">{name}</bdi>
      <span className="shrink-0 text-muted text-sm tabular-nums">{seasons[0]?.season}</span>
    </>
  )
  if (leagueRef === null) return <span className={panelEntry}>{content}</span>
  return (
    <a
      href={leagueSwitchAddress(place, { leagueRef, phase: seasons[0]?.phase ?? null })}
      aria-current={seasons.some((one) => isSameLeague(one.leagueRef, place?.leagueRef)) ? 'true' : undefined}
      className={panelEntry}
    >
      {content}
    </a>
  )
}
