/** Shows a description on hover, focus and tap; Escape, leaving and tapping elsewhere hide it. */
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react'

/** `card` is what is hovered; its handlers belong on it. */
export function useDescription(card: RefObject<HTMLElement | null>) {
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    if (!isShown) return
    const hideFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !card.current?.contains(target)) setShown(false)
    }
    document.addEventListener('pointerdown', hideFromOutside)
    return () => document.removeEventListener('pointerdown', hideFromOutside)
  }, [isShown, card])

  return {
    isShown,
    handlers: {
      // A finger enters, leaves and only then clicks.
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setShown(true),
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setShown(false),
      onClick: () => setShown(true),
      onFocus: () => setShown(true),
      onBlur: () => setShown(false),
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && setShown(false),
    },
  }
}
