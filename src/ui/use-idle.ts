import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** Whether the page has been idle since `isShown`: time for what no reader waits for. */
export function useIdle(isShown: boolean): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => (isShown ? whenIdle(() => setIdle(true)) : undefined), [isShown])
  return isIdle
}
