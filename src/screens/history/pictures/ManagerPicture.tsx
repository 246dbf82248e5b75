/** The preview picture of a manager: his name, titles and record. */
import type { ManagerHistoryResponse } from '../../../contract/responses/history.ts'
import { writeRecord } from '../../../domain/record-text.ts'
import { describeYears, listYears } from '../../../parts/history/history-words.ts'
import {
  colors,
  Fitted,
  PictureFrame,
  PictureIcon,
  PictureLeague,
  PictureMark,
  type Supported,
} from '../../../parts/pictures/picture-parts.tsx'
import { formatCount } from '../../../ui/format.ts'

const textWidth = 760

export function ManagerPicture({ response, supported }: { response: ManagerHistoryResponse; supported: Supported }) {
  const { name, total, leagueName } = response
  const { titles, titleYears, seasonYears: years, playoffAppearances: playoffs } = total
  const teamName = total.finishes.at(-1)?.team.name ?? name
  return (
    <PictureFrame label={describeYears(years)}>
      <div style={{ display: 'flex', flexGrow: 1, marginTop: 20 }}>
        <div style={{ display: 'flex', flexDirection: 'column', width: textWidth }}>
          <PictureLeague name={leagueName} supported={supported} />
          <div style={{ display: 'flex', marginTop: 12 }}>
            <Fitted text={supported(name) || 'A manager'} width={textWidth} height={160} largest={110} smallest={52} />
          </div>
          {titles > 0 && (
            <div style={{ display: 'flex', alignItems: 'center', marginTop: 14, color: colors.gold, fontSize: 44 }}>
              <PictureIcon name="crown" size={48} color={colors.gold} />
              <div style={{ display: 'flex', marginLeft: 14 }}>{`Champion in ${listYears(titleYears)}`}</div>
            </div>
          )}
          <div style={{ display: 'flex', marginTop: 'auto', fontSize: 110, lineHeight: 1 }}>
            {writeRecord(total.regular)}
          </div>
          <div style={{ display: 'flex', marginTop: 12, fontSize: 32, color: colors.muted }}>
            {`${formatCount(years.length, 'season')}, in the playoffs in ${playoffs}`}
          </div>
        </div>
        <div style={{ display: 'flex', marginLeft: 'auto', alignItems: 'center' }}>
          <PictureMark name={teamName} size={296} supported={supported} />
        </div>
      </div>
    </PictureFrame>
  )
}
