import { afterIdle } from './after-idle.ts'
import { compactScripts } from './compact-scripts.ts'
import { compactPages } from './compact-tags.ts'
import { contentPolicy } from './content-policy.ts'
import type { PageStep } from './finish-pages.ts'
import { inlineStyles } from './inline-styles.ts'
import { preloadScripts } from './preload-scripts.ts'
import { shareScripts } from './share-scripts.ts'

/** What is done to every page of a built site, in this order. `laterClasses`: of what the service worker writes into pages. */
export const pageSteps = (laterClasses: readonly string[]): PageStep[] => [
  preloadScripts(),
  afterIdle(),
  inlineStyles(laterClasses),
  shareScripts(),
  compactScripts(),
  // After all that puts scripts and styles into pages.
  contentPolicy(),
  compactPages(),
]
