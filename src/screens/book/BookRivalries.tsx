import type { LeagueBookResponse } from '../../contract/responses/book.ts'
import { writeRecord } from '../../domain/record-text.ts'
import { describeWeeks } from '../../parts/history/history-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatScores } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Section } from '../../ui/Section.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import type { BookSectionProps } from './book-view.ts'

type Rivalry = LeagueBookResponse['rivalries'][number]

/** Named pairs with their records, the trophy's holder, and their next game. */
export function BookRivalries({ response: { rivalries }, links }: BookSectionProps) {
  if (rivalries.length === 0) return null
  return (
    <Section
      title="Rivalries"
      note="All-time records by manager. Rivalry games are marked across the site"
      inside={rivalries.length > 2 ? rivalries.map(({ name }) => name).join(', ') : undefined}
    >
      <ul className={classNames('grid gap-x-8 md:grid-cols-2', rivalries.length === 3 && 'lg:grid-cols-3')}>
        {rivalries.map((rivalry) => {
          const { key, otherKey, name } = rivalry
          return (
            <li key={`${name} ${key} ${otherKey}`} className="min-w-0 border-hairline border-b py-3">
              <a href={links.versus(key, otherKey)} className="group/rivalry flex items-start justify-between gap-3">
                <span className="min-w-0">
                  <bdi className="block break-words font-semibold group-hover/rivalry:text-accent">{name}</bdi>
                  <span className="block truncate text-sm">
                    <bdi>{rivalry.managerName}</bdi> <span className="text-muted">vs.</span>{' '}
                    <bdi>{rivalry.otherName}</bdi>
                  </span>
                </span>
                <span className="scoreboard whitespace-nowrap text-2xl">{writeRecord(rivalry.record)}</span>
              </a>
              <p className="text-muted text-sm">
                <Unbroken text={describeGames(rivalry)} />
              </p>
              {rivalry.trophy && <TrophyOf rivalry={rivalry} />}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

/** "Last: 106.1–125.6 in week 4 of 2025. Next: week 12". */
function describeGames({ lastGame, nextGame }: Rivalry): string {
  const last = lastGame ? `Last: ${formatScores(lastGame.scores)}${describeWhen(lastGame, ' in ')}.` : ''
  const next = nextGame ? describeWhen(nextGame, 'Next: ') : ''
  return [last || 'No meetings yet.', next && `${next}.`].filter(Boolean).join(' ')
}

/** "week 3 of 2024" with a prefix. */
function describeWhen({ season, week }: NonNullable<Rivalry['nextGame']>, lead: string): string {
  return `${lead}${describeWeeks(undefined, week)} of ${season}`
}

function TrophyOf({ rivalry }: { rivalry: Rivalry }) {
  const { trophy, holderKey, key, managerName, otherName } = rivalry
  const holder = holderKey === null ? null : holderKey === key ? managerName : otherName
  return (
    <p className="mt-1 flex items-start gap-1.5 text-sm">
      <Icon name="medal" size={16} className="mt-0.5 shrink-0 text-muted" />
      <span className="min-w-0">
        <bdi>{trophy}</bdi>
        <span className="text-muted">
          {holder ? (
            <>
              {' '}
              is with <bdi>{holder}</bdi>
            </>
          ) : (
            ' hasn’t been won yet'
          )}
        </span>
      </span>
    </p>
  )
}
