/** Shares the picture of a game, which is drawn on first use. */
import { useContext } from 'react'
import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { SubjectContext } from '../../ui/subject.ts'
import type { PictureSource } from './game-picture.ts'

export function PictureButton(source: PictureSource) {
  const subject = useContext(SubjectContext)
  const { home, away } = source.game
  const save = async () => {
    const { shareGamePicture } = await import('./share-game-picture.tsx')
    await shareGamePicture(source, subject)
    return undefined
  }
  return (
    // The card is a link to the lineups as a whole.
    <p className="relative z-1 mt-1 flex w-fit">
      <DownloadButton
        icon="share"
        text="Picture of the game"
        label={`Picture of the game, ${home.team.name} vs. ${away.team.name}`}
        save={save}
      />
    </p>
  )
}
