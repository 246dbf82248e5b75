/** Managers of a joined league and of this one who may be one person: proposed pairs to confirm, and a pair chosen by hand. */
import { useState } from 'react'
import type { HistoryResponse } from '../../contract/responses/history.ts'
import { isSameChain, type LeagueRef } from '../../domain/identity.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'

type ProposedPair = HistoryResponse['proposedPairs'][number]
type ManagerName = Pick<HistoryResponse['managers'][number], 'key' | 'name'>

interface ProposedPairsProps {
  pairs: readonly ProposedPair[]
  onSame: (pair: ProposedPair) => void
  onApart: (pair: ProposedPair) => void
}

export function ProposedPairs({ pairs, onSame, onApart }: ProposedPairsProps) {
  return (
    <div>
      <h3 className="font-semibold">Is this one manager?</h3>
      <p className="text-muted text-sm">We never match managers by name alone. Confirm each pair.</p>
      <ul className="mt-2">
        {pairs.map((pair) => (
          <li
            key={pair.key}
            className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 border-hairline border-b py-1"
          >
            <span className="min-w-0 grow basis-60">
              <bdi>{pair.name}</bdi> and <bdi>{pair.otherName}</bdi>{' '}
              <span className="text-muted text-sm">{signs[pair.sign]}</span>
            </span>
            <Button label={`${pair.name} and ${pair.otherName} are one manager`} onClick={() => onSame(pair)}>
              Same manager
            </Button>
            <Button
              variant="ghost"
              label={`${pair.name} and ${pair.otherName} are two managers`}
              onClick={() => onApart(pair)}
            >
              Two managers
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** For managers whose names and teams are not alike. */
export function PairByHand({ before, now, onPair }: PairByHandProps) {
  const [chosen, setChosen] = useState({ before: '', now: '' })
  // A pair that was joined is one manager, who is in neither list.
  const old = before.find(({ key }) => key === chosen.before)
  const current = now.find(({ key }) => key === chosen.now)
  return (
    <div>
      <h3 className="font-semibold">Join two managers yourself</h3>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Select
          label="Earlier league"
          value={old?.key ?? ''}
          options={optionsOf(before)}
          onChange={(key) => setChosen({ ...chosen, before: key })}
        />
        <Select
          label="This league"
          value={current?.key ?? ''}
          options={optionsOf(now)}
          onChange={(key) => setChosen({ ...chosen, now: key })}
        />
        <Button disabled={!old || !current} onClick={() => old && current && onPair(old.key, current.key)}>
          Same manager
        </Button>
      </div>
    </div>
  )
}

interface PairByHandProps {
  /** Managers of joined leagues only, and of this league only. */
  before: readonly ManagerName[]
  now: readonly ManagerName[]
  onPair: (key: string, otherKey: string) => void
}

/** Managers who were in the joined leagues only, and those who are in this one only. */
export function splitByPlace(
  { managers, seasons }: Pick<HistoryResponse, 'managers' | 'seasons'>,
  league: LeagueRef,
): Pick<PairByHandProps, 'before' | 'now'> {
  const own = new Set(seasons.filter((one) => isSeasonOf(league, one)).map(({ season }) => season))
  return {
    before: managers.filter(({ seasonYears }) => seasonYears.every((year) => !own.has(year))),
    now: managers.filter(({ seasonYears }) => seasonYears.every((year) => own.has(year))),
  }
}

/** Whether a season of a history is one of the league. */
export function isSeasonOf(
  league: LeagueRef,
  { host, hostLeagueId }: Pick<HistoryResponse['seasons'][number], 'host' | 'hostLeagueId'>,
): boolean {
  return host !== null && isSameChain(league, { host, leagueId: hostLeagueId ?? '' })
}

const optionsOf = (managers: readonly ManagerName[]) => [
  { value: '', label: 'Choose a manager' },
  ...managers.map(({ key, name }) => ({ value: key, label: name })),
]

const signs = {
  'same-name': '(the same name)',
  'same-team': '(the same team name)',
  'join-order': '(only by the order in which they joined)',
}
