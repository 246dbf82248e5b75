import { Button } from '../ui/Button.tsx'
import { useDialog } from '../ui/use-dialog.ts'
import { Sidebar } from './Sidebar.tsx'

/** The sidebar of small screens: slides in over the page; the overlay, Escape and every entry close it. */
export function Drawer({ path, onClose }: { path: string; onClose: () => void }) {
  return (
    <dialog
      {...useDialog(onClose, { closesOnLink: true })}
      aria-label="Navigation"
      className="enters fixed inset-y-0 left-0 m-0 h-dvh max-h-none w-64 max-w-none border-hairline border-r bg-surface p-0 text-ink [--from:translateX(-100%)]"
    >
      <Sidebar path={path} action={<Button variant="ghost" icon="close" label="Close" onClick={onClose} />} />
    </dialog>
  )
}
