import type { ReactNode } from 'react'
import { Button } from './Button.tsx'

/** Buttons to the previous and next item, left and right of the content. */
export function Stepper({ what, at, last, onStep, children }: StepperProps) {
  return (
    <>
      <Button
        variant="ghost"
        icon="chevron-left"
        label={`Previous ${what}`}
        disabled={at <= 1}
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
  /** From 1. */
  at: number
  last: number
  onStep: (to: number) => void
  children?: ReactNode
}
