/** Parts of the pictures. satori lays them out: no classes, and every box with several children is a flexbox. */
import type { ReactNode } from 'react'
import { type IconName, iconPaths } from '../../ui/icons.ts'
import { designTeamMark } from '../../ui/team-mark.ts'
import { fitText, type TextBox, tightLine } from './fit-text.ts'

/** Removes characters that the fonts do not support. */
export type Supported = (text: string) => string

/** The light theme's colors; pictures have no dark theme. */
export const colors = {
  paper: '#fafaf7',
  ink: '#16181d',
  muted: '#5b616e',
  hairline: '#dcdcd6',
  outline: '#a3a7ae',
  accent: '#0b6b3a',
  gold: '#7a5a00',
} as const

/** The box of a whole picture. */
export const sheet = {
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  boxSizing: 'border-box',
} as const

/** Background with the product's line at the top and a rule below it. */
export function PictureFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      style={{
        ...sheet,
        padding: '36px 56px 40px',
        background: colors.paper,
        color: colors.ink,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 30 }}>
        <Logo />
        <div style={{ marginLeft: 16 }}>Fantasy Football Analytics</div>
        <div style={{ marginLeft: 'auto', color: colors.muted }}>{label}</div>
      </div>
      <div style={{ height: 6, flexShrink: 0, marginTop: 18, background: colors.ink }} />
      {children}
    </div>
  )
}

/** The product's mark, as in `ProductMark`. */
function Logo() {
  return (
    <svg aria-hidden="true" width={44} height={44} viewBox="0 0 32 32">
      <rect width="32" height="32" rx="7" fill={colors.accent} />
      <path d="M6 23.5C6 14 14 6 23.5 6H26v2.5C26 18 18 26 8.5 26H6z" fill="#fff" />
      <path
        d="M10.5 21.5l11-11M12.5 16.5l3 3M15.5 13.5l3 3"
        stroke={colors.accent}
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** A team's mark, as in `TeamMark`. */
export function PictureMark({ name, size, supported }: { name: string; size: number; supported: Supported }) {
  const { path, hue, letters } = designTeamMark(name)
  return (
    <div style={{ display: 'flex', position: 'relative', width: size, height: size, flexShrink: 0 }}>
      <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32">
        <path d={path} fill={`oklch(0.44 0.09 ${hue})`} />
      </svg>
      <div
        style={{
          display: 'flex',
          position: 'absolute',
          inset: 0,
          alignItems: 'center',
          justifyContent: 'center',
          color: '#fff',
          fontSize: size * 0.42,
        }}
      >
        {supported(letters).replace('…', '')}
      </div>
    </div>
  )
}

/** The line of a league's name. */
export function PictureLeague({ name, size = 34, supported }: { name: string; size?: number; supported: Supported }) {
  return (
    <Clamped lines={1} size={size} color={colors.muted}>
      {supportedLeague(name, supported)}
    </Clamped>
  )
}

/** A league's name, which may have no supported character. */
export function supportedLeague(name: string, supported: Supported): string {
  return supported(name) || 'Fantasy league'
}

/** An icon of `icons.ts`. */
export function PictureIcon({ name, size, color }: { name: IconName; size: number; color: string }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke={color}
      strokeWidth="1.75"
    >
      <path d={iconPaths[name]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}

/** Text as large as its box allows, truncated with an ellipsis. */
export function Fitted({ text, color, ...box }: TextBox & { text: string; color?: string }) {
  const { size, lines } = fitText(text, box)
  return (
    <Clamped lines={lines} size={size} color={color} lineHeight={tightLine}>
      {text}
    </Clamped>
  )
}

/** Text on a number of lines, truncated with an ellipsis. */
export function Clamped({ lines, size, color, lineHeight = 1.2, children }: ClampedProps) {
  return (
    <div
      style={{
        display: 'block',
        minWidth: 0,
        // A single clamped line would end before a word that is too long, without an ellipsis.
        ...(lines === 1
          ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', ...roomForMarks(size) }
          : { lineClamp: lines, wordBreak: 'break-word' }),
        fontSize: size,
        lineHeight,
        color: color ?? 'inherit',
      }}
    >
      {children}
    </div>
  )
}

/** For marks above and below the letters, which a line as high as its font would cut off. */
function roomForMarks(size: number) {
  const room = Math.round(size * 0.2)
  return { paddingTop: room, marginTop: -room, paddingBottom: room, marginBottom: -room }
}

interface ClampedProps {
  lines: number
  /** Pixels. */
  size: number
  color?: string
  lineHeight?: number
  children: string
}
