/** Reads URLs and secrets of a book's webhooks from the environment. */
import { Webhook as Signer } from 'standardwebhooks'
import type { Webhook } from '../book/webhook-schema.ts'
import { DomainError } from '../domain/errors.ts'

export interface Target extends Webhook {
  /** Secret, except for the host's name. */
  url: URL
  /** Signs a request by the Standard Webhooks convention; null without a configured secret. */
  signer: Signer | null
  /** Id of a GroupMe bot, also secret. */
  botId: string | null
}

type Environment = Readonly<Record<string, string | undefined>>

/** Throws `DomainError('bad-request')` with the name of the variable, never its value. */
export function readTarget(webhook: Webhook, env: Environment): Target {
  if (webhook.to === 'groupme')
    return { ...webhook, url: new URL(groupmeAddress), signer: null, botId: readBotId(webhook, env) }
  return { ...webhook, url: readAddress(webhook, env), signer: readSigner(webhook, env), botId: null }
}

const groupmeAddress = 'https://api.groupme.com/v3/bots/post'

/** Names a webhook without its URL: 'discord DISCORD_WEBHOOK'. */
export const nameWebhook = ({ to, address }: Webhook) => `${to} ${address}`

function readAddress({ to, address }: Webhook, env: Environment): URL {
  const text = env[address]?.trim()
  if (!text) throw new DomainError('bad-request', `${address} is not set: expected the URL of the ${to} webhook.`)
  const url = URL.parse(text)
  const isAllowed = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal(url.hostname))
  if (!url || !isAllowed || url.username || url.password) {
    throw new DomainError(
      'bad-request',
      `${address}: expected a URL such as https://hooks.example.org/…, without a user or password; http only at localhost. We don’t print what we found, because it’s secret.`,
    )
  }
  return url
}

function readBotId({ address }: Webhook, env: Environment): string {
  const text = env[address]?.trim()
  if (!text) throw new DomainError('bad-request', `${address} is not set: expected the ID of the GroupMe bot.`)
  if (!/^[\da-f]{8,64}$/i.test(text))
    throw new DomainError('bad-request', `${address}: expected the ID of a GroupMe bot, letters a to f and digits.`)
  return text
}

const isLocal = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

function readSigner({ secret }: Webhook, env: Environment): Signer | null {
  if (secret === undefined) return null
  const text = env[secret]?.trim()
  if (!text) throw new DomainError('bad-request', `${secret} is not set: expected the secret that signs requests.`)
  try {
    return new Signer(text)
  } catch {
    // Without its cause, which may repeat the secret.
    throw new DomainError('bad-request', `${secret}: expected a secret such as whsec_ and Base64 after it.`)
  }
}
