/** Takes a league from the bookmark on Yahoo's page, which opened this page. */
import { handOver, isHandedLeague, yahooPagesUrl } from '../../contract/hand-over.ts'
import type { DroppedFile } from '../../engine/protocol.ts'

/** Says that the page is ready. Returns a function that takes no more. */
export function receiveLeague(take: (file: DroppedFile) => void): () => void {
  const opener: Window | null = window.opener
  if (!opener) return () => {}
  function listen({ source, origin, data }: MessageEvent<unknown>) {
    if (source !== opener || origin !== yahooPagesUrl || !isHandedLeague(data)) return
    opener?.postMessage(handOver.taken, yahooPagesUrl)
    take({ path: data.name, bytes: data.bytes })
  }
  addEventListener('message', listen)
  opener.postMessage(handOver.ready, yahooPagesUrl)
  return () => removeEventListener('message', listen)
}
