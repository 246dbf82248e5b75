import type { ReactNode } from 'react'

/** Text in which records, scores and ranges, '10-4', '161.9–125.2' and '16%–55%', stay in one line: a line may break after a dash or a hyphen. */
export function Unbroken({ text }: { text: string }) {
  return Array.from(text.matchAll(pieces), ({ 0: piece, 1: figures, index }) =>
    figures ? (
      <span key={index} className="whitespace-nowrap">
        {figures}
      </span>
    ) : (
      piece
    ),
  )
}

/** The same for the content of a heading or a cell, which may be a text. */
export function keepUnbroken(content: ReactNode): ReactNode {
  return typeof content === 'string' && /\d ?[-–]/.test(content) ? <Unbroken text={content} /> : content
}

const pieces = /([$<>]?\d[\d.,]*%?(?: ?[-–] ?[$<>]?\d[\d.,]*%?)+)|.+?(?=[$<>]?\d[\d.,]*%? ?[-–] ?[$<>]?\d|$)/gs
