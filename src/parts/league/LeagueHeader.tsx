import { formatCount, formatMoment, formatWhole } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { StatCard, StatLine } from '../../ui/Stat.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'
import { useMinute } from '../../ui/use-minute.ts'
import type { HeaderCard } from './header-cards.ts'
import { hasMissedDraft } from './league-phase.ts'
import type { LeagueResponse } from './league-view.ts'

/** Name, season and team count of the league in one line, without unknown parts. On phones the bar has name and season. */
export function LeagueTitle({ league }: LeagueTitleProps) {
  return (
    <header className="max-sm:sr-only flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <h1 className="scoreboard min-w-0 truncate text-2xl">
        <LeagueName league={league} />
      </h1>
      <Subtitle league={league} />
    </header>
  )
}

/** The same in large type, on the overview, with notes on its data and links to its recap and its story. */
export function OverviewTitle({ league, recap, story }: LeagueTitleProps) {
  const { warnings } = league
  return (
    <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <h1 className="scoreboard min-w-0 text-4xl">
        <LeagueName league={league} />
      </h1>
      <Subtitle league={league} />
      {warnings.length > 0 && (
        <details className="max-w-2xl text-muted text-sm print:hidden">
          <summary className="thumb w-fit hover:text-ink">
            {formatCount(warnings.length, 'note')} on this season’s data
          </summary>
          <ul className="mt-1 list-disc pl-5">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </details>
      )}
      {recap && (
        <span className="ml-auto flex gap-4">
          {story && (
            <a href={story} className="thumb font-medium text-accent hover:underline">
              Season story
            </a>
          )}
          <a href={recap} className="thumb flex items-center gap-1 font-medium text-accent hover:underline">
            Season recap
            <Icon name="chevron-right" size={16} />
          </a>
        </span>
      )}
    </header>
  )
}

export interface LeagueTitleProps {
  league: LeagueResponse
  /** URL of the season's recap, if there is one. */
  recap?: string
  /** URL of its story, if there is one. */
  story?: string
}

function LeagueName({ league: { name } }: LeagueTitleProps) {
  return <bdi>{name}</bdi>
}

function Subtitle({ league }: LeagueTitleProps) {
  const now = useMinute()
  const { season, teamCount, scoring, phase, currentWeek } = league
  const words = [
    season !== null && `${season} season`,
    teamCount !== null && formatCount(teamCount, 'team'),
    scoring,
    phase === 'in-season' && currentWeek ? `in week ${formatWhole(currentWeek)}` : null,
    phase === 'pre-draft' && describeDraft(league, now),
    phase === 'pre-season' && 'before week 1',
  ]
  return <p className="text-muted tabular-nums">{words.filter(Boolean).join(' · ')}</p>
}

/** A draft that has begun has picks. */
function describeDraft(league: LeagueResponse, now: number | null): string {
  const { draftDate, totalPicks } = league
  if (totalPicks) return 'the draft has begun'
  if (draftDate && hasMissedDraft(league, now)) return `was to draft on ${formatMoment(draftDate)}`
  return draftDate ? `drafts on ${formatMoment(draftDate)}` : 'not drafted yet'
}

/** Champion, second, third and the regular season's leader. */
export function HeaderCards({ cards, isNewChampion, teamHref }: HeaderCardsProps) {
  if (cards.length === 0) return null
  // During the season only the leader, in a card as wide as the page.
  const isAlone = cards.length === 1
  return (
    <div className={isAlone ? '' : 'grid grid-cols-2 gap-3 lg:grid-cols-4'}>
      {cards.map(({ title, icon, isChampion, teamName, teamId, note }) => {
        const name = <TeamName name={teamName} wraps className="text-lg leading-5 sm:text-2xl sm:leading-7" />
        return (
          <StatCard
            key={title}
            label={title}
            icon={icon}
            tone={isChampion ? 'gold' : 'plain'}
            value={
              teamId === null ? (
                name
              ) : (
                <a href={teamHref(teamId)} className="block hover:underline">
                  {name}
                </a>
              )
            }
            note={note}
            className={
              isAlone
                ? 'sm:flex sm:items-center sm:gap-x-4 sm:*:mt-0'
                : isChampion && isNewChampion
                  ? 'moment'
                  : undefined
            }
          />
        )
      })}
    </div>
  )
}

/** The same four in one line, for the other screens. */
export function HeaderLine({ cards, isNewChampion, teamHref }: HeaderCardsProps) {
  if (cards.length === 0) return null
  return (
    <StatLine
      label="Season so far"
      items={cards.map(({ title, icon, isChampion, teamName, teamId }) => ({
        key: title,
        label: title,
        icon,
        tone: isChampion ? 'gold' : 'plain',
        isMoment: isChampion && isNewChampion,
        value:
          teamId === null ? (
            <bdi>{teamName}</bdi>
          ) : (
            <a href={teamHref(teamId)} className="hover:underline">
              <bdi>{teamName}</bdi>
            </a>
          ),
      }))}
    />
  )
}

interface HeaderCardsProps {
  cards: readonly HeaderCard[]
  /** This device sees the season's champion for the first time. */
  isNewChampion?: boolean
  teamHref: (teamId: number) => string
}
