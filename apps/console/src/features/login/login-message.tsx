import type { EndReason } from './end-reason'
import type { LoginMessages } from './login.messages'
import type { LoginProblem } from './login-problem'

export type LoginNotice = LoginProblem | { kind: 'incomplete' } | { kind: 'noPicture' } | { kind: 'noCode' } | { kind: 'secondCode' } | { kind: EndReason }

interface Line {
  tone: 'error' | 'warning' | 'success'
  title: string
  text?: string
}

/** Tone and text of the message line (spec 1 §5, §8). */
function noticeLine(notice: LoginNotice, messages: LoginMessages): Line {
  switch (notice.kind) {
    case 'credentials':
      return { tone: 'error', title: messages.credentials, text: messages.codeRenewed }
    case 'code':
      return { tone: 'error', title: messages.wrongCode, text: messages.codeRenewed }
    case 'locked':
      return { tone: 'error', title: messages.locked(Math.ceil(notice.retryAfterMs / 1000)) }
    case 'unreachable':
      return { tone: 'error', title: messages.unreachable, text: messages.unreachableText }
    case 'gateway':
      return { tone: 'error', title: messages.gateway }
    case 'server':
      return { tone: 'warning', title: notice.message ?? messages.serverSilent, text: messages.codeRenewed }
    case 'incomplete':
      return { tone: 'warning', title: messages.incomplete }
    case 'noCode':
      return { tone: 'warning', title: messages.secondFactor.empty }
    case 'secondCode':
      return { tone: 'error', title: messages.secondFactor.wrong, text: messages.secondFactor.wrongText }
    case 'noPicture':
      return { tone: 'warning', title: messages.noPicture }
    case 'expired':
      return { tone: 'warning', title: messages.expired }
    case 'refused':
      return { tone: 'warning', title: messages.refused }
    case 'passwordChanged':
      return { tone: 'success', title: messages.passwordChanged, text: messages.passwordChangedText }
    default:
      return notice satisfies never
  }
}

export function LoginMessage({ notice, messages }: { notice: LoginNotice | null; messages: LoginMessages }) {
  const line = notice && noticeLine(notice, messages)
  return (
    // the region is rendered without a message too: screen readers announce only changes of an existing region
    <div role="alert" className="login-alert">
      {line && (
        <div className="login-message" data-tone={line.tone}>
          <p>{line.title}</p>
          {line.text && <p>{line.text}</p>}
        </div>
      )}
    </div>
  )
}
