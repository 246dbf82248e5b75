/**
 * Starts a module worker under the page's content policy. A worker that is started by its URL has only the policy that its host sends with
 * the file, and many hosts send none; one that is started from a blob inherits the page's.
 */
export function startWorker(address: string, name?: string): Worker {
  // Browsers without modules in workers fail at the import.
  const script = `import ${JSON.stringify(new URL(address, location.href).href)}`
  const blob = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
  try {
    return new Worker(blob, { type: 'module', name })
  } finally {
    URL.revokeObjectURL(blob)
  }
}
