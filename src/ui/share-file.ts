/** Hands a file to the system's share sheet; without one, and where the sheet takes no such file, it is saved. */
import { saveFile } from './save-file.ts'

export async function shareFile(name: string, content: Blob): Promise<void> {
  const file = new File([content], name, { type: content.type })
  if (!navigator.canShare?.({ files: [file] })) return saveFile(name, content)
  try {
    await navigator.share({ files: [file] })
  } catch (failure) {
    // The reader closed the sheet; or the browser opens none so long after the tap.
    if (!(failure instanceof Error) || failure.name !== 'AbortError') saveFile(name, content)
  }
}
