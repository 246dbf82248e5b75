import { Fold } from '../../ui/Fold.tsx'
import { formatCount, formatWhole } from '../../ui/format.ts'
import { StatCard, StatLine } from '../../ui/Stat.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'
import { useMinute } from '../../ui/use-minute.ts'
import type { HeaderCard } from './header-cards.ts'
import { describeDraft } from './league-phase.ts'
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

/** The same in large type, on the overview. On phones the bar has the name. */
export function OverviewTitle({ league }: LeagueTitleProps) {
  return (
    <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <h1 className="scoreboard min-w-0 text-4xl max-sm:sr-only">
        <LeagueName league={league} />
      </h1>
      <Subtitle league={league} />
    </header>
  )
}

/** Beside the overview's standings: the cards, links to the season's recap and story, and notes on its data. */
export function OverviewFigures({ league, recap, story, ...cards }: OverviewFiguresProps) {
  const { warnings } = league
  return (
    // Before a season it has nothing, and takes no room.
    <div className="flex flex-col gap-3 empty:hidden">
      <HeaderCards {...cards} />
      {recap && (
        <p className="flex flex-wrap gap-x-5 print:hidden">
          <a href={recap} className="thumb font-medium text-accent hover:underline">
            {league.phase === 'complete' ? 'Season recap' : 'Season so far'}
          </a>
          {story && (
            <a href={story} className="thumb font-medium text-accent hover:underline">
              Season story
            </a>
          )}
        </p>
      )}
      {warnings.length > 0 && (
        <Fold
          isEverywhere
          summary={`${formatCount(warnings.length, 'note')} on this season’s data`}
          className="max-w-2xl text-muted text-sm print:hidden"
        >
          <ul className="list-disc pb-2 pl-5">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Fold>
      )}
    </div>
  )
}

interface LeagueTitleProps {
  league: LeagueResponse
}

interface OverviewFiguresProps extends HeaderCardsProps, LeagueTitleProps {
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
  const { season, teamCount, scoring, phase, runningWeek } = league
  const words = [
    season !== null && `${season} season`,
    teamCount !== null && formatCount(teamCount, 'team'),
    scoring,
    runningWeek !== null && `in week ${formatWhole(runningWeek)}`,
    phase === 'pre-draft' && describeDraft(league, now),
    phase === 'pre-season' && 'before week 1',
  ]
  return <p className="text-muted tabular-nums">{words.filter(Boolean).join(' · ')}</p>
}

/** Champion, second, third and the regular season's leader. */
export function HeaderCards({ cards, isNewChampion, teamHref }: HeaderCardsProps) {
  if (cards.length === 0) return null
  // During the season only the leader, in a card as wide as the page.
  const isAlone = cards.length === 1
  return (
    <div className="@container">
      <div className={isAlone ? '' : 'grid gap-3 @[20.5rem]:grid-cols-2 @3xl:grid-cols-4'}>
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
                  ? '@3xl:flex @3xl:items-center @3xl:gap-x-4 @3xl:*:mt-0'
                  : isChampion && isNewChampion
                    ? 'moment'
                    : undefined
              }
            />
          )
        })}
      </div>
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
