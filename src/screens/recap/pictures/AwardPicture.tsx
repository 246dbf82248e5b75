/** The preview picture of one award: title, figure, winner. */
import { awardIcon, type SeasonAward } from '../../../parts/awards/season-awards.ts'
import { figureAndRest } from '../../../parts/awards/split-display.ts'
import {
  Clamped,
  colors,
  Fitted,
  PictureFrame,
  PictureIcon,
  PictureLeague,
  PictureMark,
  type Supported,
} from '../../../parts/pictures/picture-parts.tsx'
import { recapKicker } from '../../../parts/recap/describe-recap.ts'
import type { SeasonRecap } from '../../../parts/recap/season-recap.ts'

export interface AwardPictureProps {
  award: SeasonAward
  recap: SeasonRecap
  supported: Supported
}

const textWidth = 760

export function AwardPicture({ award, recap, supported }: AwardPictureProps) {
  const { teamName, playerName, display } = award.winner
  const { figure, rest } = figureAndRest(display)
  const title = supported(award.award) || 'Season award'
  const winner = supported(teamName ?? '') || supported(playerName ?? '') || 'The winner'
  const player = teamName && playerName ? supported(playerName) : ''
  return (
    <PictureFrame label={recapKicker(recap)}>
      <div style={{ display: 'flex', flexGrow: 1, marginTop: 22 }}>
        <div style={{ display: 'flex', flexDirection: 'column', width: textWidth }}>
          <PictureLeague name={recap.leagueName} supported={supported} />
          <div style={{ display: 'flex', alignItems: 'center', marginTop: 16, color: colors.accent }}>
            <PictureIcon name={awardIcon(award)} size={52} color={colors.accent} />
            <div style={{ display: 'flex', flexShrink: 1, minWidth: 0, marginLeft: 14 }}>
              <Fitted text={title} width={textWidth - 66} height={56} largest={54} smallest={34} />
            </div>
          </div>
          {figure && <Fitted text={figure} width={textWidth} height={168} largest={164} smallest={90} />}
          {rest && (
            <Clamped lines={2} size={32} color={colors.muted}>
              {supported(rest)}
            </Clamped>
          )}
          <div style={{ display: 'flex', flexDirection: 'column', marginTop: 'auto' }}>
            {player && (
              <Clamped lines={1} size={34} color={colors.muted}>
                {player}
              </Clamped>
            )}
            <Fitted text={winner} width={textWidth} height={66} largest={62} smallest={36} />
          </div>
        </div>
        <div style={{ display: 'flex', marginLeft: 'auto', alignItems: 'center' }}>
          {teamName && <PictureMark name={teamName} size={296} supported={supported} />}
        </div>
      </div>
    </PictureFrame>
  )
}
