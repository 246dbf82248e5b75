/** One award: its number in the list, title, winner and figure. */
import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useId, useRef, useState } from 'react'
import { awardIcon, type SeasonAward } from '../../parts/awards/season-awards.ts'
import { splitDisplay } from '../../parts/awards/split-display.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'
import { useOutsidePress } from '../../ui/use-outside-press.ts'
import { type AwardSource, awardSource } from './award-sources.ts'

export interface AwardCardProps {
  award: SeasonAward
  /** Place among the cards as they are shown, from 1. */
  rank: number
  /** Of its heading: below that of its group, if there are groups. */
  level: 3 | 4
  /** Null if the winner's team is unknown. */
  teamHref: string | null
  /** Null if the award lacks a part of the URL. */
  sourceHref: (source: AwardSource, award: SeasonAward) => string | null
}

/** Content below the card's rule. */
export function AwardCard({ award, rank, level, teamHref, sourceHref }: AwardCardProps) {
  const Heading = `h${level}` as const
  const card = useRef<HTMLElement>(null)
  const { award: title, description, winner } = award
  const titleId = useId()
  const descriptionId = useId()
  const { isShown, handlers } = useDescription(card)
  const source = awardSource(award.key)
  const href = source && sourceHref(source, award)
  return (
    <article
      ref={card}
      aria-labelledby={titleId}
      {...(description && handlers)}
      className="relative flex h-full flex-col border-ink border-t-2 pt-3 pb-4"
    >
      <div className="flex items-center gap-3">
        <Icon name={awardIcon(award)} size={20} className="text-accent" />
        <Heading id={titleId} className="min-w-0 flex-1 wrap-anywhere font-semibold">
          {description ? (
            <button
              type="button"
              aria-describedby={descriptionId}
              className="max-w-full text-left wrap-anywhere after:absolute after:inset-0"
            >
              {title}
            </button>
          ) : (
            title
          )}
        </Heading>
        <span className="scoreboard mr-7 self-start text-lg text-muted print:mr-0">{rank}</span>
      </div>
      {winner.display && <Display text={winner.display} />}
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 pt-2 font-semibold">
        <Winner winner={winner} teamHref={teamHref} />
      </div>
      <RunnersUp runnersUp={award.runnersUp} />
      {source && href && (
        <p className="mt-auto pt-2 print:hidden">
          <a href={href} className="thumb relative text-accent text-sm hover:underline">
            {source.names === 'week' ? `Games of week ${winner.week}` : source.label}
          </a>
        </p>
      )}
      {description && (
        <p
          id={descriptionId}
          role="tooltip"
          className={classNames(
            'absolute inset-x-0 top-full z-10 mt-1 rounded-md border border-outline bg-surface px-3 py-2 text-sm transition-opacity',
            'print:visible print:static print:mt-2 print:border-0 print:p-0 print:opacity-100',
            isShown ? 'visible opacity-100' : 'invisible opacity-0',
          )}
        >
          {description}
        </p>
      )}
    </article>
  )
}

function Display({ text }: { text: string }) {
  const { before, figure, after } = splitDisplay(text)
  return (
    <p className="mt-2">
      {before}
      <span data-figure="" className="scoreboard whitespace-nowrap text-4xl">
        {figure}
      </span>
      {after}
    </p>
  )
}

function Winner({
  winner: { teamName, playerName },
  teamHref,
}: Pick<SeasonAward, 'winner'> & { teamHref: string | null }) {
  if (!teamName) return playerName && <bdi className="truncate">{playerName}</bdi>
  const team = <TeamName name={teamName} size={22} />
  return (
    <>
      {teamHref ? (
        <a href={teamHref} className="relative flex min-w-0 max-w-full hover:text-accent hover:underline">
          {team}
        </a>
      ) : (
        team
      )}
      {playerName && <bdi className="min-w-0 truncate font-normal text-muted">{playerName}</bdi>}
    </>
  )
}

/** Second and third place with their figures, numbered by the list. */
function RunnersUp({ runnersUp }: Pick<SeasonAward, 'runnersUp'>) {
  if (runnersUp.length === 0) return null
  return (
    <ol
      start={2}
      aria-label="Runners-up"
      className="mt-2 list-decimal border-hairline border-t pt-1 pl-5 text-muted text-sm marker:tabular-nums"
    >
      {runnersUp.map(({ teamName, playerName, week, display }, index) => (
        // A team may be second and third with two of its weeks.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
        <li key={index} className="leading-6" title={display}>
          <span className="flex items-baseline gap-2">
            <bdi className="min-w-0 truncate">{playerName ?? teamName}</bdi>
            {week !== null && <span className="shrink-0 max-sm:hidden">week {week}</span>}
            <span className="ml-auto shrink-0 whitespace-nowrap text-ink tabular-nums">
              {splitDisplay(display).figure}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}

/** `card` is the hovered element; attach the handlers to it. */
function useDescription(card: RefObject<HTMLElement | null>) {
  const [isShown, setShown] = useState(false)

  useOutsidePress(
    isShown,
    card,
    useCallback(() => setShown(false), []),
  )

  return {
    isShown,
    handlers: {
      // A touch fires enter, leave and only then click.
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setShown(true),
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setShown(false),
      onClick: () => setShown(true),
      onFocus: () => setShown(true),
      onBlur: () => setShown(false),
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && setShown(false),
    },
  }
}
