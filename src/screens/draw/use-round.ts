/** The rule's round for a page: waits for its time, requests it, and checks the signature. */
import { useCallback, useEffect, useState } from 'react'
import { requestRound } from '../../client/beacon.ts'
import type { StatedDraw } from '../../contract/draw-link.ts'
import { timeOfRound } from '../../domain/beacon.ts'

export type RoundState =
  | { kind: 'waiting' }
  | { kind: 'requesting' }
  /** `invalidResponses`: how many sent a value without the beacon's signature. */
  | { kind: 'unreachable'; invalidResponses: number }
  /** The link's own value is not the beacon's. */
  | { kind: 'forged' }
  | { kind: 'unchecked' }
  | { kind: 'known'; signature: string }

/** It is published a moment after its time. */
const margin = 1500
/** A beacon that did not answer is asked again, for some minutes and only while somebody looks. */
const retryAfter = 15_000
const mostRetries = 20
/** Timers of more milliseconds fire at once. */
const longestTimer = 2 ** 31 - 1

/** On demand: the check is as large as the rest of the screen. */
const loadCheck = () => import('../../domain/beacon-signature.ts').then(({ isBeaconSignature }) => isBeaconSignature)

export function useRound({ rule: { round }, signature }: StatedDraw) {
  const [state, setState] = useState<RoundState>({ kind: signature === null ? 'waiting' : 'requesting' })

  const request = useCallback(async () => {
    setState({ kind: 'requesting' })
    setState(await askFor(round))
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

  const { kind } = state
  useEffect(() => {
    if (kind !== 'unreachable') return
    // What the reader is pasting stays: only an answer changes the page.
    return repeat(async () => {
      const next = await askFor(round)
      return next.kind === 'known' ? () => setState(next) : null
    })
  }, [kind, round])

  return { state, request, enter }
}

async function askFor(round: number): Promise<RoundState> {
  try {
    const isSigned = await loadCheck()
    const answer = await requestRound(round, (text) => isSigned(round, text))
    return answer.status === 'known'
      ? { kind: 'known', signature: answer.signature }
      : { kind: 'unreachable', invalidResponses: answer.invalidResponses }
  } catch {
    return { kind: 'unchecked' }
  }
}

/** Until it gives what ends it, which is not called once this is cancelled. Returns what cancels it. */
function repeat(attempt: () => Promise<(() => void) | null>): () => void {
  let isCancelled = false
  let left = mostRetries
  let timer = setTimeout(next, retryAfter)
  return () => {
    isCancelled = true
    clearTimeout(timer)
  }

  async function next() {
    const end = document.hidden ? null : await attempt()
    if (isCancelled) return
    if (end) return end()
    if (!document.hidden) left--
    if (left > 0) timer = setTimeout(next, retryAfter)
  }
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
