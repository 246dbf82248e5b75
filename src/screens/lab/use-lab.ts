/** The worker's results; each stays until the next one arrives. */
import { startTransition, useEffect, useMemo, useState } from 'react'
import {
  type ComparedSeason,
  type Lab,
  type LabDetails,
  type LabListener,
  type LabResponse,
  type LabRules,
  type SeasonComparison,
  startLab,
} from '../../client/lab.ts'
import { readProposal } from './rules-address.ts'

interface LabResult<T> {
  /** Null before the first result. */
  result: T | null
  failure: string | null
  retry: () => void
}

type LabState<T> = Omit<LabResult<T>, 'retry'>

/** The page's worker with its loaded seasons. A failed one is closed, and the next request starts another. */
function createWorker() {
  let lab: Lab | null = null
  let loaded = new Set<LabResponse>()
  return {
    open(labs: readonly LabResponse[]): Lab {
      lab ??= startLab()
      for (const one of labs) if (!loaded.has(one)) lab.load(one)
      loaded = new Set([...loaded, ...labs])
      return lab
    },
    close() {
      lab?.close()
      lab = null
      loaded = new Set()
    },
  }
}

type OpenLab = (labs: readonly LabResponse[]) => Lab
export type LabWorker = ReturnType<typeof createWorker>

/** One worker for all requests of a screen, terminated with it. It starts with the season, before a rule is changed. */
export function useLabWorker(lab: LabResponse | null): LabWorker {
  const [worker] = useState(createWorker)
  useEffect(() => {
    if (lab) worker.open([lab])
  }, [worker, lab])
  useEffect(() => worker.close, [worker])
  return worker
}

/** `request` calls the worker; it must be stable while the question is the same. */
function useRequest(worker: LabWorker, request: ((open: OpenLab) => void) | null): () => void {
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!request) return
    if (attempt > 0) worker.close()
    // After the tap's own paint: starting the worker and sending it a season take their time on a phone.
    const timer = setTimeout(() => request(worker.open))
    return () => clearTimeout(timer)
  }, [worker, request, attempt])
  return () => setAttempt(attempt + 1)
}

/** A season under the rules of `proposal`, as in the URL. Awards and players follow the standings. Null: nothing is played. */
export function usePlayedSeason(worker: LabWorker, lab: LabResponse | null, proposal: string | null): PlayedSeason {
  const [state, setState] = useState<Omit<PlayedSeason, 'retry'>>({ result: null, details: null, failure: null })
  const request = useMemo(() => {
    if (lab === null || proposal === null) return null
    const rules = readProposal(proposal)
    // A large table, so the next tap is not held up.
    const listener: Partial<LabListener> = {
      onPlayed: (comparison) =>
        startTransition(() => setState((was) => ({ ...was, result: { comparison, rules }, failure: null }))),
      onDetails: (details) => startTransition(() => setState((was) => ({ ...was, details }))),
      onFailed: (failure) => setState((was) => ({ ...was, failure })),
    }
    return (open: OpenLab) => open([lab]).play(lab.season, rules, listener)
  }, [lab, proposal])
  return { ...state, retry: useRequest(worker, request) }
}

interface PlayedSeason extends LabResult<{ comparison: SeasonComparison; rules: LabRules }> {
  details: LabDetails | null
}

/** Each of several seasons under a proposal, as in the URL. */
export function usePlayedEach(
  worker: LabWorker,
  labs: readonly LabResponse[],
  proposal: string,
): LabResult<(SeasonComparison | null)[]> {
  const [state, setState] = useState<{ of: unknown; result: (SeasonComparison | null)[] } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const request = useMemo(() => {
    if (labs.length === 0) return null
    const rules = readProposal(proposal)
    const games = labs.map(({ season }) => ({ season, rules }))
    const play = (open: OpenLab) =>
      open(labs).playEach(games, {
        onPlayedEach: (result) => {
          setFailure(null)
          setState({ of: play, result })
        },
        onFailed: setFailure,
      })
    return play
  }, [labs, proposal])
  // The result of other seasons or rules would be shown beside these.
  return { result: state?.of === request ? (state?.result ?? null) : null, failure, retry: useRequest(worker, request) }
}

/** Seasons under up to three proposals, joined by `|`. */
export function useComparedSeasons(
  worker: LabWorker,
  labs: readonly LabResponse[],
  proposals: string,
): LabResult<ComparedSeason[]> {
  const [state, setState] = useState<LabState<ComparedSeason[]>>({ result: null, failure: null })
  const request = useMemo(() => {
    if (labs.length === 0) return null
    const listener: Partial<LabListener> = {
      onCompared: (result) => setState({ result, failure: null }),
      onFailed: (failure) => setState((was) => ({ ...was, failure })),
    }
    return (open: OpenLab) =>
      open(labs).compare(
        labs.map(({ season }) => season),
        proposals.split('|').map(readProposal),
        listener,
      )
  }, [labs, proposals])
  return { ...state, retry: useRequest(worker, request) }
}
