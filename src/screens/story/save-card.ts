/** Shares a card as a picture by the system's sheet, or saves it. Loaded on first use. */
import { renderElement } from '../../charts/chart-picture.ts'
import { paintPicture, withFonts } from '../../charts/paint-picture.ts'
import { fileName } from '../../ui/file-name.ts'
import { saveFile } from '../../ui/save-file.ts'

/** `share`: 1080 × 1920; `square`: 1080 × 1080, always saved. */
export async function saveCard(card: HTMLElement, how: 'share' | 'square'): Promise<void> {
  const studio = Object.assign(document.createElement('div'), { className: 'story story-studio', inert: true })
  studio.dataset.format = how === 'square' ? 'square' : 'story'
  const copy = card.cloneNode(true) as HTMLElement
  copy.removeAttribute('id')
  studio.append(copy)
  document.body.append(studio)
  try {
    const picture = await paintPicture(await withFonts(renderElement(copy)), 1)
    const name = fileName(
      [document.title.split(' · ')[0] ?? '', card.dataset.name ?? '', how === 'square' ? 'square' : ''],
      'png',
    )
    const file = new File([picture], name, { type: 'image/png' })
    if (how === 'share' && navigator.canShare?.({ files: [file] })) return await navigator.share({ files: [file] })
    saveFile(name, picture)
  } catch (failure) {
    // The reader closed the sheet.
    if (!(failure instanceof Error) || failure.name !== 'AbortError') throw failure
  } finally {
    studio.remove()
  }
}
