/** The odds of the results in the address: the worker is started when somebody is about to choose, and asked for each choice. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { type ForecastModelAnswer, startWhatIf, type TeamIf, type WhatIf } from '../../client/what-if.ts'
import { readResults } from './what-if-address.ts'

export interface WhatIfState {
  /** By place in the model; null where nothing is chosen, or the first answer is still awaited. */
  teams: readonly TeamIf[] | null
  /** The odds shown are those of the results chosen. */
  isCurrent: boolean
  problem: string | null
  /** Has the worker draw its seasons ahead. */
  prepare: () => void
  retry: () => void
}

/** `chosen`: the results as the address writes them, all of them games to come; empty: none. */
export function useWhatIf(model: ForecastModelAnswer | null, chosen: string): WhatIfState {
  const started = useRef<{ model: ForecastModelAnswer; whatIf: WhatIf } | null>(null)
  const wanted = useRef('')
  const [answer, setAnswer] = useState<{ chosen: string; teams: readonly TeamIf[] } | null>(null)
  const [failed, setFailed] = useState<{ chosen: string; problem: string } | null>(null)

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
    return started.current?.whatIf ?? null
  }, [model, close])

  const ask = useCallback(
    (text: string) => {
      wanted.current = text
      if (text === '' || !model) return
      const games = model.games.map(({ matchup_id }) => ({ matchupId: matchup_id }))
      open()
        ?.ask(readResults(text, games).results)
        .then(
          (teams) => wanted.current === text && setAnswer({ chosen: text, teams }),
          ({ message }: Error) => wanted.current === text && setFailed({ chosen: text, problem: message }),
        )
    },
    [model, open],
  )

  useEffect(() => ask(chosen), [ask, chosen])
  useEffect(() => close, [close])

  return {
    // The odds before stay until the new ones are there: nothing flickers.
    teams: chosen === '' ? null : (answer?.teams ?? null),
    isCurrent: chosen === '' || answer?.chosen === chosen,
    problem: chosen !== '' && failed?.chosen === chosen ? failed.problem : null,
    prepare: () => void open(),
    retry() {
      close()
      setFailed(null)
      ask(chosen)
    },
  }
}
