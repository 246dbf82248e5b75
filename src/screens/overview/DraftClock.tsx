/** On the front page of a draft that has begun, or begins today: who is on the clock, with the way to the board. */
import { describeClock, describePlace, useDraftRoom } from '../../parts/draft/use-draft-room.ts'
import { leagueAddress } from '../../parts/league/league-address.ts'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'

export function DraftClock(props: LeagueTabProps) {
  const state = useDraftRoom(props)
  const room = state.status === 'ready' ? state.data : null
  const clock = room && describeClock(room)
  return (
    <a href={leagueAddress('draftboard', props)} className="underline-offset-4 hover:text-accent hover:underline">
      {room && clock ? `${clock} · ${describePlace(room)}` : 'Open the draft board'}
    </a>
  )
}
