/** The sizes in pixels of a card's pictures: what a phone shows full-screen, and the square that chats show. */
export const cardSizes = {
  upright: { width: 1080, height: 1920 },
  square: { width: 1080, height: 1080 },
} as const

export type CardFormat = keyof typeof cardSizes

export const cardFormats = Object.keys(cardSizes) as CardFormat[]
