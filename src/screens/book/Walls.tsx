/** The walls: champions, last places with their punishment, and named trophies. */

import type { ReactNode } from 'react'
import type { LeagueBookResponse } from '../../contract/responses/book.ts'
import type { HistoryLinks } from '../../parts/history/history-links.ts'
import { classNames } from '../../ui/class-names.ts'
import { Fold } from '../../ui/Fold.tsx'
import { formatCount, formatOrdinal } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { type BookSectionProps, type BookTrophy, isChampionsTrophy } from './book-view.ts'

type Holder = LeagueBookResponse['champions'][number]

export function Walls({ response, links }: BookSectionProps) {
  const { champions, lastPlaces, lastPlace, trophies } = response
  const trophyOf = (isIt: (trophy: BookTrophy) => boolean) => trophies.find(isIt)?.name
  return (
    <div className="grid gap-x-8 gap-y-10 md:grid-cols-2">
      <Wall title="Wall of champions" trophy={trophyOf(isChampionsTrophy)} holders={champions} links={links} isGold>
        No champions yet.
      </Wall>
      <Wall
        title="Wall of shame"
        trophy={trophyOf(({ kind }) => kind === 'last-place')}
        holders={lastPlaces}
        links={links}
        task={
          lastPlace?.task && (
            <p className="mb-3 border-worse border-l-2 pl-3 [overflow-wrap:anywhere]">
              <bdi>{lastPlace.task}</bdi>
              {lastPlace.until && (
                <span className="block text-muted text-sm">
                  Until <bdi>{lastPlace.until}</bdi>
                </span>
              )}
            </p>
          )
        }
      >
        No last-place finishes yet.
      </Wall>
    </div>
  )
}

function Wall({ title, trophy, holders, links, task, isGold = false, children }: WallProps) {
  return (
    <Section title={title} note={trophy && <bdi>{trophy}</bdi>}>
      {task}
      {holders.length === 0 ? (
        <p className="text-muted">{children}</p>
      ) : (
        <Fold
          summary={<span className="font-medium">{formatCount(holders.length, 'season')}</span>}
          className="max-sm:border-hairline max-sm:border-y"
        >
          <Holders holders={holders} links={links} isGold={isGold} />
        </Fold>
      )}
    </Section>
  )
}

interface WallProps {
  title: string
  trophy: string | undefined
  holders: readonly Holder[]
  links: HistoryLinks
  task?: ReactNode
  /** For champions only. */
  isGold?: boolean
  /** Text of an empty wall. */
  children: ReactNode
}

function Holders({ holders, links, isGold }: Pick<WallProps, 'holders' | 'links' | 'isGold'>) {
  return (
    <ol>
      {holders.map(({ season, key, name, team }) => (
        <li
          key={`${season} ${key}`}
          className="flex min-h-11 items-center gap-3 border-hairline border-b py-1 last:border-b-0"
        >
          <span className={classNames('scoreboard w-12 text-lg', isGold && 'text-gold')}>{season}</span>
          <span className="min-w-0">
            <Name manager={key} name={name} links={links} />
            {team.name !== name && <bdi className="block truncate text-muted text-sm leading-4">{team.name}</bdi>}
          </span>
        </li>
      ))}
    </ol>
  )
}

function Name({ manager, name, links }: { manager: string | null; name: string; links: HistoryLinks }) {
  const text = (
    <bdi className="block truncate" title={name}>
      {name}
    </bdi>
  )
  if (manager === null) return text
  return (
    <a href={links.manager(manager)} className="block min-w-0 underline-offset-4 hover:underline">
      {text}
    </a>
  )
}

/** Trophies other than those of the two walls. */
export function Trophies({ response: { trophies }, links }: BookSectionProps) {
  const others = trophies.filter((trophy) => trophy.kind !== 'last-place' && !isChampionsTrophy(trophy))
  if (others.length === 0) return null
  return (
    <Section
      title="Trophies"
      note="The league’s other trophies and who won them"
      inside={others.map(({ name }) => name).join(', ')}
    >
      <ul className="grid gap-x-8 md:grid-cols-2">
        {others.map((trophy) => (
          <li key={`${trophy.kind} ${trophy.place} ${trophy.award}`} className="min-w-0 border-hairline border-b py-3">
            <p className="break-words font-semibold">
              <bdi>{trophy.name}</bdi> <span className="font-normal text-muted text-sm">{describeTrophy(trophy)}</span>
            </p>
            <p className="text-sm [overflow-wrap:anywhere]">
              {trophy.holders.length === 0 && <span className="text-muted">No winners yet.</span>}
              {trophy.holders.map(({ season, key, name }, index) => (
                <span key={`${season} ${key}`}>
                  {index > 0 && ', '}
                  <span className="text-muted tabular-nums">{season}</span>{' '}
                  {key === null ? (
                    <bdi>{name}</bdi>
                  ) : (
                    <a href={links.manager(key)} className="underline-offset-4 hover:underline">
                      <bdi>{name}</bdi>
                    </a>
                  )}
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function describeTrophy({ kind, place, award }: BookTrophy): string {
  if (kind === 'award') return award ?? 'award'
  return kind === 'place' ? `${formatOrdinal(place)} place` : `${formatOrdinal(place)} in the regular season`
}
