import { ArgTypes, Canvas, Controls } from '@storybook/addon-docs/blocks'
import type { ComponentType } from 'react'

interface TryItProps<Props> {
  /** the playground of the component or dialog */
  of: object
  component: ComponentType<Props>
  /** of the frame, px */
  height?: number
}

/** A playground with its controls, and the table of all props, for an .mdx page. */
export function TryIt<Props>({ of, component, height = 520 }: TryItProps<Props>) {
  return (
    <>
      <Canvas of={of} story={{ height: `${height}px` }} />
      <Controls of={of} />
      <h3>Props</h3>
      <ArgTypes of={component} />
    </>
  )
}
