import { act, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MarkerStore, type PlanMarker } from './marker-store'
import { useOverlay } from './use-overlay'
import type { Stage } from './use-stage'

const at = (id: string, label: string, x: number): PlanMarker => ({ id, label, x, y: 0, tone: 'normal' })
const hall = at('hall', '正常 大厅', 10)
const kitchen = at('kitchen', '正常 茶水间', 20)

it('names the marker below a pointer that rests by its present state', () => {
  const { tip, show } = hoverOver(hall, kitchen)
  expect(tip()).toMatchObject({ textContent: '正常 茶水间', style: { visibility: 'visible' } })
  show(hall, at('kitchen', '报警 茶水间', 20))
  expect(tip().textContent).toBe('报警 茶水间')
})

it('hides the name of a marker that is gone, and does not carry it to the one in its place', () => {
  const { tip, show } = hoverOver(hall, kitchen)
  show(hall, at('stairs', '正常 楼梯', 30))
  expect(tip().style.visibility).toBe('hidden')
})

/** The pointer rests on the second marker. */
function hoverOver(...markers: PlanMarker[]) {
  const store = new MarkerStore()
  const stage = { engine: { store, anchor: (index: number) => store.pointAt(index) } } as unknown as Stage
  const hover = { current: (_: number | undefined) => undefined as void }
  function Plan({ shown }: { shown: readonly PlanMarker[] }) {
    store.replace(shown)
    const overlay = useOverlay(stage, shown, null, (marker) => marker.label ?? marker.id)
    hover.current = overlay.hover
    return <div ref={overlay.tipRef} data-testid="tip" />
  }
  const view = render(<Plan shown={markers} />)
  act(() => hover.current(1))
  return { tip: () => view.getByTestId('tip'), show: (...shown: PlanMarker[]) => view.rerender(<Plan shown={shown} />) }
}
