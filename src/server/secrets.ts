/** The last line of defence: secrets go into no message in the first place, and are redacted where one slips in. */

/** Short values are words of everyday; they would tear holes into every line. */
const shortestSecret = 6

export type Secrets = readonly (string | null | undefined)[]

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
