import type { ReactNode } from 'react'
import { addressOf, withBase } from '../client/site-base.ts'
import { Icon } from '../ui/Icon.tsx'
import { ProductMark } from '../ui/ProductMark.tsx'
import { isActiveEntry, navigation } from './navigation.ts'

/** Content of the sidebar and of the drawer: product, links, theme, the demo user. `action` is beside the product. */
export function Sidebar({ path, action, theme }: { path: string; action?: ReactNode; theme?: ReactNode }) {
  return (
    <div className="flex h-full flex-col">
      <div className="flex items-center justify-between py-3 pr-1 pl-4">
        <a href={addressOf('home')} className="flex min-w-0 items-center gap-3 py-1">
          <ProductMark />
          <span className="scoreboard text-lg leading-5">Fantasy Football Analytics</span>
        </a>
        {action}
      </div>
      <nav aria-label="Main" className="grow overflow-y-auto px-2">
        <ul className="flex flex-col gap-1">
          {navigation.map(({ label, path: target, icon }) => {
            const isActive = isActiveEntry(target, path)
            return (
              <li key={target}>
                <a
                  href={withBase(target)}
                  aria-current={isActive ? 'page' : undefined}
                  className={`flex min-h-11 items-center gap-3 rounded-md px-3 transition-colors ${
                    isActive ? 'bg-raised font-semibold text-accent' : 'text-muted hover:bg-raised hover:text-ink'
                  }`}
                >
                  <Icon name={icon} />
                  {label}
                </a>
              </li>
            )
          })}
        </ul>
      </nav>
      <div className="flex items-center gap-2 border-hairline border-t py-3 pr-2 pl-4">
        <span
          aria-hidden="true"
          className="scoreboard flex size-9 shrink-0 items-center justify-center rounded-full bg-raised text-muted"
        >
          DU
        </span>
        <p className="min-w-0 grow text-sm leading-5">
          <span className="block font-semibold">Demo User</span>
          <span className="block text-muted">Fantasy Draft Analyst</span>
        </p>
        {theme}
      </div>
    </div>
  )
}
