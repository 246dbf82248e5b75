import { spellCount } from '../../domain/spell-number.ts'
import { capitalize, listYears } from '../../parts/history/history-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { TeamMark } from '../../ui/TeamMark.tsx'
import { type BookSectionProps, isChampionsTrophy } from './book-view.ts'

/** Who holds the title, and the champions of all seasons by their marks, the newest last. */
export function ChampionsLead({ response, links }: BookSectionProps) {
  const { champions } = response
  if (champions.length === 0) return null
  const titles = describeTitles(champions)
  return (
    <section aria-label="Champion" className="min-w-0 border-ink border-t-2 pt-2">
      <h2 className="scoreboard text-2xl text-balance">{describeChampion(response)}</h2>
      {titles && <p className="text-muted text-sm">{titles}</p>}
      <ol className="mt-3 flex flex-wrap gap-x-4 gap-y-3">
        {champions.toReversed().map(({ season, key, name, team }, index) => {
          const isReigning = index === champions.length - 1
          const mark = (
            <>
              <TeamMark name={team.name} size={isReigning ? 56 : 40} />
              <span className={classNames('scoreboard text-gold', isReigning ? 'text-2xl leading-7' : 'text-lg')}>
                {season}
              </span>
              <span className="sr-only">{name}</span>
            </>
          )
          const className = 'flex h-full flex-col items-center justify-end'
          return (
            <li key={`${season} ${key}`} title={name}>
              {key === null ? (
                <span className={className}>{mark}</span>
              ) : (
                <a href={links.manager(key)} className={className}>
                  {mark}
                </a>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** "Noor is champion of 2024 and holds The Cup". */
function describeChampion({ champions, trophies }: BookSectionProps['response']): string {
  const [reigning] = champions
  const trophy = trophies.find(isChampionsTrophy)?.name
  return `${reigning?.name} is champion of ${reigning?.season}${trophy ? ` and holds ${trophy}` : ''}`
}

/** "Two titles: 2021, 2024"; null for a first title. */
function describeTitles(champions: BookSectionProps['response']['champions']): string | null {
  const [reigning] = champions
  const own = champions.filter(({ key }) => key !== null && key === reigning?.key)
  if (own.length < 2) return null
  return capitalize(`${spellCount(own.length, 'title')}: ${listYears(own.map(({ season }) => season))}`)
}
