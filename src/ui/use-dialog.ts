/** A native modal dialog that is open while its component is mounted: focus moves in, stays in and returns. */
import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

export interface DialogHandlers {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent) => void
  onClose: () => void
  onMouseDown: (event: MouseEvent) => void
  onClick: (event: MouseEvent) => void
}

/** Escape and the backdrop, and links if `closesOnLink`, call `onClose`; the parent then unmounts the dialog. */
export function useDialog(onClose: () => void, { closesOnLink = false } = {}): DialogHandlers {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBackdrop = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    // Closed before removal, so that focus returns to its previous element.
    return () => dialog?.close()
  }, [])

  return {
    ref,
    onCancel(event) {
      if (event.target !== ref.current) return
      event.preventDefault()
      onClose()
    },
    onClose,
    // A text selection that ends outside is not a click on the backdrop.
    onMouseDown(event) {
      pressedBackdrop.current = event.target === ref.current
    },
    onClick(event) {
      const isOnLink = closesOnLink && event.target instanceof Element && event.target.closest('a')
      if (isOnLink || (pressedBackdrop.current && event.target === ref.current)) onClose()
    },
  }
}
