/** Wraps a list of picks: one tooltip for their values, and profiles that open when a name is pressed. */
import { type MouseEvent, type ReactNode, useCallback, useMemo } from 'react'
import type { BoardPick } from '../../parts/draft/draft-board.ts'
import { capitalize } from '../../parts/history/history-words.ts'
import { openPlayer } from '../../parts/navigation/open-panel.ts'
import { CohortRange } from '../../ui/CohortRange.tsx'
import { SharedTooltip } from '../../ui/SharedTooltip.tsx'
import { describeAlone, describeCohort, describeValue, isAlone } from './describe-pick.ts'

export function PickTips({ picks, children }: { picks: readonly BoardPick[]; children: ReactNode }) {
  const byKey = useMemo(() => new Map(picks.map((pick) => [pick.key, pick])), [picks])
  const contentOf = useCallback(
    (key: string) => {
      const pick = byKey.get(key)
      return pick ? <PickTip pick={pick} /> : null
    },
    [byKey],
  )
  return (
    <SharedTooltip contentOf={contentOf} beside=".pick, .grid-pick" onClick={openProfile}>
      {children}
    </SharedTooltip>
  )
}

function openProfile({ target }: MouseEvent) {
  const player = target instanceof Element ? target.closest<HTMLElement>('[data-player]')?.dataset.player : undefined
  if (player) openPlayer(Number(player))
}

function PickTip({ pick }: { pick: BoardPick }) {
  return (
    <>
      <bdi className="block font-semibold">{pick.playerName ?? 'Unknown player'}</bdi>
      {isAlone(pick.cohort) ? (
        <span className="block">{capitalize(describeAlone(pick))}</span>
      ) : (
        <Comparison title={describeValue(pick.value)} lines={describeCohort(pick)} deviations={pick.deviations} />
      )}
    </>
  )
}

function Comparison({ title, lines, deviations }: { title: string; lines: string[]; deviations: number | null }) {
  if (lines.length === 0) return null
  return (
    <span className="mt-1 block tabular-nums">
      <span className="block font-medium">{title}</span>
      <CohortRange deviations={deviations} className="my-1" />
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </span>
  )
}
