/** Chances of each seed for every team: a heat table with a line below the last playoff seed. */
import type { CSSProperties } from 'react'
import type { ForecastTeam } from '../../contract/responses/forecast.ts'
import { listChance } from '../../domain/chance-text.ts'
import { CsvButton } from '../../ui/CsvButton.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatChance } from '../../ui/format.ts'
import { ScrollFrame } from '../../ui/ScrollFrame.tsx'
import { Section } from '../../ui/Section.tsx'
import { TeamMark } from '../../ui/TeamMark.tsx'

export function SeedHeat({ teams, places, teamHref }: SeedHeatProps) {
  const seeds = Math.max(0, ...teams.map((team) => team.seeds.length))
  if (seeds === 0) return null
  const numbers = Array.from({ length: seeds }, (_, index) => index + 1)
  const cut = (seed: number) => seed === places && places < seeds && 'border-ink border-r-2'
  return (
    <Section
      id="finishes"
      title="Where every team could finish"
      note={`Chance of each seed, in percent${places > 0 && places < seeds ? `; the top ${places} make the playoffs` : ''}. A dot means it never happened.`}
      action={
        <CsvButton
          what="seeds"
          table={() => ({
            headers: ['Team', ...numbers.map((seed) => `Seed ${seed} (%)`)],
            rows: teams.map(({ team, seeds }) => [team.name, ...seeds.map(({ chance }) => listChance(chance))]),
          })}
        />
      }
      inside="Every team and seed"
    >
      <ScrollFrame label="Chance of each seed" className="relative">
        <table className="w-full border-separate border-spacing-0 text-center text-sm">
          <thead>
            <tr className="text-muted">
              <th scope="col" className="sticky left-0 z-10 bg-paper pr-2 text-left font-medium">
                Team
              </th>
              {numbers.map((seed) => (
                <th key={seed} scope="col" className={classNames('h-8 min-w-9 font-medium', cut(seed))}>
                  <span className="sr-only">Seed </span>
                  {seed}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {teams.map(({ team, seeds: chances }) => (
              <tr key={team.id}>
                <th scope="row" className="sticky left-0 z-10 max-w-44 bg-paper pr-2 text-left font-normal">
                  <a
                    href={teamHref(team.id)}
                    title={team.name}
                    className="flex min-w-0 items-center gap-2 hover:underline"
                  >
                    <TeamMark name={team.name} size={22} />
                    <bdi className="truncate max-sm:sr-only">{team.name}</bdi>
                  </a>
                </th>
                {numbers.map((seed) => {
                  const chance = chances[seed - 1]?.chance ?? 0
                  return (
                    <td
                      key={seed}
                      className={classNames('seed-heat h-9', cut(seed))}
                      style={{ '--share': `${(deepest * Math.round(20 * chance)) / 20}%` } as CSSProperties}
                    >
                      {formatCell(chance)}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </Section>
  )
}

/** Percent of the accent color in the darkest cell: its text must be readable in both themes. */
const deepest = 55

/** Whole percent. */
function formatCell(chance: number): string {
  return chance === 0 ? '·' : formatChance(chance).replace('%', '')
}

interface SeedHeatProps {
  teams: readonly ForecastTeam[]
  /** Number of playoff teams. */
  places: number
  teamHref: (teamId: number) => string
}
