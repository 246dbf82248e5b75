/** Up to three sets of rules in one address: the first in entries of its own, the others in one entry each. */
import type { LabRules } from '../../client/lab.ts'
import { clearRules, type RuleEntries, readProposal, readRules, writeProposal, writeRules } from './rules-address.ts'

export const proposalNames = ['a', 'b', 'c'] as const
export type ProposalName = (typeof proposalNames)[number]

export interface Proposal {
  name: ProposalName
  rules: LabRules
  entries: RuleEntries
  /** Of the address, to change this proposal. */
  change: (entries: Readonly<Record<string, string | null>>) => Record<string, string | null>
  /** Of the address, to take its rules back, and to take the whole proposal out. */
  clear: () => Record<string, string | null>
  remove: () => Record<string, string | null>
}

/** The proposals of an address; the first is always there. */
export function readProposals(query: URLSearchParams): Proposal[] {
  const own = readRules(query)
  const others = proposalNames.slice(1).flatMap((name) => {
    const text = query.get(name)
    return text === null ? [] : [toProposal(name, readProposal(text))]
  })
  const first: Proposal = {
    name: 'a',
    rules: own,
    entries: writeRules(own),
    change: (entries) => ({ ...entries }),
    clear: () => clearRules(query),
    remove: () => clearRules(query),
  }
  return [first, ...others]
}

function toProposal(name: ProposalName, rules: LabRules): Proposal {
  const entries = writeRules(rules)
  return {
    name,
    rules,
    entries,
    change(changed) {
      const all = Object.entries({ ...entries, ...changed }).filter(([, value]) => value !== null)
      const next = readRules(new URLSearchParams(all as [string, string][]))
      return { [name]: writeProposal(next) }
    },
    clear: () => ({ [name]: '' }),
    remove: () => ({ [name]: null }),
  }
}

/** The name of a further proposal; null where there are three. */
export function nextName(proposals: readonly Proposal[]): ProposalName | null {
  return proposalNames.find((name) => !proposals.some((proposal) => proposal.name === name)) ?? null
}

/** The proposal that the panel changes: `?edit=b`, the first where there is no such one. */
export function editedProposal(query: URLSearchParams, proposals: readonly Proposal[]): Proposal {
  const found = proposals.find(({ name }) => name === query.get('edit')) ?? proposals[0]
  if (!found) throw new Error('An address has a first proposal')
  return found
}
