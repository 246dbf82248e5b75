/** The leagues that a history joins: their seasons, the managers of both, and years that both claim. */

import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ReadersJoin } from '../../client/league-joins.ts'
import { addressOf } from '../../client/site-base.ts'
import type { HistoryResponse } from '../../contract/responses/history.ts'
import {
  describeHostLeague,
  hostTitles,
  isSameLeague,
  type LeagueRef,
  listHostTitles,
  nameLeague,
} from '../../domain/identity.ts'
import { spellCount } from '../../domain/spell-number.ts'
import { capitalize } from '../../parts/history/history-words.ts'
import { type LeagueEntry, readLeagueEntry } from '../../parts/navigation/league-entry.ts'
import { EntryNote } from '../../parts/navigation/OpenLeague.tsx'
import { callKey } from '../../stores/queries.ts'
import { useResource } from '../../stores/use-resource.ts'
import { Button } from '../../ui/Button.tsx'
import { EntryForm } from '../../ui/EntryForm.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { describeJoinLimit, whyNotJoined, whyStillMissing } from './join-limit.ts'
import { isSeasonOf, PairByHand, ProposedPairs, splitByPlace } from './ManagerPairs.tsx'

interface JoinedLeaguesProps {
  join: ReadersJoin
  onChange: (part: Partial<ReadersJoin>) => void
  /** Managers of both leagues who may be the same. */
  pairs: HistoryResponse['proposedPairs']
  response: HistoryResponse
  leagueRef: LeagueRef
  /** The history comes from the site's files. */
  isSnapshot: boolean
}

export function JoinedLeagues({ join, onChange: change, pairs, response, leagueRef, isSnapshot }: JoinedLeaguesProps) {
  const isLoading = useIsFetching({ queryKey: callKey('history', { ...leagueRef }) }) > 0
  const [adding, setAdding] = useState<LeagueRef | null>(null)
  const pairsPlace = useRef<HTMLDivElement>(null)

  /** The row with the button is removed; the next Tab reaches the next pair. */
  function decide(part: Partial<ReadersJoin>) {
    pairsPlace.current?.focus({ preventScroll: true })
    change(part)
  }

  const limit = describeJoinLimit(leagueRef)
  const places = splitByPlace(response, leagueRef)
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      {join.also.length > 0 && (
        <ul aria-label="Joined leagues">
          {join.also.map((league) => (
            <JoinedLeague
              key={nameLeague(league)}
              league={league}
              leagueRef={leagueRef}
              isMissing={!isSnapshot && !isLoading && !hasSeasonOf(response, league)}
              onLoad={() => setAdding(league)}
              onRemove={() =>
                change({
                  also: join.also.filter((one) => !isSameLeague(one, league)),
                  years: join.years.filter((one) => !isSameLeague(one.league, league)),
                  ...(join.also.length === 1 ? { same: [], years: [], apart: [] } : {}),
                })
              }
            />
          ))}
        </ul>
      )}
      {join.also.length > 0 && isSnapshot && (
        <p role="status" className="text-muted text-sm">
          {isLoading
            ? 'Loading the joined seasons…'
            : `The joined seasons aren’t shown, because this browser couldn’t load the league from ${hostTitles[leagueRef.host]}.`}
        </p>
      )}
      {response.yearClaims.map((claim) => (
        <YearClaimChoice
          key={claim.season}
          claim={claim}
          years={join.years}
          onChoose={(chosen) =>
            change({ years: [...join.years.filter(({ season }) => season !== chosen.season), chosen] })
          }
        />
      ))}
      <div ref={pairsPlace} tabIndex={-1} className="outline-none empty:-mt-6">
        {pairs.length > 0 && (
          <ProposedPairs
            pairs={pairs}
            onSame={({ key, otherKey }) => decide({ same: [...join.same, [key, otherKey]] })}
            onApart={({ key }) => decide({ apart: [...join.apart, key] })}
          />
        )}
      </div>
      {join.also.length > 0 && places.before.length > 0 && places.now.length > 0 && (
        <PairByHand {...places} onPair={(key, otherKey) => change({ same: [...join.same, [key, otherKey]] })} />
      )}
      {join.same.length > 0 && (
        <p className="flex flex-wrap items-center gap-3 text-sm">
          {join.same.length === 1
            ? 'One pair is confirmed as one manager.'
            : `${join.same.length} pairs are confirmed as one manager each.`}
          <Button onClick={() => change({ same: [], apart: [] })}>Ask again</Button>
        </p>
      )}
      {adding ? (
        <AddedLeague
          league={adding}
          takesFile={limit === null || limit.takesFile}
          onLoaded={() => {
            setAdding(null)
            const isKnown = join.also.some((one) => isSameLeague(one, adding))
            change({ also: isKnown ? join.also : [...join.also, adding] })
          }}
          onCancel={() => setAdding(null)}
        />
      ) : (
        <OldAddress leagueRef={leagueRef} onLeague={setAdding} />
      )}
      {limit && <p className="text-muted text-sm">{limit.text}</p>}
    </div>
  )
}

interface YearClaimChoiceProps {
  claim: HistoryResponse['yearClaims'][number]
  /** What the reader has chosen. */
  years: ReadersJoin['years']
  onChoose: (chosen: ReadersJoin['years'][number]) => void
}

/** Which of several leagues counts in a year. A choice shows at once: the history follows with its next response. */
export function YearClaimChoice({ claim: { season, leagues }, years, onChoose }: YearClaimChoiceProps) {
  const choices = leagues.map(({ host, hostLeagueId, isUsed }) => ({
    league: { host, leagueId: hostLeagueId },
    isUsed,
  }))
  const chosen = choices.find(({ league }) =>
    years.some((one) => one.season === season && isSameLeague(one.league, league)),
  )
  return (
    <fieldset>
      <legend className="font-semibold">
        {capitalize(spellCount(leagues.length, 'league'))} have a season {season}. Which one counts?
      </legend>
      {choices.map((choice) => (
        <label key={nameLeague(choice.league)} className="mt-1 flex min-h-11 items-center gap-2 sm:min-h-9">
          <input
            type="radio"
            name={`year-${season}`}
            checked={chosen ? choice === chosen : choice.isUsed}
            onChange={() => onChoose({ season, league: choice.league })}
          />
          {describeHostLeague(choice.league)}
        </label>
      ))}
    </fieldset>
  )
}

interface JoinedLeagueProps {
  /** The joined league. */
  league: LeagueRef
  /** The league whose history it is. */
  leagueRef: LeagueRef
  /** The history has no season of it. */
  isMissing: boolean
  onLoad: () => void
  onRemove: () => void
}

function JoinedLeague({ league, leagueRef, isMissing, onLoad, onRemove }: JoinedLeagueProps) {
  const name = describeHostLeague(league)
  const reason = isMissing ? whyStillMissing(leagueRef, league) : null
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 border-hairline border-b py-1">
      <span className="min-w-0 grow basis-60">
        <a className="underline" href={addressOf('league', { host: league.host, leagueId: league.leagueId })}>
          {name}
        </a>
        {isMissing && <span className="block text-muted text-sm">{reason ?? 'None of its seasons is loaded.'}</span>}
      </span>
      {isMissing && reason === null && (
        <Button label={`Load ${name}`} onClick={onLoad}>
          Load it
        </Button>
      )}
      <Button label={`Remove ${name} from this history`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  )
}

function hasSeasonOf({ seasons, yearClaims }: HistoryResponse, league: LeagueRef): boolean {
  const places = [
    ...seasons.filter(({ known }) => known !== 'missing'),
    ...yearClaims.flatMap(({ leagues }) => leagues),
  ]
  return places.some((one) => isSeasonOf(league, one))
}

/** Pastes the old address. */
function OldAddress({ leagueRef, onLeague }: { leagueRef: LeagueRef; onLeague: (league: LeagueRef) => void }) {
  const [entry, setEntry] = useState<LeagueEntry | null>(null)

  function read(text: string) {
    const read = readLeagueEntry(text)
    const problem = findProblem(read)
    const found: LeagueEntry = problem === null ? read : { problem }
    setEntry(found)
    if ('league' in found) onLeague({ host: found.league.host, leagueId: found.league.leagueId })
  }

  function findProblem(read: LeagueEntry): string | null {
    if ('user' in read) return 'That’s a user. Paste the old league’s URL.'
    if (!('league' in read)) return null
    if (isSameLeague(read.league, leagueRef)) return 'That’s this league. Paste the old league’s URL.'
    return whyNotJoined(leagueRef, read.league)
  }

  return (
    <EntryForm
      label="Old league"
      placeholder={`League ID or URL, at ${listHostTitles('or')}`}
      isWrong={entry !== null && 'problem' in entry}
      note={<EntryNote entry={entry} onLookUp={() => {}} />}
      onEntry={read}
    />
  )
}

interface AddedLeagueProps {
  league: LeagueRef
  /** Whether a file is another way, if its host doesn't show the league. */
  takesFile: boolean
  onLoaded: () => void
  onCancel: () => void
}

/** Loads the newest season of the old league. Its earlier ones are then among the missing seasons, and loaded like those. */
function AddedLeague({ league, takesFile, onLoaded, onCancel }: AddedLeagueProps) {
  const state = useResource('hostLeague', { ...league })
  const isLoaded = state.status === 'ready' && state.data.isPartial !== true
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is loaded
  useEffect(() => {
    if (isLoaded) onLoaded()
  }, [isLoaded])
  const rest = useResource('draftComplete', state.status === 'ready' && !isLoaded ? { ...league } : null)
  const failure = state.status === 'failed' ? state.failure : rest.status === 'failed' ? rest.failure : null
  if (failure)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 grow basis-60 text-worse">{failure.message}</p>
        {takesFile && <Button href={addressOf('privateLeague')}>Open from a file</Button>}
        <Button onClick={onCancel}>Another league</Button>
      </div>
    )
  const progress = state.status === 'loading' ? state.progress : rest.status === 'loading' ? rest.progress : null
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow basis-60">
        <Progress
          label={`Loading ${describeHostLeague(league)}`}
          step={progress?.step || `Loading ${describeHostLeague(league)}`}
          done={progress?.done}
          total={progress?.total}
        />
      </div>
      <Button onClick={onCancel}>Another league</Button>
    </div>
  )
}
