/** The playoff bracket, games for places and final ranks. */
import { writeDecidedBy } from '../../domain/decided-by.ts'
import { leagueAddress } from '../../parts/league/league-address.ts'
import { type LeagueCalls, seasonOf } from '../../parts/league/league-calls.ts'
import { isBeforeSeason } from '../../parts/league/league-phase.ts'
import { leagueScreen } from '../../parts/league/league-screen.tsx'
import type { LeaguePlace, LeagueTabProps } from '../../parts/league/league-view.ts'
import { ScreenFailed } from '../../parts/league/ScreenFailed.tsx'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { useResource } from '../../stores/use-resource.ts'
import { Message } from '../../ui/Message.tsx'
import { Section, SectionLink } from '../../ui/Section.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'
import { BracketChart } from './BracketChart.tsx'
import { type BracketResponse, findChampion, onlyGames, toRounds } from './bracket-games.ts'
import { FinalPlaces } from './FinalPlaces.tsx'

const bracketCall = (place: LeaguePlace) => ['bracket', seasonOf(place)] as const

const bracketCalls: LeagueCalls = (place) => [bracketCall(place)]

export const BracketScreen = leagueScreen('bracket', BracketView, bracketCalls)

function BracketView(props: LeagueTabProps) {
  const { leagueRef, league, query, teamHref } = props
  const state = useResource(...bracketCall(props))
  if (state.status === 'failed') {
    return <ScreenFailed what="bracket" failure={state.failure} onRetry={state.reload} />
  }
  if (state.status === 'loading') return <BracketLoading />
  const rounds = isBeforeSeason(league) ? [] : toRounds(state.data)
  if (rounds.length === 0) {
    return (
      <Message
        icon="trophy"
        title="No bracket"
        text={state.data.unavailable ?? 'Seeds and matchups appear here after the first games.'}
      >
        <SectionLink href={leagueAddress('matchups', { leagueRef, query })}>All matchups</SectionLink>
      </Message>
    )
  }
  const title = onlyGames(rounds, ({ kind }) => kind !== 'losers-consolation')
  // Placement rounds have no names such as semifinal.
  const consolation = onlyGames(rounds, ({ kind }) => kind === 'losers-consolation').map((round, index) => ({
    ...round,
    title: `Round ${index + 1}`,
  }))
  const championId = findChampion(rounds, state.data)?.champion.team?.id ?? null
  const gameHref = (week: number, teamId: number) =>
    `${leagueAddress('matchupsWeek', { leagueRef, week, query })}?matchup=${teamId}`
  return (
    <div className="flex flex-col gap-8">
      <Section
        title="Playoff bracket"
        note={bracketNote(
          state.data,
          rounds.some(({ weeks }) => weeks.length > 1),
        )}
        action={
          // A separate line on phones, so that the layout does not depend on the font.
          <span className="flex flex-wrap items-baseline gap-x-4 max-sm:w-[calc(100vw-2rem)]">
            <MeasureLink measure="Bracket" />
            <SectionLink href={leagueAddress('matchups', { leagueRef, query })}>Week by week</SectionLink>
          </span>
        }
      >
        <BracketChart
          rounds={title}
          name="playoff bracket"
          title={findingOf(state.data, rounds)}
          championId={championId}
          gameHref={gameHref}
        />
      </Section>
      <FinalPlaces response={state.data} teamHref={teamHref} />
      {consolation.some(({ games }) => games.length > 0) && (
        <Section {...(state.data.isToiletBowl ? toiletBowl : ladder)}>
          <BracketChart
            rounds={consolation}
            name={state.data.isToiletBowl ? 'toilet bowl' : 'consolation ladder'}
            title="Games for final rank"
            championId={null}
            gameHref={gameHref}
          />
        </Section>
      )}
    </div>
  )
}

const ladder = {
  title: 'Consolation',
  note: 'Everyone else plays for final rank: winners move up, losers move down.',
}
const toiletBowl = {
  title: 'Toilet bowl',
  note: 'Everyone else plays to avoid last place: losers advance, and whoever loses the final game finishes last.',
}

function findingOf(response: BracketResponse, rounds: ReturnType<typeof toRounds>): string {
  const decided = findChampion(rounds, response)
  if (decided) {
    const { champion, other, isWon } = decided
    if (!isWon) {
      const how = writeDecidedBy([other.points, champion.points])
      return `${champion.label} is the champion by final standings; ${other.label} won the championship game${how}`
    }
    const how = writeDecidedBy([champion.points, other.points])
    return `${champion.label} won the title${champion.seed === null ? '' : ` as seed ${champion.seed}`} over ${other.label}${how}`
  }
  return response.isProjected ? 'If the season ended today' : 'The road to the title'
}

function bracketNote(
  { isProjected, isReseeded, isEdited, isConsolationEdited }: BracketResponse,
  hasLongRounds: boolean,
): string {
  return [
    isProjected && 'Seeds are based on current standings and can change until the regular season ends.',
    isReseeded && 'Reseeded every round: the top remaining seed plays the lowest.',
    hasLongRounds && 'A round of several weeks is one game: the scores of its weeks add up.',
    isEdited && 'The commissioner changed these matchups by hand, so connecting lines aren’t shown.',
    isConsolationEdited &&
      'The consolation games don’t follow the usual order, so their connecting lines aren’t shown.',
  ]
    .filter(Boolean)
    .join(' ')
}

function BracketLoading() {
  return (
    <SkeletonGroup label="Loading the bracket">
      <Skeleton className="h-8 w-48" />
      <Skeleton className="mt-4 h-96" />
    </SkeletonGroup>
  )
}
