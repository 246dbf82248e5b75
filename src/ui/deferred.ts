import { type ComponentType, createElement, memo, useDeferredValue } from 'react'

/**
 * A large part of a screen: what a tap touches is painted first, and this part follows in slices. With the same properties it does not
 * render again.
 */
export function deferred<Props extends object>(View: ComponentType<Props>): ComponentType<Props> {
  const Part = memo(View) as unknown as ComponentType<Props>
  function DeferredPart(props: Props) {
    return createElement(Part, useDeferredValue(props))
  }
  return memo(DeferredPart) as unknown as ComponentType<Props>
}
