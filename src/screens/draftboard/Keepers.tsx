/** Who could be kept for the next draft and at what cost, by the rule in the league's book, and what keeping was worth. */
import type { KeepersResponse } from '../../contract/responses/keepers.ts'
import type { LeagueRef } from '../../domain/identity.ts'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { useResource } from '../../stores/use-resource.ts'
import { deltaColumn, figureColumn, numberColumn, textColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { formatCount, formatDollars } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'

/** Null without a rule: then the page has no such section, and it is complete without it. */
export function Keepers({ leagueRef }: { leagueRef: LeagueRef }) {
  const state = useResource('keepers', { ...leagueRef })
  if (state.status !== 'ready' || !state.data.rule) return null
  const { candidates, kept } = state.data
  return candidates.length + kept.length > 0 ? <KeeperTables response={state.data} rule={state.data.rule} /> : null
}

type Candidate = KeepersResponse['candidates'][number]
type Kept = KeepersResponse['kept'][number]
type Rule = NonNullable<KeepersResponse['rule']>

function KeeperTables({ response, rule }: { response: KeepersResponse; rule: Rule }) {
  const { candidates, kept, from, isAuction } = response
  const [best] = kept
  return (
    <Section
      id="keepers"
      inside={`Who could be kept, ${formatCount(candidates.length, 'player')}`}
      title={from === null ? 'Keepers' : `Who could be kept after ${from}`}
      note={describeRule(rule, isAuction)}
      action={<MeasureLink measure="Keepers" />}
    >
      <div className="flex flex-col gap-8">
        {candidates.length > 0 && (
          <DataTable
            label="Players who could be kept"
            holds="players who could be kept"
            columns={candidateColumns(isAuction)}
            rows={candidates}
            rowKey={({ team, player }) => `${team.id} ${player.id}`}
          />
        )}
        {best && (
          <div className="min-w-0">
            <h3 className="font-semibold">{`Best keeper: ${best.player.name}, ${best.season}, by ${best.team.name}`}</h3>
            <DataTable
              label="What keeping was worth"
              holds="what keeping was worth"
              columns={keptColumns}
              rows={kept}
              rowKey={({ season, player }) => `${season} ${player.id}`}
            />
          </div>
        )}
      </div>
    </Section>
  )
}

/** `The round of the last draft, 1 earlier; undrafted: round 10; at most 2 years in a row` */
function describeRule({ cost, change, undrafted, years }: Rule, isAuction: boolean): string {
  const price = (value: number) => (isAuction ? formatDollars(value) : `round ${value}`)
  const costs = {
    round: change === 0 ? 'The round of the last draft' : `The round of the last draft, ${change} earlier`,
    price: change === 0 ? 'The price of the last draft' : `The price of the last draft plus ${formatDollars(change)}`,
    'as-drafted': isAuction ? 'The price of the last draft' : 'The round of the last draft',
  }
  return [
    costs[cost],
    undrafted === null ? 'undrafted players can’t be kept' : `undrafted: ${price(undrafted)}`,
    years !== null && `at most ${formatCount(years, 'year')} in a row`,
  ]
    .filter(Boolean)
    .join('; ')
}

const refusals = { undrafted: 'Undrafted', years: 'Kept too often' } as const

function candidateColumns(isAuction: boolean): Column<Candidate>[] {
  return [
    textColumn('player', 'Player', ({ player }) => player.name, {
      isRowHeader: true,
      className: 'w-1/2 max-w-0 truncate',
    }),
    textColumn('team', 'Team', ({ team }) => team.name, { className: 'w-1/2 max-w-0 truncate' }),
    textColumn('drafted', 'Drafted', ({ drafted }) => describeDrafted(drafted), {
      priority: 2,
      className: 'whitespace-nowrap',
    }),
    numberColumn('kept', 'Kept', ({ timesKept }) => timesKept, { priority: 2 }),
    figureColumn(
      'cost',
      'Cost',
      ({ cost }) => cost,
      (cost) => (isAuction ? formatDollars(cost) : cost == null ? '—' : `Round ${cost}`),
    ),
    textColumn('refusal', 'Note', ({ refusal }) => refusal && refusals[refusal], { priority: 3 }),
  ]
}

const keptColumns: Column<Kept>[] = [
  textColumn('player', 'Player', ({ player }) => player.name, {
    isRowHeader: true,
    className: 'w-1/2 max-w-0 truncate',
  }),
  textColumn('team', 'Team', ({ team }) => team.name, { className: 'w-1/2 max-w-0 truncate' }),
  textColumn('season', 'Season', ({ season }) => season),
  textColumn('drafted', 'Cost', ({ drafted }) => describeDrafted(drafted), { className: 'whitespace-nowrap' }),
  deltaColumn('worth', 'Worth', ({ worth }) => worth),
]

function describeDrafted(drafted: Candidate['drafted']): string | null {
  if (!drafted) return null
  return drafted.price !== null
    ? formatDollars(drafted.price)
    : drafted.round === null
      ? null
      : `Round ${drafted.round}`
}
