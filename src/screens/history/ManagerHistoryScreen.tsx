/** One manager in all seasons of the league. */

import type { HistoryManager, ManagerHistoryResponse } from '../../contract/responses/history.ts'
import { writeRecord } from '../../domain/record-text.ts'
import { spellCount, spellNumber } from '../../domain/spell-number.ts'
import { winPercentOf } from '../../domain/tally.ts'
import { describeTables, GamesUnknown, hasOnlyTables } from '../../parts/history/GamesUnknown.tsx'
import { type HistoryLinks, historyLinks } from '../../parts/history/history-links.ts'
import { capitalize, describeYears, listYears } from '../../parts/history/history-words.ts'
import { firstWeekOf } from '../../parts/league/default-week.ts'
import { leagueScreen } from '../../parts/league/league-screen.tsx'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { TeamTabs } from '../../parts/team/TeamTabs.tsx'
import { useResource } from '../../stores/use-resource.ts'
import { formatCount, formatPercent, formatSigned } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { LargeStat } from '../../ui/Stat.tsx'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { managerHistoryCall } from './calls.ts'
import { HistoryLoading } from './HistoryLoading.tsx'
import { newestTeam } from './history-view.ts'
import { ManagerMoves, ManagerPicks } from './ManagerDeals.tsx'
import { Matchups } from './ManagerMatchups.tsx'
import { ManagerName } from './ManagerName.tsx'
import { ManagerSeasons } from './ManagerSeasons.tsx'
import { BackToHistory, PersonFailed } from './person-page.tsx'

export const ManagerHistoryScreen = leagueScreen('historyManager', ManagerHistoryView, (place) => [
  managerHistoryCall(place),
])

function ManagerHistoryView(props: LeagueTabProps) {
  const state = useResource(...managerHistoryCall(props))
  if (state.status === 'failed')
    return <PersonFailed failure={state.failure} onRetry={state.reload} allHref={historyLinks(props).all} />
  if (state.status === 'loading') return <HistoryLoading />
  return (
    <>
      <OwnTeamTabs {...props} managerKey={state.data.key} />
      <Person response={state.data} league={props.league} links={historyLinks(props, state.data.leagueSeasons)} />
    </>
  )
}

/** The pages of the manager's team in the shown season; none of a manager who has left. */
function OwnTeamTabs({ standings, leagueRef, league, query, managerKey }: LeagueTabProps & { managerKey: string }) {
  const own = standings.standings.find(({ managerKeys }) => managerKeys?.includes(managerKey))
  if (own?.teamId == null) return null
  return (
    <TeamTabs
      current="allTime"
      place={{ leagueRef, teamId: own.teamId, query }}
      week={{ chosen: null, first: firstWeekOf(league) }}
      league={league}
      managerKeys={[managerKey]}
    />
  )
}

function Person({ response, league, links }: PersonProps) {
  const { key, name, names, total: manager } = response
  useDocumentTitle(name, league.name)
  const others = names.filter((other) => other !== name)
  return (
    <div className="flex flex-col gap-10">
      <div>
        <BackToHistory href={links.all} />
        <header className="mt-2 border-ink border-t-2 pt-2">
          <h2>
            <ManagerName name={name} teamName={newestTeam(manager)} size={36} className="scoreboard text-4xl" />
          </h2>
          {others.length > 0 && (
            <p className="text-muted">
              Also known as <bdi>{others.join(', ')}</bdi>
            </p>
          )}
          <p className="mt-2 max-w-prose text-lg">{describeManager(manager)}</p>
          <GamesUnknown text={describeTables(response.leagueSeasons, manager.seasonYears)} />
        </header>
        <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-6">
          <LargeStat
            label="Regular season"
            value={writeRecord(manager.regular)}
            note={formatPercent(winPercentOf(manager.regular))}
          />
          {manager.playoffAppearances > 0 && (
            <LargeStat
              label="Playoffs"
              value={writeRecord(manager.playoffs)}
              note={formatCount(manager.playoffAppearances, 'appearance')}
            />
          )}
          <LargeStat
            label="Titles"
            value={<span className={manager.titles > 0 ? 'text-gold' : undefined}>{manager.titles}</span>}
            note={describeYears(manager.titleYears)}
          />
          <LargeStat
            label="Runner-up finishes"
            value={manager.runnerUps}
            note={`${formatCount(manager.lastPlaces, 'last place')}`}
          />
          {!hasOnlyTables(response.leagueSeasons, manager.seasonYears) && (
            <>
              <LargeStat
                label="Best weeks"
                value={manager.weeklyHighs}
                note={`${formatCount(manager.weeklyLows, 'worst week')}`}
              />
              <LargeStat label="Luck" value={formatSigned(manager.luck)} note="wins, regular seasons" />
            </>
          )}
        </dl>
      </div>
      <Section
        title={describeStreak(response)}
        note="Select a season to open it"
        action={<MeasureLink measure="History by manager" />}
      >
        <ManagerSeasons response={response} links={links} />
      </Section>
      <Matchups response={response} links={links} managerKey={key} />
      <ManagerPicks response={response} links={links} />
      <ManagerMoves response={response} links={links} />
    </div>
  )
}

/** "Champion in 2021 and 2023; four seasons, in the playoffs in three." */
function describeManager({
  seasonYears: years,
  titles,
  titleYears,
  playoffAppearances,
  isCurrent,
  finishes,
}: HistoryManager): string {
  if (years.length === 0) return 'No game yet.'
  const seasons = `${spellCount(years.length, 'season')}, ${listYears(years)}`
  const title = titles > 0 ? `Champion in ${listYears(titleYears)}; ` : 'No title yet; '
  // A season's table need not say who was in them.
  const isKnown = finishes.some(({ madePlayoffs }) => madePlayoffs !== null)
  const playoffs =
    playoffAppearances === 0
      ? isKnown && ', never in the playoffs'
      : `, in the playoffs in ${playoffAppearances === years.length ? 'every one' : spellCount(playoffAppearances, 'season')}`
  return `${isCurrent ? title : title.replace('No title yet', 'No title')}${seasons}${playoffs || ''}${isCurrent ? '' : '; no longer in the league'}.`
}

/** "Won the last three games; longest winning streak eight games". */
function describeStreak({ currentStreak, longestWinningStreaks }: ManagerHistoryResponse): string {
  const [longest] = longestWinningStreaks
  const best = longest && `longest winning streak: ${formatCount(longest.length, 'game')}`
  const { length = 0, result } = currentStreak ?? {}
  const verb = result === 'win' ? 'Won' : 'Lost'
  const now = length > 0 && `${verb} the last ${length === 1 ? 'game' : `${spellNumber(length)} games`}`
  return capitalize([now, best].filter(Boolean).join('; ')) || 'Season by season'
}

interface PersonProps {
  response: ManagerHistoryResponse
  league: LeagueTabProps['league']
  links: HistoryLinks
}
