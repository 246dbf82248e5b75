/** What each team that is neither in nor out needs: results that clinch, or those that help most. */
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import type { ForecastRow, PathResult } from '../../parts/odds/forecast-rows.ts'
import { RecapTeam } from '../../parts/recap/RecapTeam.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { Section } from '../../ui/Section.tsx'
import type { GameToCome } from './games-to-come.ts'
import type { ReadResults } from './what-if-address.ts'

type Results = ReadResults['results']

export function Paths({ rows, games, onTry, teamHref }: PathsProps) {
  const open = rows.filter(({ paths }) => paths.some((results) => results.length > 0))
  if (open.length === 0) return null
  return (
    <Section
      title="Paths to the playoffs"
      note="The fewest results in the next two weeks that clinch a spot, or the ones that help most."
      action={<MeasureLink measure="Path to the playoffs" />}
    >
      <ul className="grid gap-x-8 md:grid-cols-2 sm:gap-y-4">
        {open.map((row) => (
          <li key={row.teamId ?? row.teamName} className="min-w-0 border-hairline border-t">
            {/* Placed over the fold’s summary, so that a tap on the row unfolds it. */}
            <h3 className="pointer-events-none relative flex h-11 items-center justify-between gap-3 pr-7 font-semibold supports-[selector(::details-content)]:sm:pr-0 [&_a]:pointer-events-auto">
              <RecapTeam teamId={row.teamId} name={row.teamName} size={22} links={{ team: teamHref }} />
              <span className="scoreboard text-lg">{row.playoffs?.text}</span>
            </h3>
            <Fold summary={<span className="sr-only">What {row.teamName} needs</span>} className="[&>summary]:-mt-11">
              <p className="text-muted text-sm">
                {row.pathKind === 'clinch' ? 'Clinches with any of these' : 'Helped most by'}
              </p>
              <ul className="max-sm:pb-2">
                {row.paths.map((results) => {
                  const words = describePath(results)
                  return (
                    <li key={words} className="flex items-baseline justify-between gap-3 text-sm">
                      <span className="min-w-0">{words}</span>
                      <button
                        type="button"
                        onClick={() => onTry(toResults(results, games))}
                        className="thumb shrink-0 text-accent hover:underline"
                      >
                        What if<span className="sr-only"> {words}</span>?
                      </button>
                    </li>
                  )
                })}
              </ul>
            </Fold>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** 'Bears over Lions (week 12) and Hawks over Rams (week 13)' */
export function describePath(results: readonly PathResult[]): string {
  return results.map(({ winner, loser, week }) => `${winner} over ${loser} (week ${week})`).join(' and ')
}

function toResults(path: readonly PathResult[], games: readonly GameToCome[]): Results {
  return path.flatMap(({ matchupId, winnerId }) => {
    const game = games.find((one) => one.matchupId === matchupId)
    return game ? [{ matchupId, winner: game.home.id === winnerId ? ('home' as const) : ('away' as const) }] : []
  })
}

interface PathsProps {
  rows: readonly ForecastRow[]
  games: readonly GameToCome[]
  onTry: (results: Results) => void
  teamHref: (teamId: number) => string
}
