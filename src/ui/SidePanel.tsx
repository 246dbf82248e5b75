import { type KeyboardEvent, useId } from 'react'
import { sidePanelWidth } from '../domain/constants.ts'
import { DialogHeader, type ModalProps } from './Modal.tsx'
import { useDialog } from './use-dialog.ts'

/** A dialog at the right edge, open while it is rendered; on phones at the bottom, within reach of the thumb. */
export function SidePanel({ title, subtitle, actions, onClose, onArrow, children }: SidePanelProps) {
  const id = useId()

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    if (step === 0 || event.altKey || event.metaKey || event.ctrlKey) return
    if (event.target instanceof Element && event.target.closest('input, select, textarea')) return
    onArrow?.(step)
  }

  return (
    <dialog
      {...useDialog(onClose)}
      onKeyDown={onKeyDown}
      aria-labelledby={id}
      style={{ '--panel': `${sidePanelWidth}px` } as React.CSSProperties}
      className="enters fixed inset-x-0 top-auto bottom-0 m-0 h-auto max-h-[88dvh] w-full max-w-none overflow-hidden rounded-t-lg border-hairline border-t bg-surface p-0 text-ink md:inset-y-0 md:right-0 md:left-auto md:h-dvh md:max-h-none md:w-(--panel) md:max-w-full md:rounded-none md:border-t-0 md:border-l md:[--from:translateX(24px)]"
    >
      <div className="flex max-h-[88dvh] flex-col md:h-full md:max-h-none">
        <DialogHeader id={id} title={title} subtitle={subtitle} actions={actions} onClose={onClose} />
        <div className="min-h-0 grow overflow-y-auto overscroll-contain p-4">{children}</div>
      </div>
    </dialog>
  )
}

export interface SidePanelProps extends ModalProps {
  /** Left and right arrow keys, as -1 and 1. */
  onArrow?: (step: -1 | 1) => void
}
