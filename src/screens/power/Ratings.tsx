/** The ratings with their error bands, and their history. */
import { ChartFrame } from '../../charts/ChartFrame.tsx'
import { linearScale } from '../../charts/scales.ts'
import type { PowerResponse, RatedTeam } from '../../contract/responses/power.ts'
import { changesOfPlace, describeRatings, sharePlaces, toRatingHistory } from '../../parts/luck/power-view.ts'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { numberColumn, pointsColumn, teamColumn, textColumn } from '../../ui/columns.tsx'
import { cssPercent } from '../../ui/css-lengths.ts'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { formatNumber, formatWhole } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'
import { RatingHistoryChart } from './RatingHistoryChart.tsx'

export function Ratings({ response, chosen, teamHref }: RatingsProps) {
  const { teams } = response
  const places = sharePlaces(teams)
  const history = toRatingHistory(response)
  return (
    <Section
      title={describeRatings(teams)}
      note={`Expected points per week, based on scores through week ${formatWhole(response.throughWeek)}; league average ${formatNumber(response.leagueMean, 1)}`}
      action={<MeasureLink measure="Power rating" />}
    >
      <DataTable
        label="Power rating"
        csvName="power ratings"
        columns={columnsFor(teams, places, changesOfPlace(response))}
        rows={teams}
        rowKey={({ team }) => team.id}
        rowHref={({ team }) => teamHref(team.id)}
        rowClass={({ team, rank }) =>
          rank > 1 && places.get(team.id) === rank ? '[&>*]:border-t-2 [&>*]:border-t-ink' : undefined
        }
      />
      <p className="mt-2 text-muted text-sm">Teams between two lines share a rank: they are too close to call.</p>
      {history && (
        <div className="mt-8">
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
        </div>
      )}
    </Section>
  )
}

function columnsFor(
  teams: readonly RatedTeam[],
  places: ReadonlyMap<number, number>,
  changes: ReadonlyMap<number, number>,
): Column<RatedTeam>[] {
  const changeOf = ({ team }: RatedTeam) => changes.get(team.id) ?? null
  const place = linearScale(
    [
      Math.min(...teams.map(({ rating, error }) => rating - error)),
      Math.max(...teams.map(({ rating, error }) => rating + error)),
    ],
    [0.02, 0.98],
  )
  return [
    textColumn('rank', 'Rank', ({ team, rank }) => places.get(team.id) ?? rank, { className: 'w-12' }),
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
