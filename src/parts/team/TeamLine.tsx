/** Above a team's cards: rank, record, and how luck and playoff odds went. */
import type { ResponseAge } from '../../contract/response-headers.ts'
import { absent, formatOrdinal, formatRecord } from '../../ui/format.ts'
import { Later } from '../../ui/Later.tsx'
import { readSeason } from '../league/league-address.ts'
import type { LeagueResponse } from '../league/league-view.ts'
import { storyAddress } from '../recap/has-story.ts'
import { TeamFortune } from './TeamFortune.tsx'
import type { TeamPlace } from './team-address.ts'
import type { TeamCards } from './team-cards.ts'

interface TeamLineProps {
  cards: TeamCards | null
  league: LeagueResponse
  place: TeamPlace
  age: ResponseAge
}

export function TeamLine({ cards, league, place, age }: TeamLineProps) {
  const record = formatRecord(cards?.isFinal ? cards.totalSeason : cards?.regularSeason)
  const words = [cards?.rank != null && formatOrdinal(cards.rank), record !== absent && record].filter(Boolean)
  // A server without ranks by week is not ours: it has neither luck nor odds. A device would simulate them for one line.
  const hasFortune = cards !== null && record !== absent && cards.rankByWeek.length > 1 && age.origin !== 'engine'
  const season = readSeason(place.query) ?? league.season ?? undefined
  const { leagueRef, teamId } = place
  const story = season !== undefined && storyAddress({ ...leagueRef, season }, league, teamId)
  return (
    <p className="flex h-6 min-w-0 items-center gap-x-2 whitespace-nowrap max-sm:gap-x-1.5 text-sm tabular-nums">
      {words.length > 0 && <span className="font-semibold">{words.join(' · ')}</span>}
      {hasFortune && (
        <Later place={null}>
          <TeamFortune leagueRef={leagueRef} season={season} teamId={teamId} />
        </Later>
      )}
      {story && (
        <a href={story} className="thumb font-medium text-accent hover:underline max-sm:ml-auto print:hidden">
          Story
        </a>
      )}
    </p>
  )
}
