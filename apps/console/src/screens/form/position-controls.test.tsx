import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { aMockPlatform } from '../../testing/render-in-console'
import * as field from '../fields/form-fields'
import { ScreenForm } from './screen-form'

const { draw } = aMockPlatform()

it('saves a stored place as it is, also with more than six decimals', async () => {
  const stored = { longitude: 120.155123456789, latitude: 30.27 }
  const save = vi.fn<(given: { input: unknown }) => Promise<void>>(async () => undefined)
  draw(
    <ScreenForm
      declaration={{ schema: v.object({ coordinates: v.any() }), fields: [field.mapPosition('coordinates')] }} words={{ title: '消火栓', one: '消火栓', fields: { coordinates: '位置' } }}
      id="7" title="编辑消火栓" onClose={() => undefined} onSaved={() => undefined} calls={{ load: async () => ({ coordinates: stored }), save }}
    />,
  )
  await screen.findByRole('spinbutton', { name: /经度/ })
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  expect(save.mock.calls[0]?.[0].input).toEqual({ coordinates: stored })
})
