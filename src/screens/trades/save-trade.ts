/** Saves a trade's verdict and sides as a picture for the chat. Loaded on first use. */
import { renderPicture } from '../../charts/chart-picture.ts'
import { paintPicture, withFonts } from '../../charts/paint-picture.ts'
import { fileName } from '../../ui/file-name.ts'
import { saveFile } from '../../ui/save-file.ts'

/** Sharp on a phone's screen. */
const scale = 2

export async function saveTrade(shown: HTMLElement, { league, verdict }: { league: string; verdict: string }) {
  const picture = renderPicture(shown, [league, 'Fantasy Football Analytics'])
  await saveFile(fileName([league, verdict], 'png'), await paintPicture(await withFonts(picture), scale))
}
