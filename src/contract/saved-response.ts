/**
 * Header that the service worker puts on whatever it keeps: when it came, ISO 8601. A response that has it is one that was
 * kept, as the network gave none.
 */
export const savedHeader = 'x-saved-at'
