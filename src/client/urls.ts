/** Addresses of the API. */
import contract from 'virtual:compact-contract'
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import { fillPath } from '../contract/fill-path.ts'

const setting = (import.meta.env.PUBLIC_API_BASE_URL ?? '').trim()

/** Where the API is: '' for this site's own host, null where the site was built to do without one (`none`). */
export const apiBase: string | null = setting === 'none' ? null : setting.replace(/\/+$/, '')

/** False where nothing was said at build time: then this site's own host may have an API, or only files. */
export const isApiCertain = setting !== '' && setting !== 'none'

/** The address of a call on the configured server. */
export function apiUrl<N extends EndpointName>(name: N, parameters: CallParameters<N>): string {
  return `${apiBase ?? ''}${callUrl(name, parameters)}`
}

/** The path and query of a call. */
export function callUrl<N extends EndpointName>(name: N, parameters: CallParameters<N>): string {
  return fillPath(contract[name].path, parameters)
}
