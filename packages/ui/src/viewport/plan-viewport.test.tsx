import { act, render, screen } from '@testing-library/react'
import { createRef, Profiler } from 'react'
import { expect, it, vi } from 'vitest'
import { UiRoot } from '../root/ui-root'
import { PlanViewport, type PlanMarker, type PlanViewportHandle } from '.'

const markers: readonly PlanMarker[] = Array.from({ length: 200 }, (_, at) => ({ id: `m${at}`, x: at * 10, y: at * 5, tone: 'normal' }))

it('handles a thousand live changes without a render, also without a picture', () => {
  // jsdom does not paint
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const handle = createRef<PlanViewportHandle>()
  const rendered = vi.fn()
  render(
    <UiRoot>
      <Profiler id="plan" onRender={rendered}>
        <PlanViewport ref={handle} picture="plan.svg" markers={markers} label="3F 平面图" summary="3F" />
      </Profiler>
    </UiRoot>,
  )
  expect(screen.getByRole('application', { name: '3F 平面图' })).toBeTruthy()
  expect(rendered).toHaveBeenCalled()
  expect(handle.current).not.toBeNull()
  rendered.mockClear()
  act(() => {
    for (let at = 0; at < 1000; at += 1) handle.current?.setTones([{ id: `m${at % 200}`, tone: at % 2 === 0 ? 'alarm' : 'fault' }])
  })
  expect(rendered).not.toHaveBeenCalled()
})
