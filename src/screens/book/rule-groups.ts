/** Groups the blocks of the rules for display: consecutive items are one list, nested by level. */
import type { LeagueBookResponse } from '../../contract/responses/book.ts'

export type Block = LeagueBookResponse['rules'][number]

interface RuleList {
  isNumbered: boolean
  start: number
  items: RuleItem[]
}

interface RuleItem {
  block: Block
  /** Paragraphs and lists of the item, in order. */
  inner: RuleGroup[]
}

export type RuleGroup = { list: RuleList } | { block: Block }

export function groupRules(blocks: readonly Block[]): RuleGroup[] {
  const groups: RuleGroup[] = []
  for (let index = 0; index < blocks.length; ) {
    const block = blocks[index] as Block
    if (block.kind !== 'item') {
      groups.push({ block })
      index++
      continue
    }
    const end = endOfItem(blocks, index)
    addItem(groups, { block, inner: groupRules(blocks.slice(index + 1, end)) })
    index = end
  }
  return groups
}

/** Blocks after an item with its level or a higher one belong to it, up to the next item of its list. */
function endOfItem(blocks: readonly Block[], start: number): number {
  const level = levelOf(blocks[start])
  const next = blocks.findIndex((block, index) => {
    if (index <= start) return false
    return block.kind === 'item' ? levelOf(block) <= level : block.kind === 'heading' || levelOf(block) < level
  })
  return next < 0 ? blocks.length : next
}

function addItem(groups: RuleGroup[], item: RuleItem): void {
  const isNumbered = item.block.number !== null
  const last = groups.at(-1)
  if (last && 'list' in last && last.list.isNumbered === isNumbered) last.list.items.push(item)
  else groups.push({ list: { isNumbered, start: item.block.number ?? 1, items: [item] } })
}

const levelOf = (block: Block | undefined) => block?.level ?? 0
