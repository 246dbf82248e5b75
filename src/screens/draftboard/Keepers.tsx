/** Who could be kept for the next draft and at what cost, by the rule in the league's book, and what keeping was worth. */
import type { KeepersResponse } from '../../contract/responses/keepers.ts'
import type { LeagueRef } from '../../domain/identity.ts'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { useResource } from '../../stores/use-resource.ts'
import { CsvButton } from '../../ui/CsvButton.tsx'
import { deltaColumn, numberColumn, textColumn } from '../../ui/columns.tsx'
import { csvOfColumns } from '../../ui/csv.ts'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { formatCount, formatDollars, formatSigned } from '../../ui/format.ts'
import { useIsMine } from '../../ui/my-team.ts'
import { Section } from '../../ui/Section.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'

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

/** Rated keepers listed at first. */
const listed = 8

function KeeperTables({ response, rule }: { response: KeepersResponse; rule: Rule }) {
  const { candidates, kept, from, isAuction } = response
  const [best] = kept
  const columns = candidateColumns(isAuction)
  return (
    <Section
      id="keepers"
      inside={`${formatCount(candidates.length, 'player')} who could be kept`}
      title={from === null ? 'Keepers' : `Who could be kept after ${from}`}
      note={describeRule(rule, isAuction)}
      action={<MeasureLink measure="Keepers" />}
    >
      <div className="flex flex-col gap-8">
        {candidates.length > 0 && (
          <div className="min-w-0">
            <ul className="grid items-start gap-x-12 border-hairline border-b lg:grid-cols-2">
              {[...Map.groupBy(candidates, ({ team }) => team.id).values()].map((own) => (
                <TeamKeepers key={own[0]?.team.id} candidates={own} columns={columns} />
              ))}
            </ul>
            <p data-left-out="" className="flex justify-end px-3 py-2 print:hidden">
              <CsvButton
                what="players who could be kept"
                table={() => csvOfColumns([columnOfTeam, ...columns], candidates)}
              />
            </p>
          </div>
        )}
        {best && (
          <div className="min-w-0">
            <h3 className="font-semibold">
              {`Best keeper: ${best.player.name} with ${formatSigned(best.worth)} points for ${best.team.name} in ${best.season}`}
            </h3>
            <KeptTable rows={kept.slice(0, listed)} />
            {kept.length > listed && (
              <details>
                <summary className="thumb w-fit text-accent hover:underline">{`All ${formatCount(kept.length, 'keeper')}`}</summary>
                <KeptTable rows={kept} csvName="what keeping was worth" />
              </details>
            )}
          </div>
        )}
      </div>
    </Section>
  )
}

/** A team's last roster under its name; that of the reader's team is open. */
function TeamKeepers({ candidates, columns }: { candidates: readonly Candidate[]; columns: Column<Candidate>[] }) {
  const [first] = candidates
  const isMine = useIsMine(first?.team.name)
  if (!first) return null
  const possible = candidates.filter(({ refusal }) => refusal === null).length
  return (
    <li className="min-w-0 border-hairline border-t">
      <Fold
        isEverywhere
        isOpen={isMine}
        summary={
          <>
            <TeamName name={first.team.name} size={22} />
            <span className="shrink-0 text-muted text-sm">
              {possible === candidates.length ? formatCount(possible, 'player') : `${possible} of ${candidates.length}`}
            </span>
          </>
        }
      >
        <DataTable
          label={`Players ${first.team.name} could keep`}
          columns={columns}
          rows={candidates}
          rowKey={({ player }) => player.id}
        />
      </Fold>
    </li>
  )
}

function KeptTable({ rows, csvName }: { rows: readonly Kept[]; csvName?: string }) {
  return (
    <DataTable
      label={csvName === undefined ? 'Best keepers' : 'What keeping was worth'}
      {...(csvName !== undefined && { csvName })}
      columns={keptColumns}
      rows={rows}
      rowKey={({ season, player }) => `${season} ${player.id}`}
    />
  )
}

/** `Cost: last draft’s round, 1 earlier; undrafted: round 10; at most 2 years in a row` */
function describeRule({ cost, change, undrafted, years }: Rule, isAuction: boolean): string {
  const price = (value: number) => (isAuction ? formatDollars(value) : `round ${value}`)
  const costs = {
    round: change === 0 ? 'Cost: last draft’s round' : `Cost: last draft’s round, ${change} earlier`,
    price: change === 0 ? 'Cost: last draft’s price' : `Cost: last draft’s price plus ${formatDollars(change)}`,
    'as-drafted': isAuction ? 'Cost: last draft’s price' : 'Cost: last draft’s round',
  }
  return [
    costs[cost],
    undrafted === null ? 'undrafted players can’t be kept' : `undrafted: ${price(undrafted)}`,
    years !== null && `at most ${formatCount(years, 'year')} in a row`,
  ]
    .filter(Boolean)
    .join('; ')
}

const columnOfTeam = textColumn<Candidate>('team', 'Team', ({ team }) => team.name)

const refusals = { undrafted: 'Undrafted', years: 'Years used up' } as const

function candidateColumns(isAuction: boolean): Column<Candidate>[] {
  return [
    textColumn('player', 'Player', ({ player }) => player.name, {
      isRowHeader: true,
      className: 'w-full max-w-0 wrap-anywhere',
    }),
    textColumn('drafted', 'Drafted', ({ drafted }) => describeDrafted(drafted), { className: 'whitespace-nowrap' }),
    numberColumn('kept', 'Years kept', ({ timesKept }) => timesKept, { priority: 2 }),
    textColumn('cost', 'Cost', ({ cost, refusal }) => describeCost(cost, refusal, isAuction), {
      className: 'whitespace-nowrap',
    }),
  ]
}

/** Or why he cannot be kept. */
function describeCost(cost: Candidate['cost'], refusal: Candidate['refusal'], isAuction: boolean): string | null {
  if (refusal) return refusals[refusal]
  return cost === null ? null : isAuction ? formatDollars(cost) : `Round ${cost}`
}

const keptColumns: Column<Kept>[] = [
  textColumn('player', 'Player', ({ player }) => player.name, {
    isRowHeader: true,
    className: 'w-full max-w-0 wrap-anywhere md:w-1/2',
  }),
  textColumn('team', 'Team', ({ team }) => team.name, { priority: 3, className: 'md:w-1/2 md:max-w-0 truncate' }),
  textColumn('season', 'Season', ({ season }) => season, { priority: 2 }),
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
