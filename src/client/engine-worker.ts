/** URL of the engine's worker; '' if the site was built without the engine. */
export { default as engineWorker } from '../engine/worker.ts?worker&url'
