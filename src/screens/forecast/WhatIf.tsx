/** "What if": future games with a winner to pick for each, and every team's odds beside them. */
import { useRef } from 'react'
import type { ForecastTeam } from '../../contract/responses/forecast.ts'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { MovedStrip, OddsChanges } from '../../parts/odds/OddsChanges.tsx'
import { describeOddsChanges, findOddsChange, listOddsChanges } from '../../parts/odds/odds-changes.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { deferred } from '../../ui/deferred.ts'
import { Fold } from '../../ui/Fold.tsx'
import { formatCount } from '../../ui/format.ts'
import { useMyTeam } from '../../ui/my-team.ts'
import { Section } from '../../ui/Section.tsx'
import { usePicked } from '../../ui/use-picked.ts'
import { GameChoice } from './GameChoice.tsx'
import { type GameToCome, groupByWeek } from './games-to-come.ts'
import type { WhatIfState } from './use-what-if.ts'
import { type ReadResults, toggleResult, whatIfEntry } from './what-if-address.ts'

const DeferredChanges = deferred(OddsChanges)

export function WhatIf({ games, teams, before, read: { results, ignored }, state, onChoose }: WhatIfProps) {
  const heading = useRef<HTMLSpanElement>(null)
  // A picked game is marked at once; the odds and the rest of the page follow.
  const [picked, pick] = usePicked(results, onChoose)
  const chosen = new Map(picked.map(({ matchupId, winner }) => [matchupId, winner]))
  const weeks = groupByWeek(games)
  const near = weeks.filter(([, list]) => list.some(({ stakes }) => stakes !== null))
  const far = weeks.filter((week) => !near.includes(week))
  const mine = useMyTeam()
  const changes = state.teams ? listOddsChanges(teams, before) : []
  const own = state.teams && mine ? findOddsChange(mine.teamId, teams, before) : null
  const clearLabel = `Clear ${formatCount(results.length, 'result')}`
  const clear = () => {
    // The button is removed, so focus moves to a neighbor.
    heading.current?.focus()
    onChoose([])
  }
  const hasChosen = ([, ofWeek]: (typeof weeks)[number]) => ofWeek.some(({ matchupId }) => chosen.has(matchupId))
  const list = ([week, ofWeek]: (typeof weeks)[number], isFolded = false) => (
    <fieldset key={week} className="min-w-0">
      <legend className={classNames('scoreboard pb-1 text-lg', isFolded && 'max-sm:sr-only')}>Week {week}</legend>
      <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        {ofWeek.map((game) => (
          <GameChoice
            key={game.matchupId}
            game={game}
            winner={chosen.get(game.matchupId) ?? null}
            onChoose={(winner) => pick(toggleResult(picked, { matchupId: game.matchupId, winner }))}
          />
        ))}
      </ul>
    </fieldset>
  )
  return (
    <fieldset
      id={whatIfEntry}
      className="min-w-0"
      aria-label="What if"
      onPointerEnter={state.prepare}
      onPointerDown={state.prepare}
      onFocus={state.prepare}
    >
      <Section
        title={
          <span ref={heading} tabIndex={-1}>
            What if?
          </span>
        }
        note="Pick winners and see the odds change. Your picks are saved in the URL, so you can share them."
        action={<MeasureLink measure="What if" />}
        inside={`${formatCount(games.length, 'game')} to decide`}
        isOpen={results.length > 0}
      >
        <p role="status" className="sr-only">
          {results.length > 0 && state.isCurrent && describeOddsChanges(changes, results.length)}
        </p>
        {ignored > 0 && (
          <p className="mb-3 border-worse border-l-4 pl-3">
            {formatCount(ignored, 'pick')} in this link {ignored === 1 ? 'was' : 'were'} skipped:{' '}
            {ignored === 1 ? 'the game is' : 'the games are'} over or couldn’t be read.
          </p>
        )}
        {state.failure !== null && (
          <div role="alert" className="mb-3 flex flex-wrap items-center gap-3 border-worse border-l-4 pl-3">
            <p>{state.failure} Check your connection and try again.</p>
            <Button onClick={state.retry}>Try again</Button>
          </div>
        )}
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="flex min-w-0 flex-col gap-6 max-sm:gap-2">
            {near.map((week, index) =>
              index === 0 ? (
                list(week)
              ) : (
                <Fold
                  key={week[0]}
                  summary={<WeekLabel weeks={[week[0]]} />}
                  isOpen={hasChosen(week)}
                  className={ruled}
                >
                  {list(week, true)}
                </Fold>
              ),
            )}
            {far.length > 0 && (
              <Fold
                summary={<WeekLabel weeks={far.map(([week]) => week)} />}
                isOpen={far.some(hasChosen)}
                isEverywhere
                className="border-hairline border-t"
              >
                <div className="flex flex-col gap-6">{far.map((week) => list(week, far.length === 1))}</div>
              </Fold>
            )}
          </div>
          {/* Until something is chosen, a phone shows these odds in the table above. */}
          <div
            className={classNames(
              'min-w-0 self-start lg:sticky lg:top-[calc(var(--bar)_+_1rem)]',
              results.length === 0 && 'max-sm:hidden',
            )}
          >
            <div className="flex min-h-11 items-center justify-between gap-3">
              <h3 className="font-semibold">Playoff odds</h3>
              {results.length > 0 && (
                <Button onClick={clear} className="max-lg:hidden">
                  {clearLabel}
                </Button>
              )}
            </div>
            <DeferredChanges teams={teams} before={state.teams ? before : null} />
          </div>
        </div>
        {results.length > 0 && <MovedStrip changes={changes} own={own} onClear={clear} clearLabel={clearLabel} />}
      </Section>
    </fieldset>
  )
}

/** Folded weeks have a rule each; open ones start with their games' own. */
const ruled = 'max-sm:border-hairline max-sm:border-t'

/** `Week 12`, `Weeks 13 to 15` */
function WeekLabel({ weeks }: { weeks: readonly number[] }) {
  const words = weeks.length === 1 ? `Week ${weeks[0]}` : `Weeks ${weeks[0]} to ${weeks.at(-1)}`
  return <span className="scoreboard text-lg">{words}</span>
}

interface WhatIfProps {
  games: readonly GameToCome[]
  /** With and without the picked results. */
  teams: readonly ForecastTeam[]
  before: readonly ForecastTeam[]
  read: ReadResults
  state: WhatIfState
  onChoose: (results: ReadResults['results']) => void
}
