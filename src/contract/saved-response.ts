/**
 * Header that the service worker adds to responses it caches: the time of receipt, ISO 8601. A response with this header came from the
 * cache because the network failed.
 */
export const savedHeader = 'x-saved-at'
