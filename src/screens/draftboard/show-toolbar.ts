/** Brings the board to the top where a list of teams fills the window, so that a choice among them is seen to change it. */
export function showToolbar(): void {
  const toolbar = document.querySelector('[data-toolbar]')
  if (toolbar && toolbar.getBoundingClientRect().top > innerHeight * 0.6) toolbar.scrollIntoView({ block: 'start' })
}
