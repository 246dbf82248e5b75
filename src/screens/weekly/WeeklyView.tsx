/** An edition as the page of a paper, for the screen and for one sheet. Takes data only. */
import type { ReactNode } from 'react'
import { withBase } from '../../client/site-base.ts'
import type { Edition, EditionSection } from '../../contract/responses/weekly.ts'
import { doors } from '../../contract/routes.ts'
import { joinNames } from '../../parts/history/history-words.ts'
import { RecapFrame } from '../../parts/recap/RecapFrame.tsx'
import { type TradeVerdicts, verdictsIn } from '../../parts/trades/rate-by-verdicts.ts'
import { TradeVerdict } from '../../parts/trades/TradeVerdict.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatCount } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { editionFacts } from '../../weekly/fact-sheet.ts'
import { editionText } from '../../weekly/plain-text.ts'
import { FrontPage } from './FrontPage.tsx'
import { Games, NextWeek } from './Games.tsx'
import { Editions, FeedLinks, Masthead } from './Masthead.tsx'
import { Sentences } from './Sentences.tsx'
import { EditionOddsTable, EditionStandings } from './Tables.tsx'
import { listTradesOf, type WeeklyLinks, type WeeklyPage } from './weekly-page.ts'

interface WeeklyProps {
  page: WeeklyPage
  links: WeeklyLinks
  /** The page's absolute URL; null if the site does not know its own. */
  address: string | null
  /** Copies a text, on pages with scripts. */
  copyButton?: (text: string, label: string) => ReactNode
}

export function WeeklyView({ page, links, address, copyButton }: WeeklyProps) {
  const { edition, key } = page
  const addressOf = (path: string) => (address === null ? withBase(path) : new URL(withBase(path), address).href)
  return (
    <WeeklyFrame links={links} week={edition.week} hasBracket={edition.games.length > 0}>
      <div className="print:[zoom:0.56]">
        <Masthead edition={edition} />
        <FrontPage edition={edition} links={links} />
        <div className="flex flex-col gap-10 max-sm:gap-4 print:gap-5">
          <Games edition={edition} links={links} />
          <Notes edition={edition} links={links} verdictOf={verdictsIn(page.trades, page.key.season)} />
          <Race edition={edition} links={links} />
          <NextWeek next={edition.next} links={links} />
        </div>
        <div className="mt-10 flex flex-col gap-2 max-sm:mt-7 print:hidden">
          <CopiedText
            title="Copy for the chat"
            label="Copy the text"
            text={editionText(edition, address)}
            copyButton={copyButton}
          />
          <CopiedText
            title="Copy for your assistant"
            label="Copy the facts"
            text={editionFacts(edition, { key, addressOf })}
            copyButton={copyButton}
          />
        </div>
        <FeedLinks feeds={links.feeds} />
        <Editions page={page} links={links} />
      </div>
    </WeeklyFrame>
  )
}

/** The frame that the weekly shares with recaps, with the tabs of the week's door. */
export function WeeklyFrame({ links, week, hasBracket = false, children }: WeeklyFrameProps) {
  const hrefs =
    links && week !== undefined
      ? { matchups: links.week(week), weekly: links.edition(week), bracket: links.bracket }
      : null
  const tabs = doors.week.tabs.flatMap(({ name, label }) => {
    if (name === 'bracket' && !hasBracket) return []
    return { label, isCurrent: name === 'weekly', href: hrefs?.[name] }
  })
  return (
    <RecapFrame links={links} tabs={<Tabs label="In this section" items={tabs} />}>
      {children}
    </RecapFrame>
  )
}

interface WeeklyFrameProps {
  links: WeeklyLinks | null
  week?: number
  /** Whether the league plays games of two teams; absent until its edition is loaded. */
  hasBracket?: boolean
  children: ReactNode
}

interface EditionProps {
  edition: Edition
  links: WeeklyLinks
}

/** Sections without a table. */
function Notes({ edition: { sections }, links, verdictOf }: EditionProps & { verdictOf: TradeVerdicts }) {
  const shown = sections.filter(({ key }) => key !== 'standings' && key !== 'odds')
  if (shown.length === 0) return null
  return (
    <div className="grid gap-x-8 gap-y-10 max-sm:gap-y-4 lg:auto-cols-fr lg:grid-flow-col print:auto-cols-fr print:grid-flow-col">
      {shown.map((section) => (
        <Section key={section.key} title={section.title} inside={describeTeams(section)}>
          <Sentences sentences={section.sentences} links={links} />
          {listTradesOf(section).map((id) => (
            <Fate key={id} trade={verdictOf(id)} href={links.trade?.(id)} />
          ))}
        </Section>
      ))}
    </div>
  )
}

/** The teams that a section is about; nothing if it names none. */
function describeTeams({ sentences }: EditionSection): string {
  return joinNames([...new Set(sentences.flatMap(({ teams }) => teams.map(({ name }) => name)))], 2)
}

/** What became of a trade of the week until today; its verdict belongs to no edition, which says what held in its week. */
function Fate({ trade, href }: { trade: ReturnType<TradeVerdicts>; href: string | undefined }) {
  if (!trade || href === undefined) return null
  return (
    <p className="mt-2 text-sm">
      <span className="text-muted">The trade until today: </span>
      <TradeVerdict trade={trade} href={href} />
    </p>
  )
}

function Race({ edition, links }: EditionProps) {
  const { sections, standings, standingsTitle, standingsNote, odds } = edition
  const find = (key: EditionSection['key']) => sections.find((one) => one.key === key)
  return (
    <div
      className={classNames(
        'grid gap-x-8 gap-y-10 max-sm:gap-y-4 lg:auto-cols-fr lg:grid-flow-col print:auto-cols-fr print:grid-flow-col',
        odds.length === 0 && 'max-w-2xl',
      )}
    >
      <WithTable
        title={standingsTitle}
        section={find('standings')}
        links={links}
        inside={`All ${formatCount(standings.length, 'team')}${find('standings') ? ', and who moved' : ''}`}
      >
        {standings.length > 0 && <EditionStandings rows={standings} links={links} note={standingsNote} />}
      </WithTable>
      <WithTable
        title="The race"
        section={find('odds')}
        links={links}
        inside={`Odds of ${formatCount(odds.length, 'team')}, before and after`}
      >
        {odds.length > 0 && <EditionOddsTable rows={odds} links={links} />}
      </WithTable>
    </div>
  )
}

interface WithTableProps {
  title: string
  section: EditionSection | undefined
  links: WeeklyLinks
  /** What is inside, for the line under which phones fold it. */
  inside: string
  /** The table; false: there is none. */
  children: ReactNode
}

function WithTable({ title, section, links, inside, children }: WithTableProps) {
  if (!section && !children) return null
  return (
    <Section title={title} inside={children ? inside : undefined}>
      {section && <Sentences sentences={section.sentences} links={links} className="mb-3" />}
      {children}
    </Section>
  )
}

interface CopiedTextProps extends Pick<WeeklyProps, 'copyButton'> {
  title: string
  /** Of the button. */
  label: string
  text: string
}

/** The edition as a text to be pasted elsewhere. Without a script it is selected by one tap. */
function CopiedText({ title, label, text, copyButton }: CopiedTextProps) {
  return (
    <details>
      <summary className="thumb w-fit cursor-pointer font-semibold text-accent hover:underline">{title}</summary>
      <div className="mt-2 flex max-w-prose flex-col items-start gap-3">
        {copyButton?.(text, label) ?? <p className="text-muted text-sm">Tap the text to select it all.</p>}
        <pre className="wrap-anywhere w-full select-all whitespace-pre-wrap border-hairline border-l-2 pl-3 font-[inherit] text-sm">
          {text}
        </pre>
      </div>
    </details>
  )
}
