import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { aMockPlatform } from '../../testing/render-in-console'
import * as field from '../fields/form-fields'
import { ScreenForm } from './screen-form'

const { draw } = aMockPlatform()

// a canvas is not drawn in this environment; the map gives the place of a click with all digits of its projection
vi.mock('./map-picker', () => ({
  default: ({ onPick }: { onPick: (place: { lng: number; lat: number }) => void }) => <button type="button" onClick={() => onPick({ lng: 120.15512345678901, lat: 30.274098765432 })}>地图</button>,
}))

function aFormOf(coordinates: unknown) {
  const save = vi.fn<(given: { input: unknown }) => Promise<void>>(async () => undefined)
  draw(
    <ScreenForm
      declaration={{ schema: v.object({ coordinates: v.any() }), fields: [field.mapPosition('coordinates')] }} words={{ title: '消火栓', one: '消火栓', fields: { coordinates: '位置' } }}
      id="7" title="编辑消火栓" onClose={() => undefined} onSaved={() => undefined} calls={{ load: async () => ({ coordinates }), save }}
    />,
  )
  return save
}

it('saves a place that was picked on the map, to a tenth of a metre', async () => {
  const save = aFormOf(null)
  await userEvent.click(await screen.findByRole('button', { name: '地图' }))
  expect(screen.getByRole('spinbutton', { name: /经度/ })).toHaveValue('120.155123')
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  expect(save.mock.calls[0]?.[0].input).toEqual({ coordinates: { lng: 120.155123, lat: 30.274099 } })
})

it('saves a stored place as it is, also with more digits', async () => {
  const stored = { longitude: 120.155123456789, latitude: 30.27 }
  const save = aFormOf(stored)
  await screen.findByRole('button', { name: '地图' })
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  expect(save.mock.calls[0]?.[0].input).toEqual({ coordinates: stored })
})
