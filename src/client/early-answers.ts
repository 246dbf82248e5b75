/** Answers that a shell asked for while its scripts were on their way (`src/layouts/ShellHead.astro`). */

/** The answer of an address, once: whoever asks again asks anew. */
export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  const early = (globalThis as { earlyAnswers?: Record<string, Promise<Response>> }).earlyAnswers
  const response = early?.[url]
  if (early) delete early[url]
  return response
}
