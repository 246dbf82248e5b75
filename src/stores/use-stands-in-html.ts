import { useState, useSyncExternalStore } from 'react'

/** Whether what is drawn stands in the page's HTML: drawn by the build, or taken over by React. It stays what it was at first. */
export function useStandsInHtml(): boolean {
  const [stands] = useState(useSyncExternalStore(subscribe, inBrowser, inHtml))
  return stands
}

const subscribe = () => () => {}
const inBrowser = () => false
const inHtml = () => true
