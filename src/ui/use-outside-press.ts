import { type RefObject, useEffect } from 'react'

/**
 * Calls `onPress`, which must be stable, when a pointer is pressed outside of the element. Losing focus is no substitute: Safari does not
 * focus a button that is tapped or clicked.
 */
export function useOutsidePress(isActive: boolean, element: RefObject<Element | null>, onPress: () => void): void {
  useEffect(() => {
    if (!isActive) return
    const check = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) onPress()
    }
    document.addEventListener('pointerdown', check)
    return () => document.removeEventListener('pointerdown', check)
  }, [isActive, element, onPress])
}
