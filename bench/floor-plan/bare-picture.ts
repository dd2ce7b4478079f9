import { PLAN, type FloorPlanBench } from './scene'

/** A tip changes as often as in our viewport, in which nearly every look finds a marker when there are 10,000. */
const TIP_MS = 48

/** A picture that is moved and scaled by a CSS transform in `root`, and a tip that follows the pointer: nothing else. */
export function barePicture(root: HTMLElement): FloorPlanBench {
  const image = new Image()
  let [scale, x, y] = [800 / PLAN.height, (1280 - (PLAN.width * 800) / PLAN.height) / 2, 0]
  let from: PointerEvent | undefined
  const tip = document.createElement('div')
  let shown = 0
  let shownAt = 0
  const showTip = ({ timeStamp, clientX, clientY }: PointerEvent) => {
    if (timeStamp - shownAt < TIP_MS) return
    shownAt = timeStamp
    shown += 1
    tip.textContent = `设备 m${shown}`
    tip.style.transform = `translate(${clientX + 18}px, ${clientY}px)`
  }
  const place = () => {
    image.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) scale(${scale})`
  }
  return {
    async start() {
      root.style.cssText = 'width:1280px;height:800px;overflow:hidden;position:relative;background:#eee'
      image.style.cssText = 'position:absolute;left:0;top:0;transform-origin:0 0;user-select:none;pointer-events:none;max-width:none'
      image.src = '/plan.png'
      await image.decode()
      place()
      tip.style.cssText = 'position:absolute;left:0;top:0;padding:4px 8px;background:#fff;border:1px solid #999;white-space:nowrap;pointer-events:none'
      root.append(image, tip)
      root.addEventListener('pointerdown', (event) => {
        from = event
      })
      root.addEventListener('pointerup', () => {
        from = undefined
      })
      root.addEventListener('pointermove', (event) => {
        if (!from) return showTip(event)
        x += event.clientX - from.clientX
        y += event.clientY - from.clientY
        from = event
        place()
      })
      root.addEventListener('wheel', (event) => {
        event.preventDefault()
        const factor = event.deltaY < 0 ? 1.2 : 1 / 1.2
        x = event.clientX - (event.clientX - x) * factor
        y = event.clientY - (event.clientY - y) * factor
        scale *= factor
        place()
      }, { passive: false })
    },
    setTones: () => undefined,
    hits: () => shown,
  }
}
