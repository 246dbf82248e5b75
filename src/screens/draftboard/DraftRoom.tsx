/** Above the board from the day of the draft to its last pick: who is on the clock, the last picks, and what every team still needs. */
import { useEffect, useRef } from 'react'
import type { DraftRoomResponse } from '../../contract/responses/draft-room.ts'
import type { DraftTendenciesResponse } from '../../contract/responses/draft-tendencies.ts'
import { describeClock, describePlace, useDraftRoom } from '../../parts/draft/use-draft-room.ts'
import { useDraftTendencies } from '../../parts/draft/use-draft-tendencies.ts'
import type { LeaguePlace } from '../../parts/league/league-view.ts'
import { UpdatedAgo } from '../../parts/live/UpdatedAgo.tsx'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import type { Refresh } from '../../stores/use-resource.ts'
import { classNames } from '../../ui/class-names.ts'
import { numberColumn, teamColumn, textColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { formatDollars } from '../../ui/format.ts'
import { useMyTeamId } from '../../ui/my-team.ts'
import { Section } from '../../ui/Section.tsx'
import { TeamMark, TeamName } from '../../ui/TeamMark.tsx'
import { describeFirsts, describePick, describeTiming } from './draft-values.ts'

/** Picks of each list at first. */
const listed = 10

/** `onPicks`: picks were made or taken back since. Null once the draft is over: the board says it all. */
export function DraftRoom({ onPicks, ...place }: LeaguePlace & { onPicks: () => void }) {
  const state = useDraftRoom(place)
  const room = state.status === 'ready' ? state.data : null
  useChange(room && nameState(room), onPicks)
  const isShown = room !== null && room.state !== null && room.state !== 'complete'
  const usual = useDraftTendencies(isShown ? place : null)?.usual ?? null
  if (!isShown || (room.state === 'to-come' && room.next.length === 0)) return null
  return (
    <Room room={room} usual={usual} place={place} refresh={state.status === 'ready' ? (state.refresh ?? null) : null} />
  )
}

/** Another name once a pick is made, taken back, or made anew: a commissioner may change an earlier one. */
function nameState({ state, picksMade, last }: DraftRoomResponse): string {
  return [state, picksMade, ...last.map(({ pickId, player, team }) => `${pickId} ${player.id} ${team.id}`)].join()
}

/** Calls after the first known value whenever it becomes another one. */
function useChange(value: string | null, onChange: () => void): void {
  const last = useRef<string | null>(null)
  useEffect(() => {
    if (value === null || last.current === value) return
    if (last.current !== null) onChange()
    last.current = value
  }, [value, onChange])
}

type Usual = DraftTendenciesResponse['usual'] | null

interface RoomProps {
  room: DraftRoomResponse
  usual: Usual
  place: LeaguePlace
  refresh: Refresh | null
}

function Room({ room, usual, place, refresh }: RoomProps) {
  const clock = describeClock(room)
  const firsts = describeFirsts(usual)
  const value = room.next[0] ? describePick(room.next[0].overallPick, usual) : null
  return (
    <Section
      id="draft-room"
      title={clock ?? `${room.name ?? 'Draft'} order`}
      note={
        <>
          {clock === null ? orderNote(room) : describePlace(room)}
          {clock !== null && (
            <UpdatedAgo
              leagueRef={place.leagueRef}
              asOf={room.asOf}
              refresh={refresh}
              isPlaying={room.state === 'running'}
            />
          )}
        </>
      }
      action={usual && usual.seasons.length > 0 && <MeasureLink measure="Draft tendencies" />}
    >
      {clock !== null && (
        <p role="status" className="sr-only">
          {clock}
        </p>
      )}
      {(firsts || value) && (
        <p className="mb-5 max-w-3xl text-pretty">{[clock !== null && value, firsts].filter(Boolean).join(' ')}</p>
      )}
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_minmax(0,1fr)]">
        {room.next.length > 0 && <NextPicks room={room} />}
        {room.last.length > 0 && <LastPicks room={room} usual={usual} />}
        {room.needs.length > 0 && room.state !== 'to-come' && <Needs room={room} />}
      </div>
    </Section>
  )
}

function orderNote({ rounds, type }: DraftRoomResponse): string {
  return [type && type !== 'other' && `${type} draft`, rounds !== null && `${rounds} rounds`, 'trades included']
    .filter(Boolean)
    .join(' · ')
    .replace(/^./, (letter) => letter.toUpperCase())
}

const writePick = ({
  round,
  pickInRound,
  overallPick,
}: {
  round: number | null
  pickInRound: number | null
  overallPick: number
}) =>
  round === null || pickInRound === null ? String(overallPick) : `${round}.${String(pickInRound).padStart(2, '0')}`

function NextPicks({ room: { next, state } }: { room: DraftRoomResponse }) {
  const mine = useMyTeamId()
  const own = next.findIndex(({ team }) => team.id === mine)
  const isToCome = state === 'to-come'
  // An order is whole: of a draft to come, its first round.
  const shown = Math.max(listed, own + 1, isToCome ? next.filter(({ round }) => round === 1).length : 0)
  return (
    <div className={classNames('min-w-0', isToCome && 'col-span-full')}>
      <h3 className="font-semibold">{isToCome ? 'First picks' : 'Next picks'}</h3>
      {own >= 0 && !isToCome && (
        <p className="text-muted text-sm">{own === 0 ? 'You pick now' : `You pick after ${own} more`}</p>
      )}
      <ol className={classNames('mt-1', isToCome && 'gap-x-10 sm:columns-2 lg:columns-3')}>
        {next.slice(0, shown).map(({ team, ...pick }) => (
          <li
            key={pick.overallPick}
            data-mine={team.id === mine || undefined}
            className="flex min-w-0 break-inside-avoid items-center gap-3 border-hairline border-t py-1.5 data-mine:font-semibold"
          >
            <span className="w-11 shrink-0 text-muted text-sm tabular-nums">{writePick(pick)}</span>
            <TeamName name={team.name} size={20} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function LastPicks({ room: { last }, usual }: { room: DraftRoomResponse; usual: Usual }) {
  return (
    <div className="min-w-0">
      <h3 className="font-semibold">Last picks</h3>
      <ol className="mt-1">
        {last.slice(0, listed).map((pick) => (
          <li
            key={pick.pickId}
            className="grid grid-cols-[auto_auto_minmax(0,1fr)] items-center gap-x-3 border-hairline border-t py-1.5"
          >
            <span className="w-11 text-muted text-sm tabular-nums">
              {pick.bidAmount === null ? writePick(pick) : formatDollars(pick.bidAmount)}
            </span>
            <TeamMark name={pick.team.name} size={20} />
            <span className="min-w-0">
              <bdi className="block truncate font-semibold">{pick.player.name}</bdi>
              <span className="block truncate text-muted text-sm">
                {describeTiming(pick, usual)?.concat(' · ')}
                <bdi>{pick.team.name}</bdi>
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

type Need = DraftRoomResponse['needs'][number]

function Needs({ room: { needs } }: { room: DraftRoomResponse }) {
  const mine = useMyTeamId()
  const rows = needs.toSorted((a, b) => Number(b.team.id === mine) - Number(a.team.id === mine))
  const isAuction = needs.some(({ spentDollars }) => spentDollars !== null)
  return (
    <div className="min-w-0">
      <h3 className="mb-1 font-semibold">Starting slots to fill</h3>
      <DataTable
        label="Starting slots to fill"
        columns={isAuction ? [...needColumns, spentColumn] : needColumns}
        rows={rows}
        rowKey={({ team }) => String(team.id)}
      />
    </div>
  )
}

const needColumns: Column<Need>[] = [
  teamColumn(({ team }) => team.name, { className: 'w-1/2 max-w-0' }),
  textColumn('open', 'Open', ({ openSlots }) => describeSlots(openSlots), { className: 'w-1/2 wrap-anywhere' }),
  numberColumn('players', 'Players', ({ players }) => players, { priority: 2 }),
]

const spentColumn: Column<Need> = numberColumn('spent', 'Spent, $', ({ spentDollars }) => spentDollars)

/** "QB, 2 RB, FLEX" */
function describeSlots(slots: Need['openSlots']): string {
  return slots.map(({ slot, count }) => (count === 1 ? slot : `${count} ${slot}`)).join(', ') || 'All filled'
}
