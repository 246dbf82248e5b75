/** The address of the engine's worker; '' where the site was built without the engine, which is then not part of it. */
export { default as engineWorker } from '../engine/worker.ts?worker&url'
