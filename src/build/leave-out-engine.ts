/** Vite plugin: excludes the engine's worker and its imports from a site that requests nothing from league hosts. */
export function leaveOutEngine(readsHosts: boolean) {
  return {
    name: 'leave-out-engine',
    enforce: 'pre' as const,
    resolveId: (id: string) => (!readsHosts && id.endsWith('/engine/worker.ts?worker&url') ? '\0no-engine' : undefined),
    load: (id: string) => (id === '\0no-engine' ? "export default ''" : undefined),
  }
}
