/** Rewrites pages of a built site in a thread of its own, beside `src/build/finish-pages.ts`. */
import { workerData } from 'node:worker_threads'
import { finishShare, type PageShare } from './finish-pages.ts'
import { pageSteps } from './page-steps.ts'

const share: PageShare = workerData
const steps = pageSteps(share.laterClasses)
for (const [index, { learned }] of steps.entries()) if (learned) Object.assign(learned, share.learned[index])
await finishShare(steps, share)
