/** Shares a card as a picture by the system's sheet, or saves it. Loaded on first use. */
import { renderElement } from '../../charts/chart-picture.ts'
import { paintPicture, withFonts } from '../../charts/paint-picture.ts'
import { fileName } from '../../ui/file-name.ts'
import { saveFile } from '../../ui/save-file.ts'
import { shareFile } from '../../ui/share-file.ts'
import type { CardFormat } from './pictures/card-formats.ts'

/** A square is always saved. */
export async function saveCard(card: HTMLElement, format: CardFormat): Promise<void> {
  const picture = (await builtPicture(card.dataset[format])) ?? (await paintCard(card, format))
  // The team or the league, and its story, which is cut as one part.
  const title = (document.title.split(' · ')[0] ?? '').split(': ')
  const words = [...title, card.dataset.name ?? '', format === 'square' ? 'square' : '']
  const name = fileName(words, 'png')
  return format === 'square' ? saveFile(name, picture) : shareFile(name, picture)
}

/** The picture that the build rendered; null without one, and where it can't be loaded. */
async function builtPicture(address: string | undefined): Promise<Blob | null> {
  const response = address ? await fetch(address).catch(() => null) : null
  return response?.ok ? response.blob() : null
}

/** Painted from a copy of the card in the picture's size. */
async function paintCard(card: HTMLElement, format: CardFormat): Promise<Blob> {
  const studio = Object.assign(document.createElement('div'), { className: 'story story-studio', inert: true })
  studio.dataset.format = format
  const copy = card.cloneNode(true) as HTMLElement
  copy.removeAttribute('id')
  // They say which card of the story it is.
  copy.querySelector('.story-bars')?.remove()
  studio.append(copy)
  document.body.append(studio)
  try {
    return await paintPicture(await withFonts(renderElement(copy)), 1)
  } finally {
    studio.remove()
  }
}
