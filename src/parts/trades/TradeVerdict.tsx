/** What became of a trade, as a link to its page. */
import { describeOpen, tradeVerdict } from './describe-trade.ts'
import type { TradeVerdicts } from './rate-by-verdicts.ts'

interface TradeVerdictProps {
  trade: ReturnType<TradeVerdicts>
  href: string
  className?: string
}

export function TradeVerdict({ trade, href, className }: TradeVerdictProps) {
  const open = trade && describeOpen(trade)
  return (
    <span className={className}>
      <a href={href} className="thumb py-1.5 text-accent hover:underline">
        {trade ? tradeVerdict(trade) : 'What became of it'}
      </a>
      {open && <span className="text-muted">. {open}</span>}
    </span>
  )
}
