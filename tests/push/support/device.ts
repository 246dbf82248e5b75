/** A browser's side of Web Push: its keys, and what it reads of an encrypted body. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { PushedNotice } from '../../../src/contract/push.ts'

export function openDevice(endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(9).toString('base64url')}`) {
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys()
  const secret = randomBytes(16)
  return {
    endpoint,
    keys: { p256dh: publicKey.toString('base64url'), auth: secret.toString('base64url') },
    /** Decrypts a body of RFC 8188 with the keys of RFC 8291. Throws where it was encrypted for another device. */
    read(body: Uint8Array): PushedNotice {
      const bytes = Buffer.from(body)
      const salt = bytes.subarray(0, 16)
      const keyLength = bytes.readUInt8(20)
      const sender = bytes.subarray(21, 21 + keyLength)
      const content = bytes.subarray(21 + keyLength)
      const derive = (key: Uint8Array, salt: Uint8Array, info: Uint8Array | string, size: number) =>
        Buffer.from(hkdfSync('sha256', key, salt, info, size))
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
      const input = derive(ecdh.computeSecret(sender), secret, info, 32)
      const key = derive(input, salt, 'Content-Encoding: aes128gcm\0', 16)
      const nonce = derive(input, salt, 'Content-Encoding: nonce\0', 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(content.subarray(-16))
      const plain = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()])
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as PushedNotice
    },
  }
}

export type Device = ReturnType<typeof openDevice>

interface Received extends PushedNotice {
  endpoint: string
  headers: Record<string, string>
}

/** A push service for these devices. `respond`: its status for the next request, 201 if left out. */
export function openPushService(
  devices: readonly Device[],
  respond: (endpoint: string) => Response | undefined = () => undefined,
) {
  const received: Received[] = []
  return {
    received,
    fetch: (async (input, init) => {
      const endpoint = String(input)
      const response = respond(endpoint)
      if (response) return response
      const device = devices.find((one) => one.endpoint === endpoint)
      if (!device) return new Response(null, { status: 404 })
      const headers = Object.fromEntries(new Headers(init?.headers))
      received.push({ ...device.read(init?.body as Uint8Array), endpoint, headers })
      return new Response(null, { status: 201 })
    }) as typeof fetch,
  }
}
