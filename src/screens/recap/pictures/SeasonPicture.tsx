/** The preview picture of a season: the winner, second and third, and rank by week as lines. */
import {
  Clamped,
  colors,
  Fitted,
  PictureFrame,
  PictureIcon,
  PictureMark,
  type Supported,
  supportedLeague,
} from '../../../parts/pictures/picture-parts.tsx'
import { recapHonour, recapKicker } from '../../../parts/recap/describe-recap.ts'
import type { PodiumPlace } from '../../../parts/recap/podium.ts'
import type { SeasonRecap } from '../../../parts/recap/season-recap.ts'
import { formatOrdinal, formatPoints } from '../../../ui/format.ts'
import { PictureLines } from './PictureLines.tsx'

const textWidth = 640
const fullWidth = 1088

export function SeasonPicture({ recap, supported }: { recap: SeasonRecap; supported: Supported }) {
  const [first, ...others] = recap.podium
  const leagueName = supportedLeague(recap.leagueName, supported)
  return (
    <PictureFrame label={recapKicker(recap)}>
      <div style={{ display: 'flex', flexGrow: 1, marginTop: 20 }}>
        <div style={{ display: 'flex', flexDirection: 'column', width: recap.ranks ? textWidth : fullWidth }}>
          <Clamped lines={1} size={34} color={colors.muted}>
            {first ? leagueName : describeTime(recap.throughWeek)}
          </Clamped>
          {first && <Honour place={first} words={recapHonour(recap)} supported={supported} />}
          <div style={{ display: 'flex', marginTop: 4 }}>
            <Fitted
              text={first ? supported(first.teamName) || nameless(first) : leagueName}
              width={recap.ranks ? textWidth : fullWidth}
              height={first ? 222 : 200}
              largest={first ? 138 : 150}
              smallest={52}
            />
          </div>
          <div style={{ display: 'flex', flexDirection: 'column', marginTop: 'auto' }}>
            {others.map((place) => (
              <Runner key={place.teamName} place={place} supported={supported} />
            ))}
          </div>
          {!first && <Field names={recap.table.map(({ teamName }) => teamName)} supported={supported} />}
        </div>
        {recap.ranks && (
          <PictureLines series={recap.ranks} supported={supported} width={fullWidth - textWidth - 40} height={456} />
        )}
      </div>
    </PictureFrame>
  )
}

/** The mark of the team in the headline and its label. */
function Honour({ place: { teamName, isChampion }, words, supported }: RunnerProps & { words: string }) {
  const color = isChampion ? colors.gold : colors.accent
  return (
    <div style={{ display: 'flex', alignItems: 'center', marginTop: 14, color, fontSize: 44 }}>
      <PictureMark name={teamName} size={60} supported={supported} />
      <div style={{ display: 'flex', marginLeft: 18, marginRight: 10 }}>
        <PictureIcon name={isChampion ? 'crown' : 'podium'} size={46} color={color} />
      </div>
      {words}
    </div>
  )
}

/** The marks of all teams, before there is a winner. */
function Field({ names, supported }: { names: readonly string[]; supported: Supported }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {names.slice(0, 20).map((name) => (
        <PictureMark key={name} name={name} size={80} supported={supported} />
      ))}
    </div>
  )
}

function Runner({ place: { place, teamName, totalRecord, pointsFor }, supported }: RunnerProps) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        height: 62,
        borderTop: `2px solid ${colors.hairline}`,
        fontSize: 34,
      }}
    >
      <div style={{ width: 68, flexShrink: 0, color: colors.muted }}>{formatOrdinal(place)}</div>
      <PictureMark name={teamName} size={42} supported={supported} />
      <div style={{ display: 'flex', flexGrow: 1, flexShrink: 1, minWidth: 0, marginLeft: 14 }}>
        <Clamped lines={1} size={34}>
          {supported(teamName) || 'Unnamed team'}
        </Clamped>
      </div>
      <div style={{ marginLeft: 16, color: colors.muted, flexShrink: 0 }}>
        {totalRecord ?? (pointsFor === null ? '' : formatPoints(pointsFor))}
      </div>
    </div>
  )
}

interface RunnerProps {
  place: PodiumPlace
  supported: Supported
}

/** Replaces a name without any supported character. */
function nameless({ isChampion }: PodiumPlace): string {
  return isChampion ? 'The champion' : 'The leader'
}

/** In place of a team that leads. */
function describeTime(throughWeek: number | null): string {
  if (throughWeek === null) return 'Season recap'
  return throughWeek === 0 ? 'Before the first game' : 'Season so far'
}
