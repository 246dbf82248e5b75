/** The lead and the other stories of the front page. */
import type { Edition } from '../../contract/responses/weekly.ts'
import type { TeamLinks } from '../../parts/recap/recap-links.ts'
import { classNames } from '../../ui/class-names.ts'
import { Fold } from '../../ui/Fold.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { Sentences } from './Sentences.tsx'

/** One story is beside the lead; several have a row of their own. */
const besideLead = 'lg:grid-cols-[minmax(0,1fr)_20rem] print:grid-cols-[minmax(0,1fr)_20rem]'
const columns: Readonly<Record<number, string>> = {
  2: 'sm:grid-cols-2 print:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3',
}

const headlineClass = 'scoreboard wrap-anywhere text-balance text-2xl leading-tight [font-variant-numeric:normal]'

/** The lead whole; of the other stories phones show the headline and fold the text under it. */
export function FrontPage({ edition: { lead, stories }, links }: { edition: Edition; links: TeamLinks }) {
  return (
    <div className={classNames('grid gap-x-10 gap-y-6 py-6', stories.length === 1 && besideLead)}>
      <article className="min-w-0">
        <h1 className="scoreboard wrap-anywhere text-balance text-[clamp(2.5rem,7vw,4.5rem)] leading-[0.95] [font-variant-numeric:normal]">
          <Unbroken text={lead.headline.text} />
        </h1>
        <Sentences sentences={lead.sentences} links={links} className="mt-4 max-w-[37em] text-lg" />
      </article>
      {stories.length > 0 && (
        <div className={classNames('grid gap-x-8 gap-y-5', columns[stories.length])}>
          {stories.map(({ key, headline, sentences }) => (
            <article key={key} className="min-w-0 border-ink border-t pt-2">
              <h2 className={`${headlineClass} max-sm:hidden print:block`}>
                <Unbroken text={headline.text} />
              </h2>
              <Fold
                summary={
                  <h2 className={headlineClass}>
                    <Unbroken text={headline.text} />
                  </h2>
                }
              >
                <Sentences sentences={sentences} links={links} className="mt-1" />
              </Fold>
            </article>
          ))}
        </div>
      )}
    </div>
  )
}
