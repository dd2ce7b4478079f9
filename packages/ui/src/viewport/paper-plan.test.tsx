import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { UiRoot } from '../root/ui-root'
import { PaperPlan } from './paper-plan'
import type { PlanMarker } from './marker-store'
import type { Picture } from './picture-copies'
import { usePrinting } from './use-printing'

const picture: Picture = { size: { width: 4_400, height: 1_000 }, decoded: Promise.resolve(), onBetter: undefined, sourceFor: () => undefined, close: () => undefined }
const markers: readonly PlanMarker[] = [{ id: 'a', x: 1_100, y: 250, tone: 'alarm' }, { id: 'n', x: 4_400, y: 1_000, tone: 'normal' }]

it('prints the whole picture with every marker at its place and in the shape of its state, wherever the plan was moved to', () => {
  // jsdom does not paint
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const { container } = render(<UiRoot><PaperPlan picture={picture} markers={markers} /></UiRoot>)
  const places = [...container.querySelectorAll<HTMLElement>('.fs-vp-paper > span')].map(({ style, dataset }) => [dataset.tone, style.left, style.top])
  expect(places).toEqual([['alarm', '25%', '25%'], ['normal', '100%', '100%']])
  // a large picture is no larger than the paper can show
  expect(container.querySelector('canvas')).toMatchObject({ width: 2_200, height: 500 })
})

it('is there before the browser takes the page to paper, and gone afterwards', () => {
  const Page = () => <p>{usePrinting() ? 'paper' : 'screen'}</p>
  render(<Page />)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getByText('paper')).toBeTruthy()
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.getByText('screen')).toBeTruthy()
})
