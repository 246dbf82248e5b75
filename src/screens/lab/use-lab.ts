/** The worker's results; each stays until the next one arrives. */
import { startTransition, useEffect, useMemo, useState } from 'react'
import {
  type ComparedSeason,
  type Lab,
  type LabDetails,
  type LabGame,
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

/** The worker of the document's screen. Its code loads while the screen waits for its league and season. */
const screenWorker = createWorker()
if (!import.meta.env.SSR && typeof Worker === 'function') screenWorker.open([])

/** Plays a season by each of the proposals before a component asks for it. */
export function playEarly(lab: LabResponse, proposals: readonly string[]): void {
  if (proposals.length > 0) screenWorker.open([lab]).playEach(gamesOf([lab], proposals.join('|')), {})
}

/** One worker for all requests of a screen, terminated with it. */
export function useLabWorker(): LabWorker {
  useEffect(() => {
    screenWorker.open([])
    return screenWorker.close
  }, [])
  return screenWorker
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
export function usePlayedSeason(worker: LabWorker, lab: LabResponse, proposal: string | null): PlayedSeason {
  const [state, setState] = useState<Omit<PlayedSeason, 'retry'>>({ result: null, details: null, failure: null })
  const request = useMemo(() => {
    if (proposal === null) return null
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

/** Each of several seasons under each of several proposals, season by season; requested while it `isShown`. */
export function usePlayedEach(
  worker: LabWorker,
  { labs, proposals, isShown = true }: EachGame,
): LabResult<(SeasonComparison | null)[]> {
  const text = proposals.join('|')
  const [state, setState] = useState<PlayedEach | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const played = state?.labs === labs && state.text === text ? state.comparisons : null
  const isWanted = isShown && played === null && labs.length > 0 && text !== ''
  const request = useMemo(() => {
    if (!isWanted) return null
    const games = gamesOf(labs, text)
    const listener: Partial<LabListener> = {
      // Urgent: the screen has nothing else to show, and its rules, which follow, take longer.
      onPlayedEach: (comparisons) => {
        setFailure(null)
        setState({ labs, text, comparisons })
      },
      onFailed: setFailure,
    }
    return (open: OpenLab) => open(labs).playEach(games, listener)
  }, [labs, text, isWanted])
  return { result: played, failure, retry: useRequest(worker, request) }
}

/** Each season by each of the proposals, which are joined by `|`. */
function gamesOf(labs: readonly LabResponse[], proposals: string): LabGame[] {
  const rules = proposals.split('|').map(readProposal)
  return labs.flatMap(({ season }) => rules.map((one) => ({ season, rules: one })))
}

interface EachGame {
  labs: readonly LabResponse[]
  /** As in the URL. */
  proposals: readonly string[]
  isShown?: boolean
}

interface PlayedEach {
  labs: readonly LabResponse[]
  text: string
  comparisons: (SeasonComparison | null)[]
}

/** Seasons under up to three proposals, joined by `|`. */
export function useComparedSeasons(
  worker: LabWorker,
  labs: readonly LabResponse[],
  proposals: string,
): LabResult<ComparedSeason[]> {
  const [state, setState] = useState<{ result: ComparedSeason[] | null; failure: string | null }>({
    result: null,
    failure: null,
  })
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
