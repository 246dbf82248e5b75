/** The preview picture of a story: its last card. */
import { tightLine } from '../../../parts/pictures/fit-text.ts'
import {
  Clamped,
  colors,
  Fitted,
  PictureFrame,
  PictureLeague,
  PictureMark,
  type Supported,
} from '../../../parts/pictures/picture-parts.tsx'
import type { Story, StoryRow } from '../story.ts'

const width = 1088
const most = 6

export function StoryPicture({ story, supported }: { story: Story; supported: Supported }) {
  const { team, leagueName, season, throughWeek, cards } = story
  const last = cards.at(-1)
  const all = last?.layout === 'rows' ? last.rows : []
  const rows = all.slice(0, most)
  const name = supported(team?.name ?? leagueName) || 'A season'
  return (
    <PictureFrame label={throughWeek === null ? `Story of ${season}` : `Story of ${season} after week ${throughWeek}`}>
      <div style={{ display: 'flex', alignItems: 'center', marginTop: 26 }}>
        {team && <PictureMark name={team.name} size={120} supported={supported} />}
        <div style={{ display: 'flex', flexDirection: 'column', marginLeft: team ? 28 : 0 }}>
          <Fitted text={name} width={width - (team ? 148 : 0)} height={88} largest={84} smallest={44} />
          {team && <PictureLeague name={leagueName} size={32} supported={supported} />}
        </div>
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', marginTop: 'auto', justifyContent: 'space-between' }}>
        {rows.map((row) => (
          <Row key={`${row.label} ${row.name}`} row={row} supported={supported} />
        ))}
      </div>
      {all.length > rows.length && (
        <div style={{ display: 'flex', marginTop: 4, fontSize: 28, color: colors.muted }}>
          {`and ${all.length - rows.length} more`}
        </div>
      )}
    </PictureFrame>
  )
}

const rowWidth = 520

function Row({ row: { label, name, figure }, supported }: { row: StoryRow; supported: Supported }) {
  return (
    <div
      style={{
        display: 'flex',
        width: rowWidth,
        alignItems: 'center',
        borderTop: `2px solid ${colors.hairline}`,
        paddingTop: 8,
        paddingBottom: 8,
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }}>
        <Clamped lines={1} size={26} color={colors.muted}>
          {supported(label)}
        </Clamped>
        <Clamped lines={1} size={34}>
          {supported(name) || ' '}
        </Clamped>
      </div>
      <div
        style={{
          display: 'flex',
          flexShrink: 0,
          marginLeft: 24,
          // As on the card: long figures are smaller.
          fontSize: 64 * Math.min(1, 7 / [...figure].length),
          lineHeight: tightLine,
        }}
      >
        {supported(figure)}
      </div>
    </div>
  )
}
