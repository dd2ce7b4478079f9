/** @jsxRuntime classic */
// the manager bundles its own React, which lacks the newer JSX runtime
import React, { useEffect, useRef, useState } from 'react'
import { STORY_CHANGED } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import type { MachineMoment } from './live-states'
import { MACHINE_MOMENT } from './panel-events'

const MAX_LINES = 500

/** The events of the story's machines, oldest first: time, machine, event and the state after it. */
export function EventLog() {
  const [moments, setMoments] = useState<MachineMoment[]>([])
  const [machine, setMachine] = useState('')
  const end = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    const channel = addons.getChannel()
    const add = (moment: MachineMoment) => setMoments((before) => [...before, moment].slice(-MAX_LINES))
    const clear = () => setMoments([])
    channel.on(MACHINE_MOMENT, add)
    channel.on(STORY_CHANGED, clear)
    return () => {
      channel.off(MACHINE_MOMENT, add)
      channel.off(STORY_CHANGED, clear)
    }
  }, [])
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [moments])
  const shown = moments.filter((moment) => machine === '' || moment.machine === machine)
  return (
    <div style={{ height: '100%', overflow: 'auto', fontSize: 12 }}>
      <div style={{ position: 'sticky', top: 0, display: 'flex', gap: 8, padding: 8, background: 'Canvas', color: 'CanvasText' }}>
        <label>
          Machine{' '}
          <select value={machine} onChange={({ target }) => setMachine(target.value)}>
            <option value="">all</option>
            {[...new Set(moments.map((moment) => moment.machine))].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => setMoments([])}>Clear</button>
        <span>{shown.length === 0 ? 'No machine of this story has received an event yet.' : `${shown.length} events`}</span>
      </div>
      <table style={{ width: '100%', borderCollapse: 'collapse', fontFamily: 'ui-monospace, Menlo, Consolas, monospace' }}>
        <thead>
          <tr style={{ textAlign: 'left' }}>
            <th style={CELL}>ms</th>
            <th style={CELL}>machine</th>
            <th style={CELL}>event</th>
            <th style={CELL}>state after it</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((moment, at) => (
            <tr key={`${moment.actor} ${moment.at} ${at}`} ref={at === shown.length - 1 ? end : null}>
              <td style={CELL}>{moment.at}</td>
              <td style={CELL}>{moment.machine}</td>
              <td style={CELL}>{moment.event}</td>
              <td style={CELL}>{moment.state}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const CELL = { padding: '2px 8px', borderTop: '1px solid rgb(128 128 128 / 25%)', verticalAlign: 'top' } as const
