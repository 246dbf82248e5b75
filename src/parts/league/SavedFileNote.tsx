import { addressOf } from '../../client/site-base.ts'
import type { ResponseAge } from '../../contract/response-headers.ts'
import { isDemoLeague } from '../../domain/constants.ts'
import { hostFacts } from '../../domain/host-facts.ts'
import { hostTitles, type LeagueRef } from '../../domain/identity.ts'
import { formatMoment } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { LeagueResponse } from './league-view.ts'

/** For a host that is read from files only: when the league's file was saved, and the link to save it again. Nothing once the season is over. */
export function SavedFileNote({ leagueRef, league, age }: SavedFileNoteProps) {
  const isOver = league.phase === 'complete' || age.device?.source === 'sealed'
  if (hostFacts[leagueRef.host].isRequested || isDemoLeague(leagueRef) || isOver) return null
  const asOf = age.asOf ?? league.asOf
  return (
    <p className="flex items-start gap-2 text-muted text-sm print:hidden">
      <Icon name="hourglass" size={16} className="mt-0.5 shrink-0" />
      <span className="min-w-0 tabular-nums">
        {asOf ? `As saved from ${hostTitles[leagueRef.host]} on ${formatMoment(asOf)}. ` : ''}
        <a href={`${addressOf('privateLeague')}#${leagueRef.host}`} className="thumb text-accent hover:underline">
          Save the league again
        </a>{' '}
        with the bookmark for newer results.
      </span>
    </p>
  )
}

interface SavedFileNoteProps {
  leagueRef: LeagueRef
  league: LeagueResponse
  age: ResponseAge
}
