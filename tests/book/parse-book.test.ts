import { describe, expect, it } from 'vitest'
import { bookSchema } from '../../src/book/book-schema.ts'
import { leagueOfBook, longestBook, parseBook } from '../../src/book/parse-book.ts'
import { DomainError } from '../../src/domain/errors.ts'
import { linkAfter, linkBefore } from '../support/known-draw.ts'

const parse = (text: string, fileName = 'espn-123.yml') => parseBook(text, fileName)

/** The error of an invalid book. */
function refusal(text: string, fileName?: string): string {
  try {
    parse(text, fileName)
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'bad-request') return error.message
    throw error
  }
  throw new Error('The book was accepted')
}

describe('a league’s book', () => {
  it('has aliases, further ids and files', () => {
    const book = parse(`
# Two accounts of Noor
aliases:
  00aa: {same_as: 12ab34cd}
  12ab34cd: Noor
  ffee:
    name: "Sam, the elder"
    same_as: 0123
also: [456, '789', 456]
seasons_from_file:
  - history.csv
  - Ränge 2010-2016.csv
`)
    expect(book).toMatchObject({
      fileName: 'espn-123.yml',
      league: { host: 'espn', leagueId: '123' },
      aliases: {
        '00aa': { sameAs: '12ab34cd' },
        '12ab34cd': { name: 'Noor' },
        ffee: { name: 'Sam, the elder', sameAs: '0123' },
      },
      also: [
        { host: 'espn', leagueId: '456' },
        { host: 'espn', leagueId: '789' },
      ],
      seasonsFromFile: ['history.csv', 'Ränge 2010-2016.csv'],
    })
  })

  it('joins ids of other hosts, and says which of two counts for a year', () => {
    const book = parse(
      'also: [456, "sleeper:910020240000000001"]\nyears: {2023: "sleeper:910020230000000001", 2022: 456}',
    )
    expect(book.also).toEqual([
      { host: 'espn', leagueId: '456' },
      { host: 'sleeper', leagueId: '910020240000000001' },
    ])
    expect(book.years).toEqual([
      { season: 2022, league: { host: 'espn', leagueId: '456' } },
      { season: 2023, league: { host: 'sleeper', leagueId: '910020230000000001' } },
    ])
  })

  it('may be empty', () => {
    const empty = { aliases: {}, also: [], seasonsFromFile: [] }
    for (const text of ['', '# nothing yet\n', '---\n', 'aliases:\nalso:\nseasons_from_file:\n', '\uFEFFalso: []\n']) {
      expect(parse(text)).toMatchObject(empty)
    }
  })

  it('takes keys and ids as they are written, not as numbers', () => {
    const book = parse(
      'aliases: {12e4567890123456: Noor, 0123456789012345: {same_as: 99999999999999999999}, "yes": on}\nalso: [910020240000000001]',
      'sleeper-910020230000000001.yml',
    )
    expect(book.aliases).toEqual({
      '12e4567890123456': { name: 'Noor' },
      '0123456789012345': { sameAs: '99999999999999999999' },
      yes: { name: 'on' },
    })
    expect(book.also).toEqual([{ host: 'sleeper', leagueId: '910020240000000001' }])
  })

  it('belongs to the league of its name', () => {
    expect(leagueOfBook('espn-123.yml')).toEqual({ host: 'espn', leagueId: '123' })
    expect(leagueOfBook('sleeper-910020240000000001.yaml')).toEqual({ host: 'sleeper', leagueId: '910020240000000001' })
    for (const name of [
      '123.yml',
      'espn-0.yml',
      'espn-99999999999.yml',
      'yahoo-1.yml',
      'espn-1.csv',
      '../espn-1.yml',
    ]) {
      expect([name, leagueOfBook(name)]).toEqual([name, null])
    }
    expect(refusal('', 'my-league.yml')).toBe(
      'my-league.yml: expected a name such as espn-123456.yml or sleeper-910020240000000001.yml.',
    )
  })

  it('has draws by season, by their links', () => {
    const book = parse(`draws: {2023: "https://site.example/draw#${linkAfter}", 2024: ${linkBefore}}`)
    expect(book.draws).toEqual([
      { season: 2023, link: linkAfter },
      { season: 2024, link: linkBefore },
    ])
    for (const link of ['https://site.example/draw', linkBefore.slice(0, -5), `${linkAfter}1`]) {
      expect(refusal(`draws:\n  2023: "${link}"`)).toMatch(
        /^espn-123\.yml, line 2: draws\.2023: expected the whole link of a draw/,
      )
    }
  })

  it('reads all parts of a book', () => {
    const book = parse(`
name: The Long Count
motto: Nobody remembers second place
since: 2009
rules: |
  # Draft
  Last one in buys.
last_place: {task: Sing in the stadium, until: the next draft}
rivalries:
  - managers: [aa11, bb22]
    name: The Ditch
    trophy: The Shovel
  - {managers: [aa11, cc33], name: Cousins}
trophies:
  places: {1: The Cup, last: The Spoon}
  regular_season: {1: The Shield}
  awards: {Worst Trade: The Ribbon}
`)
    expect(book).toMatchObject({
      name: 'The Long Count',
      motto: 'Nobody remembers second place',
      since: 2009,
      rules: [
        { kind: 'heading', level: 1 },
        { kind: 'paragraph', spans: [{ text: 'Last one in buys.' }] },
      ],
      lastPlace: { task: 'Sing in the stadium', until: 'the next draft' },
      rivalries: [
        { keys: ['aa11', 'bb22'], name: 'The Ditch', trophy: 'The Shovel' },
        { keys: ['aa11', 'cc33'], name: 'Cousins', trophy: null },
      ],
      trophies: [
        { kind: 'place', place: 1, name: 'The Cup' },
        { kind: 'last-place', name: 'The Spoon' },
        { kind: 'regular-season', place: 1, name: 'The Shield' },
        { kind: 'award', award: 'Worst Trade', name: 'The Ribbon' },
      ],
      money: null,
    })
  })

  it('has money in whole cents, private by default', () => {
    const { money } = parse(`
money:
  currency: EUR
  since: 2019
  buy_in: 50
  payouts:
    places: {2: 12.5, 1: 60%}
    regular_season: {1: "0.05"}
    weekly_high: 5.00
    awards: {Worst Trade: 33.33%}
  side_pots:
    - {name: Survivor, buy_in: 10, winners: {2023: aa11}}
    - {name: Cousins, buy_in: 5, managers: [aa11, bb22], best: final}
  earlier:
    - {until: 2021, buy_in: 25.10}
    - {until: 2020, buy_in: 20}
`)
    expect(money).toMatchObject({
      isPublic: false,
      currency: 'EUR',
      decimals: 2,
      since: 2019,
      rules: {
        line: 6,
        buyIn: 5000,
        places: [
          { place: 1, amount: { ofPot: 6000 } },
          { place: 2, amount: { cents: 1250 } },
        ],
        regularSeason: [{ place: 1, amount: { cents: 5 } }],
        weeklyHigh: { cents: 500 },
        awards: [{ award: 'Worst Trade', amount: { ofPot: 3333 } }],
        sidePots: [
          { name: 'Survivor', managers: null, wonBy: { kind: 'named', winners: [{ season: 2023, key: 'aa11' }] } },
          { name: 'Cousins', managers: ['aa11', 'bb22'], wonBy: { kind: 'final' } },
        ],
      },
      earlier: [
        { until: 2020, buyIn: 2000 },
        { until: 2021, buyIn: 2510 },
      ],
    })
    expect(parse('money: {public: true, currency: JPY, buy_in: 500}').money).toMatchObject({
      isPublic: true,
      decimals: 0,
      rules: { buyIn: 500 },
    })
  })

  it('describes every field', () => {
    for (const [name, field] of Object.entries(bookSchema.shape))
      expect([name, field.description]).not.toContain(undefined)
  })
})

describe('the error of a refused book', () => {
  it.each([
    ['alias: {}', 'line 1: expected "aliases", found "alias".'],
    ['also: [1]\nseason_from_files: [a.csv]', 'line 2: expected "seasons_from_file", found "season_from_files".'],
    ['money: {curency: EUR}', 'line 1: money: expected "currency", found "curency".'],
    ['trophies:\n  award: {}', 'line 2: trophies: expected "awards", found "award".'],
    [
      'trophies:\n  awards:\n    Worst Tarde: Cup',
      'line 3: trophies.awards: expected "Worst Trade", found "Worst Tarde".',
    ],
    [
      'rivalries:\n- managers: [a, b]\n  name: War\n  trophey: Cup',
      'line 4: rivalries[1]: expected "trophy", found "trophey".',
    ],
    [
      'money:\n  currency: EUR\n  buy_in: 5\n  earlier:\n  - {until: 2020, buy_in: 5, payouts: {place: {1: 5}}}',
      'line 5: money.earlier[1].payouts: expected "places", found "place".',
    ],
    ['aliases:\n  12ab: {sameas: 34cd}', 'line 2: aliases.12ab: expected "same_as", found "sameas".'],
    ['aliases:\n  12ab:\n    nickname: Noor', 'line 3: aliases.12ab: expected same_as or name, found "nickname".'],
  ])('names the nearest right word: %j', (text, message) => {
    expect(refusal(text)).toBe(`espn-123.yml, ${message}`)
  })

  it.each([
    ['- a', 'line 1: expected keys such as name, rules, rivalries, or aliases, found a list of 1.'],
    [
      'aliases: Noor',
      'line 1: aliases: expected a manager\'s key and a name on each line, such as 12ab34cd: Noor, found "Noor".',
    ],
    [
      'aliases:\n  a b: Noor',
      'line 2: aliases.a b: expected a manager\'s key, as in the address of his page in the league\'s history, found "a b".',
    ],
    [
      'aliases:\n  a1: [Noor]',
      'line 2: aliases.a1: expected a name, or {same_as: key}, {name: "Display name"}, or both, found a list of 1.',
    ],
    [
      'aliases:\n  a1: {}',
      'line 2: aliases.a1: expected a name, or {same_as: key}, {name: "Display name"}, or both, found a map.',
    ],
    [
      'aliases:\n  a1:',
      'line 2: aliases.a1: expected a name, or {same_as: key}, {name: "Display name"}, or both, found nothing.',
    ],
    ['aliases:\n  a1:\n    name: "  "', 'line 3: aliases.a1.name: expected a name, found " ".'],
    ['also: 456', 'line 1: also: expected a list of league ids, such as [910020210000000001], found "456".'],
    [
      'also:\n  - 456\n  - league 7',
      'line 3: also[2]: expected a league\'s id, such as 123456, or sleeper:910020240000000001 at another host, found "league 7".',
    ],
    ['also: [123]', 'line 1: also[1]: expected another league\'s id, found "123", the book\'s own.'],
    ['also: ["espn:123"]', 'line 1: also[1]: expected another league\'s id, found "espn:123", the book\'s own.'],
    [
      'also: ["sleeper:910020240000000001"]\nyears: {2021: 456}',
      'line 2: years.2021: expected an id of this league, its own or one in also, found "456".',
    ],
    ['also: [99999999999]', 'line 1: also[1]: expected a league\'s id, found "99999999999".'],
    [
      'seasons_from_file: [history.xlsx]',
      'line 1: seasons_from_file[1]: expected the name of a CSV file, or of saved NFL.com standings, in the book folder, such as history.csv, found "history.xlsx".',
    ],
  ])('reports expected and actual value: %j', (text, message) => {
    expect(refusal(text)).toBe(`espn-123.yml, ${message}`)
  })

  it.each([
    [
      'money: {currency: EURO, buy_in: 5}',
      'money.currency: expected a currency by its three letters, such as USD or EUR',
    ],
    ['money: {currency: EUR, buy_in: "5,50"}', 'money.buy_in: expected an amount such as 50 or 12.50'],
    ['money: {currency: EUR, buy_in: 5.555}', 'money.buy_in: expected at most 2 decimals, as EUR has'],
    ['money: {currency: JPY, buy_in: 5.5}', 'money.buy_in: expected no decimals, as JPY has'],
    ['money: {currency: EUR, buy_in: -5}', 'money.buy_in: expected an amount such as 50 or 12.50'],
    [
      'money: {currency: EUR, buy_in: 5, payouts: {weekly_high: lots}}',
      'money.payouts.weekly_high: expected an amount such as 50 or 12.50, or a share of the pot such as 60%',
    ],
    [
      'money: {currency: EUR, buy_in: 5, side_pots: [{name: A, buy_in: 55}]}',
      'money.side_pots[1]: expected one of best, award, or winners, which says who wins it',
    ],
  ])('does not repeat private money in its error: %j', (text, message) => {
    const refused = refusal(text)
    expect(refused).toContain(message)
    expect(refused).toMatch(/, found (something else|more|a map)\.$/)
  })

  it.each([
    ['money: S3CRET', 'line 1: money: '],
    ['money:\n  S3CRET: 5', 'line 2: money: '],
    ['money:\n  buy_in_S3CRET: 5', 'line 2: money: '],
    ['money: {currency: EUR, buy_in: 5, payouts: {places: {S3CRET: 5}}}', 'line 1: money.payouts.places: '],
    ['money: {currency: EUR, buy_in: 5, payouts: {awards: {S3CRET: 5}}}', 'line 1: money.payouts.awards: '],
    ['money: {currency: EUR, buy_in: 5, payouts: {weekly_high: {S3CRET: 5}}}', 'money.payouts.weekly_high: '],
    ['money: {currency: EUR, buy_in: 5, side_pots: [{name: A, buy_in: 5, winners: {S3CRET: ab}}]}', 'winners: '],
    ['money:\n  buy_in: !S3CRET 5', 'line 2: expected no tags, found one.'],
    ['money:\n  buy_in: !<S3CRET> 5', 'line 2: expected no tags, found one.'],
    ['money:\n  buy_in: !e!S3CRET 5', 'line 2: expected no tags, found one.'],
    ['money:\n  buy_in: &S3CRET 5', 'line 2: expected no anchors, found one.'],
    ['mony:\n  buy_in: &S3CRET 5', 'line 2: expected no anchors, found one.'],
    ['- money:\n    buy_in: &S3CRET 5', 'line 2: expected no anchors, found one.'],
    ['money:\n  S3CRET: 5\n  S3CRET: 6', 'line 3: expected every key once, found one on line 2, too.'],
    ['money:\n  buy_in: *S3CRET', 'line 2: expected no aliases, found one.'],
    ['money:\n  buy_in: "\\xS3CRET"', 'line 2: expected YAML, but '],
    ['money:\n  buy_in: |S3CRET\n    5', 'line 2: expected YAML, but '],
    ['money:\n  buy_in: "5" S3CRET', 'line 2: expected YAML, but '],
    ['money:\n  buy_in: 5\n S3CRET', 'expected YAML, but '],
    ['money:\n  buy_in: `S3CRET', 'line 2: expected YAML, but '],
    ['webhooks: [{to: S3CRET, address: A_B}]', 'webhooks[1].to: '],
    ['webhooks: [{to: discordS3CRET, address: A_B}]', 'webhooks[1].to: '],
    ['webhooks: [{addressS3CRET: A_B}]', 'webhooks[1]: '],
    ['webhooks: [S3CRET]', 'webhooks[1]: '],
    ['webhooks:\n- {to: json, address: !S3CRET x}', 'line 2: expected no tags, found one.'],
  ])('names line and path, and no text below money and webhooks: %j', (text, message) => {
    const refused = refusal(text)
    expect(refused).toContain(message)
    expect(refused).not.toMatch(/S3C/i)
  })

  it('refuses rules that would take long to read', () => {
    const rules = (text: string) => `rules: ${JSON.stringify(text)}`
    for (const part of ['> ', '>', '- ', '1. ', '*_', '*a ']) {
      expect(refusal(rules(part.repeat(19_990 / part.length)))).toContain(
        'rules: expected Markdown with fewer levels and fewer marks of emphasis',
      )
    }
    for (const usual of ['-'.repeat(80), '_'.repeat(80), `1. a\n   - b\n     > c`, '**a** '.repeat(500)])
      expect(parse(rules(usual)).rules.length).toBeGreaterThan(0)
    expect(refusal(rules('a'.repeat(20_001)))).toContain('rules: expected at most 20000 characters of Markdown')
  })

  it('refuses files outside its folder', () => {
    for (const name of [
      '../a.csv',
      '/etc/a.csv',
      'a/b.csv',
      '.a.csv',
      'a\\b.csv',
      'C:a.csv',
      '-a.csv',
      'a\u0000.csv',
    ]) {
      expect(refusal(`seasons_from_file: [${JSON.stringify(name)}]`)).toContain('seasons_from_file[1]')
    }
  })

  it('refuses accounts that lead back to themselves', () => {
    expect(refusal('aliases:\n  a1: {same_as: b2}\n  b2: {same_as: c3}\n  c3: {same_as: a1}')).toBe(
      'espn-123.yml, line 2: aliases.a1.same_as: expected the key of another manager, found one that leads back to this one.',
    )
    expect(refusal('aliases: {a1: {same_as: a1}}')).toContain('leads back')
    // A chain that ends, and one into which others lead, are none of their business.
    expect(
      Object.keys(parse('aliases: {a1: {same_as: b2}, b2: {same_as: c3}, d4: {same_as: b2}}').aliases),
    ).toHaveLength(3)
  })

  it.each([
    ['also: [1]\nalso: [2]', 'line 2: expected every key once, found "also" on line 1, too.'],
    ['aliases:\n\ta1: Noor', 'line 2: expected blanks at the beginning of the line, found a tab.'],
    [
      'aliases: {a1: Noor',
      'line 1: expected YAML, but flow map in block collection must be sufficiently indented and end with a }.',
    ],
    ['a: 1\n---\nb: 2', 'line 2: expected one document, found another after "---".'],
    ['also: &ids [1]', 'line 1: expected no anchors, found "&ids".'],
    ['also: *ids', 'line 1: expected no aliases, found one.'],
    ['also: !!str x', 'line 1: expected no tags, found "tag:yaml.org,2002:str".'],
    ['also: !mine [1]', 'line 1: expected no tags, found "!mine".'],
    ['? [1]\n: 2', 'line 1: expected a word as the key, found something else.'],
    ['aliases:\n  __proto__: Noor', 'line 2: expected another key, found "__proto__".'],
  ])('refuses YAML that is none, or more than a book needs: %j', (text, message) => {
    expect(refusal(text)).toBe(`espn-123.yml, ${message}`)
  })

  it('does so quickly for any file', () => {
    expect(refusal('#'.repeat(longestBook + 1))).toBe('espn-123.yml: expected at most 256 kB, found more.')
    const keys = Array.from({ length: 5_000 }, (_, index) => `k${index}: 1`).join('\n')
    expect(refusal(keys)).toMatch(/line 1: expected name, motto, .* or webhooks, found "k0"/)
    for (const part of ['[', '{a: ', '- ', '? ', '&a ', 'a: ', '"', '!a ']) {
      expect(refusal(part.repeat(4_000 / part.length))).toMatch(/^espn-123\.yml, line 1: expected .{1,200}\.$/)
    }
    const bomb = `a: &a [x,x]\n${Array.from({ length: 20 }, (_, n) => `${'b'.repeat(n + 1)}: &${'b'.repeat(n + 1)} [*a,*a]`).join('\n')}`
    expect(refusal(bomb)).toContain('expected no anchors')
    expect(refusal(`also: [${'1,'.repeat(100)}]`)).toContain('expected at most 60 league ids, found a list of 100')
    const aliases = Array.from({ length: 501 }, (_, index) => `  m${index}: Noor`).join('\n')
    expect(refusal(`aliases:\n${aliases}`)).toContain('expected at most 500 managers')
  })
})
