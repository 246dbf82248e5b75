/** The front page before a season, below the draft's day: the clock, keepers, what changed, schedules, and how managers draft. */
import type { SeasonAheadResponse } from '../../contract/responses/season-ahead.ts'
import { calendarWeekOf, isAnniversary } from '../../domain/calendar-week.ts'
import { Tendencies } from '../../parts/draft/Tendencies.tsx'
import { useDraftTendencies } from '../../parts/draft/use-draft-tendencies.ts'
import { leagueAddress } from '../../parts/league/league-address.ts'
import { mayHaveHistory } from '../../parts/league/league-phase.ts'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { useResource } from '../../stores/use-resource.ts'
import { numberColumn, percentColumn, pointsColumn, teamColumn, textColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { formatDollars } from '../../ui/format.ts'
import { Section, SectionLink } from '../../ui/Section.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'
import { useMinute } from '../../ui/use-minute.ts'
import { DraftDraw } from './DraftDraw.tsx'

export function SeasonAhead(props: LeagueTabProps) {
  const { host, leagueId } = props.leagueRef
  const isWanted = mayHaveHistory(props.league)
  const state = useResource('seasonAhead', isWanted ? { host, leagueId } : null)
  const tendencies = useDraftTendencies(props)
  const ahead = state.status === 'ready' && state.data.season === props.league.season ? state.data : null
  return (
    <div className="flex flex-col gap-10 empty:hidden">
      <DraftDraw {...props} />
      {ahead && <ThisWeek ahead={ahead} />}
      {ahead && ahead.keepers.length > 0 && <EnteredKeepers ahead={ahead} />}
      {ahead && ahead.candidates.length > 0 && <Candidates {...props} ahead={ahead} />}
      {ahead && ahead.schedule.length > 0 && <Schedules {...props} ahead={ahead} />}
      {tendencies && <Tendencies response={tendencies} />}
      {ahead && ahead.changes.length + ahead.ruleChanges.length > 0 && <Changes {...props} ahead={ahead} />}
    </div>
  )
}

type Part = { ahead: SeasonAheadResponse }

/** At most this many of the week's drafts and trades. */
const mostMoments = 3

/** Drafts and trades on the same days of the calendar; nothing in a week without any, and before the reader's time is known. */
function ThisWeek({ ahead }: Part) {
  const now = useMinute()
  const moments = now === null ? [] : listThisWeek(ahead.moments, new Date(now))
  if (moments.length === 0) return null
  return (
    <Section title="This week in our history">
      <ul className="max-w-3xl">
        {moments.slice(0, mostMoments).map(({ date, text }) => (
          <li key={`${date} ${text}`} className="border-hairline border-t py-1.5 first:border-t-0">
            {text}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The oldest first. */
export function listThisWeek(moments: SeasonAheadResponse['moments'], now: Date): SeasonAheadResponse['moments'] {
  const week = calendarWeekOf(now)
  return moments
    .filter(({ date }) => isAnniversary(week, new Date(date)))
    .toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date))
}

type Keeper = SeasonAheadResponse['keepers'][number]

function EnteredKeepers({ ahead: { keepers, before } }: Part) {
  const teams = new Set(keepers.map(({ team }) => team.id)).size
  return (
    <Section
      title="Keepers"
      inside={`${keepers.length} ${keepers.length === 1 ? 'keeper' : 'keepers'} of ${teams} ${teams === 1 ? 'team' : 'teams'}`}
      note="As they are entered for the draft."
    >
      <DataTable
        label="Keepers"
        csvName="keepers"
        columns={keeperColumns(keepers, before)}
        rows={keepers}
        rowKey={({ team, player }) => `${team.id} ${player.id}`}
      />
    </Section>
  )
}

/** By the book's rule. The draft board has all of them. */
function Candidates({ ahead: { candidates, before }, ...place }: LeagueTabProps & Part) {
  const teams = new Set(candidates.map(({ team }) => team.id)).size
  return (
    <Section
      title="Who could be kept"
      inside={`The best of ${teams} ${teams === 1 ? 'team' : 'teams'}`}
      note="The best of each team last season, with their cost by the league’s rule."
      action={<SectionLink href={`${leagueAddress('draftboard', place)}#keepers`}>All</SectionLink>}
    >
      <DataTable
        label="Who could be kept"
        csvName="keeper candidates"
        columns={keeperColumns(candidates, before)}
        rows={candidates}
        rowKey={({ team, player }) => `${team.id} ${player.id}`}
      />
    </Section>
  )
}

/** Without a column of the cost where it isn’t known of anyone. */
function keeperColumns(keepers: readonly Keeper[], before: number | null): Column<Keeper>[] {
  return [
    textColumn('player', 'Player', ({ player }) => player.name, {
      isRowHeader: true,
      className: 'w-1/2 max-w-0 wrap-anywhere leading-5',
    }),
    teamColumn(({ team }) => team.name, {
      className: 'w-1/2 max-w-0',
      render: ({ team }) => <TeamName name={team.name} size={24} wraps className="leading-5 align-middle" />,
    }),
    ...(keepers.some((keeper) => describeCost(keeper) !== null)
      ? [textColumn<Keeper>('cost', 'Cost', describeCost, { className: 'whitespace-nowrap' })]
      : []),
    ...(before === null
      ? []
      : [
          pointsColumn<Keeper>('last', `${before}`, ({ lastPoints }) => lastPoints, { priority: 2 }),
          textColumn<Keeper>('rank', 'Rank', ({ player, lastRank }) => lastRank && `${player.position}${lastRank}`, {
            className: 'whitespace-nowrap',
            priority: 2,
          }),
        ]),
  ]
}

function describeCost({ round, price }: Keeper): string | null {
  if (price !== null) return formatDollars(price)
  return round === null ? null : `Round ${round}`
}

type Scheduled = SeasonAheadResponse['schedule'][number]

function Schedules({ ahead: { schedule, before }, teamHref }: LeagueTabProps & Part) {
  const rated = schedule.filter(({ strength }) => strength !== null)
  const [hardest, second] = rated
  return (
    <Section
      title={hardest && isHarder(hardest, second) ? `${hardest.team.name} has the hardest schedule` : 'Schedules'}
      inside={`${rated.length} schedules`}
      note={`By the managers they face: the average share of teams that these outscored in ${before}.`}
      action={<MeasureLink measure="Schedule ahead" />}
    >
      <DataTable
        label="Schedules"
        csvName="schedules"
        columns={scheduleColumns}
        rows={rated}
        rowKey={({ team }) => String(team.id)}
        rowHref={({ team }) => teamHref(team.id)}
      />
    </Section>
  )
}

/** As far as the table shows it: of two that are equal there none is harder. */
function isHarder(hardest: Scheduled, second: Scheduled | undefined): boolean {
  const shown = ({ strength }: Scheduled) => Math.round(1000 * (strength ?? 0))
  return second === undefined || shown(hardest) > shown(second)
}

const scheduleColumns: Column<Scheduled>[] = [
  teamColumn(({ team }) => team.name, { className: 'w-full max-w-0' }),
  percentColumn('strength', 'Opponents', ({ strength }) => strength && 100 * strength),
  numberColumn('rated', 'Games rated', ({ rated }) => rated, { priority: 2 }),
  numberColumn('games', 'Games', ({ games }) => games, { priority: 3 }),
]

/** What the league's book says of this season, then the host's settings. */
function Changes({ ahead, ...place }: LeagueTabProps & Part) {
  const { changes, ruleChanges, before, season } = ahead
  return (
    <Section title={`What’s new in ${season}`} note={before === null ? undefined : `Compared with ${before}.`}>
      <ul className="max-w-3xl">
        {ruleChanges.map(({ text }) => (
          <li key={text} className="border-hairline border-t py-1.5 first:border-t-0">
            <a href={leagueAddress('book', place)} className="underline-offset-4 hover:text-accent hover:underline">
              <bdi>{text}</bdi>
            </a>
          </li>
        ))}
        {changes.map(({ setting, before: then, now }) => (
          <li key={setting} className="border-hairline border-t py-1.5 first:border-t-0">
            <span className="text-muted">{setting}:</span> {now}{' '}
            <span className="text-muted text-sm">(before: {then})</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
