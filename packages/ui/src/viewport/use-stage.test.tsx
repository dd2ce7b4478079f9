import { render } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { UiRoot } from '../root/ui-root'
import { PlanViewport } from '.'
import { PlanEngine } from './plan-engine'

it('draws the labels anew when the font of a host has come, which the canvas has drawn without it, until the plan is closed', () => {
  // jsdom neither paints nor loads fonts
  const [fonts, painted] = [new EventTarget(), vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)]
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true })
  const drawn = vi.spyOn(PlanEngine.prototype, 'refreshLook')
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'fonts')
    painted.mockRestore()
    drawn.mockRestore()
  })
  const plan = render(<UiRoot><PlanViewport picture="plan.svg" markers={[]} label="3F 平面图" summary="3F" /></UiRoot>)
  drawn.mockClear()
  fonts.dispatchEvent(new Event('loadingdone'))
  expect(drawn).toHaveBeenCalledTimes(1)
  plan.unmount()
  fonts.dispatchEvent(new Event('loadingdone'))
  expect(drawn).toHaveBeenCalledTimes(1)
})
