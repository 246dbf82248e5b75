/** A card of a story as a picture, upright or square. Its figures, sentences and order are those of the card on its page. */
import type { ReactNode } from 'react'
import { tightLine, wordJoiner } from '../../../parts/pictures/fit-text.ts'
import { Clamped, colors, Fitted, PictureMark, type Supported, sheet } from '../../../parts/pictures/picture-parts.tsx'
import { drawOddsLine } from '../odds-line.ts'
import type { Story, StoryCard } from '../story.ts'
import { type CardFormat, cardSizes } from './card-formats.ts'

interface CardPictureProps {
  story: Story
  index: number
  format: CardFormat
  /** The site's name in the footer; null: unknown. */
  site: string | null
  supported: Supported
}

/** The two grounds take turns, as on the page (`story.css`). */
const grounds = {
  field: { ground: '#0b3b26', ink: '#fafaf7', dim: '#b7cdbf', rule: '#2f5a45', mark: '#7fd8ab', gold: '#e6c14c' },
  paper: {
    ground: colors.paper,
    ink: colors.ink,
    dim: colors.muted,
    rule: colors.hairline,
    mark: colors.accent,
    gold: colors.gold,
  },
} as const

type Ground = (typeof grounds)['field' | 'paper']

const margin = 96
const width = cardSizes.upright.width - 2 * margin

export function CardPicture({ story, index, format, site, supported }: CardPictureProps) {
  const { cards, leagueName, season } = story
  const card = cards[index]
  if (!card) return null
  const ground = grounds[index % 2 === 0 ? 'field' : 'paper']
  const isSquare = format === 'square'
  return (
    <div
      style={{
        ...sheet,
        padding: isSquare ? '56px 96px 44px' : '80px 96px 60px',
        background: ground.ground,
        color: ground.ink,
      }}
    >
      <Heading
        story={story}
        name={story.team?.name ?? card.team}
        ground={ground}
        isSquare={isSquare}
        isOpening={index === 0}
        supported={supported}
      />
      <div style={{ display: 'flex', flexDirection: 'column', flexGrow: 1, justifyContent: 'center' }}>
        <Clamped lines={2} size={isSquare ? 60 : 72} color={card.isTitle ? ground.gold : ground.mark} lineHeight={1.1}>
          {card.label}
        </Clamped>
        <CardBody card={card} ground={ground} isSquare={isSquare} supported={supported} />
        {card.key !== 'last' && (
          <div style={{ display: 'flex', width, marginTop: isSquare ? 24 : 44 }}>
            <Fitted
              text={joinWords(supported(card.sentence)) || ' '}
              width={width}
              height={isSquare ? 116 : 264}
              largest={isSquare ? 54 : 64}
              smallest={isSquare ? 36 : 44}
            />
          </div>
        )}
        {card.note && (
          <div style={{ display: 'flex', width, marginTop: isSquare ? 12 : 28 }}>
            <Clamped lines={isSquare ? 1 : 3} size={isSquare ? 34 : 40} color={ground.dim}>
              {supported(card.note) || ' '}
            </Clamped>
          </div>
        )}
      </div>
      <div
        style={{
          display: 'flex',
          justifyContent: 'space-between',
          paddingTop: 24,
          borderTop: `2px solid ${ground.rule}`,
          fontSize: 32,
          color: ground.dim,
        }}
      >
        <div style={{ display: 'flex', width: width * 0.56 }}>
          <Clamped lines={1} size={32}>{`${supported(leagueName)} · ${season}`}</Clamped>
        </div>
        <div style={{ display: 'flex' }}>{supported(site ?? 'Fantasy Football Analytics')}</div>
      </div>
    </div>
  )
}

/** No last line of one word, and no line that ends within a score, '161.9–125.2'. */
function joinWords(text: string): string {
  return text.replace(/ (\S{1,12})$/, '\u00a0$1').replace(/(?<=\d–)(?=\d)/g, wordJoiner)
}

interface BodyProps {
  card: StoryCard
  ground: Ground
  isSquare: boolean
  supported: Supported
}

interface HeadingProps extends Omit<BodyProps, 'card'> {
  story: Story
  /** The team that the card is about; null: the league. */
  name: string | null
  /** The first card, whose mark is large. */
  isOpening: boolean
}

function Heading({ story, name, ground, isSquare, isOpening, supported }: HeadingProps) {
  const { leagueName, season, throughWeek } = story
  const isStacked = isOpening && !isSquare && name !== null
  const markSize = isStacked ? 360 : isSquare ? (isOpening ? 172 : 108) : 160
  const gap = isStacked ? 0 : 36
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: isStacked ? 'column' : 'row',
        alignItems: isStacked ? 'flex-start' : 'center',
        marginTop: isSquare ? 16 : 40,
      }}
    >
      {name && <PictureMark name={name} size={markSize} supported={supported} />}
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          ...(isStacked ? { width, marginTop: 40 } : { flex: 1, minWidth: 0, marginLeft: name ? gap : 0 }),
        }}
      >
        <Fitted
          text={supported(name ?? leagueName) || (name ? 'A team' : 'A league')}
          width={width - (name && !isStacked ? markSize + gap : 0)}
          height={isSquare ? 60 : 112}
          largest={56}
          smallest={isSquare ? 30 : 40}
        />
        <Clamped lines={1} size={44} color={ground.dim}>
          {throughWeek === null ? String(season) : `${season}, after week ${throughWeek}`}
        </Clamped>
      </div>
    </div>
  )
}

function CardBody({ card, ground, isSquare, supported }: BodyProps) {
  if (card.layout === 'rows') return <Rows rows={card.rows} ground={ground} isSquare={isSquare} supported={supported} />
  if (card.layout === 'faces')
    return <Rows rows={card.faces} ground={ground} isSquare={isSquare} supported={supported} hasMarks />
  return (
    <div style={{ display: 'flex', flexDirection: 'column', marginTop: isSquare ? 12 : 28 }}>
      <Fitted
        text={supported(card.figure) || ' '}
        width={width}
        height={isSquare ? 220 : 320}
        largest={isSquare ? 220 : 320}
        smallest={96}
      />
      {card.unit && (
        <Clamped lines={2} size={isSquare ? 44 : 52}>
          {supported(card.unit) || ' '}
        </Clamped>
      )}
      {card.layout === 'odds' && <OddsDrawing card={card} ground={ground} isSquare={isSquare} />}
    </div>
  )
}

interface RowsProps extends Omit<BodyProps, 'card'> {
  rows: readonly { label: string; name: string; figure: string }[]
  hasMarks?: boolean
}

/** Pixels. A single face has the card's figure. */
const rowSizes = {
  upright: {
    face: { figure: 220, name: 56, mark: 200 },
    faces: { figure: 160, name: 56, mark: 160 },
    few: { figure: 128, name: 56, mark: 0 },
    many: { figure: 92, name: 46, mark: 0 },
  },
  square: {
    face: { figure: 160, name: 44, mark: 140 },
    faces: { figure: 110, name: 44, mark: 84 },
    few: { figure: 92, name: 44, mark: 0 },
    many: { figure: 56, name: 34, mark: 0 },
  },
} as const

function Rows({ rows, ground, isSquare, supported, hasMarks = false }: RowsProps) {
  const isMany = rows.length > 3
  const kind = hasMarks ? (rows.length === 1 ? 'face' : 'faces') : isMany ? 'many' : 'few'
  const size = rowSizes[isSquare ? 'square' : 'upright'][kind]
  const [usual, many, most] = isSquare ? [14, 5, 1] : [28, 16, 10]
  return (
    <div style={{ display: 'flex', flexDirection: 'column', marginTop: isSquare ? 16 : 40 }}>
      {rows.map(({ label, name, figure }) => (
        <div
          key={`${label} ${name}`}
          style={{
            display: 'flex',
            alignItems: 'center',
            padding: `${isMany ? (rows.length > 8 ? most : many) : usual}px 0`,
            borderTop: `2px solid ${ground.rule}`,
          }}
        >
          {hasMarks && (
            <div style={{ display: 'flex', marginRight: 28 }}>
              <PictureMark name={name} size={size.mark} supported={supported} />
            </div>
          )}
          <div
            style={{
              display: 'flex',
              flexDirection: isSquare && isMany ? 'row' : 'column',
              alignItems: isSquare && isMany ? 'center' : 'flex-start',
              flex: 1,
              minWidth: 0,
            }}
          >
            <div style={{ display: 'flex', flexShrink: 0, width: isSquare && isMany ? 290 : '100%' }}>
              <Clamped lines={1} size={isSquare ? 30 : 36} color={ground.dim}>
                {supported(label) || ' '}
              </Clamped>
            </div>
            <div style={{ display: 'flex', flexShrink: 1, minWidth: 0 }}>
              <Clamped lines={isSquare || isMany ? 1 : 2} size={size.name} lineHeight={1.15}>
                {supported(name) || (name ? 'A team' : ' ')}
              </Clamped>
            </div>
          </div>
          <div
            style={{
              display: 'flex',
              flexShrink: 0,
              marginLeft: 32,
              // As on the page: long figures are smaller.
              fontSize: size.figure * Math.min(1, 7 / [...figure].length),
              lineHeight: tightLine,
            }}
          >
            {supported(figure)}
          </div>
        </div>
      ))}
    </div>
  )
}

function OddsDrawing({
  card,
  ground,
  isSquare,
}: { card: Extract<StoryCard, { layout: 'odds' }> } & Omit<BodyProps, 'card' | 'supported'>) {
  const box = { width: cardSizes.upright.width, height: isSquare ? 80 : 290 }
  const { path, turn } = drawOddsLine(card.odds, card.turn, box)
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: box.width,
        marginTop: isSquare ? 12 : 40,
        marginLeft: -margin,
      }}
    >
      <Axis ground={ground}>
        <div style={{ display: 'flex' }}>100</div>
      </Axis>
      <svg
        aria-hidden="true"
        width={box.width}
        height={box.height + 40}
        viewBox={`0 -20 ${box.width} ${box.height + 40}`}
      >
        <path d={`M0 ${box.height}H${box.width}M0 0H${box.width}`} stroke={ground.rule} strokeWidth={2} />
        <path d={path} fill="none" stroke={ground.ink} strokeWidth={8} strokeLinejoin="round" />
        <circle cx={turn.x} cy={turn.y} r={18} fill={ground.mark} stroke={ground.ground} strokeWidth={6} />
      </svg>
      <Axis ground={ground}>
        <div style={{ display: 'flex' }}>{`Week ${card.odds[0]?.week}`}</div>
        <div style={{ display: 'flex' }}>{`Week ${card.odds.at(-1)?.week}`}</div>
      </Axis>
    </div>
  )
}

function Axis({ ground, children }: { ground: Ground; children: ReactNode }) {
  return (
    <div
      style={{
        display: 'flex',
        justifyContent: 'space-between',
        padding: `6px ${margin}px`,
        fontSize: 32,
        color: ground.dim,
      }}
    >
      {children}
    </div>
  )
}
