/** The tables of the proof: figures beside the host's, and odds beside what came. They need no script. */
import type { ReactNode } from 'react'
import { hostNames, hostTitles } from '../../domain/identity.ts'
import { joinList } from '../../domain/join-list.ts'
import { leastProofSeasons, type MeasuredOdds, type OddsBin, type WeekProof } from '../../domain/measured-odds.ts'
import { comparedKinds, comparedNames, countEqual, formatEqual } from '../../parts/league/equal-figures.ts'
import { chanceColumn, figureColumn, numberColumn, percentColumn, textColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { formatCount, formatNumber } from '../../ui/format.ts'
import { describeReliability, joinOdds, nameBin, type SeasonFigures, scoresOf } from './proof-rows.ts'
import { ReliabilityChart } from './ReliabilityChart.tsx'

interface SeasonsProps {
  label: string
  seasons: readonly SeasonFigures[]
}

/** All that the repository has of some seasons. */
export function ProofOfSeasons({ label, seasonsLabel, seasons }: SeasonsProps & { seasonsLabel: string }) {
  return (
    <div className="flex flex-col gap-8">
      <OddsTables label={label} seasons={seasons} />
      <EqualFiguresTable label={`Figures equal to theirs, ${label}`} seasons={seasons} />
      <FoldedTable summary={`${formatCount(seasons.length, 'season')}, one by one`}>
        <SeasonTable label={seasonsLabel} seasons={seasons} />
      </FoldedTable>
    </div>
  )
}

/** A table that phones fold. */
export function FoldedTable({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <Fold
      summary={<span className="font-medium">{summary}</span>}
      className="min-w-0 max-sm:border-hairline max-sm:border-y"
    >
      {children}
    </Fold>
  )
}

/** One line a season. */
export function SeasonTable({ label, seasons }: SeasonsProps) {
  return (
    <DataTable
      label={label}
      columns={seasonColumns}
      rows={seasons}
      rowKey={({ season, host }, index) => `${host} ${season} ${index}`}
    />
  )
}

/** "2,132 of 2,132 figures equal ESPN’s and Sleeper’s. Of what we gave 90–100%, 91% happened." */
export function describeProofOfSeasons(seasons: readonly SeasonFigures[]): string {
  const equal = formatEqual(countEqual(seasons))
  const hosts = hostNames.filter((host) => seasons.some((season) => season.host === host))
  const theirs = joinList(hosts.map((host) => `${hostTitles[host]}’s`))
  return [equal !== null && `${equal} figures equal ${theirs}.`, describeReliability(joinOdds(seasons).odds)]
    .filter(Boolean)
    .join(' ')
}

/** "1,308 of 1,308 figures equal, 930 chances", for the line under which phones fold them. */
export function summarizeProof(seasons: readonly SeasonFigures[]): string {
  const equal = formatEqual(countEqual(seasons))
  return [equal !== null && `${equal} figures equal`, formatCount(joinOdds(seasons).odds.chances, 'chance')]
    .filter(Boolean)
    .join(', ')
}

/** How many figures equal the host's; phones fold the kinds under the sum. */
export function EqualFiguresTable({ label, seasons }: SeasonsProps) {
  const equal = formatEqual(countEqual(seasons))
  if (equal === null) return null
  return (
    <FoldedTable summary={`${equal} figures equal, by kind`}>
      <div className="max-w-2xl">
        <EqualTable label={label} seasons={seasons} />
      </div>
    </FoldedTable>
  )
}

function EqualTable({ label, seasons }: SeasonsProps) {
  const rows = comparedKinds.map((kind) => ({ kind, ...countEqual(seasons, [kind]) }))
  return <DataTable label={label} columns={equalColumns} rows={rows} rowKey={({ kind }) => kind} />
}

/** Odds of these seasons as one, with how many they are. */
export function OddsTables({ label, seasons }: SeasonsProps) {
  const joined = joinOdds(seasons)
  if (joined.odds.chances === 0) return <p className="text-muted">No season with odds is over yet.</p>
  return (
    <div className="flex flex-col gap-4">
      <p>
        {`${formatCount(joined.odds.chances, 'chance')} of ${formatCount(joined.seasons, 'season')}.`}{' '}
        {joined.seasons < leastProofSeasons &&
          `Too few to tell: below ${leastProofSeasons} seasons, chance alone makes gaps this large.`}
      </p>
      <div className="grid gap-8 lg:grid-cols-2">
        <ReliabilityChart name={`odds and what came, ${label}`} odds={joined.odds} />
        <FoldedTable summary="Tenth by tenth">
          <ReliabilityTable label={`Odds and what came, ${label}`} odds={joined.odds} />
        </FoldedTable>
      </div>
      <div>
        <FoldedTable summary={`${formatCount(joined.odds.weeks.length, 'week')}, one by one`}>
          <WeekTable label={`Scores of the odds by week, ${label}`} odds={joined.odds} />
        </FoldedTable>
      </div>
    </div>
  )
}

function ReliabilityTable({ label, odds }: { label: string; odds: MeasuredOdds }) {
  return <DataTable label={label} columns={binColumns} rows={odds.bins} rowKey={({ from }) => String(from)} />
}

function WeekTable({ label, odds }: { label: string; odds: MeasuredOdds }) {
  return <DataTable label={label} columns={weekColumns} rows={odds.weeks} rowKey={({ week }) => String(week)} />
}

const score = (value: number | null | undefined) => formatNumber(value, 3)

const seasonColumns: Column<SeasonFigures>[] = [
  textColumn('season', 'Season', ({ season, host }) => `${season}, ${hostTitles[host]}`, { isRowHeader: true }),
  ...comparedKinds.map(
    (kind): Column<SeasonFigures> =>
      textColumn(kind, comparedNames[kind], (season) => formatEqual(countEqual([season], [kind])), {
        align: 'end',
        className: 'whitespace-nowrap',
        priority: kind === 'records' || kind === 'lineups' ? 1 : 2,
      }),
  ),
  figureColumn('brier', 'Odds, Brier', (season) => scoresOf(season)?.brier, score),
  figureColumn('coin', 'Coin per game', (season) => scoresOf(season)?.coinPerGame.brier, score, { priority: 2 }),
  figureColumn('base', 'Base rate', (season) => scoresOf(season)?.baseRate.brier, score, { priority: 2 }),
  numberColumn('chances', 'Chances', ({ odds }) => odds?.chances, { priority: 2 }),
]

type EqualRow = { kind: (typeof comparedKinds)[number]; equal: number; total: number }

const equalColumns: Column<EqualRow>[] = [
  textColumn('kind', 'Figure', ({ kind }) => equalTitles[kind], { isRowHeader: true }),
  textColumn('equal', 'Equal to theirs', (row) => formatEqual(row) ?? 'Not stated', {
    align: 'end',
    className: 'whitespace-nowrap',
  }),
]

const equalTitles = {
  records: 'Records of teams',
  points: 'Points of teams, for and against',
  seeds: 'Playoff seeds',
  ranks: 'Final ranks',
  lineups: 'Lineups of a week, added up',
} as const satisfies Record<EqualRow['kind'], string>

const binColumns: Column<OddsBin>[] = [
  textColumn('said', 'We said', nameBin, {
    isRowHeader: true,
    className: 'whitespace-nowrap',
  }),
  numberColumn('chances', 'Chances', ({ chances }) => chances),
  chanceColumn('mean', 'On average', ({ chances, meanChance }) => (chances > 0 ? meanChance : null)),
  percentColumn('came', 'Came', ({ chances, share }) => (chances > 0 ? 100 * share : null), {
    decimals: 0,
    bar: ({ chances, share }) => (chances > 0 ? share : null),
  }),
]

const weekColumns: Column<WeekProof>[] = [
  textColumn('week', 'After week', ({ week }) => String(week), { isRowHeader: true }),
  numberColumn('chances', 'Chances', ({ chances }) => chances),
  figureColumn('brier', 'Brier', ({ brier }) => brier, score),
  figureColumn('brier-coin', 'Coin per game', ({ coinPerGame }) => coinPerGame.brier, score),
  figureColumn('brier-base', 'Base rate', ({ baseRate }) => baseRate.brier, score, { priority: 2 }),
  figureColumn('loss', 'Log loss', ({ logLoss }) => logLoss, score, { priority: 2 }),
  figureColumn('loss-coin', 'Coin per game', ({ coinPerGame }) => coinPerGame.logLoss, score, { priority: 2 }),
  figureColumn('loss-base', 'Base rate', ({ baseRate }) => baseRate.logLoss, score, { priority: 2 }),
]
