import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aMemoryStore } from './device-store.fixtures'
import { InspectApp } from './inspect-app'
import { zhCN } from './inspect.messages'
import { aPoint, aTask } from './own-work.fixtures'
import { aServer } from './server.fixtures'

/** As with a keyboard or a screen reader, which move the focus to what they press. */
const press = async (name: RegExp | string) => {
  const button = await screen.findByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
const partOf = async (heading: string) => (await screen.findByRole('heading', { name: heading })).closest('section, main')

it('the focus is in the part of the page that came in the place of the pressed button: a screen reader would begin at the top again', async () => {
  const work = aServer({ mine: async () => ({ tasks: [aTask([aPoint('1')])], types: [] }) })
  render(<InspectApp words={zhCN} store={aMemoryStore([]).store} work={work} userId="u" tag={null} onSignIn={() => undefined} />)
  await press(/夜间巡检/)
  await waitFor(async () => expect(await partOf('夜间巡检')).toHaveFocus())
  await press(/灭火器/)
  await waitFor(async () => expect(await partOf('灭火器')).toHaveFocus())
  await press(`‹ ${zhCN.back}`)
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})
