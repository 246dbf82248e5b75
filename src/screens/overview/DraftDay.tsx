import type { LeagueResponse } from '../../parts/league/league-view.ts'
import { useMyTeam } from '../../ui/my-team.ts'
import { useMinute } from '../../ui/use-minute.ts'
import { describeDraftDay, describeFirstPick } from './draft-day.ts'
import { FrontCard } from './FrontCard.tsx'

/** How long it is until the draft, and the reader's pick. What is known after the HTML replaces words in the same lines. */
export function DraftDay({ league }: { league: LeagueResponse }) {
  const now = useMinute()
  const mine = useMyTeam()
  const day = describeDraftDay(league, now)
  return day && <FrontCard kicker={describeFirstPick(league, mine?.teamId ?? null)} {...day} />
}
