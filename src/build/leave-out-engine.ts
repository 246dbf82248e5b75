/** Vite plugin: a site that leaves ESPN alone is built without the engine's worker and whatever that loads. */
export function leaveOutEngine(readsEspn: boolean) {
  return {
    name: 'leave-out-engine',
    enforce: 'pre' as const,
    resolveId: (id: string) => (!readsEspn && id.endsWith('/engine/worker.ts?worker&url') ? '\0no-engine' : undefined),
    load: (id: string) => (id === '\0no-engine' ? "export default ''" : undefined),
  }
}
