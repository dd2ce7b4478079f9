import { controlHeights, measures, shadows } from './measures'
import { ValueTable } from './value-table'

/** Spacing, heights of controls, radii, shadows and the order of layers. */
export function SpaceTables() {
  return (
    <>
      <ValueTable caption="Spacing 间距" head={['px']} rows={measures('spacing').map(({ name, value }) => ({ name, values: [value], sample: <span className="bar" style={{ width: value }} /> }))} />
      <ValueTable caption="Heights of controls 控件高度" head={['px']} rows={controlHeights().map(({ name, value }) => ({ name, values: [value], sample: <span className="control" style={{ height: value }} /> }))} />
      <ValueTable caption="Radii 圆角" head={['px']} rows={measures('radii').map(({ name, value }) => ({ name, values: [value], sample: <span className="tile" style={{ borderRadius: value }} /> }))} />
      <ValueTable caption="Shadows 投影" head={['Light 浅色', 'Dark 深色']} rows={shadows().map(({ name, light, dark }) => ({ name, values: [light, dark], sample: <span className="tile" style={{ boxShadow: light }} /> }))} />
      <ValueTable caption="Layers 层级" head={['Above zIndexBase']} rows={measures('zIndex').map(({ name, value }) => ({ name, values: [value], sample: null }))} />
    </>
  )
}
