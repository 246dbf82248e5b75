/** The bearer token in the browser's storage. Storage can be off or full: then there is no token. */

const entry = import.meta.env.PUBLIC_TOKEN_STORAGE_KEY || 'auth_token'

export function readToken(): string | null {
  try {
    return localStorage.getItem(entry)
  } catch {
    return null
  }
}

/** Returns false where the browser cannot store it. */
export function storeToken(token: string): boolean {
  try {
    localStorage.setItem(entry, token)
    return true
  } catch {
    return false
  }
}

export function removeToken(): void {
  try {
    localStorage.removeItem(entry)
  } catch {
    // There was nothing to remove.
  }
}
