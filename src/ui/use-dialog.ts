/** A native modal dialog that is open while its component is mounted: focus moves in, stays in and returns. */
import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

/** Escape and the backdrop call `onClose`; the parent then unmounts the dialog. */
export function useDialog(onClose: () => void) {
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
    onCancel(event: SyntheticEvent) {
      if (event.target !== ref.current) return
      event.preventDefault()
      onClose()
    },
    onClose,
    // A text selection that ends outside is not a click on the backdrop.
    onMouseDown(event: MouseEvent) {
      pressedBackdrop.current = event.target === ref.current
    },
    onClick(event: MouseEvent) {
      if (pressedBackdrop.current && event.target === ref.current) onClose()
    },
  }
}
