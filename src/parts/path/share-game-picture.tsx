/** Paints the picture of a game and shares it. Loaded on first use. */
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { renderElement } from '../../charts/chart-picture.ts'
import { paintPicture, withFonts } from '../../charts/paint-picture.ts'
import { fileName } from '../../ui/file-name.ts'
import { shareFile } from '../../ui/share-file.ts'
import type { Subject } from '../../ui/subject.ts'
import { GamePictureSheet } from './GamePictureSheet.tsx'
import { composeGamePicture, type GamePicture, type PictureSource } from './game-picture.ts'

export async function shareGamePicture(source: PictureSource, subject: Subject): Promise<void> {
  const picture = composeGamePicture(source, subject)
  if (!picture) return
  const { home, away, label } = picture
  await shareFile(fileName([home.name, away.name, label], 'png'), await paint(picture))
}

/** Laid out beside the window, where nobody sees it. */
async function paint(picture: GamePicture): Promise<Blob> {
  const studio = Object.assign(document.createElement('div'), { inert: true })
  Object.assign(studio.style, { position: 'fixed', top: '0', left: '200vw' })
  document.body.append(studio)
  const root = createRoot(studio)
  try {
    flushSync(() => root.render(<GamePictureSheet picture={picture} />))
    const [sheet] = studio.children
    if (!sheet) throw new Error('The picture was not laid out')
    return await paintPicture(await withFonts(renderElement(sheet)), 1)
  } finally {
    root.unmount()
    studio.remove()
  }
}
