/** The worker's results; each stays until the next one arrives. */
import { useEffect, useMemo, useState } from 'react'
import {
  type ComparedSeason,
  type Lab,
  type LabDetails,
  type LabListener,
  type LabResponse,
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

/** The page's worker with its loaded seasons: started with the first request, terminated with the screen. */
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

/** `request` calls the worker; it must be stable while the question is the same. */
function useWorker(request: ((open: (labs: readonly LabResponse[]) => Lab) => void) | null): () => void {
  const [worker] = useState(createWorker)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => worker.close, [worker])
  useEffect(() => {
    if (attempt > 0) worker.close()
    request?.(worker.open)
  }, [worker, request, attempt])
  return () => setAttempt(attempt + 1)
}

/** A season under other rules; `proposal` as in the URL. Awards and players follow the standings. */
export function usePlayedSeason(
  lab: LabResponse,
  proposal: string,
): LabResult<SeasonComparison> & { details: LabDetails | null } {
  const [state, setState] = useState<{
    result: SeasonComparison | null
    details: LabDetails | null
    failure: string | null
  }>({ result: null, details: null, failure: null })
  const request = useMemo(() => {
    const listener: Partial<LabListener> = {
      onPlayed: (result) => setState((was) => ({ ...was, result, failure: null })),
      onDetails: (details) => setState((was) => ({ ...was, details })),
      onFailed: (failure) => setState((was) => ({ ...was, failure })),
    }
    return (open: (labs: readonly LabResponse[]) => Lab) =>
      open([lab]).play(lab.season, readProposal(proposal), listener)
  }, [lab, proposal])
  return { ...state, retry: useWorker(request) }
}

/** Seasons under up to three proposals, joined by `|`. */
export function useComparedSeasons(labs: readonly LabResponse[], proposals: string): LabResult<ComparedSeason[]> {
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
    return (open: (all: readonly LabResponse[]) => Lab) =>
      open(labs).compare(
        labs.map(({ season }) => season),
        proposals.split('|').map(readProposal),
        listener,
      )
  }, [labs, proposals])
  return { ...state, retry: useWorker(request) }
}
