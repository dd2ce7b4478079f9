import { expect } from 'playwright/test'
import { test } from './support/test'

const LOADED = { timeout: 40_000 }

for (const width of [1280, 1920]) {
  test(`the charts of the video analysis fill their rows at ${width} px`, async ({ operator }) => {
    const { page } = operator
    await page.setViewportSize({ width, height: 1000 })
    await operator.open('/videoSurveillance/videoAnalyze')
    await operator.signIn()
    const cards = page.locator('section[aria-label]:has(> h2)')
    await expect(cards.first()).toBeVisible(LOADED)
    const boxes = await cards.evaluateAll((elements) => elements.map((element) => {
      const { x, right, y } = element.getBoundingClientRect()
      return { x, right, row: Math.round(y) }
    }))
    const edges = { left: Math.min(...boxes.map(({ x }) => x)), right: Math.max(...boxes.map(({ right }) => right)) }
    for (const row of new Set(boxes.map((box) => box.row))) {
      const inRow = boxes.filter((box) => box.row === row)
      expect({ left: Math.min(...inRow.map(({ x }) => x)), right: Math.max(...inRow.map(({ right }) => right)) }).toEqual(edges)
    }
  })
}
