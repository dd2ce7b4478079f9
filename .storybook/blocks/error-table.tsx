import { ApiError } from '@smart-fire/api-client'
import { endsSession, noticeOf } from '../../packages/dialogs/src/provider/errors/error-notice'
import { en, zhCN } from '../../packages/dialogs/src/provider/errors/error-notice.messages'
import { ERROR_KINDS } from '../pages/error-kinds'

const MS_PER_SECOND = 1000

/** The error catalogue, made by the function that makes the notices of the product. */
export function ErrorTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Kind</th>
          <th>Tone</th>
          <th>中文</th>
          <th>English</th>
          <th>Seconds</th>
          <th>Ends the session</th>
        </tr>
      </thead>
      <tbody>
        {ERROR_KINDS.map((kind) => {
          const error = new ApiError(kind, {})
          const [chinese, english] = [noticeOf(error, zhCN), noticeOf(error, en)]
          return (
            <tr key={kind}>
              <td><code>{kind}</code></td>
              <td>{chinese?.tone ?? 'never shown'}</td>
              <td lang="zh-CN">{wordsOf(chinese)}</td>
              <td>{wordsOf(english)}</td>
              <td>{chinese?.durationMs ? chinese.durationMs / MS_PER_SECOND : ''}</td>
              <td>{endsSession(error) ? 'yes' : 'no'}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function wordsOf(notice: ReturnType<typeof noticeOf>): string {
  if (!notice) return ''
  return 'title' in notice && notice.title ? `${notice.title}: ${notice.text}` : notice.text
}
