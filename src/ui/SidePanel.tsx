import { useId } from 'react'
import { sidePanelWidth } from '../domain/constants.ts'
import { DialogHeader, type ModalProps } from './Modal.tsx'
import { useDialog } from './use-dialog.ts'

/** A dialog at the right edge, open while it is rendered; on phones at the bottom, within reach of the thumb. */
export function SidePanel({ title, actions, onClose, children }: ModalProps) {
  const id = useId()
  return (
    <dialog
      {...useDialog(onClose)}
      aria-labelledby={id}
      style={{ '--panel': `${sidePanelWidth}px` } as React.CSSProperties}
      className="enters fixed inset-x-0 top-auto bottom-0 m-0 h-auto max-h-[88dvh] w-full max-w-none overflow-hidden rounded-t-lg border-hairline border-t bg-surface p-0 text-ink md:inset-y-0 md:right-0 md:left-auto md:h-dvh md:max-h-none md:w-(--panel) md:max-w-full md:rounded-none md:border-t-0 md:border-l md:[--from:translateX(24px)]"
    >
      <div className="flex max-h-[88dvh] flex-col md:h-full md:max-h-none">
        <DialogHeader id={id} title={title} actions={actions} onClose={onClose} />
        <div className="min-h-0 grow overflow-y-auto overscroll-contain p-4">{children}</div>
      </div>
    </dialog>
  )
}
