import { AGREED_WORDS } from '../../eslint.agreed-words.js'
import { formatMeasurement } from '../../packages/ui/src/components/data/format-measurement'
import { NO_VALUE } from '../../packages/ui/src/components/data/no-value'
import { formatDate, formatDateTime } from '../../packages/ui/src/components/time/format-date-time'
import { relativeTimeText } from '../../packages/ui/src/components/time/relative-time-text'
import { zhCN } from '../../packages/ui/src/locale/zh-cn.messages'
import { Copyable } from './copyable'

const AT = Date.UTC(2026, 10, 20, 6, 32, 8)
const MINUTE_MS = 60_000

/** How figures and times are written, by the functions that write them. */
const FORMATS: readonly (readonly [string, string])[] = [
  ['a measured value', formatMeasurement(69.2, '℃')],
  ['a share', formatMeasurement(86, '%')],
  ['below zero, with a true minus', formatMeasurement(-93, 'dBm')],
  ['an instant, in UTC+8', formatDateTime(AT)],
  ['a day', formatDate(AT)],
  ['how long ago, up to two days', relativeTimeText(AT, AT + 5 * MINUTE_MS, zhCN)],
  ['unknown, never 0', NO_VALUE],
]

export function FormatTable() {
  return (
    <table className="values">
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">How it is written 写法</th>
        </tr>
      </thead>
      <tbody>
        {FORMATS.map(([what, written]) => (
          <tr key={what}>
            <td>{what}</td>
            <td><Copyable>{written}</Copyable></td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The agreed words, which the linter enforces. */
export function WordTable() {
  return (
    <table className="values">
      <thead>
        <tr>
          <th scope="col">We write 用</th>
          <th scope="col">not 不用</th>
          <th scope="col">because</th>
        </tr>
      </thead>
      <tbody>
        {AGREED_WORDS.map(({ not, say, why }) => (
          <tr key={not}>
            <td><Copyable>{say}</Copyable></td>
            <td>{not}</td>
            <td>{why}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
