/** Vite plugin: excludes the engine's worker and its imports from a site that keeps no leagues on a device. */
export function leaveOutEngine(keepsFiles: boolean) {
  return {
    name: 'leave-out-engine',
    enforce: 'pre' as const,
    resolveId: (id: string) => (!keepsFiles && id.endsWith('/engine/worker.ts?worker&url') ? '\0no-engine' : undefined),
    load: (id: string) => (id === '\0no-engine' ? "export default ''" : undefined),
  }
}
