/** A card of a story as HTML. Its sizes are shares of the card's width. */
import type { CSSProperties } from 'react'
import { TeamMark } from '../../ui/TeamMark.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { drawOddsLine } from './odds-line.ts'
import type { Story, StoryCard } from './story.ts'
import { cardPictureAddress } from './story-links.ts'

interface StoryCardProps {
  story: Story
  card: StoryCard
  index: number
  /** The site's name in the footer, e.g. `league.example.org`; null: unknown. */
  site: string | null
  /** The build has rendered the card as pictures. */
  hasPictures: boolean
  sourceHref: string
}

export function StoryCardView({ story, card, index, site, hasPictures, sourceHref }: StoryCardProps) {
  const { cards, team, leagueName, season, throughWeek } = story
  const isLast = card.key === 'last'
  const name = team?.name ?? card.team
  const pictures = hasPictures && {
    upright: cardPictureAddress(story, card.key, 'upright'),
    square: cardPictureAddress(story, card.key, 'square'),
  }
  return (
    <li
      id={`card-${index + 1}`}
      className="story-card"
      data-opening={index === 0 ? '' : undefined}
      data-ground={index % 2 === 0 ? 'field' : 'paper'}
      data-title={card.isTitle ? '' : undefined}
      data-name={card.key}
      data-rows={card.layout === 'rows' ? lengthOfRows(card.rows.length) : undefined}
      data-upright={pictures ? pictures.upright : undefined}
      data-square={pictures ? pictures.square : undefined}
    >
      <article aria-label={`Card ${index + 1} of ${cards.length}: ${card.label}`} className="story-face">
        <div aria-hidden="true" className="story-bars">
          {cards.map(({ key }, place) => (
            <span key={key} data-done={place <= index ? '' : undefined} />
          ))}
        </div>
        <header className="story-head">
          {name && <TeamMark name={name} size={96} className="story-mark" />}
          <p>
            <bdi className="block font-semibold wrap-anywhere">{name ?? leagueName}</bdi>
            <span className="block text-(--dim)">
              {throughWeek === null ? season : `${season}, after week ${throughWeek}`}
            </span>
          </p>
        </header>
        <div className="story-middle">
          <h2 className="story-label">{card.label}</h2>
          <CardBody card={card} />
          {!isLast && (
            <p className="story-sentence">
              <Unbroken text={card.sentence} />
            </p>
          )}
          {card.note && (
            <p className="story-note">
              <Unbroken text={card.note} />
            </p>
          )}
        </div>
        <p data-left-out className="story-links">
          <a href={sourceHref} className="story-source">
            {card.source.label} →
          </a>
          {pictures && (
            <noscript>
              <a href={pictures.upright} download className="story-source">
                Picture
              </a>
              <a href={pictures.square} download className="story-source">
                Square
              </a>
            </noscript>
          )}
        </p>
        <footer className="story-foot">
          <bdi className="min-w-0 wrap-anywhere">{`${leagueName} · ${season}`}</bdi>
          <span className="text-right">{site ?? 'Fantasy Football Analytics'}</span>
        </footer>
      </article>
    </li>
  )
}

function CardBody({ card }: { card: StoryCard }) {
  if (card.layout === 'rows') {
    return (
      <dl className="story-rows" style={{ '--rows': card.rows.length } as CSSProperties}>
        {card.rows.map(({ label, name, figure }) => (
          <Row key={`${label} ${name}`} label={label} name={name} figure={figure} />
        ))}
      </dl>
    )
  }
  if (card.layout === 'faces') {
    return (
      <dl className="story-rows story-faces" data-single={card.faces.length === 1 ? '' : undefined}>
        {card.faces.map(({ label, name, figure }) => (
          <Row key={`${label} ${name}`} label={label} name={name} figure={figure} hasMark />
        ))}
      </dl>
    )
  }
  return (
    <>
      <p className="story-figure" style={lengthOf(card.figure)}>
        {card.figure}
      </p>
      {card.unit && <p className="story-unit">{card.unit}</p>}
      {card.layout === 'odds' && <OddsDrawing card={card} />}
    </>
  )
}

/** Many rows are smaller; where there may be ten, each name has one line. */
const lengthOfRows = (count: number) => (count > 5 ? 'most' : count > 3 ? 'many' : undefined)

/** Long figures are smaller. */
function lengthOf(figure: string): CSSProperties {
  return { '--length': [...figure].length } as CSSProperties
}

function Row({
  label,
  name,
  figure,
  hasMark = false,
}: {
  label: string
  name: string
  figure: string
  hasMark?: boolean
}) {
  return (
    <div className="story-row">
      <dt>{label}</dt>
      <dd className="story-name">
        {hasMark && <TeamMark name={name} size={96} className="story-mark mb-[1.5cqw] block" />}
        <bdi title={name}>{name}</bdi>
      </dd>
      <dd className="story-value" style={lengthOf(figure)}>
        {figure}
      </dd>
    </div>
  )
}

/** The flat one is for square pictures. */
const drawings = [
  { format: 'upright', width: 1080, height: 360 },
  { format: 'square', width: 1080, height: 64 },
] as const

function OddsDrawing({ card: { odds, turn, label } }: { card: Extract<StoryCard, { layout: 'odds' }> }) {
  const first = odds[0]
  const last = odds.at(-1)
  return (
    <div className="story-odds">
      <p className="story-axis">100</p>
      {drawings.map(({ format, width, height }) => {
        const line = drawOddsLine(odds, turn, { width, height })
        return (
          <svg
            key={format}
            data-format={format}
            viewBox={`0 -20 ${width} ${height + 40}`}
            role="img"
            aria-label={`${label} from week ${first?.week} to week ${last?.week}`}
          >
            <path d={`M0 ${height}H${width}M0 0H${width}`} stroke="var(--rule)" strokeWidth={2} />
            <path d={line.path} fill="none" stroke="var(--on-ground)" strokeWidth={8} strokeLinejoin="round" />
            <circle
              cx={line.turn.x}
              cy={line.turn.y}
              r={18}
              fill="var(--mark)"
              stroke="var(--ground)"
              strokeWidth={6}
            />
          </svg>
        )
      })}
      <p className="story-axis">
        <span>Week {first?.week}</span>
        <span>Week {last?.week}</span>
      </p>
    </div>
  )
}
