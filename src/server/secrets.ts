/** The last line of defence: no message contains secrets, and if one does, they are redacted. */
import type { HostAccess } from '../hosts/index.ts'

/** Short values are common words; redacting them would make the log unreadable. */
const shortestSecret = 6

export type Secrets = readonly (string | null | undefined)[]

/** Cookies, which must never appear in a log. */
export const secretsOfHosts = ({ espn: { cookies } }: HostAccess): Secrets => [cookies?.espnS2, cookies?.swid]

/** Replaces each secret in a text, as it is, without braces, in an address and in JSON. */
export function redactorOf(secrets: Secrets): (text: string) => string {
  const values = secrets.flatMap((secret) => (secret && secret.length >= shortestSecret ? [secret] : []))
  const forms = new Set(values.flatMap(formsOf))
  return (text) => {
    let clean = text
    for (const form of forms) clean = clean.replaceAll(form, '[redacted]')
    return clean
  }
}

function formsOf(secret: string): string[] {
  return [secret, secret.replace(/^\{|\}$/g, ''), JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]
}
