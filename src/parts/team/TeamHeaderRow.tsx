import type { ReactNode } from 'react'

/**
 * A team's name, with its tabs beside it on wide screens and below it on others. The width decides that and not the text,
 * which is another one while an answer or a font is on its way; so does the room of the tabs.
 */
export function TeamHeaderRow({ children, tabs }: { children: ReactNode; tabs?: ReactNode }) {
  return (
    <div className="flex flex-col items-start lg:flex-row lg:items-center lg:gap-x-6">
      <div className="w-full min-w-0 lg:w-auto lg:grow">{children}</div>
      {tabs && <div className="max-w-full lg:w-84 lg:shrink-0 print:hidden">{tabs}</div>}
    </div>
  )
}
