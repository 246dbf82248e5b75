import { networkNoteClass, tryAgainClass } from '../service-worker/network-words.ts'
import { afterIdle } from './after-idle.ts'
import { compactScripts } from './compact-scripts.ts'
import { compactPages } from './compact-tags.ts'
import { contentPolicy } from './content-policy.ts'
import type { PageStep } from './finish-pages.ts'
import { inlineStyles } from './inline-styles.ts'
import { preloadScripts } from './preload-scripts.ts'
import { shareScripts } from './share-scripts.ts'

/** What is done to every page of a built site, in this order. */
export const pageSteps = (): PageStep[] => [
  preloadScripts(),
  afterIdle(),
  inlineStyles(`${networkNoteClass} ${tryAgainClass}`.split(' ')),
  shareScripts(),
  compactScripts(),
  // After all that puts scripts and styles into pages.
  contentPolicy(),
  compactPages(),
]
