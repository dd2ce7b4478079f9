'use client'

export { AlarmFeed, type AlarmFeedProps } from './alarm-feed'
