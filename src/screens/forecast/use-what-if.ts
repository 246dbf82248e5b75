/** The odds with the results in the URL. The worker is started when a pick is likely, and called for each pick. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { type ForecastModelResponse, startWhatIf, type TeamIf, type WhatIfWorker } from '../../client/what-if.ts'
import type { ForecastTeam } from '../../contract/responses/forecast.ts'
import { nextPaint } from '../../ui/next-paint.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import { readResults } from './what-if-address.ts'

export interface WhatIfState {
  /** In the order of the model's teams; null without picks, or while the first odds are being computed. */
  teams: readonly TeamIf[] | null
  /** True: the shown odds are those of the picks. */
  isCurrent: boolean
  failure: string | null
  /** Starts the worker, which simulates its seasons in advance. */
  prepare: () => void
  retry: () => void
}

/** `chosen`: picked results as in the URL, all of future games; may be empty. */
export function useWhatIf(model: ForecastModelResponse | null, chosen: string): WhatIfState {
  const started = useRef<{ model: ForecastModelResponse; whatIf: WhatIfWorker } | null>(null)
  const current = useRef('')
  const [response, setResponse] = useState<{ chosen: string; teams: readonly TeamIf[] } | null>(null)
  const [failed, setFailed] = useState<{ chosen: string; failure: string } | null>(null)

  const close = useCallback(() => {
    started.current?.whatIf.close()
    started.current = null
  }, [])

  const open = useCallback(() => {
    if (!model) return null
    if (started.current?.model !== model) {
      close()
      started.current = { model, whatIf: startWhatIf(model) }
    }
    return started.current.whatIf
  }, [model, close])

  const compute = useCallback(
    (text: string) => {
      current.current = text
      if (text === '' || !model) return
      const games = model.games.map(({ matchupId }) => ({ matchupId }))
      open()
        ?.compute(readResults(text, games).results)
        .then(
          (teams) => current.current === text && setResponse({ chosen: text, teams }),
          ({ message }: Error) => current.current === text && setFailed({ chosen: text, failure: message }),
        )
    },
    [model, open],
  )

  // After the tap's own paint: starting the worker and sending it the model take their time on a phone.
  useEffect(() => {
    let isCanceled = false
    nextPaint().then(() => isCanceled || compute(chosen))
    return () => {
      isCanceled = true
    }
  }, [compute, chosen])
  useEffect(() => close, [close])

  return {
    // The previous odds stay until the new ones are computed, to avoid flicker.
    teams: chosen === '' ? null : (response?.teams ?? null),
    isCurrent: chosen === '' || response?.chosen === chosen,
    failure: chosen !== '' && failed?.chosen === chosen ? failed.failure : null,
    prepare: () => void whenIdle(open),
    retry() {
      close()
      setFailed(null)
      compute(chosen)
    },
  }
}

/** The forecast's teams with the odds of the picks, in the same order, so rows do not move. */
export function withChosenOdds(teams: readonly ForecastTeam[], chosen: WhatIfState['teams']): readonly ForecastTeam[] {
  const oddsOf = new Map(chosen?.map(({ teamId, ...odds }) => [teamId, odds]))
  return teams.map((team) => ({ ...team, ...oddsOf.get(team.team.id) }))
}
