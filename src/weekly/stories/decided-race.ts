import type { TeamRef } from '../../contract/responses/shared.ts'
import { hasClinchedBerth, isOutOfRace, newlyDecided } from '../facts/odds.ts'
import type { WeekFacts } from '../facts/week-facts.ts'
import { count, record } from '../wording/numbers.ts'
import { listParts, phrase, team, write } from '../wording/sentence.ts'
import type { FoundStory, StoryKind } from './story.ts'

/** Teams that clinched the playoffs, and teams that were eliminated. */
export const decidedRace: StoryKind = {
  key: 'decided-race',
  find: (facts) => {
    if (facts.isPlayoffs || facts.isRegularFinale) return []
    const clinched = newlyDecided(facts.odds, hasClinchedBerth).map((entry) => entry.team)
    const out = newlyDecided(facts.odds, isOutOfRace).map((entry) => entry.team)
    const isFirst = clinched.length > 0 && facts.odds.filter(hasClinchedBerth).length === clinched.length
    return [
      ...(clinched.length > 0 ? [clinchStory(facts, clinched, isFirst)] : []),
      ...(out.length > 0 ? [outStory(facts, out)] : []),
    ]
  },
}

function clinchStory(facts: WeekFacts, clinched: readonly TeamRef[], isFirst: boolean): FoundStory {
  const names = listParts(clinched.map(team))
  return {
    weight: isFirst ? 76 : 60,
    subjects: ['clinched'],
    write: (wording) => ({
      headline: isFirst
        ? wording.choose('headline.first-clinch', [
            () => write`First to clinch: ${names}`,
            () => write`${names} clinched first`,
          ])
        : wording.choose('headline.clinch', [
            () => write`Playoffs clinched: ${names}`,
            () => write`${names} booked a playoff spot`,
          ]),
      sentences: [
        wording.choose('lead.clinch', [
          () =>
            write`Whatever happens from here, ${listParts(clinched.map(withRecord(facts)))} will be in the playoffs.`,
          () => write`Playoff-bound: ${listParts(clinched.map(withRecord(facts)))}.`,
        ]),
        write`That leaves ${count(facts.playoffTeams - facts.odds.filter(hasClinchedBerth).length, 'open spot', 'open-spots')} with ${count(facts.weeksLeft, 'week', 'weeks-left')} to play.`,
      ],
    }),
  }
}

function outStory(facts: WeekFacts, out: readonly TeamRef[]): FoundStory {
  const names = listParts(out.map(team))
  return {
    weight: 50 + Math.min(3, out.length),
    subjects: ['eliminated'],
    write: (wording) => ({
      headline: wording.choose('headline.out', [
        () => write`The math ran out for ${names}`,
        () => write`Out of the race: ${names}`,
      ]),
      sentences: [
        wording.choose('lead.out', [
          () => write`No combination of results can get ${listParts(out.map(withRecord(facts)))} into the playoffs.`,
          () => write`The playoffs are out of reach for ${listParts(out.map(withRecord(facts)))}.`,
        ]),
        write`Still alive: ${count(facts.odds.filter((entry) => !hasClinchedBerth(entry) && !isOutOfRace(entry)).length, 'team', 'open-teams')}.`,
      ],
    }),
  }
}

function withRecord({ table }: WeekFacts) {
  return (ref: TeamRef) => {
    const own = table.find(({ team: { id } }) => id === ref.id)?.record
    return own ? phrase`${team(ref)} (${record(own)})` : team(ref)
  }
}
