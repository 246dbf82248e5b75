/** URLs of the API. */
import contract from 'virtual:compact-contract'
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import { fillPath } from '../contract/fill-path.ts'
import { readApi } from '../contract/site-settings.ts'
import { withBase } from './site-base.ts'

/** See `readApi`. */
export const { base: apiBase, isCertain: isApiCertain } = readApi(import.meta.env.PUBLIC_API_BASE_URL)

/** Whether it is that of the site's own server. */
export const isApiOfSite = (): boolean => apiBase === '' || apiBase === withBase('')

/** The URL of a call on the configured server. */
export function apiUrl<N extends EndpointName>(name: N, parameters: CallParameters<N>): string {
  return `${apiBase ?? ''}${callUrl(name, parameters)}`
}

/** The path and query of a call. */
export function callUrl<N extends EndpointName>(name: N, parameters: CallParameters<N>): string {
  return fillPath(contract[name].path, parameters)
}
