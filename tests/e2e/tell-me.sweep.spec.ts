/** A message of a push service reaches the site's worker, which shows it: Chrome delivers one as a push service would. */
import { expect, test } from '@playwright/test'

test.use({ serviceWorkers: 'allow' })

test('a notice is shown as the server wrote it, and a later one about the same replaces it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['notifications'], { origin: baseURL })
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js')
    await navigator.serviceWorker.ready
  })
  const registrationId = await registered
  const deliver = (data: string) =>
    session.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId, data })
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready
      return (await worker.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }))
    })
  const notice = {
    title: 'Your game turned your way',
    body: '84.2–80.1',
    path: '/leagues/espn/105/live',
    tag: 'game 7',
  }
  const { path, ...texts } = notice
  await deliver(JSON.stringify(notice))
  await expect.poll(shown).toEqual([{ ...texts, data: path }])
  await deliver(JSON.stringify({ ...notice, title: 'You beat Team 3' }))
  await expect.poll(shown).toEqual([{ ...texts, title: 'You beat Team 3', data: path }])
})
