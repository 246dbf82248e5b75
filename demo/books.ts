/** Books of three demo leagues: one with public money, two without money and with keepers. */
import type { LeagueRef } from '../src/domain/identity.ts'

export interface DemoBook {
  league: LeagueRef
  text: string
}

const scaries: DemoBook = {
  league: { host: 'espn', leagueId: '101' },
  text: `# The book of the demo league 101. Change it, or remove it: it is written again only where there is none.
name: Sunday Scaries Invitational
motto: Nobody remembers second place, but Priyanka keeps a list.
since: 2019

rules: |
  ## Draft

  - Snake draft on the **last Sunday of August**, at Maren’s.
  - Whoever is late picks last. *No exceptions since 2021.*
  - 60 seconds a pick; the clock is the oven’s.

  ## Lineups

  1. Set one. An empty slot in a week that matters for others costs a round of drinks.
  2. Injured at kickoff is nobody’s fault.
  3. Trades are vetoed for collusion only, by a vote of the other ten.

  > A deal is a deal, even if he tears something in warm-ups.

money:
  public: true
  currency: USD
  buy_in: 50
  payouts:
    places: {1: 300, 2: 120, 3: 50}
    regular_season: {1: 40}
    weekly_high: 5
    awards:
      Heartbreaker: 10
  side_pots:
    - name: The Jungle Bet
      buy_in: 10
      managers: [1eff9f74d85d1a00, 84fa1e331e25fcf1, 0384ece563f71cfa]
      best: points
  # Ten teams, and half as much.
  earlier:
    - until: 2022
      buy_in: 25
      payouts:
        places: {1: 150, 2: 60, 3: 30}

last_place:
  task: Sing the anthem of the champion’s choice at the next draft, in the champion’s jersey.
  until: the first pick of the next draft

rivalries:
  - managers: [fabb85c63aff1e19, d47b60af5b6d2050]
    name: The Abbey Road Game
    trophy: The Crosswalk
  - managers: [1eff9f74d85d1a00, 84fa1e331e25fcf1]
    name: The Jungle Wire
  - managers: [2d82eb37840a3cbd, 0384ece563f71cfa]
    name: The Picasso Heist
    trophy: The Empty Frame

trophies:
  places:
    1: The Nightcap
    last: The Snooze Button
  regular_season:
    1: The Early Bird
  awards:
    Heartbreaker: The Cold Coffee
`,
}

const superflex: DemoBook = {
  league: { host: 'espn', leagueId: '102' },
  text: `# The book of the demo league 102: with keepers.
motto: Two quarterbacks, two keepers, no regrets.

rules: |
  ### Keepers

  - Two players a team, each one round earlier than he was drafted.
  - Whoever went undrafted costs a pick in round 10.
  - **Nobody stays longer than two years.**

keepers:
  cost: round
  change: 1
  undrafted: 10
  years: 2
`,
}

const dynamos: DemoBook = {
  league: { host: 'espn', leagueId: '103' },
  text: `# The book of the demo league 103: without money.
motto: Spend it all, regret it all.

rules: |
  ### Auction

  - 200 dollars each, and **nobody leaves with more than 5**.
  - Whoever nominates says the opening bid out loud.
  - Keepers cost 5 dollars more than they did, and 1 dollar if nobody bought them.

  ### In season

  - Free agents by sealed bids, on Wednesdays.
  - A bid of 0 is a bid.

keepers:
  cost: price
  change: 5
  undrafted: 1

last_place:
  task: Bring the snacks to the next auction, bought with nothing but coins.

rivalries:
  - managers: [8aa47b77bf362f5a, 912df8c8d5010cc8]
    name: Hammer against Hammer
    trophy: The Gavel
  - managers: [d902c3f44c3c1338, cccdf300566921a2]
    name: The Wolf at the Counter

trophies:
  places: {1: The Full Piggy Bank, last: The Empty Till}
`,
}

export const demoBooks: readonly DemoBook[] = [scaries, superflex, dynamos]
