/** The picture of a game: who won, how the chance moved, the minutes that turned it. Square, in the look of the link previews. */
import type { CSSProperties } from 'react'
import { Clamped, colors, Fitted, PictureFrame, PictureMark } from '../pictures/picture-parts.tsx'
import type { GamePicture, PicturedSide } from './game-picture.ts'

const size = 1080

export function GamePictureSheet({ picture }: { picture: GamePicture }) {
  const { league, label, home, away, sentences } = picture
  return (
    <div style={sheet}>
      <PictureFrame label={label}>
        <div style={{ marginTop: 20 }}>
          <Clamped lines={1} size={32} color={colors.muted}>
            {league}
          </Clamped>
        </div>
        <Side side={home} />
        <Side side={away} />
        <Plot picture={picture} />
        <div style={{ flexShrink: 0, marginTop: 12, fontSize: 30, lineHeight: 1.2 }}>
          {sentences.map((sentence) => (
            <p key={sentence} style={{ marginTop: 8 }}>
              {sentence}
            </p>
          ))}
        </div>
      </PictureFrame>
    </div>
  )
}

function Side({ side: { name, points, chances, isLoser } }: { side: PicturedSide }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', marginTop: 16, color: isLoser ? colors.muted : colors.ink }}>
      <PictureMark name={name} size={84} supported={asItIs} />
      <div style={{ flexGrow: 1, minWidth: 0, margin: '0 24px' }}>
        <Fitted text={name} width={sideWidth} height={60} largest={56} smallest={34} />
        <div style={{ marginTop: 8, fontSize: 28, lineHeight: 1.2, color: colors.muted }}>{chances}</div>
      </div>
      <div style={{ fontSize: 84, lineHeight: 1 }}>{points}</div>
    </div>
  )
}

const sideWidth = 620
/** A browser draws every character. */
const asItIs = (text: string) => text

function Plot({ picture: { home, away, placed, turn } }: { picture: GamePicture }) {
  const { line, gaps, kickoffs, end, turn: mark } = placed
  return (
    <div style={{ ...plot, marginTop: 20, fontSize: 26, lineHeight: 1.2, color: colors.muted }}>
      <div style={{ position: 'relative', height: 40, flexShrink: 0 }}>
        {mark && turn && (
          <div style={besideMark(mark.x)}>
            <Clamped lines={1} size={28} color={colors.gold}>
              {turn}
            </Clamped>
          </div>
        )}
      </div>
      <div style={{ position: 'relative', flexGrow: 1 }}>
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          fill="none"
          style={{ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' }}
        >
          {gaps.map(({ from, to }) => (
            <rect key={from} x={from} width={to - from} height="100" fill={colors.hairline} fillOpacity="0.6" />
          ))}
          <path d="M0,50H100" stroke={colors.outline} strokeWidth="2" vectorEffect="non-scaling-stroke" />
          {kickoffs.map(({ at }) => (
            <path
              key={at}
              d={`M${at},0V100`}
              stroke={colors.hairline}
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {mark && (
            <path d={`M${mark.x},0V100`} stroke={colors.gold} strokeWidth="3" vectorEffect="non-scaling-stroke" />
          )}
          <path
            d={line}
            stroke={colors.ink}
            strokeWidth="6"
            strokeLinecap="round"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <Corner name={home.name} style={{ top: 4 }} />
        <Corner name={away.name} style={{ bottom: 4 }} />
        {mark && <Dot place={mark} color={colors.gold} />}
        <Dot place={end} color={colors.ink} />
      </div>
      <div style={{ position: 'relative', height: 40, flexShrink: 0 }}>
        {kickoffs.map(
          ({ at, label }) =>
            label && (
              <div key={at} style={{ position: 'absolute', top: 4, left: `${at}%`, whiteSpace: 'nowrap' }}>
                {label}
              </div>
            ),
        )}
      </div>
    </div>
  )
}

/** Whose chance is up there, or down there; legible where the line is behind it. */
function Corner({ name, style }: { name: string; style: CSSProperties }) {
  return (
    <div
      style={{
        position: 'absolute',
        left: 6,
        maxWidth: '45%',
        padding: '0 4px',
        background: `${colors.paper}cc`,
        ...style,
      }}
    >
      <Clamped lines={1} size={26}>
        {name}
      </Clamped>
    </div>
  )
}

function Dot({ place: { x, y }, color }: { place: { x: number; y: number }; color: string }) {
  const style = { width: dot, height: dot, left: `calc(${x}% - ${dot / 2}px)`, top: `calc(${y}% - ${dot / 2}px)` }
  return <div style={{ position: 'absolute', borderRadius: dot / 2, background: color, ...style }} />
}

const dot = 22

/** As high as the sentences below it leave. */
const plot: CSSProperties = { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 }

/** Toward the middle, and no further than the other edge of the plot. */
function besideMark(x: number): CSSProperties {
  const place: CSSProperties =
    x < 50 ? { left: `${x}%`, right: 0 } : { right: `${100 - x}%`, left: 0, textAlign: 'right' }
  return { position: 'absolute', ...place }
}

const sheet: CSSProperties = {
  width: size,
  height: size,
  fontFamily: 'var(--font-condensed)',
  fontWeight: 700,
}
