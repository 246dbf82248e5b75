/** The results that clinch a playoff spot, for the teams that can clinch one. */

import type { ForecastTeam } from '../../contract/responses/forecast.ts'
import { joinList } from '../../domain/join-list.ts'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { RecapTeam } from '../../parts/recap/RecapTeam.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { formatCount } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import type { GameToCome } from './games-to-come.ts'
import type { ReadResults } from './what-if-address.ts'

type Results = ReadResults['results']

export function Paths({ teams, games, onTry, teamHref }: PathsProps) {
  const open = teams.filter(({ pathKind }) => pathKind === 'clinch')
  if (open.length === 0) return null
  return (
    <Section
      id="paths"
      title="Paths to the playoffs"
      note="The fewest results in the next two weeks that clinch a spot. Any of a team’s lines is enough."
      action={<MeasureLink measure="Path to the playoffs" />}
      inside={`What ${formatCount(open.length, 'team')} ${open.length === 1 ? 'needs' : 'need'}`}
    >
      <ul className="grid gap-x-8 md:grid-cols-2 sm:gap-y-4">
        {open.map(({ team, playoffs, paths }) => (
          <li key={team.id} className="min-w-0 border-hairline border-t">
            {/* Placed over the fold’s summary, so that a tap on the row unfolds it. */}
            <h3 className="pointer-events-none relative flex h-11 items-center justify-between gap-3 pr-7 font-semibold supports-[selector(::details-content)]:sm:pr-0 [&_a]:pointer-events-auto">
              <RecapTeam teamId={team.id} name={team.name} size={22} links={{ team: teamHref }} />
              <span className="scoreboard text-lg">{playoffs.text}</span>
            </h3>
            <Fold summary={<span className="sr-only">What {team.name} needs</span>} className="[&>summary]:-mt-11">
              <ul className="max-sm:pb-2">
                {paths.map((results) => {
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
function describePath(results: ForecastTeam['paths'][number]): string {
  return joinList(results.map(({ winner, loser, week }) => `${winner.name} over ${loser.name} (week ${week})`))
}

function toResults(path: ForecastTeam['paths'][number], games: readonly GameToCome[]): Results {
  return path.flatMap(({ matchupId, winner }) => {
    const game = games.find((one) => one.matchupId === matchupId)
    return game ? [{ matchupId, winner: game.home.id === winner.id ? ('home' as const) : ('away' as const) }] : []
  })
}

interface PathsProps {
  teams: readonly ForecastTeam[]
  games: readonly GameToCome[]
  onTry: (results: Results) => void
  teamHref: (teamId: number) => string
}
