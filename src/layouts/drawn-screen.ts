import { apiBase } from '../client/urls.ts'
import type { WhenLive } from './live-directive.ts'

/**
 * How the shell of a screen loads it: drawn from what a server answers. The engine tells of its progress, which takes React;
 * in development React says at once what is wrong, and shows what was changed.
 */
export const drawnScreen: WhenLive = { isDrawn: apiBase !== null && import.meta.env.PROD }
