/** A story as HTML: cards beside each other that are swiped without a script. Takes data only. */
import type { CSSProperties } from 'react'
import { firstStoryWeek } from '../../parts/recap/has-story.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Message } from '../../ui/Message.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { TeamLogosProvider } from '../../ui/TeamLogosProvider.tsx'
import { StoryCardView } from './StoryCardView.tsx'
import type { Story } from './story.ts'
import { nextTeam, storyLinks, storyTitle } from './story-links.ts'

interface StoryViewProps {
  story: Story
  /** The site's name in the footers; null: unknown. */
  site: string | null
  /** The build has rendered the cards as pictures. */
  hasPictures?: boolean
}

export function StoryView({ story, site, hasPictures = false }: StoryViewProps) {
  const { cards, team, season, leagueName, logos, tabs } = story
  const links = storyLinks(story)
  const next = nextTeam(story)
  return (
    <TeamLogosProvider league={{ teamLogos: logos }}>
      <div className="story" data-story>
        <header className="flex h-(--story-bar) items-center gap-2 px-2 print:hidden">
          <a
            href={team ? links.league : links.recap}
            className="thumb flex items-center gap-1 px-2 text-muted hover:text-ink"
          >
            <Icon name="chevron-left" size={18} />
            <span className="sr-only">{team ? 'Story of the league' : 'Recap of the season'}</span>
          </a>
          <h1 className="scoreboard min-w-0 grow truncate text-lg" title={storyTitle(story)}>
            <bdi>{team?.name ?? leagueName}</bdi> <span className="text-muted max-sm:sr-only">{season}</span>
          </h1>
          {cards.length > 0 && (
            <span className="story-actions">
              <span data-save="upright">
                <Button variant="ghost" icon="share" label="Share this card" />
              </span>
              <span data-save="square">
                <Button variant="ghost" icon="download" label="Save this card as a square picture" />
              </span>
            </span>
          )}
          <p
            role="status"
            data-save-problem
            className="fixed inset-x-4 bottom-4 z-10 mx-auto w-fit rounded-md bg-raised px-4 py-2 text-worse empty:hidden"
          />
          {next && (
            <a
              href={links.team(next.id)}
              title={next.name}
              className="thumb flex shrink-0 items-center gap-1 px-2 font-semibold text-accent"
            >
              {team ? 'Next team' : 'Teams'}
              <Icon name="chevron-right" size={16} />
            </a>
          )}
        </header>
        {tabs.length > 0 && <Tabs label="Team" items={tabs} />}
        {cards.length === 0 ? (
          <main id="content">
            <NoStory story={story} />
          </main>
        ) : (
          <>
            <div aria-hidden="true" className="story-progress">
              <i style={{ '--first': 1 / cards.length } as CSSProperties} />
            </div>
            <main id="content" tabIndex={-1}>
              {/* Focusable, so that arrow keys turn its cards without a script. */}
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls */}
              <ol className="story-cards" tabIndex={0} aria-label={storyTitle(story)}>
                {cards.map((card, index) => (
                  <StoryCardView
                    key={card.key}
                    story={story}
                    card={card}
                    index={index}
                    site={site}
                    hasPictures={hasPictures}
                    sourceHref={links.source(card.source)}
                  />
                ))}
              </ol>
            </main>
          </>
        )}
      </div>
    </TeamLogosProvider>
  )
}

function NoStory({ story }: { story: Story }) {
  const isEarly = story.throughWeek !== null && story.throughWeek < firstStoryWeek
  return (
    <Message
      icon="calendar"
      title="No story yet"
      text={
        isEarly
          ? `The story of ${story.season} starts after week ${firstStoryWeek}.`
          : 'We have no record of this season.'
      }
    >
      <Button href={storyLinks(story).overview} variant="primary">
        Open the league
      </Button>
    </Message>
  )
}
