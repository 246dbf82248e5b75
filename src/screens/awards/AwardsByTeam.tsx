import { awardIcon, type SeasonAward } from '../../parts/awards/season-awards.ts'
import { Fold } from '../../ui/Fold.tsx'
import { formatCount } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'
import { describeMostAwards, groupAwards } from './awards-by-team.ts'

/** Which team took the most awards, and every team's awards as icons. */
export function AwardsByTeam({ awards }: { awards: readonly SeasonAward[] }) {
  const teams = groupAwards(awards)
  const finding = describeMostAwards(teams, awards.length)
  if (finding === null) return null
  return (
    <div className="mt-1">
      <p className="max-w-prose text-pretty text-lg">{finding}</p>
      <Fold
        summary={`Awards of ${formatCount(teams.length, 'team')}`}
        className="mt-3 max-sm:border-hairline max-sm:border-y"
      >
        <ul aria-label="Awards by team" className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {teams.map(({ teamId, teamName, awards: own }) => (
            <li
              key={teamId ?? teamName}
              className="flex min-h-9 min-w-0 items-center justify-between gap-3 border-hairline border-t py-1"
            >
              <span className="flex min-w-0">
                <TeamName name={teamName} size={22} />
              </span>
              <ul className="flex max-w-1/2 shrink-0 flex-wrap justify-end gap-1.5">
                {own.map((award) => (
                  <li key={award.key} className="flex" title={award.award}>
                    <Icon name={awardIcon(award)} size={18} label={award.award} className="text-accent" />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  )
}
