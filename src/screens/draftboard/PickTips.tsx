/** Wraps a list of picks: one tooltip for their values, and profiles that open when a name is pressed. */
import { type MouseEvent, type ReactNode, useCallback, useMemo } from 'react'
import type { CompletedPick } from '../../client/complete/complete-draft.ts'
import { describeValueUnit } from '../../parts/draft/value-unit.ts'
import { capitalize } from '../../parts/history/history-words.ts'
import { openPlayer, PlayerModal } from '../../parts/player/player-modal.tsx'
import { CohortRange } from '../../ui/CohortRange.tsx'
import { SharedTooltip } from '../../ui/SharedTooltip.tsx'
import { describeAlone, describeCohort, describePickValue } from './describe-pick.ts'

export function PickTips({ picks, children }: { picks: readonly CompletedPick[]; children: ReactNode }) {
  const byId = useMemo(() => new Map(picks.map((pick) => [String(pick.id), pick])), [picks])
  const contentOf = useCallback(
    (key: string) => {
      const pick = byId.get(key)
      return pick ? <PickTip pick={pick} /> : null
    },
    [byId],
  )
  return (
    <SharedTooltip contentOf={contentOf} beside=".pick, .grid-pick" onClick={openProfile} onNear={loadProfile}>
      {children}
    </SharedTooltip>
  )
}

const playerAt = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-player]')?.dataset.player : undefined

function openProfile({ target }: MouseEvent) {
  const player = playerAt(target)
  if (player) void openPlayer(Number(player))
}

/** While the name is pressed. */
function loadProfile(target: EventTarget) {
  if (playerAt(target)) void PlayerModal.preload()
}

function PickTip({ pick }: { pick: CompletedPick }) {
  const { cohortSize, valueOverExpectation, deviations, priceCohort } = pick.performance
  return (
    <>
      <bdi className="block font-semibold">{pick.player.name}</bdi>
      {cohortSize === 1 ? (
        <span className="block">{capitalize(describeAlone(pick))}</span>
      ) : (
        <Comparison
          title={`${describePickValue(valueOverExpectation)} ${describeValueUnit(priceCohort != null).long}`}
          lines={describeCohort(pick)}
          deviations={deviations}
        />
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
