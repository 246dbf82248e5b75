import { type ReactNode, useState } from 'react'

/**
 * A figure of a page that refreshes: marked when it differs from the one before (`base.css`). `at` is the moment of the figures; those that
 * stay the same at the next moment lose their mark.
 */
export function ChangedFigure({ value, at, children }: ChangedFigureProps) {
  const [shown, setShown] = useState({ value, at, isChanged: false })
  if (shown.at !== at) setShown({ value, at, isChanged: value !== shown.value })
  return (
    <span key={shown.isChanged ? at : ''} data-changed={shown.isChanged ? '' : undefined}>
      {children}
    </span>
  )
}

interface ChangedFigureProps {
  value: number | null
  at: string | number | null
  children: ReactNode
}
