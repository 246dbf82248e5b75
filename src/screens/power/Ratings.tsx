/** The ratings with their error bands, and their history. */
import { ChartFrame } from '../../charts/ChartFrame.tsx'
import { linearScale } from '../../charts/scales.ts'
import type { PowerResponse, RatedTeam } from '../../contract/responses/power.ts'
import { describeRatings, toRatingHistory } from '../../parts/luck/power-view.ts'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { numberColumn, pointsColumn, teamColumn, textColumn } from '../../ui/columns.tsx'
import { cssPercent } from '../../ui/css-lengths.ts'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { formatNumber, formatWhole } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'
import { RatingHistoryChart } from './RatingHistoryChart.tsx'

export function Ratings({ response, chosen, teamHref }: RatingsProps) {
  const { teams } = response
  const history = toRatingHistory(response)
  return (
    <Section
      title={describeRatings(teams)}
      note={`Expected points per week, based on scores through week ${formatWhole(response.throughWeek)}; league average ${formatNumber(response.leagueMean, 1)}`}
      action={<MeasureLink measure="Power rating" />}
    >
      <DataTable
        label="Power rating"
        holds="power ratings"
        columns={columnsFor(teams)}
        rows={teams}
        rowKey={({ team }) => team.id}
        rowHref={({ team }) => teamHref(team.id)}
      />
      <p className="mt-2 text-muted text-sm">= means too close to call with the team above.</p>
      {history && (
        <Fold
          summary={<span className="font-medium">Rating after each week, as a chart</span>}
          className="mt-8 max-sm:border-hairline max-sm:border-y"
        >
          <ChartFrame
            isFluid
            title="Rating after each week"
            unit="points a week; the shaded band is one standard error"
            name="power rating by week"
            table={{
              headers: ['Week', ...history.lines.map(({ name }) => name)],
              rows: history.weeks.map((week) => [
                week,
                ...history.lines.map(({ points }) => points.find((point) => point.week === week)?.rating),
              ]),
            }}
          >
            {() => <RatingHistoryChart history={history} chosen={chosen} />}
          </ChartFrame>
        </Fold>
      )}
    </Section>
  )
}

/** Ranks gained since the previous week, negative for a fall; null after the first week. */
const changeOf = ({ rank, previousRank }: RatedTeam) => previousRank && previousRank - rank

function columnsFor(teams: readonly RatedTeam[]): Column<RatedTeam>[] {
  const place = linearScale(
    [
      Math.min(...teams.map(({ rating, error }) => rating - error)),
      Math.max(...teams.map(({ rating, error }) => rating + error)),
    ],
    [0.02, 0.98],
  )
  return [
    textColumn('rank', 'Rank', ({ rank }) => rank, {
      className: 'w-12',
      render: ({ rank, isLevelWithPrevious: isLevel }) => (
        <span className="whitespace-nowrap">
          {isLevel && <span className="text-muted">=</span>}
          {isLevel && <span className="sr-only"> too close to call with the team above, </span>}
          {rank}
        </span>
      ),
      csv: {
        Rank: ({ rank }) => rank,
        'Too close to call with the team above': (team) => (team.isLevelWithPrevious ? 'yes' : 'no'),
      },
    }),
    textColumn('change', 'Change', changeOf, {
      className: 'w-16',
      priority: 2,
      render: (team) => <Change places={changeOf(team)} />,
    }),
    teamColumn(({ team }) => team.name, {
      render: ({ team }) => <TeamName name={team.name} wraps className="leading-5" />,
    }),
    {
      key: 'band',
      header: 'Rating and its band',
      priority: 3,
      className: 'w-1/4 lg:w-2/5',
      isSortable: false,
      render: (team) => <Band team={team} place={place} />,
    },
    pointsColumn('rating', 'Rating', ({ rating }) => rating, {
      render: ({ rating, error }) => (
        <span className="whitespace-nowrap">
          <strong>{formatNumber(rating, 1)}</strong> <span className="text-muted">± {formatNumber(error, 1)}</span>
        </span>
      ),
      csv: { Rating: ({ rating }) => rating, 'Standard error': ({ error }) => error },
    }),
    numberColumn('all_play', 'All-play', ({ allPlayRank }) => allPlayRank, { headerNote: 'rank', priority: 2 }),
    numberColumn('record', 'Record', ({ recordRank }) => recordRank, { headerNote: 'rank', priority: 2 }),
  ]
}

function Change({ places }: { places: number | null }) {
  if (places === null || places === 0) return <span className="text-muted">{places === 0 ? '·' : ''}</span>
  return (
    <span className={places > 0 ? 'text-better' : 'text-worse'}>
      <span aria-hidden="true">{places > 0 ? '▲' : '▼'}</span>
      <span className="sr-only">{places > 0 ? 'up' : 'down'} </span> {Math.abs(places)}
    </span>
  )
}

/** The rating as a dot on its error band, all teams on one scale. */
function Band({ team: { rating, error }, place }: { team: RatedTeam; place: (rating: number) => number }) {
  return (
    <span aria-hidden="true" className="relative block h-4 min-w-24">
      <span
        className="absolute inset-y-1 rounded-full bg-hairline"
        style={{ left: cssPercent(place(rating - error)), right: cssPercent(1 - place(rating + error)) }}
      />
      <span
        className="absolute top-0.5 size-3 -translate-x-1/2 rounded-full bg-accent"
        style={{ left: cssPercent(place(rating)) }}
      />
    </span>
  )
}

interface RatingsProps {
  response: PowerResponse
  /** The highlighted team; the strongest by default. */
  chosen: number | null
  teamHref: (teamId: number) => string
}
