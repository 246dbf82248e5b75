import type { ReactNode } from 'react'
import { Button } from './Button.tsx'

/** Buttons to the previous and next item, left and right of the content. */
export function Stepper({ what, at, first = 1, last, onStep, children }: StepperProps) {
  return (
    <>
      <Button
        variant="ghost"
        icon="chevron-left"
        label={`Previous ${what}`}
        disabled={at <= first}
        onClick={() => onStep(at - 1)}
      />
      {children}
      <Button
        variant="ghost"
        icon="chevron-right"
        label={`Next ${what}`}
        disabled={at >= last}
        onClick={() => onStep(at + 1)}
      />
    </>
  )
}

interface StepperProps {
  /** Noun of the items, for screen readers: "week". */
  what: string
  at: number
  first?: number
  last: number
  onStep: (to: number) => void
  children?: ReactNode
}
