/** The awards that the team has won or came close to. */
import type { SeasonAward } from '../../parts/awards/season-awards.ts'
import { awardIcon } from '../../parts/awards/season-awards.ts'
import { SectionFailed } from '../../parts/league/ScreenFailed.tsx'
import { useResource } from '../../stores/use-resource.ts'
import { formatOrdinal } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PartLoading, type TeamPartProps } from './team-part.tsx'

/** The awards' own screen has all of them. */
const listed = 8

export function AwardsPart({ place: { teamId }, league }: TeamPartProps) {
  const state = useResource('superlatives', league.id === null ? null : { leagueId: league.id })
  if (state.status === 'failed') return <SectionFailed what="awards" failure={state.failure} onRetry={state.reload} />
  if (state.status === 'loading') return <PartLoading />
  const places = placesOfTeam(state.data.superlatives, teamId)
  if (places.length === 0) return <p className="text-muted">No award so far.</p>
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {places.slice(0, listed).map(({ award, place, playerName, display }) => (
        <li
          key={`${award.key} ${place}`}
          className="flex min-w-0 items-start gap-3 border-hairline border-t py-2 first:border-t-0 sm:[&:nth-child(2)]:border-t-0"
        >
          <Icon name={awardIcon(award)} size={20} className={place === 1 ? 'text-accent' : 'text-muted'} />
          <span className="min-w-0">
            <span className={place === 1 ? 'font-semibold' : 'text-muted'}>
              {place > 1 && `${formatOrdinal(place)}: `}
              {award.award}
            </span>
            <span className="block text-muted text-sm">{[playerName, display].filter(Boolean).join(' · ')}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

interface AwardPlace {
  award: SeasonAward
  /** 1: won. */
  place: number
  playerName: string | null
  display: string
}

/** A team's best place in each award: those it won, then second and third places. */
export function placesOfTeam(awards: readonly SeasonAward[], teamId: number): AwardPlace[] {
  return awards
    .flatMap((award): AwardPlace[] => {
      const entries = [award.winner, ...award.runnersUp]
      const at = entries.findIndex((entry) => entry.teamId === teamId)
      const entry = entries[at]
      return entry ? [{ award, place: at + 1, playerName: entry.playerName, display: entry.display }] : []
    })
    .toSorted((a, b) => a.place - b.place)
}
