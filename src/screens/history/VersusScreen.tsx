/** Two managers: a summary, the record by kind of game, and every game by season. */
import type { ManagerVersusResponse } from '../../contract/responses/history.ts'
import { writeRecord } from '../../domain/record-text.ts'
import { gamesOf } from '../../domain/tally.ts'
import { describeNextMeeting, describeRivalry } from '../../parts/history/describe-versus.ts'
import { describeUncountedMeetings, GamesUnknown } from '../../parts/history/GamesUnknown.tsx'
import { type HistoryLinks, historyLinks } from '../../parts/history/history-links.ts'
import { describeSpan, describeWeeks, describeYears } from '../../parts/history/history-words.ts'
import { leagueScreen } from '../../parts/league/league-screen.tsx'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { useResource } from '../../stores/use-resource.ts'
import { formatCount, formatPoints, formatScores } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { LargeStat } from '../../ui/Stat.tsx'
import { keepUnbroken } from '../../ui/Unbroken.tsx'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { versusCall } from './calls.ts'
import { Finding } from './HistoryLeaders.tsx'
import { HistoryLoading } from './HistoryLoading.tsx'
import { ManagerLink } from './ManagerName.tsx'
import { BackToHistory, PersonFailed } from './person-page.tsx'
import { describeHow, scoresByResult, VersusGames } from './VersusGames.tsx'

export const VersusScreen = leagueScreen('historyVersus', VersusView, (place) => [versusCall(place)])

function VersusView(props: LeagueTabProps) {
  const state = useResource(...versusCall(props))
  if (state.status === 'failed')
    return <PersonFailed failure={state.failure} onRetry={state.reload} allHref={historyLinks(props).all} />
  if (state.status === 'loading') return <HistoryLoading />
  return <Versus response={state.data} league={props.league} links={historyLinks(props, state.data.seasons)} />
}

function Versus({ response, league, links }: VersusProps) {
  const { manager, other, games, longestStreak: longest, closest, widest } = response
  useDocumentTitle(`${manager.name} vs. ${other.name}`, league.name)
  const next = describeNextMeeting(response)
  return (
    <div className="flex flex-col gap-10">
      <div>
        <BackToHistory href={links.all} />
        <header className="mt-2 border-ink border-t-2 pt-2">
          <h2 className="scoreboard text-4xl text-balance">{keepUnbroken(describeRivalry(response))}</h2>
          <p className="mt-1 flex flex-wrap gap-x-6 text-muted">
            {[manager, other].map(({ key, name, seasons }) => (
              <span key={key} className="inline-flex min-w-0 gap-2">
                <ManagerLink name={name} href={links.manager(key)} className="text-accent" />
                <span className="whitespace-nowrap">{describeYears(seasons)}</span>
              </span>
            ))}
          </p>
          <GamesUnknown text={describeUncountedMeetings(response)} />
          {next && (
            <p className="mt-2 max-w-prose text-lg">
              <a
                href={links.week(response.nextMeeting?.season, response.nextMeeting?.week)}
                className="underline-offset-4 hover:underline"
              >
                {next}
              </a>
            </p>
          )}
        </header>
        {games.length > 0 && (
          <>
            <p className="mt-4 text-muted text-sm">
              Wins of <bdi>{manager.name}</bdi> first
            </p>
            <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
              {playedSets(response).map(({ label, tally }) => (
                <LargeStat
                  key={label}
                  label={label}
                  value={writeRecord(tally)}
                  note={formatCount(gamesOf(tally), 'game')}
                />
              ))}
            </dl>
          </>
        )}
      </div>
      {games.length === 0 ? (
        <p className="text-muted">Their games appear here once they have met.</p>
      ) : (
        <>
          <div className="grid gap-x-8 gap-y-6 md:grid-cols-3">
            {longest && (
              <Finding
                title="Longest streak"
                name={longest.key === manager.key ? manager.name : other.name}
                figure={longest.length}
                unit="games in a row"
                text={describeSpan(longest.since, longest.until)}
                textHref={links.week(longest.until.season, longest.until.week)}
              />
            )}
            {closest && <GameFinding title="Closest game" game={closest} response={response} links={links} />}
            {widest && <GameFinding title="Biggest blowout" game={widest} response={response} links={links} />}
          </div>
          <Section
            title={describeMargin(response)}
            note={`${manager.name}’s perspective. Select a game to open its week`}
          >
            <VersusGames response={response} links={links} />
          </Section>
        </>
      )}
    </div>
  )
}

/** The kinds of games that the two have played; before them all games, if there are several kinds. */
function playedSets({ all, regular, playoffs, consolation }: ManagerVersusResponse) {
  const kinds = [
    { label: 'Regular season', tally: regular },
    { label: 'Playoffs', tally: playoffs },
    { label: 'Consolation', tally: consolation },
  ].filter(({ tally }) => gamesOf(tally) > 0)
  return kinds.length > 1 ? [{ label: 'All games', tally: all }, ...kinds] : kinds
}

/** "Noor is 8.4 points ahead per game on average". */
function describeMargin({ meanMargin: margin, manager, other }: ManagerVersusResponse): string {
  if (margin === null) return 'Game by game'
  if (Math.abs(margin) < 0.05) return 'Tied in points, too'
  const ahead = margin > 0 ? manager : other
  return `${ahead.name} is ${formatPoints(Math.abs(margin))} points ahead per game on average`
}

function GameFinding({ title, game, response, links }: GameFindingProps) {
  const names = { win: response.manager.name, loss: response.other.name, tie: 'A tie' }
  const { winner, loser } = scoresByResult(game)
  return (
    <Finding
      title={title}
      name={names[game.result]}
      figure={formatScores([winner, loser])}
      unit=""
      text={`${describeWeeks(game.weeks, game.week)} of ${game.season}${describeHow(game)}`}
      textHref={links.week(game.season, game.week)}
    />
  )
}

interface VersusProps {
  response: ManagerVersusResponse
  league: LeagueTabProps['league']
  links: HistoryLinks
}

interface GameFindingProps {
  title: string
  game: NonNullable<ManagerVersusResponse['closest']>
  response: ManagerVersusResponse
  links: HistoryLinks
}
