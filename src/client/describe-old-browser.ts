/** One sentence about a browser that lacks what a part of the site needs. No browser that we support does. */
export function describeOldBrowser(task: string, missing: string): string {
  return `This browser can’t ${task} (it has no ${missing}). Use a current Safari, Chrome, Edge, or Firefox.`
}
