/** A round's signature, and the randomness that follows from it. The check takes about 40 kB of code: pages load it on demand. */
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import { quicknet } from './beacon.ts'

/** RFC 9380, of drand's scheme `bls-unchained-g1-rfc9380`. */
const domainTag = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

/** A check takes 30 ms, and a league's book is read often: those of the last draws are kept. */
const checked = new Map<string, boolean>()
const mostChecked = 100

/** Whether the beacon has signed the round with this signature, given in hexadecimal digits. */
export function isBeaconSignature(round: number, signature: string): boolean {
  const key = `${round} ${signature}`
  const known = checked.get(key)
  if (known !== undefined) return known
  const isGenuine = verify(round, signature)
  if (checked.size >= mostChecked) checked.clear()
  checked.set(key, isGenuine)
  return isGenuine
}

function verify(round: number, signature: string): boolean {
  const { shortSignatures } = bls12_381
  const message = new Uint8Array(8)
  new DataView(message.buffer).setBigUint64(0, BigInt(round))
  try {
    const signed = shortSignatures.hash(sha256(message), domainTag)
    return shortSignatures.verify(hexToBytes(signature), signed, hexToBytes(quicknet.publicKey))
  } catch {
    // Not a point of the curve.
    return false
  }
}
