/** The preview picture of a trade: the verdict, and what each side received. */
import type { TradeResponse } from '../../../contract/responses/trades.ts'
import {
  Clamped,
  colors,
  Fitted,
  PictureFrame,
  PictureLeague,
  PictureMark,
  type Supported,
} from '../../../parts/pictures/picture-parts.tsx'
import { describeOpen, nameAsset, tradeVerdict, withUnbrokenUnits } from '../../../parts/trades/describe-trade.ts'
import { formatSigned } from '../../../ui/format.ts'

const fullWidth = 1088
const gap = 48

export function TradePicture({ trade, supported }: { trade: TradeResponse; supported: Supported }) {
  const { sides, season, week, leagueName } = trade
  // More than three sides would be too narrow to read.
  const shown = sides.slice(0, 3)
  const open = trade.state === 'undone' ? null : describeOpen(trade)
  const width = (fullWidth - gap * (shown.length - 1)) / Math.max(1, shown.length)
  return (
    <PictureFrame label={week > 0 ? `Trade of week ${week}, ${season}` : `Trade of ${season}`}>
      <div style={{ display: 'flex', flexDirection: 'column', flexGrow: 1, marginTop: 20 }}>
        <PictureLeague name={leagueName} supported={supported} />
        <div style={{ display: 'flex', marginTop: 12 }}>
          <Fitted
            text={withUnbrokenUnits(supported(tradeVerdict(trade))) || 'A trade'}
            width={fullWidth}
            height={open ? 150 : 170}
            largest={76}
            smallest={40}
          />
        </div>
        {open && (
          <div style={{ display: 'flex', marginTop: 14 }}>
            <Clamped lines={1} size={28} color={colors.muted}>
              {supported(open)}
            </Clamped>
          </div>
        )}
        <div style={{ display: 'flex', justifyContent: 'space-between', marginTop: 'auto' }}>
          {shown.map((side) => (
            <TradedTeam key={side.team.id} side={side} width={width} supported={supported} />
          ))}
        </div>
      </div>
    </PictureFrame>
  )
}

function TradedTeam({ side: { team, value, assets }, width, supported }: TradedTeamProps) {
  const received = assets.map(nameAsset).join(', ')
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width }}>
      <div style={{ display: 'flex', alignItems: 'center' }}>
        <PictureMark name={team.name} size={84} supported={supported} />
        <div style={{ display: 'flex', flexDirection: 'column', marginLeft: 20 }}>
          <Fitted text={supported(team.name) || 'A team'} width={width - 104} height={40} largest={34} smallest={24} />
          {value !== null && <div style={{ display: 'flex', fontSize: 46, lineHeight: 1 }}>{formatSigned(value)}</div>}
        </div>
      </div>
      <div style={{ display: 'flex', marginTop: 14, height: 84 }}>
        <Clamped lines={2} size={28} color={colors.muted}>
          {supported(received ? `Got ${received}` : 'Nothing on record')}
        </Clamped>
      </div>
    </div>
  )
}

interface TradedTeamProps {
  side: TradeResponse['sides'][number]
  width: number
  supported: Supported
}
