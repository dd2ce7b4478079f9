import { measures } from './measures'
import { ValueTable } from './value-table'

const SAMPLE = '万达广场A座 3F 火警 14:32:08'

const FONT = measures('fonts').find(({ name }) => name === 'body')?.value

/** Sizes, weights, line heights and fonts. */
export function TypeTables() {
  return (
    <>
      <ValueTable caption="Sizes 字号" head={['px']} rows={measures('fontSizes').map(({ name, value }) => ({ name, values: [value], sample: <span style={{ fontFamily: FONT, fontSize: value, lineHeight: 1.45 }}>{SAMPLE}</span> }))} />
      <ValueTable caption="Weights 字重" head={['Weight']} rows={measures('fontWeights').map(({ name, value }) => ({ name, values: [value], sample: <span style={{ fontFamily: FONT, fontWeight: value }}>{SAMPLE}</span> }))} />
      <ValueTable caption="Line heights 行高" head={['Factor']} rows={measures('lineHeights').map(({ name, value }) => ({ name, values: [value], sample: <div style={{ fontFamily: FONT, lineHeight: value, maxWidth: '16em' }}>东侧走道电梯厅前室点型光电感烟火灾探测器报警</div> }))} />
      <ValueTable caption="Fonts 字体" head={['Family']} rows={measures('fonts').map(({ name, value }) => ({ name, values: [value], sample: <span style={{ fontFamily: value }}>{SAMPLE}</span> }))} />
    </>
  )
}
