'use client'

export { AlarmFeed, type AlarmFeedProps, type UnacknowledgedAlarms } from './alarm-feed'
