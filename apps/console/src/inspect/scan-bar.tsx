import { useState } from 'react'
import type { Words } from './inspect.messages'
import { Scanner } from './scanner'
import { scannedNumber } from './scanned-number'

/** Reads the code of a label with the camera; where there is none, its number is typed. */
export function ScanBar({ words, onNumber }: { words: Words; onNumber: (number: string) => void }) {
  const [mode, setMode] = useState<'closed' | 'camera' | 'typed'>('closed')
  const [text, setText] = useState('')
  const number = scannedNumber(text)
  return (
    <div className="bottom">
      {mode === 'camera' ? <><Scanner label={words.scanning} onNumber={(read) => { setMode('closed'); onNumber(read) }} onUnusable={() => setMode('typed')} /><p className="muted">{words.scanning}</p></> : null}
      {mode === 'typed' ? (
        <form onSubmit={(event) => { event.preventDefault(); if (number !== null) onNumber(number) }}>
          <p className="muted">{words.noCamera}</p>
          <label>{words.number}<input value={text} onChange={(event) => setText(event.target.value)} /></label>
          <button type="submit" disabled={number === null}>{words.open}</button>
        </form>
      ) : null}
      <button type="button" className="primary" onClick={() => setMode(mode === 'closed' ? 'camera' : 'closed')}>{mode === 'closed' ? words.scan : words.stopScan}</button>
    </div>
  )
}
