/** Text in which records, scores and years, '10-4', '161.9–125.2' and '2021–2024', stay in one line: a line may break after a dash. */
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

const pieces = /(\d[\d.,]*(?:[-–]\d[\d.,]*)+)|.+?(?=\d[\d.,]*[-–]\d|$)/gs
