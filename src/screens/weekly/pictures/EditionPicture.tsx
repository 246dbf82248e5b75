/** The preview picture of an edition: a front page of headline and scores. */
import type { Edition, GameStory } from '../../../contract/responses/weekly.ts'
import { writeGameScores } from '../../../domain/score-text.ts'
import {
  Clamped,
  colors,
  Fitted,
  PictureFrame,
  PictureLeague,
  type Supported,
} from '../../../parts/pictures/picture-parts.tsx'

const fullWidth = 1088
const scoresWidth = 400
/** More would be too small to read in a chat. */
const mostGames = 6

export function EditionPicture({ edition, supported }: { edition: Edition; supported: Supported }) {
  const { league, season, title, headline, lead } = edition
  const games = edition.games.slice(0, mostGames)
  const width = games.length > 0 ? fullWidth - scoresWidth - 48 : fullWidth
  return (
    <PictureFrame label={`The weekly · ${title}, ${season}`}>
      <div style={{ display: 'flex', flexGrow: 1, marginTop: 20 }}>
        <div style={{ display: 'flex', flexDirection: 'column', width }}>
          <PictureLeague name={league.name} supported={supported} />
          <div style={{ display: 'flex', marginTop: 12 }}>
            <Fitted text={supported(headline) || title} width={width} height={290} largest={104} smallest={44} />
          </div>
          <div style={{ display: 'flex', marginTop: 'auto' }}>
            <Clamped lines={3} size={28} color={colors.muted}>
              {supported(lead.sentences[0]?.text ?? '')}
            </Clamped>
          </div>
        </div>
        {games.length > 0 && (
          <div style={{ display: 'flex', flexDirection: 'column', width: scoresWidth, marginLeft: 48 }}>
            {games.map((game) => (
              <Score key={game.matchupId} game={game} supported={supported} />
            ))}
          </div>
        )}
      </div>
    </PictureFrame>
  )
}

function Score({ game: { teams, points, isTie }, supported }: { game: GameStory; supported: Supported }) {
  const scores = writeGameScores(points)
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        paddingTop: 7,
        paddingBottom: 7,
        borderTop: `2px solid ${colors.hairline}`,
        fontSize: 26,
      }}
    >
      {teams.map(({ id, name }, side) => (
        <div key={id} style={{ display: 'flex', color: side === 0 || isTie ? colors.ink : colors.muted }}>
          <div style={{ display: 'flex', flexGrow: 1, flexShrink: 1, minWidth: 0 }}>
            <Clamped lines={1} size={26}>
              {supported(name) || 'Unnamed team'}
            </Clamped>
          </div>
          <div style={{ marginLeft: 16, flexShrink: 0 }}>{scores[side] ?? ''}</div>
        </div>
      ))}
    </div>
  )
}
