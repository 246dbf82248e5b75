/** The rule's round for a page: waits for its time, requests it, and checks the signature. */
import { useCallback, useEffect, useState } from 'react'
import { requestRound } from '../../client/beacon.ts'
import type { StatedDraw } from '../../contract/draw-link.ts'
import { timeOfRound } from '../../domain/beacon.ts'

export type RoundState =
  | { kind: 'waiting' }
  | { kind: 'requesting' }
  /** `answered`: how many sent a value without the beacon's signature. */
  | { kind: 'unreachable'; answered: number }
  /** The link's own value is not the beacon's. */
  | { kind: 'forged' }
  | { kind: 'unchecked' }
  | { kind: 'known'; signature: string }

/** It is published a moment after its time. */
const margin = 1500
/** Timers of more milliseconds fire at once. */
const longestTimer = 2 ** 31 - 1

/** On demand: the check is as large as the rest of the screen. */
const loadCheck = () => import('../../domain/beacon-signature.ts').then(({ isBeaconSignature }) => isBeaconSignature)

export function useRound({ rule: { round }, signature }: StatedDraw) {
  const [state, setState] = useState<RoundState>({ kind: signature === null ? 'waiting' : 'requesting' })

  const request = useCallback(async () => {
    setState({ kind: 'requesting' })
    try {
      const isSigned = await loadCheck()
      const answer = await requestRound(round, (text) => isSigned(round, text))
      setState(
        answer.status === 'known'
          ? { kind: 'known', signature: answer.signature }
          : { kind: 'unreachable', answered: answer.answered },
      )
    } catch {
      setState({ kind: 'unchecked' })
    }
  }, [round])

  /** False if the signature is not the beacon's. */
  const enter = useCallback(
    async (entered: string): Promise<boolean> => {
      const isSigned = await loadCheck()
      if (!isSigned(round, entered)) return false
      setState({ kind: 'known', signature: entered })
      return true
    },
    [round],
  )

  useEffect(() => {
    if (signature === null) return waitUntil(timeOfRound(round) + margin, request)
    enter(signature).then(
      (isGenuine) => !isGenuine && setState({ kind: 'forged' }),
      () => setState({ kind: 'unchecked' }),
    )
  }, [round, signature, request, enter])

  return { state, request, enter }
}

/** Returns what cancels it. */
function waitUntil(time: number, then: () => void): () => void {
  let timer = setTimeout(check, 0)
  return () => clearTimeout(timer)

  function check() {
    const wait = time - Date.now()
    if (wait <= 0) then()
    else timer = setTimeout(check, Math.min(wait, longestTimer))
  }
}
