/** How every manager drafts, the same for all readers. */
import type { DraftTendenciesResponse } from '../../contract/responses/draft-tendencies.ts'
import { numberColumn, textColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { formatCount, formatPercent } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { MeasureLink } from '../measures/MeasureLink.tsx'

type Manager = DraftTendenciesResponse['managers'][number]
type Known = Manager & { tendencies: NonNullable<Manager['tendencies']> }

/** Null where no manager has three drafts: then the page is complete without it. */
export function Tendencies({ response }: { response: DraftTendenciesResponse }) {
  const known = response.managers.filter((manager): manager is Known => manager.tendencies !== null)
  if (known.length === 0) return null
  const years = response.drafts.map(({ season }) => season)
  const others = response.managers.length - known.length
  return (
    <Section
      id="tendencies"
      title="How they draft"
      inside={`${formatCount(known.length, 'manager')}, ${formatCount(years.length, 'draft')}`}
      note={`${formatCount(years.length, 'stored draft')}, ${describeYears(years)}. Keepers aren’t picks.${others > 0 ? ` ${formatCount(others, 'manager')} with fewer than three drafts ${others === 1 ? 'isn’t' : 'aren’t'} listed.` : ''}`}
      action={<MeasureLink measure="Draft tendencies" />}
    >
      <DataTable
        label="How they draft"
        csvName="draft tendencies"
        columns={columnsFor(response, known)}
        rows={known}
        rowKey={({ key }) => key}
      />
    </Section>
  )
}

function describeYears(years: readonly number[]): string {
  const [first, last] = [years[0], years.at(-1)]
  return first === last ? String(first) : `${first} to ${last}`
}

/** Positions of which the first one is a decision: the others go in the last rounds. */
const watched = ['QB', 'TE'] as const

function columnsFor({ isAuction }: DraftTendenciesResponse, known: readonly Known[]): Column<Known>[] {
  const drafted = new Set(known.flatMap(({ tendencies }) => tendencies.positions.map(({ position }) => position)))
  const hasKeepers = known.some(({ tendencies }) => tendencies.keepersPerDraft > 0)
  return [
    textColumn('manager', 'Manager', ({ name }) => name, { isRowHeader: true, className: 'w-1/4 min-w-28' }),
    ...(isAuction
      ? []
      : [
          textColumn<Known>('first', 'Round 1', ({ tendencies }) => describeRound(tendencies, 1), {
            className: 'whitespace-nowrap',
          }),
          textColumn<Known>('second', 'Round 2', ({ tendencies }) => describeRound(tendencies, 2), {
            className: 'whitespace-nowrap',
            priority: 2,
          }),
          ...watched
            .filter((position) => drafted.has(position))
            .map((position) =>
              numberColumn<Known>(
                `first-${position}`,
                `First ${position}`,
                ({ tendencies }) => firstRoundOf(tendencies, position),
                { decimals: 1, headerNote: 'avg. round', priority: position === 'QB' ? 1 : 2 },
              ),
            ),
        ]),
    textColumn('more', isAuction ? 'Spends more on' : 'Drafts more', ({ tendencies }) => describeLeaning(tendencies), {
      className: 'whitespace-nowrap',
      priority: isAuction ? 1 : 2,
    }),
    textColumn('teams', 'NFL teams', ({ tendencies }) => describeNflTeams(tendencies), {
      className: 'min-w-40',
      priority: 5,
    }),
    ...(hasKeepers
      ? [
          numberColumn<Known>('keepers', 'Keepers', ({ tendencies }) => tendencies.keepersPerDraft, {
            decimals: 1,
            priority: 3,
          }),
        ]
      : []),
    numberColumn('drafts', 'Drafts', ({ seasons }) => seasons.length, { priority: 3 }),
  ]
}

/** "RB 4 of 5": the position that he took most often. */
function describeRound({ rounds }: Known['tendencies'], round: number): string | null {
  const positions = rounds.find((one) => one.round === round)?.positions ?? []
  const [most] = positions.filter(isKnownPosition)
  if (!most) return null
  return `${most.position} ${most.picks} of ${positions.reduce((sum, { picks }) => sum + picks, 0)}`
}

const firstRoundOf = ({ positions }: Known['tendencies'], position: string) =>
  positions.find((one) => one.position === position)?.firstRound ?? null

/** A share this far above the league's is a leaning, 0 to 1. */
const leaning = 0.03

/** "WR 45%, league 38%": what is furthest above the league's share; null without any. */
function describeLeaning({ positions }: Known['tendencies']): string | null {
  const [most] = positions
    .filter(isKnownPosition)
    .toSorted((a, b) => b.share - b.leagueShare - (a.share - a.leagueShare))
  if (!most || most.share - most.leagueShare < leaning) return null
  return `${most.position} ${formatPercent(100 * most.share, 0)}, league ${formatPercent(100 * most.leagueShare, 0)}`
}

const isKnownPosition = ({ position }: { position: string }) => position !== 'UNKNOWN'

/** "CHI 6, usual 2.1" */
function describeNflTeams({ nflTeams }: Known['tendencies']): string | null {
  return (
    nflTeams.map(({ nflTeam, picks, expected }) => `${nflTeam} ${picks}, usual ${expected.toFixed(1)}`).join('; ') ||
    null
  )
}
