/** Every game of the week, and those of the next one. */

import { Fragment } from 'react'
import type { TeamRef } from '../../contract/responses/shared.ts'
import type { Edition, EditionNextGame, GameStory } from '../../contract/responses/weekly.ts'
import { writeGameScores } from '../../domain/score-text.ts'
import { PathFigure } from '../../parts/path/PathFigure.tsx'
import type { WeekLinks } from '../../parts/recap/recap-links.ts'
import { TeamPageLink } from '../../parts/team/TeamPageLink.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Fold } from '../../ui/Fold.tsx'
import { formatCount } from '../../ui/format.ts'
import { Section, SectionLink } from '../../ui/Section.tsx'
import { Sentences } from './Sentences.tsx'

/** Two or four games have two columns, so that none is alone in its row. */
function columnsOf(count: number): string {
  const isEven = count === 2 || count === 4
  return classNames('grid gap-x-8 gap-y-6 sm:grid-cols-2', !isEven && 'lg:grid-cols-3 print:grid-cols-3')
}

export function Games({ edition, links }: { edition: Edition; links: WeekLinks }) {
  const { games, week } = edition
  if (games.length === 0) return null
  return (
    <Section title="The games" action={<SectionLink href={links.week(week)}>Scores and lineups</SectionLink>}>
      <div className={columnsOf(games.length)}>
        {games.map((game, index) =>
          index < mostOpen ? (
            <Game key={game.matchupId} game={game} edition={edition} links={links} />
          ) : (
            <Fold
              key={game.matchupId}
              summary={<GameLine game={game} />}
              className="min-w-0 max-sm:-mt-6 max-sm:border-hairline max-sm:border-t"
            >
              <Game game={game} edition={edition} links={links} isUnderLine />
            </Fold>
          ),
        )}
      </div>
    </Section>
  )
}

/** Games that phones show whole; the others are folded under their score. */
const mostOpen = 1

/** Both teams and their scores. */
function GameLine({ game: { stage, teams, points, isTie } }: { game: GameStory }) {
  const scores = writeGameScores(points)
  return (
    <span className="scoreboard min-w-0 grow py-1.5 text-lg [font-variant-numeric:normal]">
      {stage && <span className="block font-normal font-sans text-muted text-sm">{stage}</span>}
      {teams.map(({ id, name }, side) => (
        <span key={id} className={classNames('flex justify-between gap-3', side > 0 && !isTie && 'text-muted')}>
          <bdi className="min-w-0 truncate">{name}</bdi>
          <span className="tabular-nums">{scores[side]}</span>
        </span>
      ))}
    </span>
  )
}

interface GameProps {
  game: GameStory
  edition: Edition
  links: WeekLinks
  /** On phones its `GameLine` is above it. */
  isUnderLine?: boolean
}

function Game({ game, edition: { paths }, links, isUnderLine = false }: GameProps) {
  const { matchupId, stage, teams, points, isTie, sentences } = game
  const scores = writeGameScores(points)
  const path = paths?.games.find((one) => one.matchupId === matchupId)
  const [first, second] = teams
  return (
    <article
      className={classNames(
        'min-w-0 border-hairline print:break-inside-avoid',
        'max-sm:pb-3',
        isUnderLine ? 'sm:border-t sm:pt-2' : 'border-t pt-2',
      )}
    >
      <div className={isUnderLine ? 'max-sm:hidden print:block' : undefined}>
        {stage && <p className="text-muted text-sm">{stage}</p>}
        <h3 className="scoreboard text-lg [font-variant-numeric:normal]">
          {teams.map((team, side) => (
            <TeamScore
              key={team.id}
              team={team}
              score={scores[side] ?? ''}
              isWinner={side === 0 && !isTie}
              isLast={side > 0}
              links={links}
            />
          ))}
        </h3>
      </div>
      <Sentences sentences={sentences} links={links} className="mt-1 text-sm" />
      {path && paths && first && second && (
        <div className="mt-3 print:hidden">
          <PathFigure path={path} week={{ ...paths, isOver: true }} first={first} second={second} />
        </div>
      )}
    </article>
  )
}

interface TeamScoreProps {
  team: TeamRef
  score: string
  isWinner: boolean
  isLast: boolean
  links: WeekLinks
}

function TeamScore({ team, score, isWinner, isLast, links }: TeamScoreProps) {
  return (
    <span className={classNames('flex justify-between gap-3', !isWinner && isLast && 'text-muted')}>
      <TeamPageLink
        team={team}
        href={links.team(team.id)}
        className="min-w-0 truncate [a&]:hover:text-accent [a&]:hover:underline"
      >
        <bdi>{team.name}</bdi>
      </TeamPageLink>
      <span className="tabular-nums">{score}</span>
      {!isLast && <span className="sr-only">, </span>}
    </span>
  )
}

export function NextWeek({ next, links }: { next: Edition['next']; links: WeekLinks }) {
  if (!next) return null
  return (
    <Section title={`Next: ${next.title}`} inside={describeNext(next)}>
      <div className={columnsOf(next.games.length)}>
        {next.games.map((game) => (
          <Fixture key={game.matchupId} game={game} links={links} />
        ))}
      </div>
    </Section>
  )
}

/** "6 games, and what is at stake" */
function describeNext({ games }: NonNullable<Edition['next']>): string {
  const count = formatCount(games.length, 'game')
  return games.some(({ sentences }) => sentences.length > 0) ? `${count}, and what is at stake` : count
}

function Fixture({ game: { stage, teams, sentences }, links }: { game: EditionNextGame; links: WeekLinks }) {
  return (
    <article className="min-w-0 border-hairline border-t pt-2 print:break-inside-avoid">
      {stage && <p className="text-muted text-sm">{stage}</p>}
      <h3 className="wrap-anywhere font-semibold">
        {teams.map(({ id, name }, side) => (
          <Fragment key={id}>
            {side > 0 && <span className="font-normal text-muted"> vs. </span>}
            <bdi>{name}</bdi>
          </Fragment>
        ))}
      </h3>
      <Sentences sentences={sentences} links={links} className="mt-1 text-sm" />
    </article>
  )
}
