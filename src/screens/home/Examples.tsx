/** Three sample pictures, each with a link to that screen of a demo league. */
import { addressOf, withBase } from '../../client/site-base.ts'
import { demoLeague } from '../../domain/constants.ts'
import { joinList } from '../../domain/join-list.ts'
import { capitalize } from '../../parts/history/history-words.ts'
import { Fold } from '../../ui/Fold.tsx'

/** Pixels of the pictures in `public/examples`. */
const size = { width: 800, height: 500 }

const examples = [
  {
    picture: 'forecast',
    title: 'Playoff odds',
    text: 'Ten thousand simulated seasons, what each game is worth, and what you need to clinch.',
    address: addressOf('forecast', { host: 'espn', leagueId: '103' }),
  },
  {
    picture: 'draft',
    title: 'Draft board',
    text: 'Every pick against the picks it competed with: booms, busts, and who drafted best.',
    address: addressOf('draftboard', { ...demoLeague }),
  },
  {
    picture: 'weekly',
    title: 'The weekly',
    text: 'Your league’s own paper after every week, with a version for the group chat.',
    address: addressOf('weekly', { ...demoLeague, season: 2025, week: 17 }),
  },
]

/** `isDemoHere`: the demo leagues can be opened. `isFolded`: phones fold the pictures, as leagues come before them. */
export function Examples({ isDemoHere, isFolded }: { isDemoHere: boolean; isFolded: boolean }) {
  const list = (
    <ul className="grid gap-x-3 gap-y-6 sm:grid-cols-3">
      {examples.map(({ picture, title, text, address }) => (
        <li key={picture} className="group relative min-w-0">
          <div className="overflow-hidden rounded-lg border border-hairline transition-colors group-has-[a:hover]:border-accent">
            <Picture name={picture} />
          </div>
          <h3 className="mt-2 font-semibold">
            {isDemoHere ? (
              <a href={address} className="after:absolute after:inset-0">
                {title}
              </a>
            ) : (
              title
            )}
          </h3>
          <p className="text-muted text-sm">{text}</p>
        </li>
      ))}
    </ul>
  )
  return (
    <section aria-labelledby="examples">
      <h2 id="examples" className="scoreboard mb-3 text-2xl">
        What you get
      </h2>
      {isFolded ? (
        <Fold
          summary={capitalize(joinList(examples.map(({ title }) => title.toLowerCase())))}
          className="max-sm:border-hairline max-sm:border-y"
        >
          {list}
        </Fold>
      ) : (
        list
      )}
    </section>
  )
}

/** A browser does not load the hidden theme's picture. */
function Picture({ name }: { name: string }) {
  const common = { ...size, loading: 'lazy', decoding: 'async' } as const
  return (
    <>
      <img {...common} alt="" src={withBase(`/examples/${name}-light.webp`)} className="h-auto w-full dark:hidden" />
      <img
        {...common}
        alt=""
        src={withBase(`/examples/${name}-dark.webp`)}
        className="hidden h-auto w-full dark:block"
      />
    </>
  )
}
