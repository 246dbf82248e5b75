/** The address of the engine's worker; '' where the site was built to leave ESPN alone: then it is not part of the site. */
export { default as engineWorker } from '../engine/worker.ts?worker&url'
