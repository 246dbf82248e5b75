/** A round of the beacon that was published in 2023, and a rule that was stated an hour before. */
import { writeDrawLink } from '../../src/contract/draw-link.ts'
import { type DrawRule, writeDrawRule } from '../../src/domain/draft-draw.ts'

export const knownRound = {
  round: 1000,
  signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  time: Date.UTC(2023, 7, 23, 15, 59, 24),
}

export const knownRule: DrawRule = {
  league: 'The Long Count',
  statedAt: Date.UTC(2023, 7, 23, 15),
  round: knownRound.round,
  teams: [
    { name: 'Wide Left', weight: 40 },
    { name: 'Fourth & Long', weight: 30 },
    { name: 'Éclair 🏈 Élite', weight: 20 },
    { name: '=3 Amigos', weight: 10 },
    { name: 'Last Year’s Champion', pick: 5 },
  ],
}

export const knownText = writeDrawRule(knownRule)

/** By a second computation, in another language. */
export const knownOrder = [
  { pick: 1, name: 'Fourth & Long', isFixed: false },
  { pick: 2, name: 'Wide Left', isFixed: false },
  { pick: 3, name: 'Éclair 🏈 Élite', isFixed: false },
  { pick: 4, name: '=3 Amigos', isFixed: false },
  { pick: 5, name: 'Last Year’s Champion', isFixed: true },
]

export const linkBefore = writeDrawLink({ text: knownText, signature: null })
export const linkAfter = writeDrawLink({ text: knownText, signature: knownRound.signature })
/** With a point of the curve that the beacon did not sign. */
export const linkForged = writeDrawLink({
  text: knownText,
  signature: '97f1d3a73197d7942695638c4fa9ac0fc3688c4f9774b905a14e3a3f171bac586c55e83ff97a1aeffb3af00adb22c6bb',
})
