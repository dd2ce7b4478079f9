import { factsOf } from './device-store'
import type { Words } from './inspect.messages'
import { RefusedEntry } from './refused-entry'
import type { Device } from './use-device'

/** Whether the server is reached, and what is still on the phone: what waits, what was refused, and what the server failed at. */
export function LinkBar({ words, device, onSignIn }: { words: Words; device: Device; onSignIn: () => void }) {
  const refused = device.waiting.filter(({ refusal }) => refusal !== null)
  const waiting = device.waiting.length - refused.length
  const failed = device.waiting.filter((kept) => kept.refusal === null && device.failed.has(factsOf(kept).clientId))
  return (
    <header className={device.link}>
      <h1>{words.title}</h1>
      <p role="status">{[words[device.link], device.opening || device.unread ? null : leftText(words, waiting, refused.length)].filter(Boolean).join(' · ')}</p>
      {device.unread ? <p role="alert" className="problem">{words.unread}</p> : null}
      {device.link === 'signedOut' ? <button type="button" onClick={onSignIn}>{words.signIn}</button> : waiting > 0 ? <button type="button" onClick={device.sendNow}>{words.send}</button> : null}
      {refused.length === 0 ? null : (
        <ul className="problem" aria-label={words.refused(refused.length)}>
          {refused.map((kept) => <RefusedEntry key={factsOf(kept).clientId} words={words} kept={kept} onSendAgain={() => device.sendAgain(kept)} onDiscard={() => device.discard(factsOf(kept).clientId)} />)}
        </ul>
      )}
      {failed.length === 0 ? null : (
        <ul className="problem" aria-label={words.failed(failed.length)}>
          {failed.map(factsOf).map(({ clientId, number }) => <li key={clientId}>{number}: {words.serverError}</li>)}
        </ul>
      )}
    </header>
  )
}

/** What is still on the phone. Checks that were refused are not sent, and do not read as if they were. */
function leftText(words: Words, waiting: number, refused: number): string {
  const left = [waiting > 0 ? words.waiting(waiting) : null, refused > 0 ? words.refused(refused) : null].filter((text) => text !== null)
  return left.length === 0 ? words.allSent : left.join(' · ')
}
