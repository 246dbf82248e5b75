import { startTransition, useCallback, useOptimistic } from 'react'
import { nextPaint } from './next-paint.ts'

/**
 * A control's choice: what was picked is marked before the rest of the page renders, so that a tap on a phone responds at once. Until
 * `onPick` changes `value`, `shown` is what was picked. `pick` stays the same function as long as `onPick` does.
 */
export function usePicked<Value>(
  value: Value,
  onPick: (picked: Value) => void,
): [shown: Value, pick: (picked: Value) => void] {
  const [shown, mark] = useOptimistic(value)
  const pick = useCallback(
    (picked: Value) =>
      startTransition(async () => {
        mark(picked)
        await nextPaint()
        onPick(picked)
      }),
    [mark, onPick],
  )
  return [shown, pick]
}
