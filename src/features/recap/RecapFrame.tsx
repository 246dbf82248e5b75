/** What stands around a recap: no script, so no menu and no switch; the theme follows the system. */
import type { ReactNode } from 'react'
import { ProductMark } from '../../layouts/ProductMark.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { RecapLinks } from './recap-links.ts'

export function RecapFrame({ links, children }: { links: RecapLinks; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-6xl px-4">
      <header className="flex min-h-14 items-center justify-between gap-4 print:hidden">
        <a href={links.home} className="thumb flex min-w-0 items-center gap-2.5">
          <ProductMark size={26} />
          <span className="scoreboard truncate text-lg">Fantasy Football Analytics</span>
        </a>
        <a
          href={links.overview}
          className="thumb flex shrink-0 items-center gap-1 font-semibold text-accent hover:underline"
        >
          Open the league
          <Icon name="chevron-right" size={16} />
        </a>
      </header>
      <main id="content" tabIndex={-1} className="pb-10">
        {children}
      </main>
    </div>
  )
}
