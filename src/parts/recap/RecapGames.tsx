/** The closest and the most lopsided game. */

import { joinList } from '../../domain/join-list.ts'
import { writeWonBy } from '../../domain/margin-text.ts'
import { nameWeeks } from '../../domain/week-names.ts'
import { Section } from '../../ui/Section.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { capitalize } from '../history/history-words.ts'
import { GameResult, type RecapGame } from './GameResult.tsx'
import type { RecapLinks, WeekLinks } from './recap-links.ts'

export interface RecapGamesProps {
  closest: RecapGame | null
  lopsided: RecapGame | null
  links: RecapLinks
}

export function RecapGames({ closest, lopsided, links }: RecapGamesProps) {
  if (!closest && !lopsided) return null
  return (
    <Section
      title={closest && lopsided ? 'Games to remember' : 'A game to remember'}
      inside={capitalize(joinList([...(closest ? ['closest game'] : []), ...(lopsided ? ['most lopsided game'] : [])]))}
    >
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
        {closest && <MemorableGame title="Closest game" game={closest} links={links} />}
        {lopsided && <MemorableGame title="Most lopsided game" game={lopsided} links={links} />}
      </div>
    </Section>
  )
}

/** A game's result; the line beneath it links to all games of its week. */
export function MemorableGame({ title, game, links }: { title: string; game: RecapGame; links: WeekLinks }) {
  const week = game.weeks.at(-1)
  const note = describeRecapGame(game)
  return (
    <GameResult
      title={title}
      winner={game.winner}
      loser={game.loser}
      isTie={game.isTie}
      note={
        week === undefined ? (
          <Unbroken text={note} />
        ) : (
          <a href={links.week(week)} className="thumb underline-offset-4 hover:text-accent hover:underline">
            <Unbroken text={note} />
          </a>
        )
      }
      links={links}
    />
  )
}

/** `Decided by 4.3 points in week 15, playoffs`. */
function describeRecapGame({ winner, loser, margin, isTie, weeks, isPlayoff }: RecapGame): string {
  const when = weeks.length === 0 ? '' : ` in ${nameWeeks(weeks)}`
  const result = isTie ? 'A tie' : `Decided ${writeWonBy(margin, [winner.score, loser.score])}`
  return `${result}${when}${isPlayoff ? ', playoffs' : ''}`
}
