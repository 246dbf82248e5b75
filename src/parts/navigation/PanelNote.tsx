import type { ReactNode } from 'react'

/** Replaces a list that is loading, empty, or failed. */
export function PanelNote({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="px-4 py-6 text-center text-muted sm:w-80">
      {children}
    </p>
  )
}

/** Classes of a list entry in a panel of the bar. */
export const panelEntry =
  'flex min-h-11 items-center gap-3 rounded-sm px-3 py-1 hover:bg-raised aria-[current=true]:bg-raised aria-[current=true]:font-semibold'
