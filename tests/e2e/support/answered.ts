/**
 * The storage of a reader who has answered "Which team is yours?" in the demo leagues with "Just looking": tests about other things see
 * pages without that question.
 */
const leagues = ['101', '102', '103', '104', '105', '106', 'sleeper-100000000000000107']

export function answeredIn(...sites: string[]) {
  const localStorage = [{ name: 'my-teams', value: JSON.stringify([{ leagues, team: null }]) }]
  return { cookies: [], origins: sites.map((site) => ({ origin: new URL(site).origin, localStorage })) }
}
