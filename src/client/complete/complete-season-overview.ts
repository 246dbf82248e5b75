/** Completes a team's season: its picks in order, and production by position. */
import type { Completed } from '../../contract/read-completed.ts'
import type { ResponseOf } from '../../contract/responses/index.ts'
import { byWeek, compareUnknownLast, completePosition, unknownPlayer, withKnown } from './unknown.ts'

type SeasonOverview = Completed<ResponseOf<'seasonOverview'>>
type Production = SeasonOverview['positionProduction']

export function completeSeasonOverview(response: SeasonOverview) {
  const draftSummary = response.draftSummary
    .map((pick) => ({
      ...pick,
      playerName: pick.playerName ?? unknownPlayer,
      position: completePosition(pick.position),
    }))
    .toSorted((a, b) => compareUnknownLast(a.pick, b.pick) || compareUnknownLast(a.round, b.round))
  return { ...response, draftSummary, positionProduction: completeProduction(response.positionProduction) }
}

/** DEF and D/ST are one position. */
function completeProduction(production: Production): Record<string, { week: number; totalPoints: number }[]> {
  const byPosition = Map.groupBy(Object.entries(production), ([position]) => completePosition(position) ?? position)
  return Object.fromEntries(
    [...byPosition].map(([position, entries]) => [
      position,
      byWeek(
        withKnown(
          entries.flatMap(([, weeks]) => weeks),
          'totalPoints',
        ),
      ),
    ]),
  )
}
