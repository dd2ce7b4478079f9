'use client'

export { playWarningTone } from './sound/play-warning-tone'
export { AlarmFeed, type AlarmFeedProps, type UnacknowledgedAlarms } from './alarm-feed'
