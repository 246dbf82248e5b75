import { type ReactNode, useState } from 'react'
import { addressOf } from '../client/site-base.ts'
import { Button } from '../ui/Button.tsx'
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx'
import { Drawer } from './Drawer.tsx'
import { isFullBleed } from './navigation.ts'
import { ProductMark } from './ProductMark.tsx'
import { Sidebar } from './Sidebar.tsx'

/** What stands around every screen: a slim bar above leagues and home, the sidebar elsewhere. */
export function Frame({ path, children }: { path: string; children: ReactNode }) {
  return isFullBleed(path) ? <FullBleed>{children}</FullBleed> : <WithSidebar path={path}>{children}</WithSidebar>
}

function FullBleed({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="border-hairline border-b print:hidden">
        <div className="mx-auto flex h-14 max-w-7xl items-center justify-between px-4">
          <a href={addressOf('home')} className="thumb flex items-center gap-2.5">
            <ProductMark size={28} />
            <span className="scoreboard text-lg">Fantasy Football Analytics</span>
          </a>
          <ThemeSwitch />
        </div>
      </header>
      <Content>{children}</Content>
    </>
  )
}

function WithSidebar({ path, children }: { path: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="lg:pl-64">
      <aside
        aria-label="Sidebar"
        className="fixed inset-y-0 left-0 hidden w-64 border-hairline border-r bg-surface lg:block print:hidden"
      >
        <Sidebar path={path} />
      </aside>
      <header className="flex h-14 items-center gap-2 border-hairline border-b bg-surface px-2 lg:hidden print:hidden">
        <Button variant="ghost" icon="menu" label="Open menu" onClick={() => setOpen(true)} />
        <a href={addressOf('home')} className="thumb scoreboard text-lg">
          Fantasy Football Analytics
        </a>
      </header>
      {isOpen && <Drawer path={path} onClose={() => setOpen(false)} />}
      <Content>{children}</Content>
    </div>
  )
}

function Content({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className="mx-auto max-w-7xl px-4 py-6 sm:py-8 print:p-0">
      {children}
    </main>
  )
}
