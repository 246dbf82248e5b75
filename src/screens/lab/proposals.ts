/** Up to three sets of rules in one URL: the first in separate entries, the others in one entry each. */
import type { LabRules } from '../../client/lab.ts'
import { clearRules, type RuleEntries, readProposal, readRules, writeProposal, writeRules } from './rules-address.ts'

const proposalNames = ['a', 'b', 'c'] as const
export type ProposalName = (typeof proposalNames)[number]

export interface Proposal {
  name: ProposalName
  rules: LabRules
  entries: RuleEntries
  /** URL entries that change this proposal. */
  change: (entries: Readonly<Record<string, string | null>>) => Record<string, string | null>
  /** URL entries that reset its rules, and that remove the proposal. */
  clear: () => Record<string, string | null>
  remove: () => Record<string, string | null>
}

/** The proposals in a URL; the first always exists. */
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

/** The name of another proposal; null if there are three. */
export function nextName(proposals: readonly Proposal[]): ProposalName | null {
  return proposalNames.find((name) => !proposals.some((proposal) => proposal.name === name)) ?? null
}

/** The proposal edited by the panel: `?edit=b`, or the first one. */
export function editedProposal(query: URLSearchParams, proposals: readonly Proposal[]): Proposal {
  const found = proposals.find(({ name }) => name === query.get('edit')) ?? proposals[0]
  if (!found) throw new Error('An address has a first proposal')
  return found
}
