/** Who owns which pick of the drafts to come: rounds and teams, a board for each draft. */
import type { CSSProperties } from 'react'
import type { FuturePicksResponse } from '../../contract/responses/trades.ts'
import type { LeagueRef } from '../../domain/identity.ts'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { tradeAddressIn } from '../../parts/trades/trade-links.ts'
import { useResource } from '../../stores/use-resource.ts'
import { ScrollFrame } from '../../ui/ScrollFrame.tsx'
import { Section } from '../../ui/Section.tsx'
import { TeamMark, TeamName } from '../../ui/TeamMark.tsx'

/** Null where the host trades no picks: then the page has no such section, and it is complete without it. */
export function FuturePicks({ leagueRef }: { leagueRef: LeagueRef }) {
  const state = useResource('futurePicks', { ...leagueRef })
  return state.status === 'ready' && state.data.drafts.length > 0 ? <Boards response={state.data} /> : null
}

type Draft = FuturePicksResponse['drafts'][number]
type Pick = Draft['picks'][number]

function Boards({ response }: { response: FuturePicksResponse }) {
  const { drafts, seasons } = response
  const traded = drafts.flatMap(({ picks }) => picks).filter(isTraded).length
  const hrefOf = (trade: { id: string; season: number }) => tradeAddressIn(seasons, trade)
  return (
    <Section
      id="future-picks"
      inside={`Picks of ${drafts.map(({ season }) => season).join(', ')}`}
      title={
        traded === 0
          ? 'Every team has its own picks'
          : traded === 1
            ? 'One future pick has changed hands'
            : `${traded} future picks have changed hands`
      }
      note="One row per team. A traded pick shows who has it now, and how it got there."
      action={<MeasureLink measure="Future picks" />}
    >
      <div className="flex flex-col gap-8">
        {drafts.map((draft) =>
          draft.order === 'unknown' && !draft.picks.some(isTraded) ? (
            <p key={draft.season} className="text-muted">{`Draft of ${draft.season}: every team has its own picks.`}</p>
          ) : (
            <Board key={draft.season} draft={draft} hrefOf={hrefOf} />
          ),
        )}
        <Holdings response={response} />
      </div>
    </Section>
  )
}

const isTraded = ({ originalTeam, owner }: Pick) => originalTeam.id !== owner.id

const orders: Readonly<Record<Draft['order'], string | undefined>> = {
  set: 'In the order of the draft',
  projected: 'If the draft were today: worst team first, champion last',
  unknown: undefined,
}

function Board({ draft: { season, rounds, order, picks }, hrefOf }: BoardProps) {
  const teams = teamsInOrder(picks)
  const columns = Array.from({ length: rounds }, (_, index) => index + 1).filter((number) =>
    picks.some(({ round }) => round === number),
  )
  return (
    <div className="min-w-0">
      <h3 className="font-semibold">{`Draft of ${season}`}</h3>
      {orders[order] && <p className="text-muted text-sm">{orders[order]}</p>}
      <ScrollFrame label={`Picks of ${season}`}>
        <table
          className="w-full min-w-[calc(8rem+var(--rounds)*7.5rem)] table-fixed border-collapse sm:min-w-[calc(10rem+var(--rounds)*9rem)]"
          style={{ '--rounds': columns.length } as CSSProperties}
        >
          <thead>
            <tr className="text-left text-muted text-sm">
              <th scope="col" className="sticky left-0 z-10 w-32 bg-paper py-1 pr-3 font-medium sm:w-44">
                Pick of
              </th>
              {columns.map((round) => (
                <th key={round} scope="col" className="py-1 pr-3 font-medium">{`Round ${round}`}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {teams.map((team) => (
              <tr key={team.id} className="border-hairline border-t align-top">
                <th scope="row" className="sticky left-0 z-10 bg-paper py-2 pr-3 text-left font-normal">
                  <TeamName name={team.name} size={22} />
                </th>
                {columns.map((round) => {
                  const pick = picks.find((one) => one.round === round && one.originalTeam.id === team.id)
                  return (
                    <td key={round} className="py-2 pr-3">
                      {pick ? (
                        <PickCell pick={pick} hrefOf={hrefOf} />
                      ) : (
                        <span className="text-muted text-sm">made</span>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </div>
  )
}

/** In the order of a round that has all of its picks: those of a running draft that were made are gone. */
function teamsInOrder(picks: readonly Pick[]): Pick['originalTeam'][] {
  const byRound = [...Map.groupBy(picks, ({ round }) => round).values()]
  const [fullest = []] = byRound.toSorted((a, b) => b.length - a.length)
  return fullest.map(({ originalTeam }) => originalTeam)
}

function PickCell({ pick, hrefOf }: { pick: Pick; hrefOf: BoardProps['hrefOf'] }) {
  const { round, pickInRound, owner, path } = pick
  const number = pickInRound !== null && (
    <span className="text-muted text-sm tabular-nums">{`${round}.${String(pickInRound).padStart(2, '0')}`}</span>
  )
  if (!isTraded(pick))
    return (
      <span className="flex items-baseline gap-2 text-muted">
        {number} <span className="text-sm">own</span>
      </span>
    )
  return (
    <div className="min-w-0">
      <span className="flex min-w-0 items-center gap-2 font-semibold">
        {number}
        <TeamMark name={owner.name} size={20} className="max-sm:hidden" />
        <bdi className="max-sm:line-clamp-2 sm:truncate">{owner.name}</bdi>
      </span>
      <ol className="text-muted text-sm">
        {path.map(({ team, trade }, index) => {
          const href = trade ? hrefOf(trade) : undefined
          const when = trade
            ? [trade.week > 0 && `week ${trade.week}`, trade.season].filter(Boolean).join(', ')
            : 'trade not on record'
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pick may come back to a team
            <li key={index} className="truncate">
              {path.length > 1 && `${team.name}: `}
              {href ? (
                <a href={href} className="text-accent hover:underline">
                  {when}
                </a>
              ) : (
                when
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** How many picks every team has. */
function Holdings({ response: { teams, drafts } }: { response: FuturePicksResponse }) {
  const picks = drafts.flatMap((draft) => draft.picks)
  const own = drafts.reduce((sum, { rounds }) => sum + rounds, 0)
  const rows = teams
    .map(({ team }) => ({ team, count: picks.filter(({ owner }) => owner.id === team.id).length }))
    .sort((a, b) => b.count - a.count)
  const [most] = rows
  if (!most || most.count === own) return null
  const leaders = rows.filter(({ count }) => count === most.count).map(({ team }) => team.name)
  return (
    <div className="min-w-0">
      <h3 className="font-semibold">{describeMost(leaders, most.count)}</h3>
      <ul className="mt-2 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {rows.map(({ team, count }) => (
          <li key={team.id} className="flex items-center justify-between gap-3 border-hairline border-t py-1.5">
            <TeamName name={team.name} size={22} />
            <span className="font-semibold tabular-nums">{count}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** `Alpha has the most: 10 picks`; of several `Alpha and Beta have the most: 10 picks each`. */
function describeMost(names: readonly string[], count: number): string {
  const [first = '', second, ...others] = names
  if (second === undefined) return `${first} has the most: ${count} picks`
  const who = others.length === 0 ? `${first} and ${second}` : `${names.length} teams`
  return `${who} have the most: ${count} picks each`
}

interface BoardProps {
  draft: Draft
  hrefOf: (trade: { id: string; season: number }) => string | undefined
}
