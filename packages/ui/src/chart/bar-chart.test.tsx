import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { UiRoot } from '../root/ui-root'
import { BarChart, type BarChartProps } from './bar-chart'

/** The height of a chart that is 640 px wide, as charts are in a page without layout. */
function drawnHeight(size: Pick<BarChartProps, 'height' | 'aspect'>): string | null | undefined {
  const { container } = render(<UiRoot><BarChart label="每小时报警" categories={['0', '1']} series={[{ id: 'count', label: '报警', values: [3, 1] }]} {...size} /></UiRoot>)
  return container.querySelector('.chart-drawing')?.getAttribute('height')
}

it('is as high as it is told', () => {
  expect(drawnHeight({ height: 120 })).toBe('120')
})

it('is higher where its share of the width is more, and never lower', () => {
  expect(drawnHeight({ height: 120, aspect: 0.4 })).toBe('256')
  expect(drawnHeight({ height: 120, aspect: 0.1 })).toBe('120')
})

it('has whole numbers at the axis of counts only', () => {
  const axisOf = (values: number[]) => {
    const { container, unmount } = render(<UiRoot><BarChart label="报警" categories={['0', '1']} series={[{ id: 'count', label: '报警', values }]} /></UiRoot>)
    const texts = [...container.querySelectorAll('.visx-axis-left text')].map((text) => Number(text.textContent))
    unmount()
    return texts
  }
  expect(axisOf([1, 2]).every(Number.isInteger)).toBe(true)
  expect(axisOf([0.5, 1.2]).every(Number.isInteger)).toBe(false)
})
