/** The preview picture of two managers: the leader, and both with their wins. */
import type { ManagerVersusResponse } from '../../../contract/responses/history.ts'
import type { Tally } from '../../../domain/tally.ts'
import { describeRivalry } from '../../../parts/history/describe-versus.ts'
import {
  colors,
  Fitted,
  PictureFrame,
  PictureLeague,
  PictureMark,
  type Supported,
} from '../../../parts/pictures/picture-parts.tsx'
import { formatCount } from '../../../ui/format.ts'

const fullWidth = 1088
const sideWidth = 500

export function VersusPicture({ response, supported }: { response: ManagerVersusResponse; supported: Supported }) {
  const { manager, other, games, all: tally } = response
  return (
    <PictureFrame label="Head-to-head">
      <div style={{ display: 'flex', flexDirection: 'column', flexGrow: 1, marginTop: 20 }}>
        <PictureLeague name={response.leagueName} supported={supported} />
        <div style={{ display: 'flex', marginTop: 12 }}>
          <Fitted
            text={supported(describeRivalry(response)) || 'Head-to-head'}
            width={fullWidth}
            height={190}
            largest={84}
            smallest={44}
          />
        </div>
        <div style={{ display: 'flex', justifyContent: 'space-between', marginTop: 'auto' }}>
          <ManagerWins name={manager.name} wins={tally.wins} teamName={games.at(-1)?.team.name} supported={supported} />
          <ManagerWins
            name={other.name}
            wins={tally.losses}
            teamName={games.at(-1)?.otherTeam.name}
            supported={supported}
          />
        </div>
        <div style={{ display: 'flex', marginTop: 16, fontSize: 32, color: colors.muted }}>{describeGames(tally)}</div>
      </div>
    </PictureFrame>
  )
}

function ManagerWins({ name, wins, teamName, supported }: ManagerWinsProps) {
  const marked = teamName ?? name
  return (
    <div style={{ display: 'flex', alignItems: 'center', width: sideWidth }}>
      <PictureMark name={marked} size={130} supported={supported} />
      <div style={{ display: 'flex', flexDirection: 'column', marginLeft: 24 }}>
        <div style={{ display: 'flex', fontSize: 110, lineHeight: 1 }}>{String(wins)}</div>
        <Fitted text={supported(name) || 'A manager'} width={sideWidth - 154} height={50} largest={44} smallest={28} />
      </div>
    </div>
  )
}

function describeGames({ wins, losses, ties }: Tally): string {
  const games = formatCount(wins + losses + ties, 'game')
  return ties === 0 ? games : `${games}, ${formatCount(ties, 'tie')}`
}

interface ManagerWinsProps {
  name: string
  wins: number
  teamName: string | undefined
  supported: Supported
}
