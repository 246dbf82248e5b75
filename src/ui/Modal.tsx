import { type ReactNode, useId } from 'react'
import { Button } from './Button.tsx'
import { useDialog } from './use-dialog.ts'

/** A centered dialog, open while it is rendered. On phones it rises from the bottom edge. */
export function Modal({ title, actions, onClose, children }: ModalProps) {
  const id = useId()
  return (
    <dialog
      {...useDialog(onClose)}
      aria-labelledby={id}
      className="enters fixed inset-x-0 top-auto bottom-0 m-0 mx-auto max-h-[92dvh] w-full max-w-3xl overflow-hidden rounded-t-lg border border-hairline bg-surface p-0 text-ink sm:bottom-auto sm:top-[6dvh] sm:max-h-[88dvh] sm:w-[calc(100%-2rem)] sm:rounded-b-lg"
    >
      <div className="flex max-h-[inherit] flex-col">
        <DialogHeader id={id} title={title} actions={actions} onClose={onClose} />
        <div className="min-h-0 overflow-y-auto overscroll-contain p-4">{children}</div>
      </div>
    </dialog>
  )
}

/** Title and close button of a dialog. */
export function DialogHeader({ id, title, actions, onClose }: Omit<ModalProps, 'children'> & { id: string }) {
  return (
    <div className="flex shrink-0 items-center justify-between gap-4 border-hairline border-b px-4 py-3">
      <h2 id={id} className="scoreboard min-w-0 text-2xl">
        {title}
      </h2>
      <div className="flex shrink-0 items-center gap-1">
        {actions}
        <Button variant="ghost" icon="close" label="Close" onClick={onClose} />
      </div>
    </div>
  )
}

export interface ModalProps {
  title: ReactNode
  /** Rendered beside the close button. */
  actions?: ReactNode
  /** Called on Escape, and on clicks on the backdrop and the close button. */
  onClose: () => void
  children: ReactNode
}
